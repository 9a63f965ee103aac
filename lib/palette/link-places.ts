import 'server-only'
import { phoneDigits } from '@/lib/business/profile'
import { ownRooms, roomAddress } from '@/lib/business/rooms'
import { type Areas } from '@/lib/content/areas'
import { getTownPage } from '@/lib/content/town-pages'
import { getAreas } from '@/lib/data/areas'
import { madeByStaff } from '@/lib/data/page-fields'
import { getProfile } from '@/lib/data/settings'
import { recordEntries } from '@/lib/records/entries'
import { page } from '@/lib/records/page/definition'
import { post } from '@/lib/records/post/definition'
import { projectStore } from '@/lib/records/project/store'
import { landingPagesOf } from '@/lib/seo/service-area'
import { mainPages, mainPagesIn } from '@/lib/seo/site-pages'
import { mailtoHref } from '@/lib/text/safe-href'
import { hasParts, nearlyHasParts, queryParts } from './parts'
import { type LinkGroup, type LinkPlace, mostOfEach } from './types'

const place = (label: string, href: string, detail = href): LinkPlace => ({ label, href, detail })

const ownPages = [
  ...mainPages.filter(({ township }) => !township).map(({ path, title }) => place(title, path)),
  place('See it in your finishes', '/design'),
  ...ownRooms.map(({ id, noun }) => place(`See a ${noun} in your finishes`, roomAddress(id))),
  place('What it may cost', '/estimate'),
  place('Reviews', '/reviews'),
  place('Privacy', '/privacy'),
  place('Accessibility', '/accessibility'),
]

/** Services and towns: pages of one before pages of both. */
const servedIn = ({ places, services }: Areas) => [
  ...services.map(({ name, slug }) => place(name, `/rockland/${slug}/`)),
  ...mainPagesIn(places)
    .filter(({ township }) => township)
    .map(({ path, title }) => place(title, path)),
  ...places
    .filter(({ slug }) => !getTownPage(slug))
    .map(({ name, slug }) => place(`Remodeling in ${name}`, `/rockland/${slug}/`)),
  ...landingPagesOf(places, services).map(({ path, title }) => place(title, path)),
]

type Found = LinkPlace & { words?: string }
const textOf = ({ label, href, detail, words = '' }: Found) => `${label} ${href} ${detail} ${words}`

/** So many places that come with the site are answered: there are hundreds. */
const mostOwn = 2 * mostOfEach

/**
 * Returns the targets of a link that match what staff type, in groups; without letters or digits the site's own pages, the
 * pages that were changed last, and how to reach the business. Drafts are included and labeled. If no target has the words,
 * those that nearly have them are returned.
 */
export async function linkPlaces(query: string): Promise<LinkGroup[]> {
  const parts = queryParts(query)
  const [pages, posts, areas, projects, { phone, email }] = await Promise.all([
    recordEntries(page, madeByStaff),
    recordEntries(post),
    getAreas(),
    projectStore.listShown(),
    getProfile(),
  ])
  const servedAreas = servedIn(areas)
  const [pagePlaces, postPlaces] = [pages, posts].map((entries) =>
    entries.map(({ title, path, detail }) => place(title, path, detail)),
  ) as [LinkPlace[], LinkPlace[]]
  const projectPlaces = projects.map(({ title, slug }) => place(title, `/gallery/${slug}`))
  const ways: Found[] = [
    { ...place(phone, `tel:${phoneDigits(phone)}`, 'Telephone'), words: 'call' },
    { ...place(email, mailtoHref(email), 'Email'), words: 'write' },
  ].filter(({ label }) => label)

  const groups = (has: (text: string) => boolean) => {
    const group = (name: string, entries: readonly Found[], limit = mostOfEach) => ({
      name,
      places: entries
        .filter((entry) => has(textOf(entry)))
        .slice(0, limit)
        .map(({ label, href, detail }) => ({ label, href, detail })),
    })
    return [
      group('Pages', [...pagePlaces, ...ownPages], mostOwn),
      group('Services and towns', servedAreas, mostOwn),
      group('Posts', postPlaces),
      group('Projects', projectPlaces),
      group('Phone and email', ways),
    ].filter(({ places }) => places.length > 0)
  }

  if (parts.length === 0)
    return [
      { name: 'Pages', places: [...ownPages, ...pagePlaces.slice(0, mostOfEach)] },
      ...groups((text) => ways.some((way) => textOf(way) === text)),
    ]
  const exact = groups((text) => hasParts(text, parts))
  return exact.length > 0 ? exact : groups((text) => nearlyHasParts(text, parts))
}
