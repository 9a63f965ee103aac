'use client'

import { FormProvider } from 'react-hook-form'
import { FormDialog } from '@/components/staff/form-dialog'
import { staffCall } from '@/components/staff/staff-call'
import { useCallForm } from '@/components/staff/use-call-form'
import { showToast } from '@/components/ui/toast'
import { moveVisitSchema } from '@/lib/schemas/visit-work'
import { officeInput } from '@/lib/time/office-time'
import { type Visit, type VisitWithLead } from '@/lib/visit-types'
import { visitTimeText, visitWith } from '@/lib/visits/calendar-text'
import { type Slot } from '@/lib/visits/drag'
import { type Colleague } from '@/lib/visits/who-goes'
import { PlanFieldset } from './plan-fields'
import { noMailReason, TellField } from './tell-field'

type MoveDialogProps = {
  visit: VisitWithLead
  /** The time that it was dragged to, which only has to be confirmed. */
  to?: Slot
  colleagues: Colleague[]
  hasMail: boolean
  onMoved: (visit: Visit) => void
  onClose: () => void
}

export function MoveDialog({ visit, to, colleagues, hasMail, onMoved, onClose }: MoveDialogProps) {
  const { id, kind, place, address, version, lead } = visit
  const { startsAt, minutes } = to ?? visit
  const isMoved = !to || to.startsAt !== visit.startsAt
  const [day = '', time = ''] = officeInput(startsAt).split('T')
  const refusal = noMailReason(lead.email, hasMail)
  const form = useCallForm({
    schema: moveVisitSchema,
    values: {
      ...{ kind, day, time, minutes, place, address, version, tell: true },
      staffId: visit.staffId ?? '',
    },
    send: (plan) => staffCall<Visit>('PUT', `/api/calendar/visits/${id}`, plan),
    onDone: (stored) => {
      showToast({ title: `${isMoved ? 'Moved' : 'Changed'} to ${visitTimeText(stored)}` })
      onMoved(stored)
    },
  })
  const { errors } = form.formState
  // Without fields, the error of any field is shown below the form.
  const problem = to ? Object.values(errors)[0] : errors.root

  return (
    <FormDialog
      title={`${isMoved ? 'Move' : 'Change'} ${visitWith(visit)}`}
      action={isMoved ? 'Move the visit' : 'Change the visit'}
      isQuestion={to !== undefined}
      {...form.frame}
      error={problem?.message}
      onClose={onClose}
    >
      {to ? (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 [&_dt]:text-stone">
          <dt>From</dt>
          <dd>{visitTimeText(visit)}</dd>
          <dt>To</dt>
          <dd className="font-semibold">{visitTimeText(to)}</dd>
        </dl>
      ) : (
        <>
          <p className="text-stone">It is on {visitTimeText(visit)}.</p>
          <FormProvider {...form}>
            <PlanFieldset {...{ visit, colleagues }} />
          </FormProvider>
        </>
      )}
      <TellField who={lead.name} refusal={refusal} {...form.register('tell')} />
    </FormDialog>
  )
}
