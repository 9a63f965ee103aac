import { PageSubject } from '@/components/forms/page-subject'
import { EstimateButton } from '@/components/forms/estimate-button'
import { Breadcrumbs } from '@/components/site/parts/breadcrumbs'
import { JsonLd } from '@/components/site/parts/json-ld'
import { LinkLists } from '@/components/site/parts/link-lists'
import { PhoneBand } from '@/components/site/parts/phone-band'
import { ProjectTrio } from '@/components/site/parts/project-trio'
import { SectionHead } from '@/components/site/parts/section-head'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Town } from '@/lib/business/towns'
import { getTownPage } from '@/lib/content/town-pages'
import { type Project, type ProjectType } from '@/lib/content-types'
import { servicesOfProject } from '@/lib/landing/local-work'
import { projectCrumbs } from '@/lib/seo/crumbs'
import { breadcrumbJsonLd, businessJsonLd, projectJsonLd } from '@/lib/seo/json-ld'
import { ProjectPlate, ProjectStory } from './project-story'

type ProjectPageProps = {
  project: Project
  /** The town of ours that the project's place names. */
  town: Town | null
  /** Alt texts of uploaded pictures, by path. */
  texts: ReadonlyMap<string, string>
  others: readonly Project[]
  profile: BusinessProfile
}

const rooms: Record<ProjectType, string> = { kitchen: 'kitchen', bathroom: 'bath' }

export function ProjectPage({ project, town, texts, others, profile }: ProjectPageProps) {
  const room = rooms[project.projectType]
  const services = servicesOfProject(project.projectType)
  const [service] = services
  const crumbs = projectCrumbs(project)
  const ownPage = town && getTownPage(town.slug)
  return (
    <>
      <PageSubject
        town={town ? { slug: town.slug, name: town.name } : undefined}
        service={{ slug: service.slug, name: service.name }}
      />
      <JsonLd
        data={[businessJsonLd(profile), breadcrumbJsonLd(crumbs), projectJsonLd(project, texts, town)]}
      />
      <article>
        <header className="px-gutter">
          <Breadcrumbs crumbs={crumbs} />
        </header>
        <ProjectPlate project={project} texts={texts} />
        <ProjectStory project={project} town={town}>
          <EstimateButton town={town?.slug} service={service.slug} wide>
            Price a {room} like this
          </EstimateButton>
        </ProjectStory>
      </article>
      {others.length > 0 && (
        <section className="band bg-sand">
          <SectionHead title="More rooms" more={{ name: 'All projects', href: '/gallery' }} />
          <ProjectTrio projects={others} flip />
        </section>
      )}
      <LinkLists
        lists={[
          {
            heading: town ? `This kind of work in ${town.name}` : 'This kind of work',
            items: services.map(({ slug, name }) => ({
              name,
              href: town ? `/rockland/${town.slug}/${slug}/` : `/rockland/${slug}/`,
            })),
            more: town
              ? { name: `All eight services in ${town.name}`, href: `/rockland/${town.slug}/` }
              : { name: 'All services', href: '/services' },
          },
          {
            heading: 'Elsewhere in the county',
            items: [
              { name: `${service.name} in Rockland County`, href: `/rockland/${service.slug}/` },
              ...(ownPage && town
                ? [{ name: `Kitchens and baths in ${town.name}`, href: `/${town.slug}` }]
                : []),
              { name: 'What homeowners say', href: '/reviews' },
            ],
          },
        ]}
      />
      <PhoneBand
        profile={profile}
        town={town?.slug}
        service={service.slug}
        title={`Tell us about your ${room}.`}
        lede={`A free visit, then a price in writing and 3D renderings of your ${room}. No obligation.`}
      />
    </>
  )
}
