import { Icon } from '@/components/ui/icon'
import { formatRange } from '@/lib/business/money'
import { serviceCards } from '@/lib/business/prices'
import { Picture } from '@/components/site/parts/picture'

/** What we do, what it costs and how long it takes: six rows with the prices in a column. */
export function PriceLedger() {
  return (
    <section className="section wrap" id="services">
      <div className="oldgrid">
        <div className="c-1-4 svc-aside">
          <h2>What we do, what it costs, how long it takes</h2>
          <p className="text quiet">
            Ranges for typical jobs. Your own estimate follows a free visit and carries no obligation.
          </p>
          <a className="go" href="/services">
            <span>All services</span>
            <Icon name="arrow" />
          </a>
          <figure className="svc-pic">
            <Picture src="/images/detail-cabinets.webp" sizes="525px" className="r45" position="62% 60%" />
          </figure>
        </div>
        <div className="c-5-12">
          <div className="ledger__head" aria-hidden="true">
            <span>Service</span>
            <span>What you get</span>
            <span>Price range</span>
            <span>Time</span>
          </div>
          <ul className="ledger">
            {serviceCards.map(({ title, description, price, timeline }) => (
              <li className="ledger__row" key={title}>
                <h3>{title}</h3>
                <p>{description}</p>
                <span className="ledger__price">{formatRange(price)}</span>
                <span className="ledger__time">{timeline}</span>
              </li>
            ))}
          </ul>
          <p className="note mt-4">0% financing with approved credit. Cash and credit cards accepted.</p>
        </div>
      </div>
    </section>
  )
}
