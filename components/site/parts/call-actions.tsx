import { EstimateButton } from '@/components/forms/estimate-button'
import { Actions } from './actions'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type BusinessProfile, phoneDigits } from '@/lib/business/profile'

type CallActionsProps = { profile: Pick<BusinessProfile, 'phone'>; town?: string; service?: string }

/** Shows both ways to begin; `town` and `service` are slugs for the estimate dialog. */
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
