/** The views of a page on a day of the office ("2026-11-23"), by where visitors came from. */
export type PageViewSum = { day: string; path: string; source: string; campaign: string; count: number }

/** A lead from the site's forms: the page it was sent from, where its visitor came from, and what became of it. */
export type SiteLead = {
  page: string
  town: string
  service: string
  projectType: string
  referrer: string
  utmSource: string
  utmCampaign: string
  gclid: string
  hasVisit: boolean
  isWon: boolean
}
