import 'server-only'
import { permanentRedirect } from 'next/navigation'
import { getRedirect } from '@/lib/data/redirects'

/**
 * Sends the visitor on (308) when the page of this path has been renamed. To be called where a page is not found,
 * before saying so: what exists never redirects.
 */
export async function redirectIfMoved(path: string): Promise<void> {
  const target = await getRedirect(path)
  if (target) permanentRedirect(target)
}
