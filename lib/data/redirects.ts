import 'server-only'
import { type Redirect } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import { barePath } from '@/lib/text/bare-path'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, type Transaction, write } from './client'
import { containsText } from './contains-text'
import { loadRedirects } from './redirect-table'
import { withBuildFallback } from './build-fallback'

/** Returns a path without its query and without a slash at its end. */
function normalizePath(path: string): string {
  const bare = barePath(path)
  return bare.startsWith('/') ? bare : `/${bare}`
}

/** Returns where a path has moved to, or null; by another redirect than `except`. */
export async function getRedirect(path: string, except?: string): Promise<string | null> {
  return withBuildFallback(async () => {
    const db = await database()
    const row = await db.redirect.findUnique({
      where: {
        fromPath: normalizePath(path),
        ...(except !== undefined && { NOT: { id: except } }),
      },
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
  const [fromPath, toPath] = [normalizePath(from), normalizePath(to)]
  await tx.redirect.deleteMany({ where: { fromPath: toPath } })
  await tx.redirect.updateMany({ where: { toPath: fromPath }, data: { toPath } })
  if (fromPath === toPath) return
  const upsert = { create: { fromPath, toPath }, update: { toPath }, select: { id: true } }
  await tx.redirect.upsert({ where: { fromPath }, ...upsert })
}

const select = { id: true, fromPath: true, toPath: true, isManual: true, createdAt: true } as const

const toRedirect = (row: Prisma.RedirectGetPayload<{ select: typeof select }>): Redirect => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})

/** Lists the redirects with a text in one of their addresses, the newest first, and counts them. */
export async function listRedirects({
  search = '',
  page = 1,
  pageSize,
}: {
  search?: string
  page?: number
  pageSize: number
}): Promise<{ redirects: Redirect[]; total: number }> {
  const text = search.trim().toLowerCase()
  const where = text ? { OR: [{ fromPath: containsText(text) }, { toPath: containsText(text) }] } : {}
  const db = await database()
  const [rows, total] = await Promise.all([
    db.redirect.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * pageSize,
      take: pageSize,
      select,
    }),
    db.redirect.count({ where }),
  ])
  return { redirects: rows.map(toRedirect), total }
}

export async function countRedirects(): Promise<number> {
  const db = await database()
  return db.redirect.count()
}

type Way = { fromPath: string; toPath: string }

/**
 * Returns where a redirect that staff write really leads: to the end of its chain. What led to its start leads there
 * too, so that no redirect leads to another one or in a circle. `own` is the redirect that is changed, if it isn't a new
 * one.
 */
async function resolveWay(tx: Transaction, way: Way, ownId?: string): Promise<Way> {
  const { fromPath } = way
  const exceptOwn = ownId === undefined ? {} : { id: { not: ownId } }
  const existing = await tx.redirect.findFirst({ where: { fromPath, ...exceptOwn }, select })
  if (existing) {
    const message = `This address leads to ${existing.toPath} already. Delete that redirect first.`
    throw new AppError('conflict', { detail: message, errors: { from: message } })
  }
  const next = await tx.redirect.findFirst({
    where: { fromPath: normalizePath(way.toPath), ...exceptOwn },
    select: { toPath: true },
  })
  const toPath = next?.toPath ?? way.toPath
  if (normalizePath(toPath) === fromPath) {
    const message = next
      ? `That leads back here: ${way.toPath} leads to ${toPath}.`
      : 'An address can’t lead to itself.'
    throw new AppError('invalid', { detail: message, errors: { to: message } })
  }
  await tx.redirect.updateMany({ where: { toPath: fromPath, ...exceptOwn }, data: { toPath } })
  return { fromPath, toPath }
}

/**
 * Adds a redirect by hand.
 * @throws AppError conflict (the address has one), invalid (a circle), with messages for `from` and `to`
 */
export async function addRedirect({
  isManual = true,
  ...way
}: Way & { isManual?: boolean }): Promise<Redirect> {
  const newRedirect = await write((db) =>
    db.$transaction(async (tx) => {
      const data = { ...(await resolveWay(tx, way)), isManual }
      return tx.redirect.create({ data, select })
    }),
  )
  await loadRedirects()
  return toRedirect(newRedirect)
}

/**
 * Changes a redirect's addresses; from then on it counts as written by hand.
 * @returns it before and after
 * @throws AppError as addRedirect, and not-found
 */
export const changeRedirect = (id: string, way: Way): Promise<{ before: Redirect; after: Redirect }> =>
  withRedirect(id, async (tx, before) => {
    const data = { ...(await resolveWay(tx, way, id)), isManual: true }
    return { before, after: toRedirect(await tx.redirect.update({ where: { id }, data, select })) }
  })

/** Deletes a redirect and returns it. @throws AppError not-found */
export const removeRedirect = (id: string): Promise<Redirect> =>
  withRedirect(id, async (tx, redirect) => {
    await tx.redirect.delete({ where: { id }, select: { id: true } })
    return redirect
  })

async function withRedirect<Result>(
  id: string,
  run: (tx: Transaction, redirect: Redirect) => Promise<Result>,
): Promise<Result> {
  const result = await write((db) =>
    db.$transaction(async (tx) => {
      const row = await tx.redirect.findUnique({ where: { id }, select })
      if (!row) throw new AppError('not-found')
      return run(tx, toRedirect(row))
    }),
  )
  await loadRedirects()
  return result
}
