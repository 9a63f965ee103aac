import { EstimateButton } from '@/components/forms/estimate-button'
import { Breadcrumbs } from '@/components/site/parts/breadcrumbs'
import { HubMap } from './hub-map'
import { PhoneBand } from '@/components/site/parts/phone-band'
import { ProjectTrio } from '@/components/site/parts/project-trio'
import { Questions } from '@/components/site/parts/questions'
import { SectionHead } from '@/components/site/parts/section-head'
import { Icon } from '@/components/ui/icon'
import { JsonLd } from '@/components/site/parts/json-ld'
import { serviceHubCrumbs } from '@/lib/seo/crumbs'
import { type ServiceHubContent } from '@/lib/landing/hub-content'
import { phoneDigits, type BusinessProfile } from '@/lib/business/profile'
import { serviceBadges } from '@/lib/business/service-badges'
import { services, type Service } from '@/lib/business/services'
import { type Project } from '@/lib/content-types'
import { breadcrumbJsonLd, businessJsonLd, faqJsonLd, serviceJsonLd } from '@/lib/seo/json-ld'

type ServiceHubProps = {
  service: Service
  content: ServiceHubContent
  profile: BusinessProfile
  projects: readonly Project[]
}

/** A service county-wide: what it costs and takes, its 47 places, what is included, what people ask. */
export function ServiceHub({ service, content, profile, projects }: ServiceHubProps) {
  const crumbs = serviceHubCrumbs(service)
  const { name, description } = service
  return (
    <>
      <JsonLd
        data={[
          businessJsonLd(profile),
          breadcrumbJsonLd(crumbs),
          serviceJsonLd({ path: `/rockland/${service.slug}/`, name, description }),
          faqJsonLd(content.questions),
        ]}
      />
      <section className="wrap hub">
        <Breadcrumbs crumbs={crumbs} />
        <div className="oldgrid">
          <div className="c-1-8">
            {serviceBadges[service.slug] && <p className="tag mb-3">{serviceBadges[service.slug]}</p>}
            <h1 className="display">
              {service.name} in <span className="hub__county">Rockland County</span>
            </h1>
            <p className="lede hub__lede">{content.scope}</p>
          </div>
          <div className="c-9-12 hub__side">
            <dl className="facts">
              <div>
                <dt>Price</dt>
                <dd>{content.range}</dd>
              </div>
              <div>
                <dt>Time</dt>
                <dd>{content.timeline}</dd>
              </div>
            </dl>
            <div className="actions actions--stack">
              <EstimateButton className="btn btn--primary btn--full" service={service.slug}>
                Get a free estimate
              </EstimateButton>
              <a className="btn btn--line num" href={`tel:${phoneDigits(profile.phone)}`}>
                <Icon name="phone" />
                {profile.phone}
              </a>
            </div>
          </div>
        </div>
      </section>
      <HubMap service={service} />
      <section className="section wrap">
        <div className="oldgrid hub-text">
          <div className="c-1-6">
            <h2>What decides the price</h2>
            <ul className="ticks">
              {content.drivers.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <div className="c-7-12">
            <h2>What to decide first</h2>
            <ul className="ticks">
              {content.decide.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <p className="text quiet c-1-8">
            {content.note} {content.leadTimes}
          </p>
        </div>
      </section>
      <section className="band band--dark on-dark">
        <div className="wrap oldgrid">
          <div className="c-1-4">
            <h2>What it includes</h2>
            <p className="mt-4">{service.description}</p>
          </div>
          <ul className="ticks ticks--two c-6-12">
            {service.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      </section>
      {projects.length > 0 && (
        <section className="section wrap">
          <SectionHead title="Work in the county">Pictures on this page are design renderings.</SectionHead>
          <ProjectTrio projects={projects} />
        </section>
      )}
      <Questions heading="What people ask" items={content.questions} />
      <section className="section wrap">
        <h2 className="linklists__h">Other services in Rockland County</h2>
        <ul className="cols">
          {services
            .filter(({ slug }) => slug !== service.slug)
            .map(({ slug, name }) => (
              <li key={slug}>
                <a href={`/rockland/${slug}/`}>{name}</a>
              </li>
            ))}
        </ul>
      </section>
      <PhoneBand title="Tell us about the room." profile={profile} service={service.slug} />
    </>
  )
}
