import { EstimateButton } from '@/components/forms/estimate-button'
import { Picture } from '@/components/site/parts/picture'
import { Icon } from '@/components/ui/icon'
import { phoneDigits } from '@/lib/business/profile'

/** The Services page's headline beside the showroom. */
export function ServicesHero({ phone }: { phone: string }) {
  return (
    <section className="wrap oldgrid svc-hero">
      <div className="svc-hero__text">
        <h1 className="display">Services</h1>
        <p className="lede">
          Kitchens, baths, and the trades inside them. Each is drawn, priced and finished by one crew, with a
          written warranty.
        </p>
        <div className="actions">
          <EstimateButton>Get a free estimate</EstimateButton>
          <a className="btn btn--line num" href={`tel:${phoneDigits(phone)}`}>
            <Icon name="phone" />
            {phone}
          </a>
        </div>
      </div>
      <figure className="svc-hero__pic">
        <Picture
          src="/images/showroom.webp"
          sizes="(min-width: 1440px) 807px, (min-width: 960px) 58vw, 100vw"
          priority
        />
        <figcaption className="note">Pictures on this page are design renderings.</figcaption>
      </figure>
    </section>
  )
}
