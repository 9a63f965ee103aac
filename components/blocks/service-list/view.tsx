import { SectionHead } from '@/components/site/parts/section-head'
import { type Service } from '@/lib/business/services'
import { badgeOf, hasBadge } from '@/lib/business/badges'
import { ArrowLink } from '@/components/site/parts/arrow-link'
import { FoldedOnPhone } from '@/components/site/parts/folded-on-phone'
import { Ticks } from '@/components/site/parts/ticks'
import { type ReactNode, useId } from 'react'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

export function View({ words, data }: SectionProps<typeof definition>) {
  const { services } = data.areas
  const cards = services.filter(hasBadge)
  const otherServices = services.filter((service) => !hasBadge(service))
  return (
    <section className="px-gutter pt-section">
      <SectionHead title={words('title')}>{words('text')}</SectionHead>
      <div className="border-t border-ink">
        {cards.map((service) => (
          <ServiceCard
            key={service.slug}
            service={service}
            badge={badgeOf(service.slug, data.profile)}
            included={words('included')}
            more={words('more')}
          />
        ))}
      </div>
      {otherServices.length > 0 && (
        <p className="mt-5 text-quiet">
          {words('others')}{' '}
          {otherServices.map(({ slug, name }, index) => (
            <span key={slug}>
              {index > 0 && ' and '}
              <a
                className="text-ink underline decoration-accent decoration-1 underline-offset-4"
                href={`/rockland/${slug}/`}
              >
                {name}
              </a>
            </span>
          ))}
        </p>
      )}
    </section>
  )
}

type ServiceCardProps = { service: Service; badge: string; included: ReactNode; more: ReactNode }

function ServiceCard({ service, badge, included, more }: ServiceCardProps) {
  const heading = useId()
  return (
    <article
      className="grid gap-x-8 gap-y-3 border-b border-line pt-6 pb-6 md:grid-cols-[4fr_8fr] md:grid-rows-[auto_1fr] md:pt-10 md:pb-8"
      aria-labelledby={heading}
    >
      <div>
        <p className="text-small font-semibold text-accent">{badge}</p>
        <h3 id={heading} className="mt-0.5 text-[clamp(1.625rem,1.35rem+1vw,2.125rem)] leading-tight">
          {service.name}
        </h3>
      </div>
      <div className="md:col-2 md:row-[1/3]">
        <p className="max-w-[29em] text-lede text-pretty">{service.description}</p>
        <FoldedOnPhone name={included} className="mt-1 md:mt-4">
          <Ticks lines={service.features} className="text-pretty sm:grid sm:grid-cols-2 sm:gap-x-8" />
        </FoldedOnPhone>
      </div>
      {more && (
        <ArrowLink href={`/rockland/${service.slug}/`} className="justify-self-start md:row-2 md:self-end">
          {more}
          <span className="sr-only"> about {service.name}</span>
        </ArrowLink>
      )}
    </article>
  )
}
