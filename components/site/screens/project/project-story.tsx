import { type ReactNode } from 'react'
import { BeforeAfter, DragHint } from '@/components/site/parts/before-after'
import { Facts } from '@/components/site/parts/facts'
import { RenderingNote } from '@/components/site/parts/rendering-note'
import { type Town } from '@/lib/business/towns'
import { getTownPage } from '@/lib/content/town-pages'
import { type Project, type ProjectType } from '@/lib/content-types'
import { officeTimeZone } from '@/lib/time/office-time'

const kinds: Record<ProjectType, string> = { kitchen: 'Kitchen remodel', bathroom: 'Bath renovation' }

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: officeTimeZone })

type ProjectPlateProps = { project: Project; texts: ReadonlyMap<string, string> }

export function ProjectPlate({ project, texts }: ProjectPlateProps) {
  const { title, location, projectType, beforeImage, afterImage, isSample } = project
  return (
    <>
      <div className="page-grid gap-y-3 px-gutter pt-3 pb-7 md:items-end md:pt-7 md:pb-12">
        <h1 className="text-display md:col-[1/10]">{title}</h1>
        <p className="text-small md:col-[10/-1] md:pb-2 md:text-right">
          <span className="font-semibold text-accent md:block">{kinds[projectType]}</span>
          <span className="text-quiet max-md:before:content-['_·_']">{location}</span>
        </p>
      </div>
      <figure className="md:px-gutter">
        <BeforeAfter
          project={project}
          sizes="(min-width: 1296px) 1200px@3/2, (min-width: 960px) 93vw@3/2, 100vw@3/2"
          className="max-md:rounded-none"
          texts={texts}
          priority
        />
        <figcaption className="flex flex-wrap justify-between gap-x-8 pt-2.5 text-caption text-quiet empty:hidden max-md:px-gutter">
          {beforeImage && <DragHint />}
          <span>
            {isSample && 'An example, not a finished job. '}
            <RenderingNote pictures={[beforeImage, afterImage]} />
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
  children: ReactNode
}

export function ProjectStory({ project, town, children }: ProjectStoryProps) {
  const { description, features, location, projectType, timeline, cost, completedAt } = project
  const place = town ? (
    <a className={link} href={getTownPage(town.slug) ? `/${town.slug}` : `/rockland/${town.slug}/`}>
      {location}
    </a>
  ) : (
    location
  )
  const facts = [
    { label: 'Place', value: place },
    { label: 'Kind', value: kinds[projectType] },
    { label: 'Time', value: timeline },
    { label: 'Cost', value: cost },
    { label: 'Finished', value: completedAt && month.format(new Date(completedAt)) },
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
        <p className="mt-3 text-small text-quiet">
          Your room is another one: we measure it first, free of charge, and put the price in writing.
        </p>
      </aside>
      {features.length > 0 && (
        <section className="md:col-[1/8]">
          <h2 className="text-h3">What was done</h2>
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
