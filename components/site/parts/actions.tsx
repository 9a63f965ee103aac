import { wordingOf } from '@/lib/business/wording'
import { type ReactNode } from 'react'
import { EstimateButton } from '@/components/forms/estimate-button'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type BusinessProfile, phoneDigits } from '@/lib/business/profile'

export const Actions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-3 text-center max-sm:flex-col max-sm:[&_:is(a,button)]:whitespace-normal">
    {children}
  </div>
)

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
