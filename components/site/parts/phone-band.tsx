import { EstimateButton } from '@/components/forms/estimate-button'
import { RecommendationsButton } from '@/components/forms/recommendations-button'
import { Icon } from '@/components/ui/icon'
import { type BusinessProfile, phoneDigits } from '@/lib/business/profile'

type PhoneBandProps = {
  profile: Pick<BusinessProfile, 'phone'>
  title?: string
  lede?: string
  /** Slugs of the page's place and service: with either, a button opens the estimate dialog for them. */
  town?: string
  service?: string
}

/** The closing call to action: the telephone number set as type. */
export function PhoneBand({
  profile,
  title = 'Tell us about the room.',
  lede = 'A free in-home consultation, then an estimate with 3D renderings. No obligation.',
  town,
  service,
}: PhoneBandProps) {
  const call = `tel:${phoneDigits(profile.phone)}`
  return (
    <section className="phone-band" aria-label="Call us">
      <div className="wrap oldgrid">
        <div className="c-1-9">
          <h2>{title}</h2>
          <p className="lede">{lede}</p>
          <a className="phone-band__num" href={call}>
            {profile.phone}
          </a>
          <div className="actions">
            <a className="btn btn--primary" href={call}>
              <Icon name="phone" />
              Get Free Consultation
            </a>
            {(town || service) && (
              <EstimateButton className="btn btn--line" town={town} service={service}>
                Get a free estimate
              </EstimateButton>
            )}
            <RecommendationsButton>Get Smart Recommendations</RecommendationsButton>
          </div>
        </div>
        <ul className="badges c-10-12">
          <li>Free In-Home Consultation</li>
          <li>Licensed &amp; Insured</li>
          <li>Quality Guarantee</li>
        </ul>
      </div>
    </section>
  )
}
