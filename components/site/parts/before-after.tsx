import './before-after.css'
import { type CSSProperties } from 'react'
import { Icon } from '@/components/ui/icon'
import { builtInImages } from '@/lib/business/images'
import { type Project } from '@/lib/content-types'
import { Picture } from './picture'

type BeforeAfterProps = {
  project: Pick<Project, 'title' | 'location' | 'beforeImage' | 'afterImage'>
  sizes: string
  /** Share of the picture that shows the room before, in percent. */
  start?: number
  className?: string
  /** object-position of both pictures */
  position?: string
}

/**
 * A room before and after as one picture with a line to drag. The slider is a range input, so that click, drag and
 * arrow keys work as everywhere; the page's inline loader moves the line.
 */
export function BeforeAfter({ project, sizes, start = 46, className = '', position }: BeforeAfterProps) {
  const { title, location, beforeImage, afterImage } = project
  const alt = (src: string, when: string) => builtInImages[src]?.alt ?? `${when}: ${title}`
  return (
    <div className={`ba ${className}`} style={{ '--pos': `${start}%` } as CSSProperties}>
      <Picture src={afterImage} alt={alt(afterImage, 'After')} sizes={sizes} position={position} />
      <div className="ba__before">
        <Picture src={beforeImage} alt={alt(beforeImage, 'Before')} sizes={sizes} position={position} />
      </div>
      <input
        className="ba__range"
        data-compare
        type="range"
        min="0"
        max="100"
        defaultValue={start}
        aria-label={`${[title, location].filter(Boolean).join(', ')}: share of the picture showing before`}
      />
      <span className="ba__line">
        <span className="ba__grip">
          <Icon name="slide" />
        </span>
      </span>
      <span className="ba__tag ba__tag--b">Before</span>
      <span className="ba__tag ba__tag--a">After</span>
    </div>
  )
}
