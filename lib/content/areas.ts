import { type Service, type ServiceSlug } from '@/lib/business/services'
import { type Town } from '@/lib/business/towns'
import { type HouseKind } from '@/lib/content/house-kinds/kinds'
import { type TownWords } from '@/lib/content/own-words'
import { type Question, type ServiceGuide } from '@/lib/content/service-guides/guide'
import { type TownNotes } from '@/lib/content/town-notes'
import { type StoredComponent } from '@/lib/content-types'

// Places and services as staff edit them. Types only: the texts that they start with are in area-seed.ts.

export type PlaceNotes = Omit<TownNotes, 'slug'>

/** A served place, with the notes that its pages are made of. Texts on permits are empty where nobody knows. */
export type Place = Town & {
  permitPhone: string
  permitUrl: string
  permitFees: string
  notes: PlaceNotes
  /** Position in lists. It also chooses the pictures of the place's pages, so it never changes. */
  position: number
  version: number
  /** ISO; null for one that comes from the files. */
  updatedAt: string | null
}

/** A remodeler's knowledge of a service, and of the service in each kind of house. */
export type StoredGuide = Omit<ServiceGuide, 'slug'> & {
  passages: Record<HouseKind, string>
  kindQuestions?: Record<HouseKind, readonly Question[]>
}

/** A service with its guide. One that is off has no pages, and no form offers it. */
export type AreaService = Service & {
  guide: StoredGuide
  isOn: boolean
  version: number
  updatedAt: string | null
}

/** A service, or 'town' for the copy of a fixed town page. */
export type LandingKind = ServiceSlug | 'town'

/** `hidden` keeps search engines out; `auto` leaves it to the quality gate. */
export const listings = ['auto', 'hidden'] as const
export type Listing = (typeof listings)[number]

/** The copy and pictures of one page. */
export type CopyTexts = TownWords & {
  /** '' for the usual one. */
  headline: string
  /** Blocks of the page builder below the copy. */
  blocks: StoredComponent[]
  /** Paths of pictures in place of the service's. */
  pictures: { hero?: string; detail?: string }
  /** Ids of chosen projects; empty for the nearest ones. */
  projects: string[]
}

export type PageCopy = CopyTexts & {
  place: string
  service: LandingKind
  listing: Listing
  version: number
  updatedAt: string | null
}

/** A saved version of a page's copy. */
export type CopyRevision = CopyTexts & {
  id: string
  /** Empty unless somebody named it. */
  name: string
  version: number
  createdAt: string
  staffName: string | null
}

/** All that pages about places and services are made of, without services that are off. */
export type Areas = { places: readonly Place[]; services: readonly AreaService[] }

/** Returns the id of a place's page for a service, as in lists and addresses. */
export const landingId = (place: string, service: string) => `${place}/${service}`

export const emptyCopy: CopyTexts = {
  headline: '',
  lede: '',
  description: '',
  parts: [],
  questions: [],
  blocks: [],
  pictures: {},
  projects: [],
}
