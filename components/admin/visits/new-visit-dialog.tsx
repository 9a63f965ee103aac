'use client'

import { FormProvider, useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/staff/form-dialog'
import { InputField } from '@/components/staff/input-field'
import { newKey } from '@/components/staff/new-key'
import { OfficeSourceSelect } from '@/components/staff/office-source-select'
import { ProjectTypeSelect } from '@/components/staff/project-type-select'
import { staffCall } from '@/components/staff/staff-call'
import { useCallForm } from '@/components/staff/use-call-form'
import { useStaffRouter } from '@/components/staff/use-staff-router'
import { Field, Input, Select, Textarea } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { newVisitSchema, unchosenPlace } from '@/lib/schemas/visit-work'
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
  const form = useCallForm({
    schema: newVisitSchema,
    values: {
      ...{ kind: 'home', day, time, minutes, place: placeOf(lead), address: '', tell: true },
      staffId: colleagues.some(({ id }) => id === view.who) ? view.who : '',
      ...{ leadId: lead?.id ?? '', key: '', name: '', phone: '', email: '', projectType: '', message: '' },
      source: 'phone',
    },
    send: (fields) =>
      staffCall<Visit>('POST', '/api/calendar/visits', { ...fields, tell: fields.tell && refusal === '' }),
    onDone: (visit, fields) => {
      showToast({ title: `Booked: ${visitTimeText(visit)}` })
      if (lead) close()
      else router.push(calendarHref(viewAround(view, view.span, fields.day)), { scroll: false })
      router.refresh()
    },
  })
  const { register, control, getValues, setValue, formState, field, frame } = form
  const { errors } = formState
  const [leadId, typedEmail] = useWatch({ control, name: ['leadId', 'email'] })
  const person = lead ?? people.find(({ id }) => id === leadId)
  const refusal = noMailReason(person ? person.email : typedEmail, hasMail)
  const close = () =>
    lead ? router.push(`/admin/leads/${lead.id}`) : router.push(calendarHref(view), { scroll: false })

  // One key for all attempts, so that they make one lead.
  const submit = async () => {
    if (!getValues('key')) setValue('key', newKey())
    await frame.submit()
  }

  return (
    <FormDialog
      title={lead ? `Book a visit for ${lead.name}` : 'New visit'}
      action="Book the visit"
      {...frame}
      submit={submit}
      onClose={close}
    >
      {!lead && (
        <Field label="Who">
          <Select
            {...register('leadId', {
              onChange: ({ target }: { target: HTMLSelectElement }) => {
                const chosenPerson = people.find(({ id }) => id === target.value)
                if (chosenPerson) setValue('place', placeOf(chosenPerson))
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
            <InputField label="Name" autoComplete="off" {...field('name')} />
            <InputField label="Phone" type="tel" autoComplete="off" {...field('phone')} />
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
