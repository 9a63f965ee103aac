import { wordingOf } from '@/lib/business/wording'
import { PageSubject } from '@/components/forms/page-subject'
import { EstimateButton } from '@/components/forms/estimate-button'
import { Breadcrumbs } from '@/components/site/parts/breadcrumbs'
import { Facts } from '@/components/site/parts/facts'
import { LinkList } from '@/components/site/parts/link-lists'
import { PhoneBand } from '@/components/site/parts/phone-band'
import { ProjectTrio } from '@/components/site/parts/project-trio'
import { Questions } from '@/components/site/parts/questions'
import { RenderingNote } from '@/components/site/parts/rendering-note'
import { SectionHead } from '@/components/site/parts/section-head'
import { Ticks } from '@/components/site/parts/ticks'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { QuotePair } from '@/components/site/parts/quote-pair'
import { HubMap } from './hub-map'
import { JsonLd } from '@/components/site/parts/json-ld'
import { serviceHubCrumbs } from '@/lib/seo/crumbs'
import { type ServiceHubContent } from '@/lib/landing/hub-content'
import { phoneDigits, type BusinessProfile } from '@/lib/business/profile'
import { badgeOf, hasBadge } from '@/lib/business/badges'
import { type Service } from '@/lib/business/services'
import { type Areas } from '@/lib/content/areas'
import { type Project, type Testimonial } from '@/lib/content-types'
import { breadcrumbJsonLd, businessJsonLd, serviceJsonLd } from '@/lib/seo/json-ld'

type ServiceHubProps = {
  service: Service
  areas: Areas
  content: ServiceHubContent
  profile: BusinessProfile
  projects: readonly Project[]
  testimonials: readonly Testimonial[]
}

const ruledTicks = 'mt-3 border-t border-ink pt-2'

export function ServiceHub({ service, areas, content, profile, projects, testimonials }: ServiceHubProps) {
  const crumbs = serviceHubCrumbs(service)
  const words = wordingOf(profile)
  const { name, description } = service
  return (
    <>
      <PageSubject service={{ slug: service.slug, name: service.name }} />
      <JsonLd
        data={[
          businessJsonLd(profile),
          breadcrumbJsonLd(crumbs),
          serviceJsonLd({
            path: `/rockland/${service.slug}/`,
            name,
            description,
            offers: content.offers,
          }),
        ]}
      />
      <section className="px-gutter">
        <Breadcrumbs crumbs={crumbs} />
        <div className="page-grid gap-y-6 pt-2 md:pt-6">
          <div className="md:col-[1/9]">
            {hasBadge(service) && (
              <p className="mb-3 text-small font-semibold text-accent">{badgeOf(service.slug, profile)}</p>
            )}
            <h1 className="text-display">
              {`${words('serviceHub.headline', { service: service.name })} `}
              <span className="inline-block">Rockland County</span>
            </h1>
            <p className="mt-5 max-w-[29em] text-lede text-pretty">{content.scope}</p>
          </div>
          <div className="grid content-end gap-5 md:col-[9/-1] md:pb-2.5">
            <Facts
              columns="*:grid-cols-[64px_1fr]"
              facts={[
                { label: words('serviceHub.price'), value: content.range },
                { label: words('serviceHub.time'), value: content.timeline },
              ]}
            />
            <div className="grid gap-3">
              <EstimateButton service={service.slug}>{words('call.estimate')}</EstimateButton>
              <ButtonLink look="line" className="tabular-nums" href={`tel:${phoneDigits(profile.phone)}`}>
                <Icon name="phone" />
                {profile.phone}
              </ButtonLink>
            </div>
          </div>
        </div>
      </section>
      <HubMap service={service} places={areas.places} profile={profile} />
      {content.sizes.length > 0 && (
        <section className="page-grid gap-y-6 px-gutter pt-section">
          <h2 className="md:col-[1/5]">{words('serviceHub.sizes')}</h2>
          <Facts
            className="md:col-[6/-1]"
            facts={content.sizes.map(({ title, costs }) => ({
              label: title,
              value: costs.map((cost) => <div key={cost}>{cost}</div>),
            }))}
          />
        </section>
      )}
      <section className="grid gap-x-col gap-y-10 px-gutter pt-section md:grid-cols-3 [&_h2]:text-h3">
        <div>
          <h2>{words('serviceHub.drivers')}</h2>
          <Ticks lines={content.drivers} className={ruledTicks} />
          <p className="mt-4 max-w-[29em] text-pretty text-quiet">{content.note}</p>
        </div>
        <div>
          <h2>{words('serviceHub.decide')}</h2>
          <Ticks lines={content.decide} className={ruledTicks} />
          <p className="mt-4 max-w-[29em] text-pretty text-quiet">{content.leadTimes}</p>
        </div>
        <div>
          <h2>{words('serviceHub.mistakes')}</h2>
          <Ticks lines={content.mistakes} className={ruledTicks} />
        </div>
      </section>
      <HubSteps heading={words('serviceHub.steps')} content={content} description={service.description} />
      {projects.length > 0 && (
        <section className="px-gutter pt-section">
          <SectionHead title={words('serviceHub.work')}>
            <RenderingNote profile={profile} pictures={projects.map(({ afterImage }) => afterImage)} />
          </SectionHead>
          <ProjectTrio projects={projects} words={words} />
        </section>
      )}
      <QuotePair testimonials={testimonials} words={words} label={words('landing.quotesNearby')} />
      <Questions heading={words('serviceHub.questions')} items={content.questions} />
      <section className="px-gutter pt-section">
        <h2 className="text-h3">{words('serviceHub.services')}</h2>
        <LinkList
          items={areas.services
            .filter(({ slug }) => slug !== service.slug)
            .map(({ slug, name }) => ({ name, href: `/rockland/${slug}/` }))}
          two
        />
      </section>
      <PhoneBand profile={profile} service={service.slug} hasPromises={false} />
    </>
  )
}

type HubStepsProps = { heading: string; content: ServiceHubContent; description: string }

const HubSteps = ({ heading, content, description }: HubStepsProps) => (
  <section className="band on-dark page-grid gap-y-6 bg-spruce-deep">
    <div className="md:sticky md:top-30 md:col-[1/5] md:self-start">
      <h2>{heading}</h2>
      <p className="mt-4 max-w-[29em]">{description}</p>
    </div>
    <ol className="numbered divide-y divide-line *:grid *:grid-cols-[32px_1fr] *:gap-x-3 *:py-6 md:col-[6/-1] md:*:first:pt-1.5">
      {content.steps.map(({ title, text }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p className="mt-1.5 max-w-[31em] text-pretty">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
)
