import '@/components/forms/forms.css'
import { type BusinessProfile } from '@/lib/business/profile'
import { ChatForm } from '@/components/forms/chat-widget-form'
import { Icon } from '@/components/ui/icon'

/** The popover's id: the phones' call bar opens it with `popoverTarget={quotePanelId}`. */
export const quotePanelId = 'quote-panel'

/** The floating button and its panel, both plain HTML: they open, close and send without script. */
export function ChatWidget({ profile }: { profile: Pick<BusinessProfile, 'phone'> }) {
  return (
    <>
      <button type="button" className="chat-btn" popoverTarget={quotePanelId}>
        <Icon name="message" />
        Get a Free Quote
      </button>
      <div
        id={quotePanelId}
        popover="auto"
        role="dialog"
        aria-labelledby="quote-title"
        className="quote-panel"
        tabIndex={-1}
      >
        <div className="dialog__head">
          <div>
            <h2 id="quote-title">Get a Free Quote</h2>
            <p className="small quiet">We answer within 2 hours during business hours.</p>
          </div>
          <button
            type="button"
            className="x"
            popoverTarget={quotePanelId}
            popoverTargetAction="hide"
            aria-label="Close"
          >
            <Icon name="close" />
          </button>
        </div>
        <ChatForm phone={profile.phone} panelId={quotePanelId} />
      </div>
    </>
  )
}
