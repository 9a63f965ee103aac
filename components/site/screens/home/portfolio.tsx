import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Facts } from '@/components/site/parts/facts'
import { labeledFacts } from '@/components/site/parts/project-plate'
import { RenderingNote } from '@/components/site/parts/rendering-note'
import { Ticks } from '@/components/site/parts/ticks'
import { type Project } from '@/lib/content-types'
import { BeforeAfter, DragHint } from '@/components/site/parts/before-after'
import { MosaicGrid } from './mosaic-grid'
import { SectionHead } from '@/components/site/parts/section-head'

function Feature({ project }: { project: Project }) {
  const { title, description, features } = project
  return (
    <div className="mb-14 page-grid gap-y-6 md:mb-28">
      <figure className="-mx-gutter md:col-[1/10] md:mr-0 md:ml-[calc(var(--spacing-bleed)*-1)]">
        <BeforeAfter
          project={project}
          sizes="(min-width: 1440px) 70.4vw@3/2, (min-width: 960px) 73vw@3/2, 100vw@3/2"
          className="rounded-none"
        />
      </figure>
      <div className="md:col-[10/-1] md:self-end">
        <h3>
          <a
            className="decoration-accent underline-offset-4 hover:underline"
            href={`/gallery/${project.slug}`}
          >
            {title}
          </a>
        </h3>
        <p className="mt-2.5 mb-4.5">{description}</p>
        <Facts columns="*:grid-cols-[64px_1fr]" facts={labeledFacts(project)} />
        <Ticks lines={features} className="mt-3.5" />
      </div>
    </div>
  )
}

export function Portfolio({ projects }: { projects: readonly Project[] }) {
  const [first, ...otherProjects] = projects
  if (!first) return null
  return (
    <section className="px-gutter pt-section" id="portfolio">
      <SectionHead title="One room, before and after">
        <DragHint />{' '}
        <RenderingNote
          pictures={projects.flatMap(({ beforeImage, afterImage }) => [beforeImage, afterImage])}
        />{' '}
        Place, time and cost stand under each.
      </SectionHead>
      <Feature project={first} />
      <MosaicGrid projects={otherProjects} />
      <ArrowLink href="/gallery" className="mt-10">
        All projects
      </ArrowLink>
    </section>
  )
}
