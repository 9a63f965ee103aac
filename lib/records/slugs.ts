import 'server-only'
import { type Reader, type Transaction } from '@/lib/data/client'
import { tableOf } from '@/lib/data/table'
import { type RecordNames } from './define-record'

/** Returns the slugs of a kind that begin like this one: among them are all that a number behind it could meet. */
export async function listSlugsLike(
  db: Reader | Transaction,
  { model }: RecordNames,
  slug: string,
): Promise<string[]> {
  const where = { slug: { startsWith: slug.slice(0, 900) } }
  const rows = await tableOf(db, model).findMany({ where, select: { slug: true } })
  return rows.map((row) => String(row.slug))
}
