// A claim is what the site says of the business beyond its address and prices. It counts as an example until something proves it, and an
// example isn't shown once the site is live.

/** A document that staff have added, by its id in lib/private-files, with the name of its file. */
export type ProofFile = { id: string; name: string }

/** A figure or statement about the business. Unset parts are empty. */
type Claim = {
  /** The figure: "25+". Statements have none. */
  value: string
  /** The words beside the figure, or the statement. */
  wording: string
  /** Its proof: a number, an address, or the name of a document. */
  proof: string
  /** A document that proves it, which only staff see. */
  proofFile: ProofFile | null
  /** The day on which it was true, as an ISO date. */
  date: string
}

type ClaimKind = {
  label: string
  /** The pages on which visitors read it. */
  appears: string
  /** Describes the figure; without it the claim is a statement. */
  figure?: string
  /** True if its words can be changed. */
  isWorded?: true
  /** The proofs that it takes. */
  evidence: string
  sample?: { value?: string; wording?: string }
}

/** The claims that a business can make. Their samples are the specification's. */
const claimKinds = {
  years: {
    label: 'Years of experience',
    appears: 'home, reviews',
    figure: 'Years, e.g. 25+',
    isWorded: true,
    evidence: 'Your first contract or license, e.g. “License of May 2001”',
    sample: { value: '25+', wording: 'in the trade' },
  },
  since: {
    label: 'In business since',
    appears: 'home, footer, town pages',
    figure: 'Year',
    evidence: 'The entry in the state’s register of companies, or its number',
    sample: { value: '1999' },
  },
  rating: {
    label: 'Rating',
    appears: 'home, reviews, landing pages',
    figure: 'Rating, e.g. 4.9/5',
    isWorded: true,
    evidence: 'The address of the page with the reviews',
    sample: { value: '4.9/5', wording: 'average rating' },
  },
  customers: {
    label: 'Customers',
    appears: 'home, reviews, landing pages',
    figure: 'Number, e.g. 127+',
    isWorded: true,
    evidence: 'Your list of invoices, and its year',
    sample: { value: '127+', wording: 'customers' },
  },
  turnaround: {
    label: 'Typical turnaround',
    appears: 'home, town pages',
    figure: 'Time in the house, e.g. 2-4 weeks',
    isWorded: true,
    evidence: 'The jobs that it was counted from',
    sample: { value: '2-4 weeks', wording: 'typical turnaround' },
  },
  satisfaction: {
    label: 'Another figure',
    appears: 'home, reviews',
    figure: 'Number or share, e.g. 98%',
    isWorded: true,
    evidence: 'The survey or list that it comes from',
  },
  license: {
    label: 'Licensed and insured',
    appears: 'home, footer, contact, reviews, landing pages',
    isWorded: true,
    evidence: 'the license number, under Business profile',
    sample: { wording: 'Licensed and insured in Rockland County' },
  },
  leadSafe: {
    label: 'Lead-safe certified',
    appears: 'home, footer, reviews',
    isWorded: true,
    evidence: 'The number of your firm’s certificate, NAT-…',
  },
  warranty: {
    label: 'Warranty',
    appears: 'home, services, reviews, town and landing pages',
    isWorded: true,
    evidence: 'The name or the address of the document that customers get',
    sample: { wording: 'Written warranty' },
  },
} as const satisfies Record<string, ClaimKind>

export type ClaimId = keyof typeof claimKinds
export const claimIds = Object.keys(claimKinds) as ClaimId[]
export const claimKind = (id: ClaimId): ClaimKind => claimKinds[id]

export type Claims = Record<ClaimId, Claim>

const claimsOf = (claimOf: (id: ClaimId) => Partial<Claim>): Claims =>
  Object.fromEntries(
    claimIds.map((id) => [
      id,
      { value: '', wording: '', proof: '', proofFile: null, date: '', ...claimOf(id) },
    ]),
  ) as Claims

export const sampleClaims = claimsOf((id) => claimKind(id).sample ?? {})

export const sampleReplyHours = 2
export const sampleContactHours = 24
export const sampleFinancing = '0% financing with approved credit'

/** The fields of a business profile that decide which claims are shown. */
export type ClaimFacts = { claims: Claims; licenseNumber: string; liveSince: string }

/** A claim as visitors read it. An example is marked as one. */
export type ShownClaim = Pick<Claim, 'value' | 'wording'> & { isExample: boolean }

/** Returns true if something proves a claim; the license has a number of its own. */
const isProven = ({ claims, licenseNumber }: ClaimFacts, id: ClaimId): boolean =>
  id === 'license' ? licenseNumber !== '' : hasProof(claims[id])

/** Returns true if a claim has a text or a file that proves it. */
export const hasProof = ({ proof, proofFile }: Pick<Claim, 'proof' | 'proofFile'>): boolean =>
  proof !== '' || Boolean(proofFile)

const isMade = ({ claims }: Pick<ClaimFacts, 'claims'>, id: ClaimId): boolean =>
  (claimKind(id).figure ? claims[id].value : claims[id].wording) !== ''

/** Returns the claims that visitors read. */
export function shownClaims(profile: ClaimFacts): Partial<Record<ClaimId, ShownClaim>> {
  const entries = claimIds.flatMap((id) => {
    const isExample = !isProven(profile, id)
    if (!isMade(profile, id) || (isExample && profile.liveSince !== '')) return []
    const { value, wording } = profile.claims[id]
    return [[id, { value, wording, isExample }] as const]
  })
  return Object.fromEntries(entries)
}

/** Returns the claims that nothing proves yet. */
export const unprovenClaims = (profile: ClaimFacts): ClaimId[] =>
  claimIds.filter((id) => isMade(profile, id) && !isProven(profile, id))

type Promises = {
  claims: Claims
  replyHours: number
  financing: { claim: string; months: number; apr: string; conditions: string }
}

/** Returns the claims and promises without those that came with the site: from now on they are the owner's own. */
export function withoutSampleClaims(profile: Promises): Promises {
  const isSample = (id: ClaimId) => isDeepEqual(profile.claims[id], sampleClaims[id])
  const { financing } = profile
  return {
    claims: claimsOf((id) => (isSample(id) ? {} : profile.claims[id])),
    replyHours: profile.replyHours === sampleReplyHours ? 0 : profile.replyHours,
    financing: { ...financing, claim: financing.claim === sampleFinancing ? '' : financing.claim },
  }
}

const isDeepEqual = (a: Claim, b: Claim) =>
  (Object.keys(a) as (keyof Claim)[]).every((part) => a[part] === b[part])

/** Returns claims without their files, which no site file has. */
export const withoutProofFiles = (claims: Claims): Claims =>
  claimsOf((id) => ({ ...claims[id], proofFile: null }))

/** Returns the specification's short words for a claim, or the owner's own where he has changed it. */
export const claimBadge = (id: ClaimId, { wording }: ShownClaim, short: string): string =>
  wording === sampleClaims[id].wording ? short : wording

export type Figure = { value: string; label: string; isExample?: boolean }

/** Returns the figures among the claims that visitors read, in the order of `ids`. */
export function claimFigures(profile: ClaimFacts, ids: readonly ClaimId[]): Figure[] {
  const visibleClaims = shownClaims(profile)
  return ids.flatMap((id) => {
    const claim = visibleClaims[id]
    if (!claim) return []
    const { value, wording, isExample } = claim
    if (id !== 'years') return [{ value, label: wording, isExample }]
    const { since } = visibleClaims
    const label = [wording, since && `since ${since.value}`].filter(Boolean).join(', ')
    return [{ value: `${value} years`, label, isExample: isExample || since?.isExample }]
  })
}

/** Returns stored claims in their present form: until November 2026 each was its figure or its statement alone. */
export function presentClaims(stored: object): object {
  return Object.fromEntries(
    Object.entries(stored).map(([id, claim]: [string, unknown]) => {
      if (typeof claim !== 'string' && typeof claim !== 'number') return [id, claim]
      const sample = sampleClaims[id as ClaimId]
      const isFigure = sample && claimKind(id as ClaimId).figure
      return [id, isFigure ? { ...sample, value: String(claim) } : { ...sample, wording: String(claim) }]
    }),
  )
}
