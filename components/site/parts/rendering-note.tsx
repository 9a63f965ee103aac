import { isRendering } from '@/lib/business/images'

type RenderingNoteProps = {
  /** The paths of all pictures on the page. */
  pictures: readonly (string | null | undefined)[]
  /** The element around the sentence; without one it stands in the text it is put into. */
  as?: 'p' | 'figcaption'
  className?: string
}

/** Says, once on a page, that what its pictures show was never built; nothing where all of them are photographs. */
export function RenderingNote({ pictures, as: Element, className }: RenderingNoteProps) {
  const shown = pictures.filter((path): path is string => !!path)
  if (!shown.some(isRendering)) return null
  const text = `${shown.every(isRendering) ? 'Pictures' : 'Some pictures'} on this page are design renderings.`
  return Element ? <Element className={className}>{text}</Element> : text
}
