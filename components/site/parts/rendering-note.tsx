import { isRendering } from '@/lib/business/images'

type RenderingNoteProps = {
  /** Paths of all pictures on the page. */
  pictures: readonly (string | null | undefined)[]
  /** Element around the sentence; without one it is part of the text around it. */
  as?: 'p' | 'figcaption'
  className?: string
}

/** Says once on a page that its pictures are renderings; renders nothing if all are photographs. */
export function RenderingNote({ pictures, as: Element, className }: RenderingNoteProps) {
  const paths = pictures.filter((path): path is string => !!path)
  if (!paths.some(isRendering)) return null
  const text = `${paths.every(isRendering) ? 'Pictures' : 'Some pictures'} on this page are design renderings.`
  return Element ? <Element className={className}>{text}</Element> : text
}
