import 'server-only'
import { type PagePlaces, type PlacedPage } from '@/lib/content-types'
import {
  bannerEnded,
  changePagePlaces,
  getPagePlaces,
  hasEnded,
  listPlacedPages,
  type PlacesRow,
} from '@/lib/data/page-places'
import { builtInName } from '@/lib/content/menu-items'
import { AppError } from '@/lib/errors'
import { revalidate } from '@/lib/revalidate'
import { mostInFooter, mostInMenu, type PagePlacesFields } from '@/lib/schemas/page-places'
import { pageStore } from '@/lib/records/page/store'

type Pages = ReadonlyMap<string, PlacedPage>

/** Returns the banner unless it has ended. */
const activeBanner = ({ banner }: PlacesRow) => (banner && !hasEnded(banner) ? banner : null)

/** Returns where a page is shown beside its own address. @throws AppError not-found */
export async function placesOf(id: string): Promise<PagePlaces> {
  await pageStore.require(id)
  const places = await getPagePlaces()
  const pages = await listPlacedPages(places)
  const listPages = (ids: string[]) => ids.flatMap((pageId) => pages.get(pageId) ?? [])
  const banner = activeBanner(places)
  const ownBanner = banner?.id === id ? banner : null
  return {
    values: {
      menu: isShownIn(places, 'menu', id),
      footer: places.footer.includes(id),
      banner: ownBanner !== null,
      label: places.labels[id] ?? '',
      text: ownBanner?.text ?? '',
      until: ownBanner?.until ?? null,
    },
    menu: listPages(places.menu),
    footer: listPages(places.footer),
    banner: (banner && pages.get(banner.id)) ?? null,
  }
}

/**
 * Adds a page to the places that the fields name, and removes it from the others. Returns its places, and the title of
 * the page that it has replaced in the banner.
 * @throws AppError not-found, invalid (a place is full)
 */
export async function placePage(
  id: string,
  fields: PagePlacesFields,
): Promise<PagePlaces & { replaced: string | null }> {
  await pageStore.require(id)
  let replacedBanner: string | null = null
  let before: PlacesRow | undefined
  await changePagePlaces((places, pages) => {
    before = places
    const { banner, text, until } = fields
    const currentBanner = activeBanner(places)
    if (banner && currentBanner && currentBanner.id !== id)
      replacedBanner = pages.get(currentBanner.id)?.title ?? null
    const isOwn = places.banner?.id === id
    return {
      menu: orderWithPage(id, places, pages, fields, 'menu'),
      hidden: fields.menu ? places.hidden.filter((hiddenId) => hiddenId !== id) : places.hidden,
      footer: orderWithPage(id, places, pages, fields, 'footer'),
      banner: banner ? { id, text, until } : isOwn ? null : places.banner,
      labels: { ...places.labels, [id]: fields.label },
    }
  })
  const after = await getPagePlaces()
  const isIn = (places?: PlacesRow) =>
    JSON.stringify([places?.menu, places?.hidden, places?.footer, shownLabels(places, ['menu', 'footer'])])
  const inBanner = (places?: PlacesRow) => {
    const banner = places?.banner ?? null
    return JSON.stringify([banner, banner && places?.labels[banner.id]])
  }
  if (isIn(before) !== isIn(after)) await revalidate({ kind: 'site' })
  else if (inBanner(before) !== inBanner(after)) await revalidate({ kind: 'banner' })
  return { ...(await placesOf(id)), replaced: replacedBanner }
}

const shownLabels = (places: PlacesRow | undefined, lists: ('menu' | 'footer')[]) =>
  lists.map((list) => places?.[list].map((id) => places.labels[id] ?? ''))

const rooms = {
  menu: { name: 'The menu', most: mostInMenu },
  footer: { name: 'The footer', most: mostInFooter },
}

/** Returns true if a list shows the page; the menu may have it hidden. */
const isShownIn = (places: PlacesRow, list: 'menu' | 'footer', id: string) =>
  places[list].includes(id) && (list === 'footer' || !places.hidden.includes(id))

/** Returns a list with or without the page, its pages in the requested order. @throws AppError invalid if the list is full */
function orderWithPage(
  id: string,
  places: PlacesRow,
  pages: Pages,
  fields: PagePlacesFields,
  list: 'menu' | 'footer',
): string[] {
  const { name, most } = rooms[list]
  const isListed = places[list].includes(id)
  const isShown = isShownIn(places, list, id)
  const otherTitles = places[list]
    .filter((otherId) => otherId !== id && isShownIn(places, list, otherId))
    .flatMap((otherId) => places.labels[otherId] ?? builtInName(otherId) ?? pages.get(otherId)?.title ?? [])
  if (fields[list] && !isShown && otherTitles.length >= most) {
    const message = `${name} has room for ${most}: ${otherTitles.join(', ')} are there. Take one of them out first.`
    throw new AppError('invalid', { detail: message, errors: { [list]: message } })
  }
  const wantedOrder = fields[`${list}Order`]
  const rank = (pageId: string) => {
    const index = wantedOrder.indexOf(pageId)
    return index < 0 ? wantedOrder.length : index
  }
  // A hidden page keeps its place in the menu.
  const stays = fields[list] || (isListed && !isShown)
  const otherIds = places[list].filter((otherId) => otherId !== id)
  const next = !stays ? otherIds : isListed ? places[list] : [...otherIds, id]
  const sortedIds = next.filter((pageId) => !builtInName(pageId)).sort((a, b) => rank(a) - rank(b))
  return next.map((entryId) => (builtInName(entryId) ? entryId : sortedIds.shift()!))
}

/** Invalidates the home page if its banner ended after `since`. */
export async function showDueBanner(since: Date): Promise<void> {
  if (await bannerEnded(since, new Date())) await revalidate({ kind: 'banner' })
}
