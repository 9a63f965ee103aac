'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { FormDialog } from '@/components/staff/form-dialog'
import { type Lead } from '@/lib/content-types'
import { type LeadDetails, leadDetailNames, leadDetailsSchema } from '@/lib/schemas/lead-details'
import { LeadFieldset } from './lead-fields'
import { useLeadChange } from './use-lead-change'

const pick = (details: LeadDetails, names: readonly (keyof LeadDetails)[]) =>
  Object.fromEntries(names.map((name) => [name, details[name]])) as Partial<LeadDetails>

/** Corrects the details of a lead. */
export function CorrectLeadDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const change = useLeadChange()(lead.id)
  const stored = pick(lead as LeadDetails, leadDetailNames) as LeadDetails
  const form = useForm<LeadDetails>({ resolver: zodResolver(leadDetailsSchema), defaultValues: stored })
  const submit = form.handleSubmit(async (fields) => {
    const changedNames = leadDetailNames.filter((name) => fields[name] !== stored[name])
    const isDone =
      changedNames.length === 0 ||
      (await change(pick(fields, changedNames), 'Lead corrected', pick(stored, changedNames)))
    if (isDone) onClose()
  })
  return (
    <FormDialog
      title={`Correct the lead of ${lead.name}`}
      action="Save"
      busy={form.formState.isSubmitting}
      submit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <LeadFieldset stored={stored} />
      </FormProvider>
    </FormDialog>
  )
}
