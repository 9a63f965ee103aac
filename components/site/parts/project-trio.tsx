import { ProjectPlate, thirdOrRow } from './project-plate'
import { type Words } from '@/lib/business/wording'
import { type Project } from '@/lib/content-types'

const largeSizes = '(min-width: 1440px) 63.2vw@3/2, (min-width: 960px) 65vw@3/2, 100vw@3/2'
const hrefOf = ({ slug }: Project) => `/gallery/${slug}`
const large = { sizes: largeSizes, large: true, description: true } as const
/** The large picture reaches the window's edges on a phone and one of them on a desktop: no round corners there. */
const largeFrame = 'aspect-3/2 sm:max-md:rounded-picture'

type TrioProps = {
  projects: readonly Project[]
  words: Words
  /** Starts with the large picture on the right; groups alternate. */
  flip?: boolean
  /** Shows a sentence under every project, not only under large ones. */
  descriptions?: boolean
  /** The distance of a project that is alone. */
  away?: string | undefined
}

/** Shows projects in groups of three: a large picture that bleeds to one edge, and two beside it. */
export function ProjectTrio({ projects, words, flip = false, descriptions = false, away }: TrioProps) {
  const groups = Array.from({ length: Math.ceil(projects.length / 3) }, (_, index) =>
    projects.slice(index * 3, index * 3 + 3),
  )
  return (
    <div className="grid grid-cols-1 gap-y-14 md:gap-y-24">
      {groups.map(([first, ...smallProjects], index) => {
        if (!first) return null
        if (smallProjects.length === 0)
          return <Alone key={first.id} project={first} words={words} away={away} />
        const flipped = flip !== (index % 2 === 1)
        const shape = smallProjects.length === 1 ? '4/5' : '3/2'
        return (
          <div key={first.id} className="page-grid gap-y-8 md:items-start">
            <ProjectPlate
              project={first}
              href={hrefOf(first)}
              {...large}
              frame={largeFrame}
              className={`max-sm:-mx-gutter ${flipped ? 'md:col-[5/-1] md:row-start-1 md:-mr-bleed' : 'md:col-[1/9] md:-ml-bleed'}`}
              captionClass={`max-sm:px-gutter ${flipped ? 'md:pr-bleed' : 'md:pl-bleed'}`}
            />
            <div
              className={`grid gap-8 sm:max-md:grid-cols-2 sm:max-md:gap-x-col md:gap-10 ${flipped ? 'md:col-[1/5] md:row-start-1' : 'md:col-[9/-1]'} ${flipped && smallProjects.length === 1 ? 'md:mt-24' : ''}`}
            >
              {smallProjects.map((project) => (
                <ProjectPlate
                  key={project.id}
                  project={project}
                  href={hrefOf(project)}
                  className="plate-row"
                  frame={`${smallProjects.length === 1 ? 'aspect-4/5' : 'aspect-3/2'} rounded-picture`}
                  sizes={thirdOrRow(shape)}
                  description={descriptions}
                />
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}

type AloneProps = { project: Project; words: Words; away: string | undefined }

const Alone = ({ project, words, away }: AloneProps) => (
  <ProjectPlate
    project={project}
    href={hrefOf(project)}
    {...large}
    frame={largeFrame}
    className="max-sm:-mx-gutter md:-ml-bleed md:grid md:grid-cols-[2fr_1fr] md:items-end md:gap-x-col"
    captionClass="max-md:pt-3.5 max-sm:px-gutter"
    away={away}
    words={words}
  />
)
