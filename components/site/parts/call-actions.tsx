import { EstimateButton } from '@/components/forms/estimate-button'
import { Actions } from './actions'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type BusinessProfile, phoneDigits } from '@/lib/business/profile'

type CallActionsProps = { profile: Pick<BusinessProfile, 'phone'>; town?: string; service?: string }

/** Both ways to begin, below a headline: call, or ask for an estimate for this town and service (slugs). */
export function CallActions({ profile: { phone }, town, service }: CallActionsProps) {
  return (
    <Actions>
      <ButtonLink look="primary" href={`tel:${phoneDigits(phone)}`}>
        <Icon name="phone" />
        Call {phone}
      </ButtonLink>
      <EstimateButton look="line" town={town} service={service}>
        Get a free estimate
      </EstimateButton>
    </Actions>
  )
}
