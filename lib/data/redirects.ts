import 'server-only'
import { database, type Transaction } from './client'
import { orAtBuild } from './stand-in'

/** A path without its query and without a slash at its end. */
function normalized(path: string): string {
  const bare = path.replace(/[?#].*$/, '').replace(/\/+$/, '')
  return bare.startsWith('/') ? bare : `/${bare}`
}

/** Where a path has moved to, or null. */
export async function getRedirect(path: string): Promise<string | null> {
  return orAtBuild(async () => {
    const db = await database()
    const row = await db.redirect.findUnique({
      where: { fromPath: normalized(path) },
      select: { toPath: true },
    })
    return row?.toPath ?? null
  }, null)
}

/**
 * Notes that `from` has moved to `to`, where something is now. What redirected to `from` goes to `to` directly, and
 * `to` redirects nowhere any more: no redirect ever leads to another one, or in a circle. In a transaction, together with
 * what moves.
 */
export async function moveRedirect(tx: Transaction, from: string, to: string): Promise<void> {
  const [fromPath, toPath] = [normalized(from), normalized(to)]
  await tx.redirect.deleteMany({ where: { fromPath: toPath } })
  await tx.redirect.updateMany({ where: { toPath: fromPath }, data: { toPath } })
  if (fromPath === toPath) return
  const changed = { create: { fromPath, toPath }, update: { toPath }, select: { id: true } }
  await tx.redirect.upsert({ where: { fromPath }, ...changed })
}
