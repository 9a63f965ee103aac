import 'server-only'
import { type MenuPage, type PlacedPage, type SiteBanner, type SitePages } from '@/lib/content-types'
import { bookingAddress, builtInMenu } from '@/lib/content/built-in-menu'
import { builtInName, withoutSection } from '@/lib/content/menu-items'
import { isRecord, isText } from '@/lib/type-guards'
import { mostInMenu } from '@/lib/schemas/page-places'
import { database, type Reader, write } from './client'
import { madeByStaff, present } from './page-fields'
import { scheduleNow, visible } from './page-schedule'
import { getBuiltIn } from './pages'
import { readSetting, storeSetting } from './setting-rows'
import { getProfile } from './settings'
import { withBuildFallback } from './build-fallback'

// The menu, the footer's pages and the home page's banner: one Setting with pages' ids, so that a new title or address
// needs no change, and the addresses of built-in entries. Visibility is checked on reading.

export type PlacesRow = {
  /** Page ids and built-in entries' addresses, in order. */
  menu: string[]
  /** Entries of the menu that are hidden. */
  hidden: string[]
  footer: string[]
  /** `until`: when it ends, as ISO. */
  banner: { id: string; text: string; until: string | null } | null
  /** Link labels other than the page's title or the entry's name, by id. */
  labels: Record<string, string>
}

const key = 'page-places'
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : [])

/** Adds the built-in entries that a row doesn't name, first: rows of earlier versions hold only what follows them. */
function withBuiltIn(ids: string[]): string[] {
  const missing = builtInMenu.map(({ href }) => href).filter((href) => !ids.includes(href))
  return [...missing, ...ids]
}

function toRow(value: unknown): PlacesRow {
  const { menu, hidden, footer, banner, labels } = isRecord(value) ? value : {}
  const isBanner = isRecord(banner) && isText(banner.id) && isText(banner.text)
  return {
    menu: withBuiltIn(texts(menu)),
    hidden: texts(hidden),
    footer: texts(footer),
    banner: isBanner
      ? {
          id: banner.id as string,
          text: banner.text as string,
          until: isText(banner.until) ? banner.until : null,
        }
      : null,
    labels: isRecord(labels)
      ? Object.fromEntries(
          Object.entries(labels).filter((entry): entry is [string, string] => isText(entry[1])),
        )
      : {},
  }
}

async function read(db: Pick<Reader, 'setting'>): Promise<PlacesRow> {
  return toRow(await readSetting(db, key))
}

/** Returns the setting, whether or not visitors see the pages. */
export const getPagePlaces = async (): Promise<PlacesRow> => read(await database())

const idsOf = ({ menu, footer, banner }: PlacesRow) => [...menu, ...footer, ...(banner ? [banner.id] : [])]

async function existing(db: Pick<Reader, 'page'>, places: PlacesRow): Promise<Map<string, PlacedPage>> {
  const select = { id: true, title: true, isPublished: true, publishAt: true, unpublishAt: true }
  const rows = await db.page.findMany({ where: { id: { in: idsOf(places) }, ...present }, select })
  return new Map(
    rows.map((row) => {
      const { id, title } = row
      return [id, { id, title, isPublished: scheduleNow(row).isPublished }]
    }),
  )
}

/** Returns the named pages by their ids, without those in the trash. */
export const listPlacedPages = async (places: PlacesRow): Promise<Map<string, PlacedPage>> =>
  existing(await database(), places)

/** Returns the pages of staff that visitors see, and those of the menu that they don't, by title. */
export async function listMenuPages({ menu }: PlacesRow): Promise<(PlacedPage & { slug: string })[]> {
  const db = await database()
  const rows = await db.page.findMany({
    where: { AND: [madeByStaff, { OR: [{ id: { in: menu }, ...present }, visible()] }] },
    select: { id: true, title: true, slug: true, isPublished: true, publishAt: true, unpublishAt: true },
    orderBy: [{ title: 'asc' }, { id: 'asc' }],
  })
  return rows.map((row) => {
    const { id, title, slug } = row
    return { id, title, slug, isPublished: scheduleNow(row).isPublished }
  })
}

/** Changes the setting; `change` may throw to refuse. Purged pages are dropped, those in the trash stay. */
export async function changePagePlaces(
  change: (places: PlacesRow, pages: Map<string, PlacedPage>) => PlacesRow,
): Promise<void> {
  await write(async (db) => {
    const stored = await read(db)
    const next = change(stored, await existing(db, stored))
    const where = { AND: [madeByStaff, { id: { in: idsOf(next) } }] }
    const rows = await db.page.findMany({ where, select: { id: true } })
    const existingIds = new Set(rows.map(({ id }) => id))
    const menu = next.menu.filter((id) => existingIds.has(id) || builtInName(id))
    const isListed = (id: string) => existingIds.has(id) || menu.includes(id)
    const value = {
      menu,
      hidden: next.hidden.filter((id) => menu.includes(id)),
      footer: next.footer.filter((id) => existingIds.has(id)),
      banner: next.banner && existingIds.has(next.banner.id) ? next.banner : null,
      labels: Object.fromEntries(
        Object.entries(next.labels).filter(([id, label]) => isListed(id) && label !== ''),
      ),
    } satisfies PlacesRow
    await storeSetting(db, key, value)
  })
}

/** Returns links to built-in entries and to those pages that visitors see now, by id. */
async function links(ids: readonly string[], { labels }: PlacesRow): Promise<Map<string, MenuPage>> {
  const linkById = new Map<string, MenuPage>()
  for (const id of ids) {
    const name = builtInName(id)
    if (name) linkById.set(id, { label: labels[id] ?? name, href: id })
  }
  const pageIds = ids.filter((id) => !builtInName(id))
  if (pageIds.length === 0) return linkById
  const db = await database()
  const where = { id: { in: pageIds }, ...visible() }
  const rows = await db.page.findMany({ where, select: { id: true, title: true, slug: true } })
  for (const { id, title, slug } of rows) linkById.set(id, { label: labels[id] ?? title, href: `/${slug}` })
  return linkById
}

/** Returns the menu and the footer's pages as every public page shows them. */
export const getSitePages = (): Promise<SitePages> =>
  withBuildFallback<SitePages>(
    async () => {
      const places = await getPagePlaces()
      const { menu, hidden, footer } = places
      const linkById = await links([...menu, ...footer], places)
      const linksOf = (ids: string[]) => ids.flatMap((id) => linkById.get(id) ?? [])
      const absent = withoutSection((await getBuiltIn('')).components)
      if (!(await getProfile()).visits.isOn) absent.push(bookingAddress)
      const shownIds = menu.filter((id) => !hidden.includes(id) && !absent.includes(id))
      return { menu: linksOf(shownIds).slice(0, mostInMenu), footer: linksOf(footer) }
    },
    { menu: builtInMenu, footer: [] },
  )

/** Returns the home page's banner, or null. */
export const getSiteBanner = (): Promise<SiteBanner | null> =>
  withBuildFallback(async () => {
    const places = await getPagePlaces()
    const { banner } = places
    if (!banner || hasEnded(banner)) return null
    const link = (await links([banner.id], places)).get(banner.id)
    return link ? { ...link, text: banner.text } : null
  }, null)

/** Returns true if a banner has ended. */
export const hasEnded = ({ until }: { until: string | null }, now = new Date()): boolean =>
  until !== null && Date.parse(until) <= Number(now)

/** Returns true if the banner ended after `since`, up to `now`. */
export const bannerEnded = async (since: Date, now: Date): Promise<boolean> =>
  endedIn(await getPagePlaces(), since, now)

const endedIn = ({ banner }: PlacesRow, since: Date, now: Date): boolean =>
  banner?.until != null && hasEnded(banner, now) && !hasEnded(banner, since)
