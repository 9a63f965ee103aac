import { type ReactNode } from 'react'
import { hoursText, phoneHours } from '@/lib/business/hours'
import { type BusinessProfile } from '@/lib/business/profile'
import { PhoneLink } from './phone-link'

type CallHeadProps = {
  title: ReactNode
  /** Stands before the hours. */
  text: ReactNode
  heading?: 'h1' | 'h2'
  profile: Pick<BusinessProfile, 'phone' | 'telephoneHours' | 'specialDays'>
}

export const CallHead = ({ title, text, heading: Heading = 'h1', profile }: CallHeadProps) => (
  <section className="page-grid gap-y-5 px-gutter pt-8 pb-7 md:items-end md:pt-18 md:pb-14">
    {title && <Heading className="text-display md:col-[1/9]">{title}</Heading>}
    <p className="text-quiet md:col-[9/-1]">
      {text} {hoursText(phoneHours(profile))}.
      <PhoneLink
        className="mt-2 block min-h-tap font-serif text-34 leading-tight tracking-[-0.02em] whitespace-nowrap text-spruce lining-nums"
        phone={profile.phone}
      />
    </p>
  </section>
)
