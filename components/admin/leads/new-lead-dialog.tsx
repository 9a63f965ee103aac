'use client'

import { FormProvider, useWatch } from 'react-hook-form'
import { SwitchField } from '@/components/fields/switch-field'
import { FormDialog } from '@/components/staff/form-dialog'
import { newKey } from '@/components/staff/new-key'
import { OfficeSourceSelect } from '@/components/staff/office-source-select'
import { staffCall } from '@/components/staff/staff-call'
import { readQuietly, useStaffQuery } from '@/components/staff/staff-query'
import { useCallForm } from '@/components/staff/use-call-form'
import { useDebounced } from '@/components/staff/use-debounced'
import { useStaffRouter } from '@/components/staff/use-staff-router'
import { Field } from '@/components/ui/field'
import { StaffLink } from '@/components/ui/staff-link'
import { showToast } from '@/components/ui/toast'
import { type Lead } from '@/lib/content-types'
import { type NewLeadFields, newLeadSchema } from '@/lib/schemas/lead-details'
import { LeadFieldset } from './lead-fields'
import { type SameLead } from './same-person'

const typingPause = 300

/** Adds the lead of somebody who calls or comes in. */
export function NewLeadDialog({ onClose }: { onClose: () => void }) {
  const router = useStaffRouter()
  const form = useCallForm({
    schema: newLeadSchema,
    values: {
      ...{ name: '', phone: '', email: '', projectType: '', preferredContact: '', town: '' },
      ...{ service: '', message: '', source: 'phone', isWaiting: false, key: '' },
    },
    send: (fields) => staffCall<Lead>('POST', '/api/leads', fields),
    onDone: ({ id, name }) => {
      showToast({ title: `Added: ${name}` })
      router.push(`/admin/leads/${id}`)
      router.refresh()
    },
  })
  const { register, control, getValues, setValue, formState, frame } = form

  // One key for all attempts, so that they make one lead.
  const submit = async () => {
    if (!getValues('key')) setValue('key', newKey())
    await frame.submit()
  }

  return (
    <FormDialog title="New lead" action="Add the lead" {...frame} submit={submit} onClose={onClose}>
      <Field label="How they came" error={formState.errors.source?.message}>
        <OfficeSourceSelect {...register('source')} />
      </Field>
      <FormProvider {...form}>
        <LeadFieldset />
        <SamePeople />
      </FormProvider>
      <SwitchField
        control={control}
        name="isWaiting"
        label="Someone has to call back"
        note="On: the lead is waiting for a reply. Off: you’ve already talked, so it counts as contacted."
      />
    </FormDialog>
  )
}

/** Links to the leads with the typed telephone number or email address. */
function SamePeople() {
  const [phone, email] = useWatch<NewLeadFields, ['phone', 'email']>({ name: ['phone', 'email'] })
  const typedContact = useDebounced(JSON.stringify({ phone, email }), typingPause)
  const { data = [] } = useStaffQuery<SameLead[]>({
    queryKey: ['same-person', typedContact],
    queryFn: readQuietly('/api/leads/same', JSON.parse(typedContact)),
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
