import { RuledTexts } from '@/components/site/parts/ruled-texts'
import { curly } from '@/lib/text/curly'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

export function View({ words, data: { town } }: SectionProps<typeof definition>) {
  if (!town?.copy?.lede && !town?.copy?.parts.length) return null
  const { lede, parts } = curly(town.copy)
  return (
    <section className="band bg-sand">
      <h2>{words('title')}</h2>
      {lede && <p className="mt-5 max-w-[31em] font-serif text-h3 leading-snug text-pretty">{lede}</p>}
      <div className="mt-10 grid empty:hidden gap-x-col gap-y-8 md:mt-14 md:grid-cols-3">
        <RuledTexts items={parts} />
      </div>
    </section>
  )
}
