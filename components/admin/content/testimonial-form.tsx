'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { registerStored } from '@/components/fields/register-stored'
import { SwitchField } from '@/components/fields/switch-field'
import { RecordForm } from '@/components/staff/record-form'
import { useRecordForm } from '@/components/staff/use-record-form'
import { Field, Input, Select, Textarea } from '@/components/ui/field'
import { townNamed } from '@/lib/business/towns'
import { type StoredTestimonial } from '@/lib/content-types'
import {
  longestQuote,
  ratings,
  type TestimonialForm as Fields,
  testimonialFormSchema,
} from '@/lib/schemas/testimonials'
import { counted } from '@/lib/text/counted'
import { contentKinds } from './content-kinds'
import { PlaceField } from './place-field'

const empty: Fields = {
  name: '',
  location: '',
  content: '',
  rating: 5,
  projectType: '',
  timeline: '',
  isVerified: false,
  isFeatured: false,
  isSample: false,
}

const toInput = (testimonial: StoredTestimonial): Fields => ({
  name: testimonial.name,
  location: testimonial.location,
  content: testimonial.content,
  rating: testimonial.rating,
  projectType: testimonial.projectType,
  timeline: testimonial.timeline,
  isVerified: testimonial.isVerified,
  isFeatured: testimonial.isFeatured,
  isSample: testimonial.isSample,
})

const projectTypes = [
  'Kitchen Remodel',
  'Bathroom Renovation',
  'Cabinet Refacing',
  'Countertops',
  'Tile and Backsplash',
]

/** A testimonial with every field that it has; null for a new one. */
export function TestimonialForm({ testimonial }: { testimonial: StoredTestimonial | null }) {
  const form = useForm<Fields, unknown, Fields>({
    defaultValues: testimonial ? toInput(testimonial) : empty,
    resolver: zodResolver(testimonialFormSchema),
  })
  const { control, formState } = form
  const register = registerStored(form)
  const { errors } = formState
  // In the order of the screen, in which the first refusal gets the focus: the side's fields are made before the others.
  const [contentField, nameField, placeField] = [register('content'), register('name'), register('location')]
  const state = useRecordForm<Fields, Fields, StoredTestimonial>({
    names: contentKinds.testimonial,
    form,
    id: testimonial?.id ?? null,
    stored: testimonial,
    toInput,
  })
  const typeList = useId()
  const [location = '', content = ''] = useWatch({ control, name: ['location', 'content'] })
  const town = townNamed(location)
  return (
    <RecordForm
      names={contentKinds.testimonial}
      title={testimonial ? `Edit what ${testimonial.name} said` : 'New testimonial'}
      state={state}
      busy={formState.isSubmitting}
      aside={
        <>
          <Field label="Rating" error={errors.rating?.message}>
            <Select {...register('rating', { valueAsNumber: true })}>
              {ratings.map((rating) => (
                <option key={rating} value={rating}>
                  {counted(rating, 'star')}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Kind of project" note="optional" error={errors.projectType?.message}>
            <Input
              list={typeList}
              autoComplete="off"
              placeholder="Kitchen Remodel"
              {...register('projectType')}
            />
          </Field>
          <datalist id={typeList}>
            {projectTypes.map((type) => (
              <option key={type} value={type} />
            ))}
          </datalist>
          <Field label="Time" note="optional" error={errors.timeline?.message}>
            <Input placeholder="3 weeks" {...register('timeline')} />
          </Field>
          <SwitchField
            control={control}
            name="isVerified"
            label="Verified"
            note="You know that this homeowner said it, and could show it. Visitors read “Verified”."
          />
          <SwitchField
            control={control}
            name="isFeatured"
            label="Featured"
            note="Featured ones come first on the home page."
          />
          {testimonial?.isSample && (
            <SwitchField
              control={control}
              name="isSample"
              label="Sample"
              note="Nobody said it. Switch it off once these are a homeowner’s words."
            />
          )}
        </>
      }
    >
      <Field
        label="What the homeowner said"
        note={`${content.length} of ${longestQuote}`}
        hint="Their own words, without quotation marks."
        error={errors.content?.message}
      >
        <Textarea rows={7} {...contentField} />
      </Field>
      <Field
        label="Name"
        hint="As they agreed to be named, for example Maria G."
        error={errors.name?.message}
      >
        <Input autoComplete="off" {...nameField} />
      </Field>
      <PlaceField input={placeField} town={town} error={errors.location?.message} />
    </RecordForm>
  )
}
