import { type BusinessProfile, phoneDigits } from '@/lib/business/profile'
import { quotePanelId } from './chat-widget'
import { Icon } from '@/components/ui/icon'

/** The bar at the bottom of small screens. All three work without script. */
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
      <button type="button" popoverTarget={quotePanelId}>
        Get a quote
      </button>
    </nav>
  )
}
