'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/staff/form-dialog'
import { showRefusal } from '@/components/staff/show-refusal'
import { staffCall } from '@/components/staff/staff-call'
import { Field, Input, Select, Textarea } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { projectTypes } from '@/lib/business/project-types'
import { type NewVisitFields, newVisitSchema, unchosenPlace } from '@/lib/schemas/visit-work'
import { type Visit } from '@/lib/visit-types'
import { type VisitPerson } from '@/lib/visits/people'
import { viewAround, calendarHref, type CalendarView } from './calendar-address'
import { visitTimeText } from '@/lib/visits/calendar-text'
import { PlanFieldset } from './plan-fields'
import { noMailReason, TellField } from './tell-field'

type NewVisitDialogProps = {
  view: CalendarView
  day: string
  /** "10:00", or empty. */
  time: string
  /** Its usual length. */
  minutes: number
  /** The latest first. */
  people: VisitPerson[]
  /** The lead whose screen it was opened from. */
  lead?: VisitPerson
  hasMail: boolean
}

/** Returns a key of 128 bits for this submission. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Staff choose the place for a lead without a known town. */
const placeOf = (person?: VisitPerson) => person?.town || unchosenPlace

/** Books a visit for a lead, or for somebody who has called. */
export function NewVisitDialog(props: NewVisitDialogProps) {
  const { view, day, time, minutes, people, lead, hasMail } = props
  const router = useRouter()
  const form = useForm<NewVisitFields>({
    resolver: zodResolver(newVisitSchema),
    defaultValues: {
      ...{ day, time, minutes, place: placeOf(lead), address: '', tell: true },
      ...{ leadId: lead?.id ?? '', key: '', name: '', phone: '', email: '', projectType: '', message: '' },
    },
  })
  const { register, control, handleSubmit, getValues, setValue, setError, formState } = form
  const { errors, isSubmitting } = formState
  const [leadId, typedEmail] = useWatch({ control, name: ['leadId', 'email'] })
  const person = lead ?? people.find(({ id }) => id === leadId)
  const refusal = noMailReason(person ? person.email : typedEmail, hasMail)
  const close = () =>
    lead ? router.push(`/admin/leads/${lead.id}`) : router.push(calendarHref(view), { scroll: false })

  // All attempts of one submission make one lead.
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
      title={lead ? `Book a visit at ${lead.name}’s` : 'New visit'}
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
            <option value="">Somebody new</option>
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
              <Select {...register('projectType')}>
                <option value="">Not said</option>
                {Object.entries(projectTypes).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <Field label="What they said" note="optional" error={errors.message?.message}>
            <Textarea rows={2} {...register('message')} />
          </Field>
        </>
      )}
      <FormProvider {...form}>
        <PlanFieldset />
      </FormProvider>
      <TellField refusal={refusal} {...register('tell')} />
    </FormDialog>
  )
}
