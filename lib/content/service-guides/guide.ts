import type { Township } from '@/lib/business/towns'
import type { BuildingEra, HousingType } from '@/lib/content/town-notes'
import type { ServiceSlug } from '@/lib/business/services'
import type { PriceTitle } from '@/lib/business/prices'
import { type Topic } from '@/lib/content/town-notes/topics'

/** What a text may depend on: `any` always holds, the others hold where the town's data says so. */
export type FactKey =
  'any' | BuildingEra | HousingType | Topic | Township | 'village' | 'hamlet' | 'near' | 'middle' | 'far'

/** A text and the facts it needs; with several facts, one of them is enough. `{town}` and the like are filled in. */
export type Line = readonly [FactKey | readonly FactKey[], string]
type QuestionLine = readonly [FactKey | readonly FactKey[], string, string]

/** One step of the work, in the order of the service's six feature lines. */
type GuideStep = {
  title: string
  /** The line of the published price list that pays for this step. */
  price?: PriceTitle
  lines: readonly Line[]
}

/**
 * What a remodeler knows about one service, keyed by the facts of a place. Every line must be true of the kind of
 * house, rule or site it is keyed by; nothing here may claim anything about one town.
 */
export type ServiceGuide = {
  slug: ServiceSlug
  headings: { notes: string; housing: string }
  /** Leads from a local note to what it means for this service, unless the note already speaks of one of the words. */
  bridge: { lead: string; unless: readonly string[] }
  /** What the service takes in, in two sentences. */
  scope: string
  /** Lines of the price list this service draws on, how their sum is worded (`{sum}`), and what they leave out. */
  price: { titles: readonly PriceTitle[]; wording?: string; note: string }
  timeline: string
  leadTimes: string
  ledes: readonly Line[]
  /** What each planning topic means for this service; null where the topic has no bearing on it. */
  meanings: Record<Topic, readonly string[] | null>
  /** What houses of a period mean for this service; keyed by building era. */
  years: readonly Line[]
  /** What a kind of dwelling means for it; keyed by housing type. */
  kinds: readonly Line[]
  permits: readonly Line[]
  drivers: readonly Line[]
  steps: readonly [GuideStep, GuideStep, GuideStep, GuideStep, GuideStep, GuideStep]
  decide: readonly Line[]
  mistakes: readonly Line[]
  questions: readonly QuestionLine[]
}

export const oldHouse = ['pre-1900', '1900-1939'] as const
export const midCentury = ['1940-1959', '1960-1979'] as const
export const lateHouse = ['1980-1999', '2000-later'] as const
export const attached = ['townhouse-condo', 'apartment-coop'] as const
export const hardAccess = ['steep-stairs-or-slope', 'narrow-street-access'] as const
export const halfLevels = ['raised-ranch-layout', 'split-level-layout'] as const
