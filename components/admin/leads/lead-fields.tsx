'use client'

import { useFormContext } from 'react-hook-form'
import { ProjectTypeSelect } from '@/components/staff/project-type-select'
import { townsByName } from '@/components/staff/towns'
import { Field, Input, Select, Textarea } from '@/components/ui/field'
import { allServices } from '@/lib/business/services'
import { type LeadDetails } from '@/lib/schemas/lead-details'

type Choice = { slug: string; name: string }

/** Returns the choices, with the stored value if it isn't one of them. */
const choicesWith = (choices: readonly Choice[], stored: string) => [
  ...choices.map(({ slug, name }) => ({ slug, name })),
  ...(stored && !choices.some(({ slug }) => slug === stored) ? [{ slug: stored, name: stored }] : []),
]

/** Renders the details of a lead, as fields of the form around it. `stored` is set for a lead that is corrected. */
export function LeadFieldset({ stored }: { stored?: LeadDetails }) {
  const { register, formState } = useFormContext<LeadDetails>()
  const { errors } = formState
  const choice = (name: 'town' | 'service', label: string, choices: readonly Choice[]) => (
    <Field label={label} note="optional" error={errors[name]?.message}>
      <Select {...register(name)}>
        <option value="">Not said</option>
        {choicesWith(choices, stored?.[name] ?? '').map(({ slug, name: text }) => (
          <option key={slug} value={slug}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
  return (
    <>
      <Field label="Name" error={errors.name?.message}>
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <div className="grid grid-cols-2 gap-3 max-tablet:grid-cols-1">
        <Field label="Phone" error={errors.phone?.message}>
          <Input type="tel" autoComplete="off" {...register('phone')} />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="off" {...register('email')} />
        </Field>
        <Field label="About" note="optional" error={errors.projectType?.message}>
          <ProjectTypeSelect {...register('projectType')} />
        </Field>
        <Field label="Prefers" note="optional" error={errors.preferredContact?.message}>
          <Select {...register('preferredContact')}>
            <option value="">Not said</option>
            <option value="phone">A phone call</option>
            <option value="email">Email</option>
          </Select>
        </Field>
        {choice('town', 'Town', townsByName())}
        {stored && choice('service', 'Service', allServices())}
      </div>
      <Field label={stored ? 'Message' : 'What they said'} note="optional" error={errors.message?.message}>
        <Textarea rows={stored ? 6 : 3} {...register('message')} />
      </Field>
    </>
  )
}
