import { type Words, wordingOf } from '@/lib/business/wording'
import { PageSubject } from '@/components/forms/page-subject'
import { ArrowLink } from '@/components/site/parts/arrow-link'
import { EstimateButton } from '@/components/forms/estimate-button'
import { Breadcrumbs } from '@/components/site/parts/breadcrumbs'
import { JsonLd } from '@/components/site/parts/json-ld'
import { LinkLists } from '@/components/site/parts/link-lists'
import { PhoneBand } from '@/components/site/parts/phone-band'
import { ProjectTrio } from '@/components/site/parts/project-trio'
import { SectionHead } from '@/components/site/parts/section-head'
import { type BusinessProfile } from '@/lib/business/profile'
import { decodeChoice, type Finish } from '@/lib/business/finishes'
import { type Town } from '@/lib/business/towns'
import { placeHref } from '@/lib/content/town-pages'
import { type Project, type ProjectType } from '@/lib/content-types'
import { type neighborsOfProject, servicesOfProject } from '@/lib/landing/local-work'
import { estimateLikeIt } from '@/lib/landing/project-estimate'
import { projectCrumbs } from '@/lib/seo/crumbs'
import { breadcrumbJsonLd, businessJsonLd, projectJsonLd } from '@/lib/seo/json-ld'
import { type ReactNode } from 'react'
import { monthYear } from '@/lib/time/month-year'
import { BeforeAfter, DragHint } from '@/components/site/parts/before-after'
import { ExampleLabel } from '@/components/site/parts/example-label'
import { Facts } from '@/components/site/parts/facts'
import { RenderingNote } from '@/components/site/parts/rendering-note'
import { CloseUps, OtherProjects, ProjectCosts, ProjectFinishes } from './project-parts'

type ProjectPageProps = {
  project: Project
  /** The town of ours that the project's place names. */
  town: Town | null
  /** Alt texts of uploaded pictures, by path. */
  texts: ReadonlyMap<string, string>
  others: readonly Project[]
  /** The projects before and after it; null if it is the only one. */
  neighbors: ReturnType<typeof neighborsOfProject>
  finishes: readonly Finish[]
  hasReviews: boolean
  profile: BusinessProfile
}

const rooms: Record<ProjectType, string> = { kitchen: 'kitchen', bathroom: 'bath' }

export function ProjectPage({
  project,
  town,
  texts,
  others,
  neighbors,
  finishes,
  hasReviews,
  profile,
}: ProjectPageProps) {
  const choice = project.design ? decodeChoice(project.design, finishes) : null
  const room = rooms[project.projectType]
  const words = wordingOf(profile)
  const services = servicesOfProject(project)
  const [service] = services
  const crumbs = projectCrumbs(project)
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
        <ProjectHead profile={profile} project={project} texts={texts} />
        <ProjectStory project={project} town={town} words={words}>
          <EstimateButton town={town?.slug} service={service.slug} wide>
            {words('call.estimate')}
          </EstimateButton>
          <ArrowLink className="mt-2" href={estimateLikeIt(project)}>
            {words('project.price')}
          </ArrowLink>
        </ProjectStory>
        <CloseUps project={project} texts={texts} words={words} />
        <section className="page-grid gap-y-12 px-gutter pt-section">
          {choice && <ProjectFinishes choice={choice} finishes={finishes} words={words} />}
          <ProjectCosts project={project} profile={profile} hasFinishes={choice !== null} />
        </section>
        {neighbors && <OtherProjects {...neighbors} words={words} />}
      </article>
      {others.length > 0 && (
        <section className="band bg-sand">
          <SectionHead
            title={words('project.more')}
            more={{ name: words('project.all'), href: '/gallery' }}
          />
          <ProjectTrio projects={others} words={words} flip />
        </section>
      )}
      <LinkLists
        lists={[
          {
            heading: town ? words('project.workInTown', { town: town.name }) : words('project.work'),
            items: services.map(({ slug, name }) => ({
              name,
              href: town ? `/rockland/${town.slug}/${slug}/` : `/rockland/${slug}/`,
            })),
            more: town
              ? { name: words('project.allInTown', { town: town.name }), href: placeHref(town) }
              : { name: words('project.allServices'), href: '/services' },
          },
          {
            heading: words('project.elsewhere'),
            items: [
              {
                name: words('project.inCounty', { service: service.name }),
                href: `/rockland/${service.slug}/`,
              },
              ...(hasReviews ? [{ name: words('project.quotes'), href: '/reviews' }] : []),
            ],
          },
        ]}
      />
      <PhoneBand
        profile={profile}
        town={town?.slug}
        service={service.slug}
        title={words('project.call', { room })}
        lede={words('project.callText', { room })}
      />
    </>
  )
}

type ProjectHeadProps = { profile: BusinessProfile; project: Project; texts: ReadonlyMap<string, string> }

function ProjectHead({ profile, project, texts }: ProjectHeadProps) {
  const { title, location, projectType, beforeImage, afterImage, details, isSample } = project
  const words = wordingOf(profile)
  return (
    <>
      <div className="page-grid gap-y-3 px-gutter pt-3 pb-7 md:items-end md:pt-7 md:pb-12">
        <h1 className="text-display md:col-[1/10]">{title}</h1>
        <p className="text-small md:col-[10/-1] md:pb-2 md:text-right">
          <span className="font-semibold text-accent md:block">{words(`project.${projectType}`)}</span>
          <span className="text-quiet max-md:before:content-['_·_']">{location}</span>
        </p>
      </div>
      <figure className="md:px-gutter">
        <BeforeAfter
          profile={profile}
          project={project}
          sizes="(min-width: 1296px) 1200px@3/2, (min-width: 960px) 93vw@3/2, 100vw@3/2"
          className="max-md:rounded-none"
          texts={texts}
          priority
        />
        <figcaption className="flex flex-wrap justify-between gap-x-8 pt-2.5 text-caption text-quiet empty:hidden max-md:px-gutter">
          {beforeImage && <DragHint profile={profile} />}
          <span>
            {isSample && (
              <>
                <ExampleLabel /> {words('project.sample')}{' '}
              </>
            )}
            <RenderingNote
              profile={profile}
              pictures={[beforeImage, afterImage, ...details.map(({ picture }) => picture)]}
            />
          </span>
        </figcaption>
      </figure>
    </>
  )
}

const link = 'underline decoration-accent underline-offset-4 hover:decoration-2'

type ProjectStoryProps = {
  project: Project
  town: Town | null
  words: Words
  children: ReactNode
}

function ProjectStory({ project, town, words, children }: ProjectStoryProps) {
  const { description, features, location, projectType, style, timeline, cost, completedAt } = project
  const place = town ? (
    <a className={link} href={placeHref(town)}>
      {location}
    </a>
  ) : (
    location
  )
  const facts = [
    { label: words('project.place'), value: place },
    { label: words('project.kind'), value: words(`project.${projectType}`) },
    { label: words('project.style'), value: style && words(`gallery.${style}`) },
    { label: words('project.time'), value: timeline },
    { label: words('project.cost'), value: cost },
    { label: words('project.finished'), value: monthYear(completedAt) },
  ]
  const [lead, ...paragraphs] = description.split(/\n+/).filter(Boolean)
  return (
    <div className="page-grid gap-y-10 px-gutter pt-10 md:gap-y-16 md:pt-20">
      <div className="md:col-[1/8]">
        <p className="font-serif text-[clamp(1.5rem,1.2rem+1.35vw,2.375rem)] leading-[1.22] tracking-[-0.014em] text-pretty">
          {lead}
        </p>
        {paragraphs.map((text) => (
          <p key={text} className="mt-5 max-w-[31em] text-pretty">
            {text}
          </p>
        ))}
      </div>
      <aside className="md:sticky md:top-30 md:col-[9/-1] md:row-[1/3] md:self-start" aria-label="In facts">
        <Facts facts={facts} columns="*:grid-cols-[80px_1fr]" className="lining-nums tabular-nums" />
        <div className="mt-6">{children}</div>
        <p className="mt-3 text-small text-quiet">{words('project.note')}</p>
      </aside>
      {features.length > 0 && (
        <section className="md:col-[1/8]">
          <h2 className="text-h3">{words('project.done')}</h2>
          <ul className="mt-5 border-t border-ink *:border-b *:border-line *:py-3.5 *:text-18 *:leading-snug md:*:py-4.5">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
