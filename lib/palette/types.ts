import { type RecordEntry } from '@/lib/records/entries'

/** The maximum number of results of each kind. */
export const mostOfEach = 5

type PaletteLead = {
  id: string
  name: string
  /** Its subject and place. */
  about: string
  /** Its status in words; of a new one how long it has waited. */
  standing: string
  /** The telephone number or email address, when the lead was found by it; else empty. */
  contact: string
}

/** A list of the inbox with the number of its leads. */
export type PaletteLeadList = { label: string; href: string; count: number }

/** A target of a link: its name, and a line about it. */
export type LinkPlace = { label: string; href: string; detail: string }

/** POST /api/link-places answers a list of these; none is empty. */
export type LinkGroup = { name: string; places: LinkPlace[] }

/** Something that was opened last in the browser that asks. */
export type PaletteRecent = Omit<RecordEntry, 'id'> & { path: string }

/** The answer of POST /api/palette to a query. `site` has public addresses of matching places and services. */
export type PaletteAnswer = {
  leadLists: PaletteLeadList[]
  leads: PaletteLead[]
  records: RecordEntry[]
  site: string[]
  /** The editors of the page copy of those landing pages. */
  copy: { label: string; href: string }[]
}
