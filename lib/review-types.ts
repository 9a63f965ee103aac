// Reviews that homeowners write by the link of a finished job. JSON-safe; moments are ISO in UTC.

/** `asked`: nothing has come yet. `waiting`: staff decide. */
export const reviewStatuses = ['asked', 'waiting', 'published', 'refused'] as const
type ReviewStatus = (typeof reviewStatuses)[number]

/** The reasons for which a review may be refused. Its stars never are one. */
export const refusals = ['customer', 'personal', 'abuse', 'spam'] as const
export type Refusal = (typeof refusals)[number]

/** The homeowner's part of a review. */
type ReviewTexts = {
  /** 1 to 5. */
  rating: number
  words: string
  /** The name and the town to show. */
  name: string
  town: string
  /** The ids of its photos, as a lead has them. */
  photos: string
  mayPublish: boolean
}

export type Review = ReviewTexts & {
  id: string
  leadId: string | null
  status: ReviewStatus
  askedAt: string | null
  stoppedAt: string | null
  /** When the homeowner sent it; the texts are empty before. */
  sentAt: string | null
  refusal: Refusal | ''
  testimonialId: string | null
}

/** A review as staff see it, with its lead. */
export type ReviewWithLead = Review & {
  lead: { id: string; name: string; projectType: string; service: string } | null
}

/** The public page's figures on reviews that may be shown. */
export type ReviewCounts = {
  sent: number
  shown: number
  waiting: number
  refused: Partial<Record<Refusal, number>>
}
