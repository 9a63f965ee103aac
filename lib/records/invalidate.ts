import 'server-only'
import { revalidate } from '@/lib/revalidate'
import { type RecordKind, type Stored } from './define-record'

/** Invalidates all pages that show a record as it was or as it is now; null where there is none. */
export async function invalidate(
  { invalidates }: Pick<RecordKind, 'invalidates'>,
  before: Stored | null,
  after: Stored | null,
): Promise<void> {
  const changes = typeof invalidates === 'function' ? invalidates(before, after) : invalidates
  for (const change of changes) await revalidate(change)
}
