import { wordingOf } from '@/lib/business/wording'
import { EstimateButton } from '@/components/forms/estimate-button'
import { ExampleLabel } from '@/components/site/parts/example-label'
import { FinancingTerms } from '@/components/site/parts/financing-terms'
import { Portrait } from '@/components/site/parts/who-comes'
import { ButtonLink } from '@/components/ui/button'
import { ArrowLink } from '@/components/site/parts/arrow-link'
import { financingOffer, isOfferExample } from '@/lib/business/financing'
import { type BusinessProfile } from '@/lib/business/profile'
import { bookingAddress } from '@/lib/content/built-in-menu'

type FinanceBlockProps = { visit: string; town: string; service: string; profile: BusinessProfile }

export function FinanceBlock({ visit, town, service, profile }: FinanceBlockProps) {
  const { street, locality, region } = profile.address
  const { terms } = profile
  const claim = financingOffer(profile)
  const words = wordingOf(profile)
  return (
    <section className="band page-grid items-start gap-y-10 bg-sand">
      <div className="md:col-[1/7]">
        <h2>
          {claim || words('landing.pay')} {isOfferExample(profile) && <ExampleLabel />}
        </h2>
        <p className="mt-4 mb-6 max-w-[29em] text-pretty">
          {words(claim ? 'landing.payInParts' : 'landing.payAtOnce')}
        </p>
        {terms.payment && <p className="-mt-3 mb-6 max-w-[31em] text-pretty">{terms.payment}</p>}
        <FinancingTerms
          profile={profile}
          className="-mt-3 mb-6 max-w-[31em] text-small text-pretty text-quiet"
        />
        {terms.comes && (
          <p className="mb-6 flex items-center gap-4">
            <Portrait src={terms.picture} />
            {words(terms.role ? 'landing.comesAs' : 'landing.comes', { name: terms.comes, role: terms.role })}
          </p>
        )}
        {profile.visits.isOn ? (
          <ButtonLink look="primary" href={bookingAddress}>
            {words('landing.visit')}
          </ButtonLink>
        ) : (
          <EstimateButton town={town} service={service}>
            {words('landing.visit')}
          </EstimateButton>
        )}
      </div>
      <div className="md:col-[8/-1]">
        <h3>{words('landing.showroom')}</h3>
        <p className="mt-2 mb-3 max-w-[29em] text-quiet">
          {street}, {locality}, {region}. {visit}
        </p>
        <ArrowLink href="/contact">{words('landing.directions')}</ArrowLink>
      </div>
    </section>
  )
}
