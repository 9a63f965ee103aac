import { WhyList } from '@/components/site/parts/why-list'
import { credentials } from '@/lib/content/promises'
import { type SectionProps } from '../define-section'
import { shownRows } from '../own-rows'
import { Missing } from '../parts'
import { type definition } from './definition'

export function View({ config, words, data, inCanvas }: SectionProps<typeof definition>) {
  const lines = shownRows(
    config.lines,
    (row, field) => words(`lines.${row}.${field}`),
    credentials(data.profile),
  )
  if (lines.length > 0) return <WhyList heading={words('title')} items={lines} isLight />
  return (
    inCanvas && (
      <section className="band bg-sand">
        <Missing>Visitors see nothing here until the settings have your license or warranty.</Missing>
      </section>
    )
  )
}
