import { StatRow } from '@/components/site/parts/stat-row'
import { townFigures } from '@/lib/landing/town-facts'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

/** Shows the town in figures. The sample ones a live site doesn't have. */
export function View({ data: { profile, town } }: SectionProps<typeof definition>) {
  if (!town) return null
  const { page } = town
  const samples = profile.liveSince ? [] : page.stats.map((stat) => ({ ...stat, isExample: true }))
  const figures = [...samples, ...townFigures(page.town, profile)]
  if (figures.length === 0) return null
  return (
    <section className="mt-2 px-gutter md:mt-6" aria-label="In numbers">
      <StatRow stats={figures} />
    </section>
  )
}
