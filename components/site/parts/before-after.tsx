import { type Worded, wordingOf } from '@/lib/business/wording'
import { type CSSProperties } from 'react'
import { Icon } from '@/components/ui/icon'
import { builtInImages } from '@/lib/business/images'
import { type Project } from '@/lib/content-types'
import { Picture } from './picture'

type BeforeAfterProps = {
  profile: Worded
  project: Pick<Project, 'title' | 'location' | 'beforeImage' | 'afterImage'>
  sizes: string
  /** Share of the picture that shows the room before, in percent. */
  start?: number
  className?: string
  /** Alt texts of uploaded pictures, by path. */
  texts?: ReadonlyMap<string, string>
  /** The largest picture above the fold. */
  priority?: boolean
}

const tag =
  'pointer-events-none absolute bottom-3 rounded-picture bg-ivory px-2.5 py-1 text-small leading-[1.4] font-semibold text-ink'

/**
 * Shows a room before and after with a line to drag. The slider is a range input, so that click, drag and arrow keys work as
 * everywhere; the page's inline loader moves the line. Without a picture of before it is a plain picture.
 */
export function BeforeAfter(props: BeforeAfterProps) {
  const { profile, project, sizes, start = 46, className = '', texts, priority } = props
  const { title, location, beforeImage, afterImage } = project
  const words = wordingOf(profile)
  const picture = (src: string, moment: string) => (
    <Picture
      src={src}
      alt={builtInImages[src]?.alt || texts?.get(src) || `${moment}: ${title}`}
      sizes={sizes}
      priority={priority}
      className="absolute inset-0 size-full rounded-none object-cover select-none"
    />
  )
  if (!beforeImage)
    return (
      <div className={`relative aspect-3/2 overflow-hidden bg-sand ${className}`}>
        {picture(afterImage, 'After')}
      </div>
    )
  return (
    <div
      className={`relative aspect-3/2 touch-pan-y overflow-hidden bg-sand ${className}`}
      style={{ '--pos': `${start}%` } as CSSProperties}
      data-before-after=""
    >
      {picture(afterImage, 'After')}
      <div className="absolute inset-0 [clip-path:inset(0_calc(100%-var(--pos))_0_0)]">
        {picture(beforeImage, 'Before')}
      </div>
      <CompareLine
        label={`${[title, location].filter(Boolean).join(', ')}: share of the picture showing before`}
        left={words('project.before')}
        right={words('project.after')}
        start={start}
      />
    </div>
  )
}

/** Explains how to move the line. Touch screens have no arrow keys. */
export function DragHint({ profile }: { profile: Worded }) {
  const words = wordingOf(profile)
  return (
    <span className="noscript:hidden">
      {words('project.drag')}
      <span className="by-finger:hidden">{words('project.dragKeys')}</span>.
    </span>
  )
}

type CompareLineProps = { label: string; left: string; right: string; start: number }

/** Moved by a transform, which is no shift of the layout. */
const lineStyle = {
  translate: 'var(--pos)',
  background: 'linear-gradient(90deg, var(--color-ivory) 2px, transparent 2px)',
}

/** The line between two pictures and its slider; its parent (`data-before-after`) has the position in `--pos`. */
export const CompareLine = ({ label, left, right, start }: CompareLineProps) => (
  <>
    <input
      className="peer absolute inset-0 m-0 size-full cursor-ew-resize opacity-0"
      data-compare
      type="range"
      min="0"
      max="100"
      defaultValue={start}
      aria-label={label}
    />
    <span
      className="pointer-events-none absolute inset-0 -ml-px peer-focus-visible:*:outline-3"
      style={lineStyle}
    >
      <span className="absolute top-1/2 -m-6.5 grid noscript:hidden size-13 place-items-center rounded-full bg-ivory text-spruce shadow-lift outline-offset-3 outline-focus">
        <Icon name="slide" />
      </span>
    </span>
    <span className={`left-3 ${tag}`}>{left}</span>
    <span className={`right-3 ${tag}`}>{right}</span>
  </>
)
