'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { ExternalLink } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { registerStored } from '@/components/fields/register-stored'
import { RecordForm } from '@/components/records/record-form'
import { usePresence } from '@/components/staff/use-presence'
import { useRecordForm } from '@/components/records/use-record-form'
import { Status } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { Field, Input, Textarea } from '@/components/ui/field'
import { type AreaService } from '@/lib/content/areas'
import { serviceFormSchema, type ServiceForm as Fields } from '@/lib/schemas/areas'
import { areasHome } from './areas-head'
import { AdviceFields, PassageFields, PriceFields, QuestionFields, StepFields } from './guide-fields'
import { FormSection, SectionLinks } from './form-section'

const serviceNames = {
  one: 'Service',
  several: 'Services',
  list: `${areasHome}/services`,
  edit: `${areasHome}/services`,
  calls: '/api/areas/services',
  labels: { description: 'In one sentence', features: 'What it includes' },
}

function toInput({ name, description, features, guide }: AreaService): Fields {
  // The form changes its own copy.
  return structuredClone({ name, description, features, guide }) as Fields
}

/** A service with all that its pages say of it. */
export function ServiceForm({ service }: { service: AreaService }) {
  const form = useForm<Fields>({
    defaultValues: toInput(service),
    resolver: zodResolver(serviceFormSchema),
  })
  const { errors, isDirty, isSubmitting } = form.formState
  // Watching each of its many fields would draw all of them with each letter.
  const heard = usePresence({ kind: 'service', id: service.slug }, isDirty, isDirty)
  const register = registerStored(form)
  const { suggestions: _none, ...state } = useRecordForm<Fields, Fields, AreaService>({
    names: serviceNames,
    form,
    id: service.slug,
    stored: service,
    toInput,
  })
  return (
    <RecordForm
      names={serviceNames}
      title={service.name}
      note="What is written here stands on the service’s own page and, in few lines, on its page of each place."
      head={
        service.isOn && (
          <a
            className={buttonClass({ className: 'no-underline max-tablet:w-full' })}
            href={`/rockland/${service.slug}/`}
            target="_blank"
            rel="noopener"
          >
            <ExternalLink className="size-4" aria-hidden="true" />
            View on the site
          </a>
        )
      }
      state={state}
      busy={isSubmitting}
      people={heard?.others}
      aside={
        <div className="grid gap-5 tablet:sticky tablet:top-24">
          <Status status={service.isOn ? 'published' : 'draft'}>
            {service.isOn ? 'Offered' : 'Off: visitors don’t see it'}
          </Status>
          <SectionLinks />
        </div>
      }
    >
      <FormSection id="basics">
        <Field label="Name" error={errors.name?.message}>
          <Input {...register('name')} />
        </Field>
        <Field label="In one sentence" hint="On cards and in lists." error={errors.description?.message}>
          <Textarea rows={2} {...register('description')} />
        </Field>
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-1.5 text-label leading-snug font-semibold">What it includes</legend>
          {Array.from({ length: 6 }, (_, index) => (
            <Field
              key={index}
              label={<span className="sr-only">Line {index + 1}</span>}
              error={errors.features?.[index]?.message}
            >
              <Input {...register(`features.${index}`)} />
            </Field>
          ))}
        </fieldset>
        <Field
          label="Scope"
          hint="What it takes in, in two or three sentences."
          error={errors.guide?.scope?.message}
        >
          <Textarea className="field-sizing-content leading-relaxed" rows={3} {...register('guide.scope')} />
        </Field>
        <Field
          label="Heading over a place’s own words"
          hint="{town} becomes the name of the place."
          error={errors.guide?.heading?.message}
        >
          <Input {...register('guide.heading')} />
        </Field>
      </FormSection>
      <PriceFields form={form} />
      <StepFields form={form} />
      <PassageFields form={form} />
      <AdviceFields form={form} />
      <QuestionFields form={form} />
    </RecordForm>
  )
}
