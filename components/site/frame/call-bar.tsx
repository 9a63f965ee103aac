import { BareButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type BusinessProfile, phoneDigits } from '@/lib/business/profile'
import { quotePanelId } from './chat-widget'

/** The bar at the bottom of small screens. All three work without script. */
export function CallBar({ profile }: { profile: Pick<BusinessProfile, 'phone'> }) {
  const number = phoneDigits(profile.phone)
  return (
    <nav
      className="fixed inset-x-0 bottom-0 z-30 grid min-h-bar across:min-h-tap grid-cols-[1fr_1fr_1.35fr] divide-x divide-line border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] text-16 font-semibold text-spruce *:flex *:items-center *:justify-center *:gap-2 *:-outline-offset-5 md:hidden"
      aria-label="Call, text or get a quote"
    >
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
