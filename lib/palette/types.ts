import { type RecordEntry } from '@/lib/records/entries'

/** How many of each kind are answered. */
export const mostOfEach = 5

type PaletteLead = {
  id: string
  name: string
  /** What it is about and where, in words. */
  about: string
  /** Its status in words; of a new one how long it has waited. */
  standing: string
  /** The telephone number or e-mail address, when the lead was found by it; else empty. */
  contact: string
}

/** A list of the inbox, with its address and how many leads it has. */
export type PaletteLeadList = { label: string; href: string; count: number }

/** A place that a link may lead to: what it is called, and what is said about it beside its name. */
export type LinkPlace = { label: string; href: string; detail: string }

/** What POST /api/link-places answers is a list of these; none is empty. */
export type LinkGroup = { name: string; places: LinkPlace[] }

/** Something that was opened last in the browser that asks. */
export type PaletteRecent = Omit<RecordEntry, 'id'> & { path: string }

/** What POST /api/palette answers to a query: at most five of each kind, the public addresses of matching places and services. */
export type PaletteAnswer = {
  leadLists: PaletteLeadList[]
  leads: PaletteLead[]
  records: RecordEntry[]
  site: string[]
  /** Where the copy of the landing pages among them is edited. */
  copy: { label: string; href: string }[]
}
