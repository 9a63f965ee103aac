import { type Service, type ServiceSlug } from '@/lib/business/services'
import { type Town } from '@/lib/business/towns'
import { type HouseKind } from '@/lib/content/house-kinds/kinds'
import { type TownWords } from '@/lib/content/own-words'
import { type ServiceGuide } from '@/lib/content/service-guides/guide'
import { type TownNotes } from '@/lib/content/town-notes'
import { type StoredComponent } from '@/lib/content-types'

// The places and services as staff edit them. Types only: the texts that they start with are in area-seed.ts.

export type PlaceNotes = Omit<TownNotes, 'slug'>

/** A place that is served, with the notes that its pages are made of. Texts on permits are empty where nobody knows. */
export type Place = Town & {
  permitPhone: string
  permitUrl: string
  permitFees: string
  notes: PlaceNotes
  /** Where it stands in lists; it chooses the pictures of its pages too, so that it never changes. */
  position: number
  version: number
  /** ISO; null for one that comes from the files. */
  updatedAt: string | null
}

/** What a remodeler knows of a service, and of it in each kind of house. */
export type StoredGuide = Omit<ServiceGuide, 'slug'> & { passages: Record<HouseKind, string> }

/** A service with its guide. One that is off has no pages, and no form offers it. */
export type AreaService = Service & {
  guide: StoredGuide
  isOn: boolean
  version: number
  updatedAt: string | null
}

/** A service, or 'town' for the own words of a fixed town page. */
export type LandingKind = ServiceSlug | 'town'

/** `hidden`: no search engine is to list it; `auto`: the gate decides. */
export const listings = ['auto', 'hidden'] as const
export type Listing = (typeof listings)[number]

/** What only one page says and shows. */
export type LandingTexts = TownWords & {
  /** '' for the usual one. */
  headline: string
  /** Blocks of the page builder below the own words. */
  blocks: StoredComponent[]
  /** Own pictures in place of the service's: paths. */
  pictures: { hero?: string; detail?: string }
  /** Projects chosen by hand, by id; empty for the nearest ones. */
  projects: string[]
}

export type LandingWords = LandingTexts & {
  place: string
  service: LandingKind
  listing: Listing
  version: number
  updatedAt: string | null
}

/** A page's texts as they were saved at some point. */
export type LandingRevision = LandingTexts & {
  id: string
  /** Empty unless somebody named it. */
  name: string
  version: number
  createdAt: string
  staffName: string | null
}

/** All that a page about a place or a service is made of. Services that are off aren't among them. */
export type Areas = { places: readonly Place[]; services: readonly AreaService[] }

/** The page of a place and a service, as it is named in lists and addresses. */
export const landingId = (place: string, service: string) => `${place}/${service}`

export const emptyTexts: LandingTexts = {
  headline: '',
  lede: '',
  description: '',
  parts: [],
  questions: [],
  blocks: [],
  pictures: {},
  projects: [],
}
