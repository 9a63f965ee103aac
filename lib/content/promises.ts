import { type Worded, wordingOf } from '@/lib/business/wording'
import {
  type ClaimFacts,
  claimBadge,
  sampleContactHours,
  sampleReplyHours,
  type ShownClaim,
  shownClaims,
} from '@/lib/business/claims'
import { type BusinessProfile } from '@/lib/business/profile'
import { counted } from '@/lib/text/counted'
import { fillText } from '@/lib/text/fill-text'
import { capitalized } from '@/lib/text/in-words'
import texts from './promises.json'

/** A promise, which is an example while it rests on a claim that nothing proves. */
export type PromiseText = { title: string; text: string; isExample?: boolean }

/** Returns the reason that rests on a claim, in a list, which is empty without the claim. */
const reasonOf = (claim: ShownClaim | undefined, say: (claim: ShownClaim) => PromiseText): PromiseText[] =>
  claim ? [{ ...say(claim), isExample: claim.isExample }] : []

/** Returns what the license, the certificate and the warranty let the business say. */
function credentialReasons(profile: ClaimFacts): Record<'license' | 'leadSafe' | 'warranty', PromiseText[]> {
  const { license, warranty, leadSafe } = shownClaims(profile)
  const { reasons } = texts
  const number = profile.licenseNumber && fillText(texts.license, { number: profile.licenseNumber })
  return {
    license: reasonOf(license, (claim) => ({
      title: claimBadge('license', claim, reasons.license.title),
      text: fillText(reasons.license.text, { license: number }),
    })),
    leadSafe: reasonOf(leadSafe, ({ wording }) => ({ title: wording, text: reasons.leadSafe })),
    warranty: reasonOf(warranty, ({ wording }) => ({ title: wording, text: reasons.warranty })),
  }
}

/** Returns the reasons of the Reviews screen (specification §2), as far as the claims carry them. */
export function reasonsToChooseUs(profile: ClaimFacts): PromiseText[] {
  const { license, leadSafe, warranty } = credentialReasons(profile)
  const { years, since } = shownClaims(profile)
  const { reasons } = texts
  const experience = since ? fillText(reasons.years, { since: since.value }) : reasons.experience
  return [
    ...license,
    ...reasonOf(years, ({ value }) => ({ title: `${value} years`, text: experience })),
    reasons.design,
    // A page with one reason looks as if something were missing.
    ...(license.length > 0 || years || warranty.length > 0 ? [] : [reasons.price]),
    ...leadSafe,
    ...warranty,
  ]
}

/** Returns what stands behind the work. The license's number counts without a claim, too. */
export function credentials(profile: ClaimFacts): PromiseText[] {
  const { license, leadSafe, warranty } = credentialReasons(profile)
  const { licenseNumber: number } = profile
  const { title, text } = texts.licenseNumber
  const numbered = license.length === 0 && number ? [{ title, text: fillText(text, { number }) }] : license
  return [...numbered, ...leadSafe, ...warranty]
}

/** Returns the reasons of a landing page, as far as the claims carry them. */
export function landingReasons(profile: ClaimFacts & Worded & Pick<BusinessProfile, 'terms'>): PromiseText[] {
  const words = wordingOf(profile)
  const { terms } = profile
  const { license, since, customers, rating, warranty } = shownClaims(profile)
  const record = recordOf([
    since && { ...since, text: `since ${since.value}` },
    customers && { ...customers, text: `${customers.value} ${customers.wording}` },
    rating && { ...rating, text: `rated ${rating.value}` },
  ])
  return [
    ...reasonOf(license, (claim) => ({
      title: claimBadge('license', claim, words('landing.license')),
      text: '',
    })),
    ...record,
    ...(terms.warranty
      ? [{ title: words('landing.warranty'), text: terms.warranty }]
      : reasonOf(warranty, ({ wording }) => ({ title: wording, text: '' }))),
    { title: words('landing.design'), text: '' },
    ...(license || record.length > 0 || warranty || terms.warranty
      ? []
      : [{ title: words('landing.price'), text: '' }]),
  ]
}

/** Joins claims in one reason: the first is its title, the others are its text. */
function recordOf(claims: readonly ((ShownClaim & { text: string }) | undefined)[]): PromiseText[] {
  const [first, ...others] = claims.filter((claim) => claim !== undefined)
  if (!first) return []
  const text = others.length > 0 ? `${capitalized(others.map(({ text }) => text).join(', '))}.` : ''
  const isExample = [first, ...others].some(({ isExample }) => isExample)
  return [{ title: capitalized(first.text), text, isExample }]
}

type Reply = Pick<BusinessProfile, 'replyHours' | 'liveSince'>

/** Returns when a message is answered: "within 2 hours during business hours". */
export const replyTime = ({ replyHours }: Pick<Reply, 'replyHours'>): string =>
  `${replyHours > 0 ? `within ${counted(replyHours, 'hour')} ` : ''}during business hours`

/**
 * Returns the time within which a request is answered, '' without a promise. It is that of messages; only the specification's
 * samples, which no live site shows, are two.
 */
export function contactTime({ replyHours, liveSince }: Reply): string {
  if (replyHours === sampleReplyHours && liveSince === '') return counted(sampleContactHours, 'hour')
  return replyHours > 0 ? `${counted(replyHours, 'hour')} during business hours` : ''
}

/** Returns what stands beside the button of a request. */
export function contactPromise(profile: Reply): string {
  const time = contactTime(profile)
  return `${time && `We reach out within ${time}. `}No obligation.`
}

/** Returns the three steps after a request, as the thank-you page and the confirmation promise them. */
export function nextSteps(profile: Reply & Worded): PromiseText[] {
  const words = wordingOf(profile)
  const hours = contactTime(profile)
  return [
    { title: hours ? words('sent.within', { hours }) : words('sent.call'), text: words('sent.callText') },
    { title: words('sent.visit'), text: words('sent.visitText') },
    { title: words('sent.estimate'), text: words('sent.estimateText') },
  ]
}
