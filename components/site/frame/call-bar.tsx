import { BareButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type BusinessProfile, phoneDigits } from '@/lib/business/profile'
import { quotePanelId } from './chat-widget'

/** Works without script. */
export function CallBar({ profile }: { profile: Pick<BusinessProfile, 'phone'> }) {
  const number = phoneDigits(profile.phone)
  return (
    <nav className="call-bar" aria-label="Call, text or get a quote">
      <a href={`tel:${number}`}>
        <Icon name="phone" />
        Call
      </a>
      <a href={`sms:${number}`}>
        <Icon name="message" />
        Text
      </a>
      <BareButton
        className="bg-spruce text-ivory focus-visible:outline-brass-light"
        popoverTarget={quotePanelId}
      >
        Get a quote
      </BareButton>
    </nav>
  )
}
