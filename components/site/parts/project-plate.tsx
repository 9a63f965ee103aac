import { ExampleLabel } from './example-label'
import { FactLine } from './fact-line'
import { Facts } from './facts'
import { Picture } from './picture'
import { builtInImages } from '@/lib/business/images'
import { type Words } from '@/lib/business/wording'
import { type Project } from '@/lib/content-types'
import { monthYear } from '@/lib/time/month-year'

type PlateCaptionProps = {
  title: string
  /** Target of the title, whose link covers the nearest positioned ancestor. */
  href?: string
  facts: readonly string[]
  isExample?: boolean
  description?: string
  large?: boolean
  className?: string
}

/** Returns the facts under a project's picture; `away` is its distance, with which its month is named. */
export const plateFacts = (project: Project, away = ''): string[] => {
  const { location, timeline, cost, completedAt } = project
  return [cost, location, away, timeline, away && monthYear(completedAt)].filter(Boolean)
}

export const labeledFacts = (
  { isSample, location, timeline, cost, completedAt }: Project,
  words: Words,
  away = '',
) => [
  { label: words('project.place'), value: [location, away].filter(Boolean).join(', ') },
  { label: words('project.time'), value: timeline },
  { label: words('project.cost'), value: cost },
  ...(away ? [{ label: words('project.finished'), value: monthYear(completedAt) }] : []),
  ...(isSample ? [{ label: 'Note', value: <ExampleLabel /> }] : []),
]

export const PlateCaption = ({
  title,
  href,
  facts,
  isExample,
  description,
  large,
  className = '',
}: PlateCaptionProps) => (
  <div className={`pt-3.5 ${className}`}>
    <PlateTitle title={title} href={href} large={large} />
    <FactLine facts={facts} isExample={isExample} className="mt-1" />
    {description && <p className="mt-2 max-w-[29em] text-16 leading-normal text-pretty">{description}</p>}
  </div>
)

const PlateTitle = ({ title, href, large }: Pick<PlateCaptionProps, 'title' | 'href' | 'large'>) => (
  <h3 className={large ? undefined : 'text-20 leading-tight'}>
    {href ? (
      <a
        className="decoration-accent underline-offset-4 group-hover:underline after:absolute after:inset-0"
        href={href}
      >
        {title}
      </a>
    ) : (
      title
    )}
  </h3>
)

type ProjectPlateProps = {
  project: Project
  href?: string
  className?: string
  /** Classes of the picture's frame: its shape. */
  frame?: string
  captionClass?: string
  sizes?: string
  position?: string
  large?: boolean
  /** Distance from the place that the page is about. */
  away?: string
  /** Shows the sentence about the project. */
  description?: boolean
  /** Given where there is room for more than a caption: the facts are a list below the sentence, with labels. */
  words?: Words
}

/** The sizes of half of the page. */
export const halfOfPage = '(min-width: 1296px) 588px@3/2, (min-width: 960px) 46vw@3/2, 93vw@3/2'

const third = (shape: string) => `(min-width: 1296px) 379px@${shape}, (min-width: 960px) 30vw@${shape}`

/** Returns the sizes of a third of the page, in a shape such as 3/2. */
const thirdOfPage = (shape: string) => `${third(shape)}, 93vw@${shape}`

/** Returns the sizes of a third of the page that is a row on a phone (`plate-row`). */
export const thirdOrRow = (shape: string) =>
  `${third(shape)}, (min-width: 640px) 93vw@${shape}, 35vw@${shape}`

export function ProjectPlate({
  project,
  href,
  className = '',
  frame = 'aspect-3/2 rounded-picture',
  captionClass = '',
  sizes = thirdOfPage('3/2'),
  position,
  large,
  away,
  description,
  words,
}: ProjectPlateProps) {
  const { title, afterImage, category } = project
  return (
    <article className={`relative ${href ? 'group' : ''} ${className}`}>
      <div className={`overflow-hidden ${frame}`}>
        <Picture
          src={afterImage}
          alt={builtInImages[afterImage]?.alt ?? `${category}: ${title}`}
          sizes={sizes}
          className="size-full rounded-none transition-transform group-hover:scale-[1.015]"
          position={position}
        />
      </div>
      {words ? (
        <div className={captionClass}>
          <PlateTitle title={title} href={href} large />
          <p className="mt-2 mb-5 max-w-[29em] text-pretty">{project.description}</p>
          <Facts columns="*:grid-cols-[64px_1fr]" facts={labeledFacts(project, words, away)} />
        </div>
      ) : (
        <PlateCaption
          title={title}
          href={href}
          facts={plateFacts(project, away)}
          isExample={project.isSample}
          description={description ? project.description : undefined}
          large={large}
          className={captionClass}
        />
      )}
    </article>
  )
}
