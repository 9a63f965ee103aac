import { wordingOf } from '@/lib/business/wording'
import { type ReactNode } from 'react'
import { nextSteps } from '@/lib/content/promises'
import { type BusinessProfile } from '@/lib/business/profile'

type NextStepsProps = {
  profile: Pick<BusinessProfile, 'replyHours' | 'liveSince' | 'wording'>
  title?: ReactNode
  steps?: readonly { title: ReactNode; text: ReactNode }[]
  className?: string
}

export const NextSteps = ({
  profile,
  title = wordingOf(profile)('sent.next'),
  steps = nextSteps(profile),
  className = '',
}: NextStepsProps) => (
  <section className={className}>
    {title && <h2 className="md:text-h3">{title}</h2>}
    <ol className="mt-6 border-t border-ink md:mt-4">
      {steps.map(({ title, text }, index) => (
        <li
          key={index}
          className="grid gap-1 border-b border-line py-4.5 md:grid-cols-[3fr_5fr] md:items-baseline md:py-5.5"
        >
          <b className="font-serif text-[1.375rem] leading-tight font-normal tracking-[-0.01em]">{title}</b>
          <span className="text-quiet">{text}</span>
        </li>
      ))}
    </ol>
  </section>
)
