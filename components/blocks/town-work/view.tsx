import { wordingOf } from '@/lib/business/wording'
import { NearWork } from '@/components/site/parts/near-work'
import { ProjectTrio } from '@/components/site/parts/project-trio'
import { QuotePair } from '@/components/site/parts/quote-pair'
import { SectionHead } from '@/components/site/parts/section-head'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

export function View({ words, data: { town, profile } }: SectionProps<typeof definition>) {
  if (!town) return null
  const wording = wordingOf(profile)
  return (
    <>
      {town.projects.length > 0 && (
        <section className="px-gutter pt-section">
          <SectionHead title={words('title')}>{words('text')}</SectionHead>
          <ProjectTrio projects={town.projects} words={wording} flip descriptions />
        </section>
      )}
      <NearWork town={town.page.town} projects={town.nearby} words={wording} />
      <QuotePair testimonials={town.testimonials} words={wording} label={wording('landing.quotesNearby')} />
    </>
  )
}
