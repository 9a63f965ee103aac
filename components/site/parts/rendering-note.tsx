import { type Worded, wordingOf } from '@/lib/business/wording'
import { isRendering } from '@/lib/business/images'

type RenderingNoteProps = {
  profile: Worded
  /** Paths of all pictures on the page. */
  pictures: readonly (string | null | undefined)[]
  /** Element around the sentence; without one it is part of the text around it. */
  as?: 'p' | 'figcaption'
  className?: string
}

/** Says once on a page that its pictures are renderings; renders nothing if all are photographs. */
export function RenderingNote({ profile, pictures, as: Element, className }: RenderingNoteProps) {
  const paths = pictures.filter((path): path is string => !!path)
  if (!paths.some(isRendering)) return null
  const text = wordingOf(profile)(paths.every(isRendering) ? 'pictures.all' : 'pictures.some')
  return Element ? <Element className={className}>{text}</Element> : text
}
