import { PlateCaption, plateFacts } from '@/components/site/parts/project-plate'
import { Picture } from '@/components/site/parts/picture'
import { type Project } from '@/lib/content-types'

// Places of the pattern on a desktop. On a tablet the large ones take both columns, on a phone they reach the window's edges.
const large = 'max-md:-mx-gutter sm:max-md:col-span-full'
const largeCaption = 'max-md:px-gutter'
const wideLeft = {
  className: `${large} md:col-[1/9] md:ml-[calc(var(--spacing-bleed)*-1)]`,
  caption: `${largeCaption} md:pl-bleed`,
  ratio: 'aspect-3/2',
  sizes: '(min-width: 1440px) 63.2vw@3/2, (min-width: 960px) 65vw@3/2, 100vw@3/2',
  large: true,
}
const tallRight = {
  className: 'md:col-[9/-1] md:mt-30',
  caption: '',
  ratio: 'aspect-4/5',
  sizes: '(min-width: 1296px) 379px@4/5, (min-width: 960px) 30vw@4/5, (min-width: 640px) 46vw@4/5, 93vw@4/5',
  large: false,
}
const tallLeft = {
  className: 'sm:max-md:first:col-span-full md:col-[1/6]',
  caption: '',
  ratio: 'aspect-4/5',
  sizes: '(min-width: 1296px) 481px@4/5, (min-width: 960px) 37vw@4/5, 93vw@4/5',
  large: false,
}
const wideRight = {
  className: `${large} md:col-[6/-1] md:mt-22 md:mr-[calc(var(--spacing-bleed)*-1)]`,
  caption: largeCaption,
  ratio: 'aspect-3/2',
  sizes: '(min-width: 1440px) 56.2vw@3/2, (min-width: 960px) 57vw@3/2, 100vw@3/2',
  large: true,
}
const middleLeft = {
  className: 'md:col-[2/7]',
  caption: '',
  ratio: 'aspect-3/2',
  sizes: '(min-width: 1296px) 481px@3/2, (min-width: 960px) 37vw@3/2, (min-width: 640px) 46vw@3/2, 93vw@3/2',
  large: false,
}
const middleRight = {
  className: 'md:col-[7/-1] md:mt-18',
  caption: '',
  ratio: 'aspect-3/2',
  sizes: '(min-width: 1296px) 584px@3/2, (min-width: 640px) 46vw@3/2, 93vw@3/2',
  large: false,
}
const last = {
  className: `${large} md:col-span-full md:ml-[calc(var(--spacing-bleed)*-1)] md:grid md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] md:items-end md:gap-x-col`,
  caption: `${largeCaption} md:border-t md:border-line md:pt-4`,
  ratio: 'aspect-3/2',
  sizes: '(min-width: 1440px) 59.8vw@3/2, (min-width: 960px) 63vw@3/2, 100vw@3/2',
  large: true,
}

const rows = [
  [wideLeft, tallRight],
  [tallLeft, wideRight],
  [middleLeft, middleRight],
] as const

const typeNames = { kitchen: 'Kitchen remodel', bathroom: 'Bath renovation' }

/** Returns the place of a project: rows of two, and a last one alone across the page. */
function placeOf(index: number, count: number, firstRow: number) {
  if (index === count - 1 && count % 2 === 1) return last
  const row = rows[(firstRow + Math.floor(index / 2)) % rows.length] ?? rows[0]
  return row[index % 2 === 0 ? 0 : 1]
}

type GalleryMosaicProps = { projects: Project[]; firstRow?: 0 | 1 | 2; priority?: boolean }

/** Links a picture to its file and a title to its project's page. */
export const GalleryMosaic = ({ projects, firstRow = 0, priority }: GalleryMosaicProps) => (
  <div className="grid gap-x-col gap-y-10 sm:max-md:grid-cols-2 md:grid-cols-12 md:items-start md:gap-y-22">
    {projects.map((project, index) => {
      const place = placeOf(index, projects.length, firstRow)
      return (
        <article key={project.id} className={place.className}>
          <div className="relative">
            <a
              className={`group block cursor-zoom-in overflow-hidden aria-busy:animate-pulse ${place.large ? '' : 'rounded-picture'} ${place.ratio}`}
              href={project.afterImage}
              data-intent=""
              data-picture={project.id}
            >
              <Picture
                src={project.afterImage}
                sizes={place.sizes}
                className="size-full rounded-none transition-transform group-hover:scale-[1.015]"
                priority={priority && index === 0}
              />
              <span className="sr-only">Enlarge: {project.title}</span>
            </a>
            <span
              className={`pointer-events-none absolute top-3 rounded-picture bg-ivory px-2.5 py-1 text-caption leading-snug font-semibold ${place.large ? 'left-gutter md:left-3' : 'left-3'}`}
            >
              {project.category}
            </span>
          </div>
          <PlateCaption
            title={project.title}
            href={`/gallery/${project.slug}`}
            facts={[...plateFacts(project), typeNames[project.projectType]]}
            isExample={project.isSample}
            description={project.description}
            large={place.large}
            className={`group relative ${place.caption}`}
          />
        </article>
      )
    })}
  </div>
)
