import { type ReactNode } from 'react'
import { Screen, ScreenHead } from '@/components/staff/screen'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/staff-link'
import {
  type Delivery,
  type DeliveryKind,
  type DeliverySummary,
  type SetAsideRequest,
} from '@/lib/delivery-types'
import { counted } from '@/lib/text/counted'
import { ActOnAll } from './delivery-buttons'
import { DeliveryRows } from './delivery-rows'
import { SetAside } from './set-aside'

type DeliveriesScreenProps = {
  summary: DeliverySummary
  /** The longest wait first; `summary` also counts those that aren't listed. */
  failed: Delivery[]
  waiting: Delivery[]
  offered: Delivery[]
  /** Requests that the database refused. */
  setAside: SetAsideRequest[]
  sendable: DeliveryKind[]
  /** Owners may act on all messages at once. */
  isOwner: boolean
  now: Date
}

export function DeliveriesScreen({
  summary,
  failed,
  waiting,
  offered,
  setAside,
  sendable,
  isOwner,
  now,
}: DeliveriesScreenProps) {
  const hasMail = sendable.includes('lead-notification')
  const rows = (deliveries: Delivery[], total: number) => (
    <>
      <DeliveryRows deliveries={deliveries} sendable={sendable} now={now} namesLead />
      {total > deliveries.length && (
        <p className="mt-3 text-stone">And {total - deliveries.length} later ones.</p>
      )}
    </>
  )
  const isEmpty = summary.failed + summary.waiting + summary.offered + setAside.length === 0
  return (
    <Screen>
      <ScreenHead title="Deliveries" note="Emails and other messages that haven’t gone out yet." />
      {isEmpty && (
        <EmptyState title="Everything has been sent">
          Anything that can’t be sent right away shows up here.
        </EmptyState>
      )}
      {setAside.length > 0 && (
        <Part
          id="set-aside"
          title={`${counted(setAside.length, 'request')} set aside`}
          note="These came in while the database was down, and couldn’t be stored afterwards. They aren’t in your inbox. Bring them in, or dismiss what you don’t need; their files stay on the server."
        >
          <SetAside requests={setAside} now={now} />
        </Part>
      )}
      {summary.offered > 0 && (
        <Part
          id="offered"
          title={`${counted(summary.offered, 'request')} came in before email was set up`}
          note={
            hasMail
              ? 'You haven’t been emailed about them. Send those emails now, or don’t: the leads stay here either way.'
              : 'Email isn’t set up yet. The leads are safe in your inbox here; the emails can be sent once it is.'
          }
          actions={
            isOwner && (
              <>
                {hasMail ? (
                  <ActOnAll action="send-offered" look="primary">
                    Send now
                  </ActOnAll>
                ) : (
                  <LinkButton href="/admin/settings/integrations#mail">Set up email</LinkButton>
                )}
                <ActOnAll action="drop-offered">Don’t send</ActOnAll>
              </>
            )
          }
        >
          {rows(offered, summary.offered)}
        </Part>
      )}
      {summary.failed > 0 && (
        <Part
          id="failed"
          title={`${counted(summary.failed, 'message')} failed`}
          note="These won’t retry automatically. Fix the problem, then try again. The leads are safe."
          actions={isOwner && <ActOnAll action="retry-failed">Try all again</ActOnAll>}
        >
          {rows(failed, summary.failed)}
        </Part>
      )}
      {summary.waiting > 0 && (
        <Part
          id="waiting"
          title={`${counted(summary.waiting, 'message')} waiting`}
          note={`These retry automatically until they go out.${
            summary.postponed > 0
              ? ` ${summary.postponed} of them ${summary.postponed === 1 ? 'is' : 'are'} postponed: so many requests came in that the rest go out later. None is left out.`
              : ''
          }`}
        >
          {rows(waiting, summary.waiting)}
        </Part>
      )}
    </Screen>
  )
}

type PartProps = { id: string; title: string; note: string; actions?: ReactNode; children: ReactNode }

const Part = ({ id, title, note, actions, children }: PartProps) => (
  <section aria-labelledby={id} className="mb-12">
    <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="flex-1 max-tablet:basis-full">
        <h2 id={id}>{title}</h2>
        <p className="mt-1 max-w-[60ch] text-stone">{note}</p>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
    {children}
  </section>
)
