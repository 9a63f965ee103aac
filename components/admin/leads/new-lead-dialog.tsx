'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useStaffRouter } from '@/components/staff/use-staff-router'
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/staff/form-dialog'
import { newKey } from '@/components/staff/new-key'
import { OfficeSourceSelect } from '@/components/staff/office-source-select'
import { showRefusal } from '@/components/staff/show-refusal'
import { staffCall } from '@/components/staff/staff-call'
import { readQuietly, useStaffQuery } from '@/components/staff/staff-query'
import { useDebounced } from '@/components/staff/use-debounced'
import { Field } from '@/components/ui/field'
import { StaffLink } from '@/components/ui/staff-link'
import { Switch } from '@/components/ui/switch'
import { showToast } from '@/components/ui/toast'
import { type Lead } from '@/lib/content-types'
import { type NewLeadFields, newLeadSchema } from '@/lib/schemas/lead-details'
import { LeadFieldset } from './lead-fields'

const typingPause = 300

/** Adds the lead of somebody who calls or comes in. */
export function NewLeadDialog({ onClose }: { onClose: () => void }) {
  const router = useStaffRouter()
  const form = useForm<NewLeadFields>({
    resolver: zodResolver(newLeadSchema),
    defaultValues: {
      ...{ name: '', phone: '', email: '', projectType: '', preferredContact: '', town: '' },
      ...{ service: '', message: '', source: 'phone', isWaiting: false, key: '' },
    },
  })
  const { register, control, handleSubmit, getValues, setValue, setError, formState } = form
  const { errors, isSubmitting } = formState

  // One key for all attempts, so that they make one lead.
  const submit = async () => {
    if (!getValues('key')) setValue('key', newKey())
    await handleSubmit(async (fields) => {
      const answer = await staffCall<Lead>('POST', '/api/leads', fields)
      if (!answer.ok) return showRefusal(answer, setError)
      showToast({ title: `Added: ${answer.data.name}` })
      router.push(`/admin/leads/${answer.data.id}`)
      router.refresh()
    })()
  }

  return (
    <FormDialog
      title="New lead"
      action="Add the lead"
      busy={isSubmitting}
      error={errors.root?.message}
      submit={submit}
      onClose={onClose}
    >
      <Field label="How they came" error={errors.source?.message}>
        <OfficeSourceSelect {...register('source')} />
      </Field>
      <FormProvider {...form}>
        <LeadFieldset />
        <SamePeople />
      </FormProvider>
      <Controller
        control={control}
        name="isWaiting"
        render={({ field }) => (
          <Switch
            label="Someone has to call back"
            note="On: the lead is waiting for a reply. Off: you’ve already talked, so it counts as contacted."
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </FormDialog>
  )
}

type Person = { id: string; name: string; about: string }

/** Offers the leads that have what is being typed. */
function SamePeople() {
  const [phone, email] = useWatch<NewLeadFields, ['phone', 'email']>({ name: ['phone', 'email'] })
  const typed = useDebounced(JSON.stringify({ phone, email }), typingPause)
  const { data = [] } = useStaffQuery<Person[]>({
    queryKey: ['same-person', typed],
    queryFn: readQuietly('/api/leads/same', JSON.parse(typed)),
    enabled: phone.length + email.length > 6,
  })
  return (
    <div role="status">
      {data.length > 0 && (
        <div className="rounded-control bg-brass-mist px-3 py-2.5 text-13">
          <p className="font-semibold">Is it one of these?</p>
          <ul>
            {data.map(({ id, name, about }) => (
              <li key={id}>
                <StaffLink
                  className="inline-flex min-h-6 items-center underline max-tablet:min-h-tap"
                  href={`/admin/leads/${id}`}
                >
                  {name}
                </StaffLink>
                , {about}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
