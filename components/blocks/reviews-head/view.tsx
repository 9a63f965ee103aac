import { type SectionProps } from '../define-section'
import { MissingSection } from '../parts'
import { type definition } from './definition'

export function View({ words, data, isMain, inCanvas }: SectionProps<typeof definition>) {
  const isEmpty = data.testimonials.length === 0 && !data.mapsPlaceId
  const title = words('title')
  const text = words(isEmpty ? 'empty' : 'text')
  if (!title && !text)
    return inCanvas ? (
      <MissingSection>Visitors see nothing here without a title or a text.</MissingSection>
    ) : null
  const Heading = isMain ? 'h1' : 'h2'
  return (
    <section
      className={`page-grid gap-y-6 px-gutter pt-8 pb-10 md:items-end md:pt-16 ${isEmpty ? 'md:pb-14' : 'md:pb-18'}`}
    >
      {title && <Heading className="text-display md:col-[1/9]">{title}</Heading>}
      {text && <p className="text-lede text-pretty md:col-[9/-1]">{text}</p>}
    </section>
  )
}
