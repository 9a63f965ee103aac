import { type Worded, wordingOf } from '@/lib/business/wording'
import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Facts } from '@/components/site/parts/facts'
import { labeledFacts, ProjectPlate } from '@/components/site/parts/project-plate'
import { RenderingNote } from '@/components/site/parts/rendering-note'
import { Ticks } from '@/components/site/parts/ticks'
import { type Project } from '@/lib/content-types'
import { BeforeAfter, DragHint } from '@/components/site/parts/before-after'
import { SectionHead } from '@/components/site/parts/section-head'
import { type ComponentProps } from 'react'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

function Feature({ project, profile }: { project: Project; profile: Worded }) {
  const { title, description, features } = project
  return (
    <div className="mb-10 page-grid gap-y-6 md:mb-28">
      <figure className="-mx-gutter md:col-[1/10] md:mr-0 md:ml-[calc(var(--spacing-bleed)*-1)]">
        <BeforeAfter
          profile={profile}
          project={project}
          sizes="(min-width: 1440px) 70.4vw@3/2, (min-width: 960px) 73vw@3/2, 100vw@3/2"
          className="unveiled rounded-none"
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
        <Facts columns="*:grid-cols-[64px_1fr]" facts={labeledFacts(project, wordingOf(profile))} />
        <Ticks lines={features} className="mt-3.5" />
      </div>
    </div>
  )
}

export function View({ words, data: { profile, projects }, isRepeat }: SectionProps<typeof definition>) {
  const more = words('more')
  const [first, ...otherProjects] = projects
  if (!first) return null
  return (
    <section className="px-gutter pt-section" id={isRepeat ? undefined : 'portfolio'}>
      <SectionHead title={words('title')}>
        <DragHint profile={profile} />{' '}
        <RenderingNote
          profile={profile}
          pictures={projects.flatMap(({ beforeImage, afterImage }) => [beforeImage, afterImage])}
        />{' '}
        {words('text')}
      </SectionHead>
      <Feature project={first} profile={profile} />
      <MosaicGrid projects={otherProjects} />
      {more && (
        <ArrowLink href="/gallery" className="mt-4 md:mt-10">
          {more}
        </ArrowLink>
      )}
    </section>
  )
}

type Slot = Pick<
  ComponentProps<typeof ProjectPlate>,
  'className' | 'frame' | 'captionClass' | 'sizes' | 'description' | 'large'
>

const boxes = (px: number, vw: number, below: string, shape: string) =>
  `(min-width: 1296px) ${px}px@${shape}, (min-width: 960px) ${vw}vw@${shape}, ${below}`
// On a phone all stand in one row, in one shape.
const inRow = '(min-width: 427px) 256px@5/4, 60vw@5/4'
const square = boxes(379, 30, inRow, '1/1')
const slots: Record<string, Slot> = {
  m1: {
    className: 'md:col-[1/8]',
    frame: 'aspect-3/2 rounded-picture',
    sizes: boxes(687, 54, inRow, '3/2'),
  },
  m2: {
    className: 'md:col-[9/-1]',
    frame: 'aspect-4/5 rounded-picture',
    sizes: boxes(379, 30, inRow, '4/5'),
  },
  m3: {
    className: 'md:col-[2/5] md:self-end',
    frame: 'aspect-4/5 rounded-picture',
    sizes: boxes(276, 22, inRow, '4/5'),
  },
  m4: {
    className: 'md:col-[6/-1] md:mr-[calc(var(--spacing-bleed)*-1)]',
    frame: 'aspect-3/2 max-md:rounded-picture',
    sizes: `(min-width: 960px) 57vw@3/2, ${inRow}`,
    large: true,
  },
  m5: { className: 'md:col-[1/5]', frame: 'aspect-square rounded-picture', sizes: square },
  m6: { className: 'md:col-[5/9]', frame: 'aspect-square rounded-picture', sizes: square },
  m7: {
    className: 'md:col-[9/-1]',
    frame: 'aspect-square rounded-picture',
    sizes: square,
  },
  m8: {
    className:
      'md:col-span-full md:ml-[calc(var(--spacing-bleed)*-1)] md:grid md:grid-cols-[minmax(0,9fr)_minmax(0,3fr)] md:items-end md:gap-x-col',
    frame: 'aspect-video max-md:rounded-picture',
    captionClass: 'md:border-t md:border-line md:pt-4 md:pb-0.5',
    sizes: `(min-width: 960px) 70vw@16/9, ${inRow}`,
    description: true,
    large: true,
  },
}

// The fixed pattern, and its rows for fewer projects.
const row1 = ['m1', 'm2']
const row2 = ['m3', 'm4']
const row3 = ['m5', 'm6', 'm7']
const row4 = ['m8']
const patterns = [
  [],
  row4,
  row1,
  row3,
  [...row1, ...row2],
  [...row1, ...row3],
  [...row1, ...row3, ...row4],
  [...row1, ...row2, ...row3],
  [...row1, ...row2, ...row3, ...row4],
]

/** object-position of pictures whose subject isn't in the middle. */
const focus: Record<string, string> = {
  '/images/bath-01-after.webp': '40% 50%',
  '/images/bath-02-after.webp': '52% 50%',
  '/images/bath-03-after.webp': '20% 50%',
  '/images/kitchen-03-after.webp': '50% 60%',
  '/images/kitchen-05-after.webp': '55% 50%',
}

/** Shows up to eight projects in rows of 7+4, 3+7, 4+4+4 and 9+3 columns. */
function MosaicGrid({ projects }: { projects: readonly Project[] }) {
  const mosaicProjects = projects.slice(0, patterns.length - 1)
  const pattern = patterns[mosaicProjects.length] ?? []
  if (pattern.length === 0) return null
  return (
    <div className="sideways md:grid md:grid-cols-12 md:items-start md:gap-x-8 md:gap-y-20">
      {mosaicProjects.map((project, index) => {
        const slot = pattern[index] ?? ''
        return (
          <ProjectPlate
            key={project.id}
            project={project}
            href={`/gallery/${project.slug}`}
            position={focus[project.afterImage]}
            {...slots[slot]}
          />
        )
      })}
    </div>
  )
}
