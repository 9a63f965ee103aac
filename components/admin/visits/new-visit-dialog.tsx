'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useStaffRouter } from '@/components/staff/use-staff-router'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/staff/form-dialog'
import { newKey } from '@/components/staff/new-key'
import { OfficeSourceSelect } from '@/components/staff/office-source-select'
import { ProjectTypeSelect } from '@/components/staff/project-type-select'
import { showRefusal } from '@/components/staff/show-refusal'
import { staffCall } from '@/components/staff/staff-call'
import { Field, Input, Select, Textarea } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { type NewVisitFields, newVisitSchema, unchosenPlace } from '@/lib/schemas/visit-work'
import { type Visit } from '@/lib/visit-types'
import { type VisitPerson } from '@/lib/visits/people'
import { viewAround, calendarHref, type CalendarView } from './calendar-address'
import { visitTimeText } from '@/lib/visits/calendar-text'
import { type Colleague } from '@/lib/visits/who-goes'
import { PlanFieldset } from './plan-fields'
import { noMailReason, TellField } from './tell-field'

type NewVisitDialogProps = {
  view: CalendarView
  day: string
  /** "10:00", or empty. */
  time: string
  /** The usual length of a visit. */
  minutes: number
  /** The latest first. */
  people: VisitPerson[]
  /** The lead whose screen it was opened from. */
  lead?: VisitPerson
  colleagues: Colleague[]
  hasMail: boolean
}

/** Staff choose the place for a lead without a known town. */
const placeOf = (person?: VisitPerson) => person?.town || unchosenPlace

/** Books a visit for a lead, or for somebody who has called. */
export function NewVisitDialog(props: NewVisitDialogProps) {
  const { view, day, time, minutes, people, lead, colleagues, hasMail } = props
  const router = useStaffRouter()
  const form = useForm<NewVisitFields>({
    resolver: zodResolver(newVisitSchema),
    defaultValues: {
      ...{ kind: 'home', day, time, minutes, place: placeOf(lead), address: '', tell: true },
      staffId: colleagues.some(({ id }) => id === view.who) ? view.who : '',
      ...{ leadId: lead?.id ?? '', key: '', name: '', phone: '', email: '', projectType: '', message: '' },
      source: 'phone',
    },
  })
  const { register, control, handleSubmit, getValues, setValue, setError, formState } = form
  const { errors, isSubmitting } = formState
  const [leadId, typedEmail] = useWatch({ control, name: ['leadId', 'email'] })
  const person = lead ?? people.find(({ id }) => id === leadId)
  const refusal = noMailReason(person ? person.email : typedEmail, hasMail)
  const close = () =>
    lead ? router.push(`/admin/leads/${lead.id}`) : router.push(calendarHref(view), { scroll: false })

  // One key for all attempts, so that they make one lead.
  const submit = async () => {
    if (!getValues('key')) setValue('key', newKey())
    await handleSubmit(async (fields) => {
      const answer = await staffCall<Visit>('POST', '/api/calendar/visits', {
        ...fields,
        tell: fields.tell && refusal === '',
      })
      if (!answer.ok) return showRefusal(answer, setError)
      showToast({ title: `Booked: ${visitTimeText(answer.data)}` })
      if (lead) close()
      else router.push(calendarHref(viewAround(view, view.span, fields.day)), { scroll: false })
      router.refresh()
    })()
  }

  return (
    <FormDialog
      title={lead ? `Book a visit for ${lead.name}` : 'New visit'}
      action="Book the visit"
      busy={isSubmitting}
      error={errors.root?.message}
      submit={submit}
      onClose={close}
    >
      {!lead && (
        <Field label="Who">
          <Select
            {...register('leadId', {
              onChange: ({ target }: { target: HTMLSelectElement }) => {
                const chosen = people.find(({ id }) => id === target.value)
                if (chosen) setValue('place', placeOf(chosen))
              },
            })}
          >
            <option value="">Someone new</option>
            {people.map(({ id, name, note }) => (
              <option key={id} value={id}>
                {[name, note].filter(Boolean).join(', ')}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {!person && (
        <>
          <div className="grid grid-cols-2 gap-3">
            <Field label="Name" error={errors.name?.message}>
              <Input autoComplete="off" {...register('name')} />
            </Field>
            <Field label="Phone" error={errors.phone?.message}>
              <Input type="tel" autoComplete="off" {...register('phone')} />
            </Field>
            <Field label="Email" note="optional" error={errors.email?.message}>
              <Input type="email" autoComplete="off" {...register('email')} />
            </Field>
            <Field label="About" note="optional" error={errors.projectType?.message}>
              <ProjectTypeSelect {...register('projectType')} />
            </Field>
          </div>
          <Field label="How they came" error={errors.source?.message}>
            <OfficeSourceSelect {...register('source')} />
          </Field>
          <Field label="What they said" note="optional" error={errors.message?.message}>
            <Textarea rows={2} {...register('message')} />
          </Field>
        </>
      )}
      <FormProvider {...form}>
        <PlanFieldset colleagues={colleagues} />
      </FormProvider>
      <TellField refusal={refusal} {...register('tell')} />
    </FormDialog>
  )
}
