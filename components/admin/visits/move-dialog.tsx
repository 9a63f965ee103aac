'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { FormDialog } from '@/components/staff/form-dialog'
import { showRefusal } from '@/components/staff/show-refusal'
import { staffCall } from '@/components/staff/staff-call'
import { showToast } from '@/components/ui/toast'
import { type MoveVisitFields, moveVisitSchema } from '@/lib/schemas/visit-work'
import { officeInput } from '@/lib/time/office-time'
import { type Visit, type VisitWithLead } from '@/lib/visit-types'
import { visitTimeText } from '@/lib/visits/calendar-text'
import { PlanFieldset } from './plan-fields'
import { noMailReason, TellField } from './tell-field'

type MoveDialogProps = {
  visit: VisitWithLead
  hasMail: boolean
  onMoved: (visit: Visit) => void
  onClose: () => void
}

export function MoveDialog({ visit, hasMail, onMoved, onClose }: MoveDialogProps) {
  const { id, startsAt, minutes, place, address, version, lead } = visit
  const [day = '', time = ''] = officeInput(startsAt).split('T')
  const refusal = noMailReason(lead.email, hasMail)
  const form = useForm<MoveVisitFields>({
    resolver: zodResolver(moveVisitSchema),
    defaultValues: { day, time, minutes, place, address, version, tell: true },
  })
  const { handleSubmit, register, setError, formState } = form

  const submit = handleSubmit(async (plan) => {
    const answer = await staffCall<Visit>('PUT', `/api/calendar/visits/${id}`, plan)
    if (!answer.ok) return showRefusal(answer, setError)
    showToast({ title: `Moved to ${visitTimeText(answer.data)}` })
    onMoved(answer.data)
  })

  return (
    <FormDialog
      title={`Move the visit at ${lead.name}’s`}
      action="Move the visit"
      busy={formState.isSubmitting}
      error={formState.errors.root?.message}
      submit={submit}
      onClose={onClose}
    >
      <p className="text-stone">It is on {visitTimeText(visit)}.</p>
      <FormProvider {...form}>
        <PlanFieldset visit={id} />
      </FormProvider>
      <TellField refusal={refusal} {...register('tell')} />
    </FormDialog>
  )
}
