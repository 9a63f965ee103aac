import { wordingOf } from '@/lib/business/wording'
import { PageSubject } from '@/components/forms/page-subject'
import { Breadcrumbs } from '@/components/site/parts/breadcrumbs'
import { CallActions } from '@/components/site/parts/actions'
import { LocatorMap } from '@/components/site/parts/locator-map'
import { Facts } from '@/components/site/parts/facts'
import { LinkLists } from '@/components/site/parts/link-lists'
import { Notes } from '@/components/site/parts/notes'
import { NearWork } from '@/components/site/parts/near-work'
import { QuotePair } from '@/components/site/parts/quote-pair'
import { PhoneBand } from '@/components/site/parts/phone-band'
import { ProjectTrio } from '@/components/site/parts/project-trio'
import { RenderingNote } from '@/components/site/parts/rendering-note'
import { SectionHead } from '@/components/site/parts/section-head'
import { ServiceIndex } from '@/components/site/parts/service-index'
import { JsonLd } from '@/components/site/parts/json-ld'
import { townHubCrumbs } from '@/lib/seo/crumbs'
import { type BusinessProfile } from '@/lib/business/profile'
import { type TownHubContent } from '@/lib/landing/hub-content'
import { type Areas } from '@/lib/content/areas'
import { placeHref } from '@/lib/content/town-pages'
import { townshipNames, type Town } from '@/lib/business/towns'
import { type Project, type Testimonial } from '@/lib/content-types'
import { type NearProject } from '@/lib/landing/local-work'
import { breadcrumbJsonLd, businessJsonLd } from '@/lib/seo/json-ld'
import { counted } from '@/lib/text/counted'
import { capitalNumber } from '@/lib/text/number-word'

type TownHubProps = {
  town: Town
  areas: Areas
  content: TownHubContent
  profile: BusinessProfile
  projects: readonly Project[]
  /** Jobs elsewhere, where none was done in the town. */
  nearby: readonly NearProject[]
  testimonials: readonly Testimonial[]
}

export function TownHub({ town, areas, content, profile, projects, nearby, testimonials }: TownHubProps) {
  const crumbs = townHubCrumbs(town)
  const words = wordingOf(profile)
  const facts = { town: town.name }
  return (
    <>
      <PageSubject town={{ slug: town.slug, name: town.name }} />
      <JsonLd data={[businessJsonLd(profile), breadcrumbJsonLd(crumbs)]} />
      <section className="px-gutter">
        <Breadcrumbs crumbs={crumbs} />
        <div className="page-grid gap-y-8 pt-2 md:items-center md:pt-5">
          <div className="md:col-[1/7]">
            <h1 className="text-display">{words('townHub.headline', facts)}</h1>
            <p className="mt-5 mb-7 max-w-[29em] text-lede text-pretty">{content.setting}</p>
            <CallActions profile={profile} town={town.slug} />
            <Facts facts={content.facts} className="mt-7" />
          </div>
          <div className="max-md:max-w-85 md:col-[8/-1]">
            <LocatorMap town={town} places={areas.places} profile={profile} />
          </div>
        </div>
      </section>
      <ServiceIndex
        town={town}
        areas={areas}
        profile={profile}
        heading={words('townHub.services', { ...facts, Count: capitalNumber(areas.services.length) })}
        intro={content.services}
      />
      <section className="page-grid gap-y-6 px-gutter pt-section">
        <h2 className="md:col-[1/5]">{words('townHub.planning', facts)}</h2>
        <div className="md:col-[6/-1]">
          <p className="mb-9 max-w-[29em] font-serif text-h3 leading-snug text-pretty">{content.about}</p>
          <Notes items={content.notes} heading="h3" />
        </div>
      </section>
      {projects.length > 0 && (
        <section className="px-gutter pt-section">
          <SectionHead title={words('townHub.work', facts)}>
            <RenderingNote profile={profile} pictures={projects.map(({ afterImage }) => afterImage)} />
          </SectionHead>
          <ProjectTrio projects={projects} words={words} />
        </section>
      )}
      <NearWork town={town} projects={nearby} words={words} />
      <QuotePair testimonials={testimonials} words={words} label={words('landing.quotesNearby')} />
      <LinkLists
        lists={[
          {
            heading: words('townHub.township', { township: townshipNames[town.township] }),
            items: content.township.map(({ slug, name }) => ({ name, href: placeHref({ slug }) })),
          },
          {
            heading: words('townHub.nearby', facts),
            items: content.nearby.map(({ slug, name, miles }) => ({
              name,
              href: placeHref({ slug }),
              note: counted(miles, 'mile'),
            })),
          },
        ]}
      />
      <PhoneBand title={words('call.titleInTown', facts)} profile={profile} town={town.slug} />
    </>
  )
}
