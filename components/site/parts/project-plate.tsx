import { builtInImages } from '@/lib/business/images'
import { type Project } from '@/lib/content-types'
import { Picture } from './picture'

export type PlateRatio = 'r32' | 'r45' | 'r11' | 'r169' | 'r43'

type ProjectPlateProps = {
  project: Project
  /** Where the plate leads; the whole plate is the link. */
  href?: string
  className?: string
  ratio?: PlateRatio
  sizes?: string
  /** object-position */
  position?: string
  /** The large title */
  large?: boolean
  /** The category on the picture */
  badge?: boolean
  /** The sentence about the project */
  description?: boolean
}

const thirdOfPage = '(min-width: 1296px) 379px, (min-width: 960px) 29vw, (min-width: 640px) 46vw, 100vw'

/** A finished room: picture, title, and place, time and cost, always visible. */
export function ProjectPlate({
  project,
  href,
  className = '',
  ratio = 'r32',
  sizes = thirdOfPage,
  position,
  large,
  badge,
  description,
}: ProjectPlateProps) {
  const { title, location, timeline, cost, afterImage, category } = project
  return (
    <article className={`plate ${large ? 'plate--lg' : ''} ${className}`}>
      <div className={`plate__pic ${ratio}`}>
        <Picture
          src={afterImage}
          alt={builtInImages[afterImage]?.alt ?? `${category}: ${title}`}
          sizes={sizes}
          className={ratio}
          position={position}
        />
        {badge && <span className="badge">{category}</span>}
      </div>
      <div className="plate__cap">
        <h3 className="plate__title">
          {href ? (
            <a className="plate__link" href={href}>
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        <p className="plate__meta">
          <span>{location}</span>
          <span>{timeline}</span>
          <span>{cost}</span>
        </p>
        {description && <p className="plate__desc">{project.description}</p>}
      </div>
    </article>
  )
}
