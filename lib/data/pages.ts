import 'server-only'
import { cache } from 'react'
import type { StoredPage } from '@/lib/content-types'
import { type Schedule } from '@/lib/page-document/schedule'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { listPlaces } from './areas'
import { database, write } from './client'
import { aboutBlocks, aboutPage } from '@/lib/content/about-page'
import { builtInBlocks, builtInIds, builtInPages } from '@/lib/content/built-in-pages'
import { documentJson } from '@/lib/page-document/stored'
import { fields, madeByStaff, parsePageBlocks, present } from './page-fields'
import { scheduleNow, visible } from './page-schedule'
import { withBuildFallback } from './build-fallback'

/** The columns of a page that no form has. */
export const columns = ['draftId', 'draftSavedAt', 'draftPublishAt', 'createdAt'] as const

export const select = {
  ...fields,
  id: true,
  version: true,
  publishAt: true,
  unpublishAt: true,
  draftId: true,
  draftSavedAt: true,
  draftPublishAt: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.PageSelect

export type PageRow = Prisma.PageGetPayload<{ select: typeof select }>

export const toPage = ({ draftId, draftSavedAt, draftPublishAt, ...row }: PageRow): StoredPage => ({
  ...row,
  ...scheduleNow(row),
  components: parsePageBlocks(row, { model: 'Page', id: row.id }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  ...(draftId && {
    draft: {
      savedAt: (draftSavedAt ?? row.updatedAt).toISOString(),
      publishAt: draftPublishAt?.toISOString() ?? null,
    },
  }),
})

const recentFirst = [{ updatedAt: 'desc' }, { id: 'asc' }] satisfies Prisma.PageOrderByWithRelationInput[]

/** Returns all pages that staff have made, the one saved last first. */
export async function listPages(): Promise<StoredPage[]> {
  const db = await database()
  const where = { ...present, ...madeByStaff }
  return (await db.page.findMany({ where, select, orderBy: recentFirst })).map(toPage)
}

/** Returns the built-in pages as staff have changed them, without those of towns that aren't served. */
export async function listBuiltInPages(): Promise<StoredPage[]> {
  return withBuildFallback(async () => {
    const db = await database()
    const [rows, places] = await Promise.all([
      db.page.findMany({ where: { id: { in: [...builtInIds] } }, select }),
      listPlaces(),
    ])
    return builtInPages
      .filter(({ kind, slug }) => kind !== 'town' || places.some((place) => place.slug === slug))
      .flatMap(({ id }) => rows.filter((row) => row.id === id).map(toPage))
  }, [])
}

/** Stores the built-in pages that aren't stored yet, for staff to change; on a new site also the About page, for staff to fill in. */
export const seedBuiltInPages = ({ isNew = false } = {}): Promise<void> =>
  write(async (db) => {
    const where = { id: { in: [...builtInIds] } }
    const stored = new Set((await db.page.findMany({ where, select: { id: true } })).map(({ id }) => id))
    const missing = builtInPages.filter(({ id }) => !stored.has(id))
    if (missing.length === 0) return
    const components = documentJson([])
    const about = { ...aboutPage, components: documentJson(aboutBlocks), isPublished: false }
    await db.page.createMany({
      data: [
        ...missing.map(({ id, slug, title }) => ({ id, slug, title, components, isPublished: true })),
        ...(isNew ? [about] : []),
      ],
    })
  })

/** Returns the pages that were saved last, without their blocks. */
export async function listRecentPages({
  limit,
}: {
  limit: number
}): Promise<(Pick<StoredPage, 'id' | 'title' | 'slug'> & Schedule)[]> {
  const db = await database()
  const light = { id: true, title: true, slug: true, isPublished: true, publishAt: true, unpublishAt: true }
  const rows = await db.page.findMany({
    where: { ...present, ...madeByStaff },
    select: light,
    orderBy: recentFirst,
    take: limit,
  })
  return rows.map((row) => ({ ...row, ...scheduleNow(row) }))
}

/** Returns the published pages that staff have made, the one saved last first; none while the site is built without a database. */
export async function listPublishedPages(): Promise<StoredPage[]> {
  return withBuildFallback(async () => {
    const db = await database()
    return (
      await db.page.findMany({ where: { ...visible(), ...madeByStaff }, select, orderBy: recentFirst })
    ).map(toPage)
  }, [])
}

/** Returns the page that visitors see at an address, or null, read once per request. */
export const getPublishedPage = cache((slug: string): Promise<StoredPage | null> =>
  withBuildFallback(async () => {
    const db = await database()
    const row = await db.page.findUnique({ where: { slug, ...visible() }, select })
    return row && toPage(row)
  }, null),
)

/** Returns a built-in page's blocks, and the search texts that staff wrote for it. */
export const getBuiltIn = async (slug: string) =>
  (await getPublishedPage(slug)) ?? {
    components: [...builtInBlocks(slug)],
    metaTitle: '',
    metaDescription: '',
  }

/** Returns the columns of a page where nothing waits to go live. `draftPublishAt` is the moment that was planned, when that has come. */
export const noDraft = (draftPublishAt: Date | null = null) => ({
  draftId: null,
  draftSavedAt: null,
  draftPublishAt,
})
