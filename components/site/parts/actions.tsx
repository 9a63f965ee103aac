import { wordingOf } from '@/lib/business/wording'
import { type ReactNode } from 'react'
import { EstimateButton } from '@/components/forms/estimate-button'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type BusinessProfile, phoneDigits } from '@/lib/business/profile'
import { bookingAddress } from '@/lib/content/built-in-menu'

export const Actions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-3 text-center max-sm:flex-col max-sm:[&_:is(a,button)]:whitespace-normal">
    {children}
  </div>
)

type CallButtonProps = { profile: Pick<BusinessProfile, 'phone' | 'visits'>; children: ReactNode }

/** Calls. With a text that promises a visit it books one, where booking is on. */
export function CallButton({ profile, children }: CallButtonProps) {
  if (profile.visits.isOn && promisesVisit(children))
    return (
      <ButtonLink look="primary" href={bookingAddress}>
        {children}
      </ButtonLink>
    )
  return (
    <ButtonLink look="primary" href={`tel:${phoneDigits(profile.phone)}`}>
      <Icon name="phone" />
      {children}
    </ButtonLink>
  )
}

/** Texts in the page builder aren't strings; links don't lead anywhere there. */
const promisesVisit = (text: ReactNode) => typeof text === 'string' && /\b(visit|consultation)\b/i.test(text)

type CallActionsProps = {
  profile: Pick<BusinessProfile, 'phone' | 'wording'>
  town?: string
  service?: string
}

/** Shows both ways to begin; `town` and `service` are slugs for the estimate dialog. */
export function CallActions({ profile, town, service }: CallActionsProps) {
  const words = wordingOf(profile)
  const { phone } = profile
  return (
    <Actions>
      <ButtonLink look="primary" href={`tel:${phoneDigits(phone)}`}>
        <Icon name="phone" />
        {words('call.callNumber', { phone })}
      </ButtonLink>
      <EstimateButton look="line" town={town} service={service}>
        {words('call.estimate')}
      </EstimateButton>
    </Actions>
  )
}
