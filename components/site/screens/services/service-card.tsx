import './service-card.css'
import { Icon } from '@/components/ui/icon'
import { type Service } from '@/lib/business/services'

/** One service as a row on hairlines: badge, name, what it is, what it includes, and the way to its page. */
export function ServiceCard({ service }: { service: Service & { badge: string } }) {
  const id = `service-${service.slug}`
  return (
    <article className="svc" aria-labelledby={id}>
      <div className="svc__name">
        <p className="tag">{service.badge}</p>
        <h3 id={id}>{service.name}</h3>
      </div>
      <div className="svc__text">
        <p className="lede">{service.description}</p>
        <ul className="ticks svc__ticks">
          {service.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <a className="go" href={`/rockland/${service.slug}/`} aria-describedby={id}>
        <span>Learn More</span>
        <Icon name="arrow" />
      </a>
    </article>
  )
}
