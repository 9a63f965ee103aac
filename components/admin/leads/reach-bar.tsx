'use client'

import { Mail, MessageSquare, Phone, PenLine } from 'lucide-react'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { firstName } from '@/components/staff/presence-text'
import { Button, ButtonLink } from '@/components/ui/button'
import { phoneDigits, phoneText } from '@/lib/business/profile'
import type { Lead } from '@/lib/content-types'
import type { ReplyContext, ReplyTemplate } from '@/lib/leads/reply-templates'
import type { LeadChange } from '@/lib/schemas/lead-work'
import { mailtoHref } from '@/lib/text/safe-href'
import { type Reply, type Sending } from './reply'
import { useLeadChange } from './use-lead-change'

const ReplyDialog = lazy(() => import('./reply-dialog').then((file) => ({ default: file.ReplyDialog })))

type Way = NonNullable<LeadChange['contact']>['way']
type ReachBarProps = {
  lead: Lead
  templates: ReplyTemplate[]
  context: ReplyContext
  sending: Sending
  design: string | undefined
  /** The office's next day. */
  tomorrow: string
}

// The question is stored until it is answered, because a telephone may discard the page during a call.
const keyOf = (id: string) => `reached-${id}`
const changeEvent = 'reached'
function ask(id: string, way: Way | 'again' | null) {
  if (way) sessionStorage.setItem(keyOf(id), way)
  else sessionStorage.removeItem(keyOf(id))
  dispatchEvent(new Event(changeEvent))
}
function subscribe(listener: () => void) {
  addEventListener(changeEvent, listener)
  return () => removeEventListener(changeEvent, listener)
}

/** Calls, texts or emails the lead, then asks for the result. */
export function ReachBar(props: ReachBarProps) {
  const { lead, templates, context, sending, design, tomorrow } = props
  const { id } = lead
  const [reply, setReply] = useState<Reply | null>(null)
  const question = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(keyOf(id)),
    () => null,
  )
  const phone = lead.phone && phoneDigits(lead.phone)
  return (
    <>
      <div
        data-reach=""
        className="my-4 flex flex-wrap gap-2 max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-26 max-tablet:m-0 max-tablet:flex-nowrap max-tablet:border-t max-tablet:border-hair-strong max-tablet:bg-ivory max-tablet:px-4 max-tablet:pt-2.5 max-tablet:pb-[calc(10px+env(safe-area-inset-bottom))] max-tablet:*:flex-1 max-tablet:*:px-2 tablet:mb-6 tablet:*:min-h-tap tablet:*:px-4.5"
      >
        {phone && (
          <>
            <ButtonLink
              look="primary"
              className="no-underline"
              href={`tel:${phone}`}
              data-call=""
              onClick={() => ask(id, 'phone')}
            >
              <Phone className="size-4" aria-hidden="true" />
              <span>
                Call<span className="max-tablet:hidden"> {phoneText(lead.phone)}</span>
              </span>
            </ButtonLink>
            {sending.text ? (
              <Button onClick={() => setReply('text')}>
                <MessageSquare className="size-4" aria-hidden="true" />
                Text
              </Button>
            ) : (
              <ButtonLink className="no-underline" href={`sms:${phone}`} onClick={() => ask(id, 'text')}>
                <MessageSquare className="size-4" aria-hidden="true" />
                Text
              </ButtonLink>
            )}
          </>
        )}
        {lead.email &&
          (sending.email ? (
            <Button onClick={() => setReply('email')}>
              <Mail className="size-4" aria-hidden="true" />
              Email
            </Button>
          ) : (
            <ButtonLink
              className="no-underline"
              href={mailtoHref(lead.email)}
              onClick={() => ask(id, 'email')}
            >
              <Mail className="size-4" aria-hidden="true" />
              Email
            </ButtonLink>
          ))}
        {templates.length > 0 && (phone || lead.email) && (
          <Button onClick={() => setReply('template')}>
            <PenLine className="size-4" aria-hidden="true" />
            <span>
              <span className="max-tablet:hidden">From a </span>
              <span className="max-tablet:capitalize">template</span>
            </span>
          </Button>
        )}
      </div>
      {question && <Reached lead={lead} question={question} tomorrow={tomorrow} />}
      <Suspense>
        {reply && (
          <ReplyDialog
            lead={lead}
            templates={templates}
            context={context}
            sending={sending}
            design={design}
            reply={reply}
            onOpened={(way) => ask(id, way)}
            onClose={() => setReply(null)}
          />
        )}
      </Suspense>
    </>
  )
}

const questions: Record<Way, (name: string) => [string, string, string]> = {
  phone: (name) => [`Did you reach ${name}?`, 'Yes, we talked', 'No answer'],
  text: (name) => [`Did you text ${name}?`, 'Yes, it’s sent', 'No'],
  email: (name) => [`Did you email ${name}?`, 'Yes, it’s sent', 'No'],
}

/** Asks for the result of a call or message; one press stores it and sets the status. */
function Reached({
  lead,
  question,
  tomorrow,
}: Pick<ReachBarProps, 'lead' | 'tomorrow'> & { question: string }) {
  const change = useLeadChange()(lead.id)
  const name = firstName(lead.name)
  const undo = { status: lead.status === 'spam' ? undefined : lead.status }

  async function answer(way: Way, reached: boolean) {
    // An email or text that wasn't sent leaves no trace.
    if (way !== 'phone' && !reached) return ask(lead.id, null)
    const title = reached ? `${name} is answered` : 'Noted: no answer'
    if (!(await change({ contact: { way, reached } }, title, reached ? undo : undefined))) return
    ask(lead.id, reached || lead.followUpOn ? null : 'again')
  }

  const bandClass =
    'my-4 flex flex-wrap items-center gap-2 rounded-control border border-brass bg-brass-mist px-4 py-3 tablet:mb-6'
  if (question === 'again')
    return (
      <section aria-label="Follow up" className={bandClass}>
        <p className="mr-2 font-semibold">Try again tomorrow?</p>
        <Button
          size="small"
          look="strong"
          onClick={() =>
            void change({ followUpOn: tomorrow }, 'Follow up tomorrow', { followUpOn: '' }).then(
              (done) => done && ask(lead.id, null),
            )
          }
        >
          Remind me tomorrow
        </Button>
        <Button size="small" look="quiet" onClick={() => ask(lead.id, null)}>
          No
        </Button>
      </section>
    )
  const way: Way = question === 'text' || question === 'email' ? question : 'phone'
  const [text, yes, no] = questions[way](name)
  return (
    <section aria-label={text} className={bandClass}>
      <p className="mr-2 font-semibold" role="status">
        {text}
      </p>
      <Button size="small" look="strong" onClick={() => void answer(way, true)}>
        {yes}
      </Button>
      <Button size="small" onClick={() => void answer(way, false)}>
        {no}
      </Button>
    </section>
  )
}
