'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { ExternalLink } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { ListField } from '@/components/fields/list-field'
import { PictureField } from '@/components/fields/picture-field'
import { usePresence } from '@/components/staff/use-presence'
import { SearchPreview } from '@/components/page-settings/search-preview'
import { registerStored } from '@/components/fields/register-stored'
import { SwitchField } from '@/components/fields/switch-field'
import { RecordForm } from '@/components/staff/record-form'
import { useRecordForm } from '@/components/staff/use-record-form'
import { buttonClass } from '@/components/ui/button'
import { Field, FieldGroup, Input, Textarea } from '@/components/ui/field'
import { Segmented } from '@/components/ui/segmented'
import { placeWritten, townNamed } from '@/lib/business/towns'
import { type StoredProject } from '@/lib/content-types'
import { slugOf } from '@/lib/page-document/slug'
import { type ProjectForm as Output, type ProjectFormInput, projectFormSchema } from '@/lib/schemas/projects'
import { contentKinds } from './content-kinds'
import { PlaceField } from './place-field'
import { SlugField } from './slug-field'

const empty: ProjectFormInput = {
  title: '',
  slug: '',
  location: '',
  description: '',
  beforeImage: '',
  afterImage: '',
  projectType: 'kitchen',
  cost: '',
  timeline: '',
  features: [],
  completedAt: '',
  isFeatured: false,
  isSample: false,
}

const toInput = (project: StoredProject): ProjectFormInput => ({
  title: project.title,
  slug: project.slug,
  location: project.location,
  description: project.description,
  beforeImage: project.beforeImage,
  afterImage: project.afterImage,
  projectType: project.projectType,
  cost: project.cost,
  timeline: project.timeline,
  features: project.features,
  completedAt: project.completedAt?.slice(0, 10) ?? '',
  isFeatured: project.isFeatured,
  isSample: project.isSample,
})

/** A project's page says “Before” and its title where nobody has written more. */
const altByPlace = { isOptional: true }

type ProjectFormProps = {
  /** Null for a new one. */
  project: StoredProject | null
  site: { host: string; name: string }
}

/** A project with every field that it has. */
export function ProjectForm({ project, site }: ProjectFormProps) {
  const form = useForm<ProjectFormInput, unknown, Output>({
    defaultValues: project ? toInput(project) : empty,
    resolver: zodResolver(projectFormSchema),
  })
  const { control, setValue, clearErrors, formState } = form
  const register = registerStored(form)
  const { suggestions, ...state } = useRecordForm<ProjectFormInput, Output, StoredProject>({
    names: contentKinds.project,
    form,
    id: project?.id ?? null,
    stored: project,
    toInput,
  })
  const values: ProjectFormInput = { ...empty, ...useWatch({ control }) }
  const { errors, isDirty } = formState
  const place = project && ({ kind: 'project', id: project.id } as const)
  // The form's own values: a change is whatever makes other words of them.
  const heard = usePresence(place, JSON.stringify(values), isDirty)
  // In the order of the screen, in which the first refusal gets the focus: the side's fields are made before the others.
  const [titleField, descriptionField] = [register('title'), register('description')]
  const set = <Name extends keyof ProjectFormInput>(name: Name, value: ProjectFormInput[Name]) => {
    setValue(name as 'title', value as string, { shouldDirty: true })
    clearErrors(name)
  }
  const made = slugOf(values.title) || 'title-of-the-project'
  const slug = values.slug || made
  const town = townNamed(values.location)
  const factsFor = (when: string) =>
    values.title.trim() &&
    [values.title.trim(), placeWritten(values.location.trim()), when].filter(Boolean).join(', ')
  const featureError = errors.features?.message ?? errors.features?.find?.((one) => one)?.message

  return (
    <RecordForm
      names={contentKinds.project}
      title={project ? `Edit ${project.title}` : 'New project'}
      head={
        project?.afterImage && (
          <a
            className={buttonClass({ className: 'no-underline max-tablet:w-full' })}
            href={`/gallery/${project.slug}`}
            target="_blank"
            rel="noopener"
          >
            <ExternalLink className="size-4" aria-hidden="true" />
            View on the site
          </a>
        )
      }
      state={state}
      busy={formState.isSubmitting}
      people={heard?.others}
      aside={
        <>
          <FieldGroup label="Kind" hint="The gallery lists it with the kitchens or with the baths.">
            <Segmented
              label="Kind"
              value={values.projectType}
              onChange={(value) => set('projectType', value)}
              stretch
              options={[
                { value: 'kitchen', label: 'Kitchen' },
                { value: 'bathroom', label: 'Bathroom' },
              ]}
            />
          </FieldGroup>
          <PlaceField
            input={register('location')}
            town={town}
            without={
              values.location ? 'No town of the county is named here, so no town page shows it.' : undefined
            }
            error={errors.location?.message}
          />
          <div className="grid grid-cols-2 gap-4">
            <Field label="Cost" note="optional" error={errors.cost?.message}>
              <Input placeholder="$48,500" {...register('cost')} />
            </Field>
            <Field label="Time" note="optional" error={errors.timeline?.message}>
              <Input placeholder="3 weeks" {...register('timeline')} />
            </Field>
          </div>
          <Field label="Finished" note="optional" error={errors.completedAt?.message}>
            <Input type="date" {...register('completedAt')} />
          </Field>
          <SwitchField
            control={control}
            name="isFeatured"
            label="Featured"
            note="Featured projects come first in the gallery."
          />
          {project?.isSample && (
            <SwitchField
              control={control}
              name="isSample"
              label="Sample"
              note="Its page says that it is an example. Switch it off once it tells of a job of yours."
            />
          )}
          <SlugField
            input={register('slug')}
            made={made}
            isStored={!!project}
            error={errors.slug?.message}
            suggestions={suggestions}
            onTake={(suggestion) => set('slug', suggestion)}
          />
          <section>
            <h2 className="mb-3">In search results</h2>
            <SearchPreview
              host={site.host}
              siteName={site.name}
              slug={`gallery/${slug}`}
              title={[values.title, values.location].filter(Boolean).join(', ')}
              description={values.description}
            />
          </section>
        </>
      }
    >
      <Field label="Title" error={errors.title?.message}>
        <Input placeholder="Navy and white, with oak shelves" {...titleField} />
      </Field>
      <Field
        label="What was done"
        hint="Two or three sentences: what was wrong with the room, and what you changed."
        error={errors.description?.message}
      >
        <Textarea rows={4} {...descriptionField} />
      </Field>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        <PictureField
          label="Before"
          place={{ about: factsFor('before'), alt: altByPlace }}
          value={values.beforeImage}
          onChange={(src) => set('beforeImage', src)}
          error={errors.beforeImage?.message}
        />
        <PictureField
          label="After"
          place={{ about: factsFor('after'), alt: altByPlace }}
          value={values.afterImage}
          onChange={(src) => set('afterImage', src)}
          error={errors.afterImage?.message}
        />
        <p className="text-13 text-stone lg:col-span-2">
          {values.afterImage
            ? 'Taken from the same spot, both make one picture with a line to drag.'
            : 'Visitors see the project once it has an after picture.'}
        </p>
      </div>
      <ListField<{ text: string }>
        label="Features"
        one="Feature"
        rows={values.features.map((text) => ({ text }))}
        empty={{ text: '' }}
        onChange={(rows) =>
          set(
            'features',
            rows.map(({ text }) => text),
          )
        }
        error={featureError}
      >
        {({ text }, change, index) => (
          <Input
            aria-label={`Text of feature ${index + 1}`}
            value={text}
            placeholder="White shaker cabinets to the ceiling"
            onChange={(event) => change({ text: event.target.value })}
          />
        )}
      </ListField>
    </RecordForm>
  )
}
