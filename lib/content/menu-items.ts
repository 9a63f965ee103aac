import { type MenuPage, type StoredComponent } from '@/lib/content-types'
import { builtInMenu, planMenu } from './built-in-menu'

// What the menu at the top of every public page may hold besides staff's own pages. A built-in entry's id is its address.

/** Screens of the site that staff can add. */
export const furtherMenu: readonly MenuPage[] = [
  { label: 'Gallery', href: '/gallery' },
  { label: 'Contact', href: '/contact' },
]

const names = new Map([...builtInMenu, ...furtherMenu].map(({ href, label }) => [href, label]))

/** Returns what a built-in entry is called by itself; undefined for a page's id. */
export const builtInName = (id: string): string | undefined => names.get(id)

/** Returns the address of the list that an entry leads to; an entry whose list is empty isn't shown. */
export const listBehind = (href: string): string =>
  href === '/#portfolio' ? '/gallery' : href === '/#testimonials' ? '/reviews' : href

/** The home page's sections that entries lead to, by the entry's address. */
const sectionBehind = {
  '/#services': 'price-ledger',
  '/#portfolio': 'latest-work',
  '/#towns': 'town-list',
  '/#testimonials': 'quotes',
}

/** Returns the addresses of the entries whose section the home page with these blocks doesn't show. */
export const withoutSection = (home: readonly StoredComponent[]): string[] =>
  Object.entries(sectionBehind).flatMap(([href, section]) =>
    home.some(({ type, config }) => type === section && !('hidden' in config && config.hidden === true))
      ? []
      : [href],
  )

/** Returns how wide a label is, in tenths of a small letter. */
const widthOf = (label: string) => 10 * label.length + 4 * (label.match(/\p{Lu}/gu)?.length ?? 0)
const gap = 20
/** What the bar has room for at 960 pixels: the built-in menu. */
const roomInBar = builtInMenu.slice(planMenu.length).reduce((sum, { label }) => sum + widthOf(label) + gap, 0)
/** One more entry that fits in a wide window, in place of "More". */
const roomInWideBar = 120

type SplitMenu<Entry> = {
  /** Stand first, behind "Plan yours" where the window has no room for them. */
  plan: Entry[]
  bar: Entry[]
  /** Stand behind "More". */
  more: Entry[]
  /** Set if a wide window has room for the only entry behind "More". */
  fitsWide: boolean
}

/** Returns the entries whose list isn't empty. */
export const withoutEmpty = (entries: readonly MenuPage[], empty: readonly string[]): MenuPage[] =>
  entries.filter(({ href }) => !empty.includes(listBehind(href)))

/** Returns which entries stand in the bar of a desktop. */
export function splitMenu<Entry extends MenuPage>(entries: readonly Entry[]): SplitMenu<Entry> {
  const isPlan = ({ href }: Entry) => planMenu.some((entry) => entry.href === href)
  const plan = entries.filter(isPlan)
  const others = entries.filter((entry) => !isPlan(entry))
  let room = roomInBar
  const overflow = others.findIndex(({ label }) => (room -= widthOf(label) + gap) < 0)
  const count = overflow < 0 ? others.length : overflow
  const [bar, more] = [others.slice(0, count), others.slice(count)]
  return { plan, bar, more, fitsWide: more.length === 1 && widthOf(more[0]!.label) <= roomInWideBar }
}

/** An entry of the menu as staff arrange it. */
export type MenuEntry = {
  /** A page's id, or the address of a built-in entry. */
  id: string
  /** What it is called unless it has a label. */
  name: string
  href: string
  label: string
  isShown: boolean
  /** Why visitors don't see it even if it is shown; empty if they do. */
  absent: string
}

/** The menu's entries in order, and those that can be added. */
export type StaffMenu = { entries: MenuEntry[]; others: MenuEntry[] }
