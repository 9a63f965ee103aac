import { wordingOf } from '@/lib/business/wording'
import { ChatForm } from '@/components/forms/chat-widget-form'
import { BareButton } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Icon } from '@/components/ui/icon'
import { type BusinessProfile, phoneDigits } from '@/lib/business/profile'
import { replyTime } from '@/lib/content/promises'

const quotePanelId = 'quote-panel'

type ChatWidgetProps = { profile: Pick<BusinessProfile, 'phone' | 'replyHours' | 'wording'> }

/**
 * Opens, closes and sends without script. The button is as narrow as the margin beside the text, so that it never covers a
 * control.
 */
export function ChatWidget({ profile }: ChatWidgetProps) {
  const words = wordingOf(profile)
  return (
    <>
      <BareButton className="quote-tab" popoverTarget={quotePanelId}>
        <Icon name="message" className="size-5 rotate-90" />
        {words('frame.quote')}
      </BareButton>
      <div
        id={quotePanelId}
        popover="auto"
        role="dialog"
        aria-labelledby="quote-title"
        data-covers=""
        className="quote-panel over-page"
        tabIndex={-1}
      >
        <div className="flex items-start justify-between gap-4 px-5 pt-5 md:pl-6">
          <div>
            <h2 id="quote-title" className="max-md:text-28 md:text-h3">
              {words('frame.quote')}
            </h2>
            <p className="text-small text-quiet">{words('frame.answer', { time: replyTime(profile) })}</p>
          </div>
          <IconButton
            label="Close"
            className="-mt-1.5 -mr-2"
            popoverTarget={quotePanelId}
            popoverTargetAction="hide"
          >
            <Icon name="close" />
          </IconButton>
        </div>
        <ChatForm phone={profile.phone} reply={replyTime(profile)} panelId={quotePanelId} />
      </div>
    </>
  )
}

/** Works without script. */
export function CallBar({ profile }: { profile: Pick<BusinessProfile, 'phone' | 'wording'> }) {
  const words = wordingOf(profile)
  const number = phoneDigits(profile.phone)
  return (
    <nav className="call-bar" aria-label="Call, text or get a quote">
      <a href={`tel:${number}`}>
        <Icon name="phone" />
        {words('frame.call')}
      </a>
      <a href={`sms:${number}`}>
        <Icon name="message" />
        {words('frame.text')}
      </a>
      <BareButton
        className="bg-spruce text-ivory focus-visible:outline-brass-light"
        popoverTarget={quotePanelId}
      >
        {words('frame.getQuote')}
      </BareButton>
    </nav>
  )
}
