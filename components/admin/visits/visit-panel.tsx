'use client'

import { CalendarClock, Check, MapPin, Phone, Undo2 } from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { useRouter } from 'next/navigation'
import { Fragment, type ReactNode, useState } from 'react'
import { linkClass } from '@/components/staff/screen'
import { staffCall } from '@/components/staff/staff-call'
import { Button, ButtonLink } from '@/components/ui/button'
import { Badge } from '@/components/ui/badge'
import { Sheet } from '@/components/ui/dialog'
import { showError, showToast } from '@/components/ui/toast'
import { phoneDigits, phoneText } from '@/lib/business/profile'
import { mailtoHref } from '@/lib/text/safe-href'
import { officeDay, officeMoment } from '@/lib/time/office-time'
import { type VisitWithLead } from '@/lib/visit-types'
import { clockText } from '@/lib/visits/visit-text'
import { type Colleague } from '@/lib/visits/who-goes'
import { aboutOf, addressOf, endOf, later, mapHref, visitTimeText } from '@/lib/visits/calendar-text'
import { viewAround, type CalendarView } from './calendar-address'
import { CancelDialog } from './cancel-dialog'
import { MoveDialog } from './move-dialog'
import { useShowView } from './use-show-view'

type VisitPanelProps = {
  visit: VisitWithLead
  colleagues: Colleague[]
  view: CalendarView
  hasMail: boolean
  now: Date
}

const states = { booked: '', canceled: 'Canceled', done: 'Done' } as const

export function VisitPanel({ visit, colleagues, view, hasMail, now }: VisitPanelProps) {
  const router = useRouter()
  const showView = useShowView()
  const [openDialog, setOpenDialog] = useState<'move' | 'cancel' | null>(null)
  const { kind, lead, startsAt, travel, status } = visit
  const close = () => showView(view)

  async function note(isDone: boolean, version: number) {
    const deed = isDone ? 'done' : 'undone'
    const answer = await staffCall<VisitWithLead>('PATCH', `/api/calendar/visits/${visit.id}`, {
      deed,
      version,
    })
    router.refresh()
    if (!answer.ok) return showError('Failed to save', answer.detail)
    showToast({
      title: isDone ? 'Marked as done' : 'Marked as not done',
      action: isDone ? { label: 'Undo', run: () => void note(false, answer.data.version) } : undefined,
    })
  }

  if (openDialog === 'move')
    return (
      <MoveDialog
        {...{ visit, colleagues, hasMail }}
        onClose={() => setOpenDialog(null)}
        onMoved={(movedVisit) => showView(viewAround(view, view.span, officeDay(movedVisit.startsAt)))}
      />
    )
  if (openDialog === 'cancel')
    return (
      <CancelDialog visit={visit} hasMail={hasMail} onClose={() => setOpenDialog(null)} onCanceled={close} />
    )
  return (
    <Sheet
      title={lead.name}
      note={visitTimeText(visit)}
      onClose={close}
      begin="heading"
      footer={
        status === 'canceled' ? undefined : status === 'booked' ? (
          <Button look="primary" onClick={() => void note(true, visit.version)}>
            <Check className="size-4" aria-hidden="true" />
            Mark as done
          </Button>
        ) : (
          <Button onClick={() => void note(false, visit.version)}>
            <Undo2 className="size-4" aria-hidden="true" />
            Not done after all
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        {states[status] && (
          <p>
            <Badge quiet>{states[status]}</Badge>
          </p>
        )}
        <div className="grid grid-cols-2 gap-2">
          {lead.phone && (
            <ButtonLink className="no-underline" href={`tel:${phoneDigits(lead.phone)}`}>
              <Phone className="size-4" aria-hidden="true" />
              Call
            </ButtonLink>
          )}
          {kind === 'home' && (
            <ButtonLink className="no-underline" href={mapHref(visit)} target="_blank" rel="noreferrer">
              <MapPin className="size-4" aria-hidden="true" />
              Map
            </ButtonLink>
          )}
          {status === 'booked' && (
            <>
              <Button onClick={() => setOpenDialog('move')}>
                <CalendarClock className="size-4" aria-hidden="true" />
                Move
              </Button>
              <Button look="danger" onClick={() => setOpenDialog('cancel')}>
                Cancel visit
              </Button>
            </>
          )}
        </div>
        <Facts
          rows={[
            ['Where', addressOf(visit)],
            ['Who goes', visit.staffName],
            ['Leave at', travel > 0 && onTheWay(visit)],
            ['Phone', lead.phone && phoneText(lead.phone)],
            ['Email', lead.email && <a href={mailtoHref(lead.email)}>{lead.email}</a>],
            ['About', aboutOf(visit)],
            [
              'Booked',
              `${visit.madeBy === 'staff' ? 'by staff' : 'on the site'}, ${officeMoment(visit.createdAt, now)}`,
            ],
          ]}
        />
        {lead.message && (
          <p className="border-l-2 border-brass pl-4 font-serif text-16 whitespace-pre-line wrap-anywhere">
            {lead.message}
          </p>
        )}
        <p>
          <StaffLink className={linkClass} href={`/admin/leads/${lead.id}`}>
            Open the lead
          </StaffLink>
        </p>
        <span className="sr-only">Times are New York’s. It begins at {clockText(startsAt)}.</span>
      </div>
    </Sheet>
  )
}

/** Returns "9:15 AM, 45 minutes each way, back at 11:45 AM". */
function onTheWay(visit: VisitWithLead): string {
  const { startsAt, travel } = visit
  const back = clockText(later(endOf(visit), travel))
  return `${clockText(later(startsAt, -travel))}, ${travel} minutes each way, back at ${back}`
}

const Facts = ({ rows }: { rows: [string, ReactNode][] }) => (
  <dl className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-3 gap-y-2 [&_a]:underline [&_dd]:wrap-anywhere [&_dt]:text-stone">
    {rows.map(
      ([label, value]) =>
        Boolean(value) && (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
    )}
  </dl>
)
