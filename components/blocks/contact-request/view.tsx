import { ArrowLink } from '@/components/site/parts/arrow-link'
import { NextSteps } from '@/components/site/parts/next-steps'
import { nextSteps } from '@/lib/content/promises'
import { type SectionProps } from '../define-section'
import { shownRows } from '../own-rows'
import { type definition } from './definition'
import { ShowroomCard } from './showroom-card'

export function View(section: SectionProps<typeof definition>) {
  const { config, words, data } = section
  const { profile, contactForm } = data
  const visit = words('visit')
  return (
    <section className="page-grid gap-y-6 px-gutter pb-section [main>&]:first-of-type:pt-section">
      <div className="border-t border-ink pt-6 md:col-[1/8] md:pt-9">
        {profile.visits.isOn && visit && (
          <p className="mb-7">
            <ArrowLink href="/visit">{visit}</ArrowLink>
          </p>
        )}
        {contactForm}
        <NextSteps
          profile={profile}
          title={words('next')}
          steps={shownRows(config.steps, (row, field) => words(`steps.${row}.${field}`), nextSteps(profile))}
          className="pt-14 pb-18 md:pt-18 md:pb-0"
        />
      </div>
      <ShowroomCard {...section} />
    </section>
  )
}
