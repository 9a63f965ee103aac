import 'server-only'
import type { NotFoundHit } from '@/lib/content-types'
import { database, write } from './client'
import { lookupPath } from './redirect-table'

const select = { path: true, count: true, referrer: true, firstAt: true, lastAt: true } as const

/** Longer paths are cut: nobody types them, and a scanner mustn't fill the table. */
const longest = 300
/** The maximum number of paths; beyond it and some slack, the rarest and oldest are deleted. */
const maxPaths = 1_000
const slack = 100

/** Counts requests for a path that led nowhere, and keeps where the last came from if that was sent. */
export async function countNotFound(path: string, referrer = '', times = 1): Promise<void> {
  const key = path.slice(0, longest)
  const from = referrer.slice(0, longest)
  await write(async (db) => {
    await db.notFoundHit.upsert({
      where: { path: key },
      create: { path: key, referrer: from, count: times },
      update: { count: { increment: times }, ...(from ? { referrer: from } : {}) },
      select: { path: true },
    })
    // A path that staff dismissed must not come back as if it were new.
    const where = { isForgotten: false }
    const excess = (await db.notFoundHit.count({ where })) - maxPaths
    if (excess <= slack) return
    const rare = await db.notFoundHit.findMany({
      where,
      select: { path: true },
      orderBy: [{ count: 'asc' }, { lastAt: 'asc' }, { path: 'asc' }],
      take: excess,
    })
    await db.notFoundHit.deleteMany({ where: { path: { in: rare.map((hit) => hit.path) } } })
  })
}

/** Counts the paths that led nowhere: visible ones, or those that staff forgot. */
export async function countNotFoundHits({ isForgotten = false } = {}): Promise<number> {
  const db = await database()
  return db.notFoundHit.count({ where: { isForgotten } })
}

/** Lists the same paths, most frequent first. */
export async function listNotFoundHits({ skip = 0, limit = maxPaths, isForgotten = false } = {}): Promise<
  NotFoundHit[]
> {
  const db = await database()
  const rows = await db.notFoundHit.findMany({
    where: { isForgotten },
    select,
    orderBy: [{ count: 'desc' }, { lastAt: 'desc' }, { path: 'asc' }],
    skip,
    take: limit,
  })
  return rows.map((row) => ({
    ...row,
    firstAt: row.firstAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
  }))
}

/** Returns the stored spellings of a path: with capitals, with a slash at its end. */
async function spellings(path: string): Promise<{ path: { in: string[] } }> {
  const db = await database()
  const rows = await db.notFoundHit.findMany({ select: { path: true } })
  return {
    path: { in: rows.map((row) => row.path).filter((spelling) => lookupPath(spelling) === lookupPath(path)) },
  }
}

/** Hides a path that led nowhere from the list, or shows it again. It is counted in either case. */
export async function forgetNotFound(path: string, isForgotten: boolean): Promise<void> {
  const where = await spellings(path)
  const db = await database()
  const rows = await db.notFoundHit.findMany({ where, select: { path: true, lastAt: true } })
  await write((db) =>
    db.$transaction(
      // Keeps `lastAt`, since this is no request for the path.
      rows.map(({ path, lastAt }) =>
        db.notFoundHit.updateMany({ where: { path }, data: { isForgotten, lastAt } }),
      ),
    ),
  )
}

/** Takes a path off the list that leads somewhere now. */
export async function removeNotFound(path: string): Promise<void> {
  const where = await spellings(path)
  await write((db) => db.notFoundHit.deleteMany({ where }))
}
