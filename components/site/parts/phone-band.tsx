import { wordingOf } from '@/lib/business/wording'
import { type ReactNode } from 'react'
import { EstimateButton } from '@/components/forms/estimate-button'
import { RecommendationsButton } from '@/components/forms/recommendations-button'
import { Actions, CallButton } from './actions'
import { ExampleLabel } from './example-label'
import { claimBadge, shownClaims } from '@/lib/business/claims'
import { type BusinessProfile, phoneDigits } from '@/lib/business/profile'

type PhoneBandProps = {
  profile: Pick<BusinessProfile, 'phone' | 'visits' | 'claims' | 'licenseNumber' | 'liveSince' | 'wording'>
  title?: ReactNode
  lede?: ReactNode
  /** Text of the button that calls or books; the phone number for ''. */
  call?: ReactNode
  /** Texts of the buttons that open a dialog; none for ''. The first is on a town's or service's page. */
  estimate?: string
  recommendations?: string
  /** The first of the promises beside it. */
  promise?: ReactNode
  /** Without them where the page has said them just before. */
  hasPromises?: boolean
  /** Slugs of the page's place and service, for the button of the estimate dialog. */
  town?: string
  service?: string
}

export function PhoneBand({ profile, town, service, hasPromises = true, ...texts }: PhoneBandProps) {
  const words = wordingOf(profile)
  const {
    title = words('call.title'),
    lede = words('call.text'),
    call = words('call.call'),
    estimate = words('call.estimate'),
    recommendations = words('call.recommendations'),
    promise = words('call.promise'),
  } = texts
  const href = `tel:${phoneDigits(profile.phone)}`
  const { license, warranty } = shownClaims(profile)
  return (
    <section className="band page-grid bg-sand" aria-label="Call us">
      <div className="md:col-[1/10]">
        {title && <h2>{title}</h2>}
        {lede && <p className="mt-3.5 max-w-[29em] text-lede text-pretty">{lede}</p>}
        <a className="my-6 phone-in-type" href={href}>
          {profile.phone}
        </a>
        <Actions>
          <CallButton profile={profile}>{call || profile.phone}</CallButton>
          {(town || service) && estimate && (
            <EstimateButton look="line" town={town} service={service}>
              {estimate}
            </EstimateButton>
          )}
          {recommendations && <RecommendationsButton>{recommendations}</RecommendationsButton>}
        </Actions>
      </div>
      {hasPromises && (
        <ul className="mt-10 self-end text-16 *:border-t *:border-ink/20 *:py-3.5 md:col-[10/-1]">
          {promise && <li>{promise}</li>}
          {license && (
            <li>
              {claimBadge('license', license, words('call.license'))} {license.isExample && <ExampleLabel />}
            </li>
          )}
          {warranty && (
            <li>
              {claimBadge('warranty', warranty, words('call.warranty'))}{' '}
              {warranty.isExample && <ExampleLabel />}
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
