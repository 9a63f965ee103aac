import { type ServiceSlug } from '@/lib/business/services'

export type Question = { question: string; answer: string }

type GuideStep = {
  title: string
  /** The line of the price list that pays for this step. */
  price?: string
  /** In full, for the service's own page. */
  text: string
}

/** A remodeler's knowledge of one service, true of any house in the county and naming no place. */
export type ServiceGuide = {
  slug: ServiceSlug
  /** Heading of a place's copy; `{town}` is filled in. */
  heading: string
  /** Extent of the service, in two or three sentences. */
  scope: string
  /**
   * Lines of the price list for this service, the wording of their sum (`{sum}`), and what they leave out. A service that
   * makes a `whole` room gives the cost of such rooms instead, as long as the site shows some.
   */
  price: {
    titles: readonly string[]
    wording?: string
    whole?: 'kitchen' | 'bathroom'
    note: string
  }
  timeline: string
  leadTimes: string
  /** How long it takes from signature to the last day, waiting included. */
  fromSignature?: string
  /** Six, in the order of the service's feature lines. */
  steps: readonly GuideStep[]
  drivers: readonly string[]
  decide: readonly string[]
  mistakes: readonly string[]
  questions: readonly Question[]
}
