import 'server-only'
import { bookingAddress, builtInMenu } from '@/lib/content/built-in-menu'
import {
  builtInName,
  furtherMenu,
  listBehind,
  type MenuEntry,
  type StaffMenu,
  withoutSection,
} from '@/lib/content/menu-items'
import { listEmptyPaths } from '@/lib/data/empty-lists'
import { changePagePlaces, getPagePlaces, listMenuPages, type PlacesRow } from '@/lib/data/page-places'
import { getBuiltIn } from '@/lib/data/pages'
import { getProfile } from '@/lib/data/settings'
import { revalidate } from '@/lib/revalidate'
import { type MenuFields } from '@/lib/schemas/page-places'

/** Returns the menu as staff arrange it, and what can be added to it. */
export async function getMenu(): Promise<StaffMenu> {
  const [places, empty, { visits }, home] = await Promise.all([
    getPagePlaces(),
    listEmptyPaths(),
    getProfile(),
    getBuiltIn(''),
  ])
  const sectionless = withoutSection(home.components)
  const pages = await listMenuPages(places)
  const { menu, hidden, labels } = places
  const entryOf = (id: string, name: string, href: string, absent: string): MenuEntry => {
    return { id, name, href, label: labels[id] ?? '', isShown: !hidden.includes(id), absent }
  }
  const whyAbsent = (href: string) =>
    href === bookingAddress && !visits.isOn
      ? 'Booking is off'
      : empty.includes(listBehind(href))
        ? 'Nothing to show yet'
        : sectionless.includes(href)
          ? 'Its section on the home page is hidden'
          : ''
  const allEntries = [
    ...[...builtInMenu, ...furtherMenu].map(({ label, href }) => entryOf(href, label, href, whyAbsent(href))),
    ...pages.map(({ id, title, slug, isPublished }) =>
      entryOf(id, title, `/${slug}`, isPublished ? '' : 'Not published'),
    ),
  ]
  return {
    entries: menu.flatMap((id) => allEntries.find((entry) => entry.id === id) ?? []),
    others: allEntries.filter(({ id, absent }) => !menu.includes(id) && !absent),
  }
}

/** Stores the whole menu; pages that don't exist are left out. */
export async function saveMenu({ entries }: MenuFields): Promise<void> {
  let before: PlacesRow | undefined
  await changePagePlaces((places, pages) => {
    before = places
    // Pages in the trash aren't on the screen; restored, they are back at the end.
    const trashedIds = places.menu.filter((id) => !builtInName(id) && !pages.has(id))
    const ids = entries.map(({ id }) => id)
    return {
      ...places,
      menu: [...ids, ...trashedIds.filter((id) => !ids.includes(id))],
      hidden: entries.flatMap(({ id, isShown }) => (isShown ? [] : [id])),
      labels: { ...places.labels, ...Object.fromEntries(entries.map(({ id, label }) => [id, label])) },
    }
  })
  if (JSON.stringify(before) !== JSON.stringify(await getPagePlaces())) await revalidate({ kind: 'site' })
}
