import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Ticks } from '@/components/site/parts/ticks'
import { type Service } from '@/lib/business/services'

export function ServiceCard({ service }: { service: Service & { badge: string } }) {
  const id = `service-${service.slug}`
  return (
    <article
      className="grid gap-x-8 gap-y-3 border-b border-line pt-7 pb-4 md:grid-cols-[4fr_8fr] md:grid-rows-[auto_1fr] md:pt-10 md:pb-8"
      aria-labelledby={id}
    >
      <div>
        <p className="text-small font-semibold text-accent">{service.badge}</p>
        <h3 id={id} className="mt-0.5 text-[clamp(1.625rem,1.35rem+1vw,2.125rem)] leading-tight">
          {service.name}
        </h3>
      </div>
      <div className="md:col-2 md:row-[1/3]">
        <p className="max-w-[29em] text-lede text-pretty">{service.description}</p>
        <Ticks
          lines={service.features}
          className="mt-3 text-pretty sm:grid sm:grid-cols-2 sm:gap-x-8 md:mt-4"
        />
      </div>
      <ArrowLink href={`/rockland/${service.slug}/`} className="justify-self-start md:row-2 md:self-end">
        Learn More<span className="sr-only"> about {service.name}</span>
      </ArrowLink>
    </article>
  )
}
