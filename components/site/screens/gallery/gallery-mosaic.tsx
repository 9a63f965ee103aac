import './gallery.css'
import { Picture } from '@/components/site/parts/picture'
import { type Project } from '@/lib/content-types'

// The pattern's places: wide or tall, and the width of the picture there.
const wideLeft = {
  className: 'plate plate--lg g7',
  ratio: 'r32',
  sizes: '(min-width: 1440px) 908px, (min-width: 960px) 65vw, 100vw',
}
const tallRight = {
  className: 'plate g4r',
  ratio: 'r45',
  sizes: '(min-width: 1440px) 379px, (min-width: 960px) 27vw, 100vw',
}
const tallLeft = {
  className: 'plate g5',
  ratio: 'r45',
  sizes: '(min-width: 1440px) 481px, (min-width: 960px) 34vw, 100vw',
}
const wideRight = {
  className: 'plate plate--lg g6r',
  ratio: 'r32',
  sizes: '(min-width: 1440px) 808px, (min-width: 960px) 56vw, 100vw',
}
const middleLeft = {
  className: 'plate g6',
  ratio: 'r32',
  sizes: '(min-width: 1440px) 481px, (min-width: 960px) 35vw, 100vw',
}
const middleRight = {
  className: 'plate g6b',
  ratio: 'r32',
  sizes: '(min-width: 1440px) 584px, (min-width: 960px) 42vw, 100vw',
}
const last = {
  className: 'plate plate--lg glast',
  ratio: 'r32',
  sizes: '(min-width: 1440px) 908px, (min-width: 960px) 65vw, 100vw',
}

const rows = [
  [wideLeft, tallRight],
  [tallLeft, wideRight],
  [middleLeft, middleRight],
] as const

const typeNames = { kitchen: 'Kitchen remodel', bathroom: 'Bath renovation' }

/** Where the nth of so many projects stands: rows of two, and a last one alone across the page. */
function placeOf(index: number, count: number, firstRow: number) {
  if (index === count - 1 && count % 2 === 1) return last
  const row = rows[(firstRow + Math.floor(index / 2)) % rows.length] ?? rows[0]
  return row[index % 2 === 0 ? 0 : 1]
}

type GalleryMosaicProps = { projects: Project[]; firstRow?: 0 | 1 | 2; priority?: boolean }

/** Project pictures in offset rows, each with its place, time and cost; a picture links to its file. */
export function GalleryMosaic({ projects, firstRow = 0, priority }: GalleryMosaicProps) {
  return (
    <div className="gmos">
      {projects.map((project, index) => {
        const { className, ratio, sizes } = placeOf(index, projects.length, firstRow)
        return (
          <article key={project.id} className={className}>
            <div className="relative">
              <a
                className={`plate__pic ${ratio}`}
                href={project.afterImage}
                data-intent=""
                data-picture={project.id}
              >
                <Picture
                  src={project.afterImage}
                  sizes={sizes}
                  className={ratio}
                  priority={priority && index === 0}
                />
                <span className="sr">Enlarge: {project.title}</span>
              </a>
              <span className="badge pointer-events-none">{project.category}</span>
            </div>
            <div className="plate__cap">
              <h3 className="plate__title">{project.title}</h3>
              <p className="plate__meta">
                <span>{project.location}</span>
                <span>{project.timeline}</span>
                <span>{project.cost}</span>
                <span>{typeNames[project.projectType]}</span>
              </p>
              <p className="plate__desc">{project.description}</p>
            </div>
          </article>
        )
      })}
    </div>
  )
}
