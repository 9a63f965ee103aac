import { SectionHead } from '@/components/site/parts/section-head'
import { ServiceCard } from './service-card'
import { badgedServices, otherServices } from '@/lib/business/service-badges'

/** The six services as rows on hairlines, and the way to those without a row. */
export function ServiceList() {
  return (
    <section className="px-gutter pt-section">
      <SectionHead title="Six kinds of work, and what each includes">
        Every one has its own page for the county, and one for each town we work in.
      </SectionHead>
      <div className="border-t border-ink">
        {badgedServices.map((service) => (
          <ServiceCard key={service.slug} service={service} />
        ))}
      </div>
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
    </section>
  )
}
