import '../landing/landing.css'
import { EstimateButton } from '@/components/forms/estimate-button'
import { Breadcrumbs } from '@/components/site/parts/breadcrumbs'
import { LocatorMap } from '@/components/site/parts/county-map'
import { LinkLists } from '@/components/site/parts/link-lists'
import { PhoneBand } from '@/components/site/parts/phone-band'
import { ProjectTrio } from '@/components/site/parts/project-trio'
import { SectionHead } from '@/components/site/parts/section-head'
import { ServiceIndex } from '@/components/site/parts/service-index'
import { Icon } from '@/components/ui/icon'
import { JsonLd } from '@/components/site/parts/json-ld'
import { townHubCrumbs } from '@/lib/seo/crumbs'
import { phoneDigits, type BusinessProfile } from '@/lib/business/profile'
import { type TownHubContent } from '@/lib/landing/hub-content'
import { getTownPage } from '@/lib/content/town-pages'
import { townshipNames, type Town } from '@/lib/business/towns'
import { type Project } from '@/lib/content-types'
import { breadcrumbJsonLd, businessJsonLd } from '@/lib/seo/json-ld'
import { counted } from '@/lib/text/counted'

type TownHubProps = {
  town: Town
  content: TownHubContent
  profile: BusinessProfile
  projects: readonly Project[]
}

/** One town with its eight services: where it is, what its houses ask for, who issues permits, who its neighbors are. */
export function TownHub({ town, content, profile, projects }: TownHubProps) {
  const ownPage = getTownPage(town.slug)
  const crumbs = townHubCrumbs(town)
  return (
    <>
      <JsonLd data={[businessJsonLd(profile), breadcrumbJsonLd(crumbs)]} />
      <section className="wrap">
        <Breadcrumbs crumbs={crumbs} />
        <div className="oldgrid th">
          <div className="c-1-6">
            <h1 className="display">Remodeling in {town.name}</h1>
            <p className="lede">{content.setting}</p>
            <div className="actions lp__act">
              <a className="btn btn--primary" href={`tel:${phoneDigits(profile.phone)}`}>
                <Icon name="phone" />
                Call {profile.phone}
              </a>
              <EstimateButton className="btn btn--line" town={town.slug}>
                Get a free estimate
              </EstimateButton>
            </div>
            <dl className="facts">
              {content.facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="c-8-12 th__map">
            <LocatorMap town={town} />
          </div>
        </div>
      </section>
      <ServiceIndex
        town={town}
        map={false}
        heading={`Eight services in ${town.name}`}
        intro={content.services}
      />
      <section className="section wrap">
        <div className="oldgrid">
          <h2 className="c-1-4">Planning in {town.name}</h2>
          <div className="c-6-12">
            <p className="pull serif th__pull">{content.about}</p>
            <div className="two">
              {content.notes.map(({ title, text }) => (
                <div key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              ))}
            </div>
          </div>
        </div>
      </section>
      {projects.length > 0 && (
        <section className="section wrap">
          <SectionHead title={`Work in ${town.name}`}>
            Pictures on this page are design renderings.
          </SectionHead>
          <ProjectTrio projects={projects} />
        </section>
      )}
      <LinkLists
        lists={[
          {
            heading: `Elsewhere in ${townshipNames[town.township]}`,
            items: content.township.map(({ slug, name }) => ({ name, href: `/rockland/${slug}/` })),
            more: ownPage ? { name: `Our work in ${town.name}`, href: `/${town.slug}` } : undefined,
          },
          {
            heading: `Nearest to ${town.name}`,
            items: content.nearby.map(({ slug, name, miles }) => ({
              name,
              href: `/rockland/${slug}/`,
              note: counted(miles, 'mile'),
            })),
          },
        ]}
      />
      <PhoneBand title={`Tell us about your house in ${town.name}.`} profile={profile} town={town.slug} />
    </>
  )
}
