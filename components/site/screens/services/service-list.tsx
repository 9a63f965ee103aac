import { SectionHead } from '@/components/site/parts/section-head'
import { type Service } from '@/lib/business/services'
import { capitalNumber } from '@/lib/text/number-word'
import { ServiceCard } from './service-card'
import { badged, unbadged } from '@/lib/business/service-badges'

export function ServiceList({ services }: { services: readonly Service[] }) {
  const [cards, otherServices] = [badged(services), unbadged(services)]
  return (
    <section className="px-gutter pt-section">
      <SectionHead title={`${capitalNumber(cards.length)} kinds of work, and what each includes`}>
        Every one has its own page for the county, and one for each town we work in.
      </SectionHead>
      <div className="border-t border-ink">
        {cards.map((service) => (
          <ServiceCard key={service.slug} service={service} />
        ))}
      </div>
      {otherServices.length > 0 && (
        <p className="mt-5 text-quiet">
          Also county-wide:{' '}
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
