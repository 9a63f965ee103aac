import { type ServiceSlug } from '@/lib/business/services'

/** One step of the work. */
type GuideStep = {
  title: string
  /** The line of the published price list that pays for this step. */
  price?: string
  /** A few words, for a place's page. */
  short: string
  /** The step in full, for the service's own page. */
  text: string
}

/** What a remodeler knows about one service: true of any house in the county; nothing here speaks of one place. */
export type ServiceGuide = {
  slug: ServiceSlug
  /** Stands over a place's own words; `{town}` is filled in. */
  heading: string
  /** What the service takes in, in two or three sentences. */
  scope: string
  /**
   * Lines of the price list this service draws on, how their sum is worded (`{sum}`), and what they leave out. A
   * service that makes a `whole` room says what such rooms came to instead, as long as the site shows some.
   */
  price: {
    titles: readonly string[]
    wording?: string
    whole?: 'kitchen' | 'bathroom'
    note: string
  }
  timeline: string
  leadTimes: string
  /** Six, in the order of the service's feature lines. */
  steps: readonly GuideStep[]
  drivers: readonly string[]
  decide: readonly string[]
  mistakes: readonly string[]
  questions: readonly { question: string; answer: string }[]
}
