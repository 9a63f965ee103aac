import 'server-only'
import { database, write, type Writer } from './client'
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

/** The changes of addRedirect(), to be made in one transaction with what moves. */
export function redirectChanges(db: Writer, from: string, to: string) {
  const [fromPath, toPath] = [normalized(from), normalized(to)]
  return [
    db.redirect.deleteMany({ where: { fromPath: toPath } }),
    db.redirect.updateMany({ where: { toPath: fromPath }, data: { toPath } }),
    ...(fromPath === toPath
      ? []
      : [
          db.redirect.upsert({
            where: { fromPath },
            create: { fromPath, toPath },
            update: { toPath },
            select: { id: true },
          }),
        ]),
  ]
}

/**
 * Notes that `from` has moved to `to`, where something is now. What redirected to `from` goes to `to` directly, and
 * `to` redirects nowhere any more: no redirect ever leads to another one, or in a circle.
 */
export async function addRedirect(from: string, to: string): Promise<void> {
  await write((db) => db.$transaction(redirectChanges(db, from, to)))
}
