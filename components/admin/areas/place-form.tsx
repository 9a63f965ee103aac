'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { ExternalLink, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { registerStored } from '@/components/fields/register-stored'
import { RecordForm } from '@/components/records/record-form'
import { usePresence } from '@/components/staff/use-presence'
import { useRecordForm } from '@/components/records/use-record-form'
import { Button, buttonClass } from '@/components/ui/button'
import { Field, FieldGroup, Input, Select, Textarea } from '@/components/ui/field'
import { InputGroup } from '@/components/ui/input-group'
import { Segmented } from '@/components/ui/segmented'
import { placeTypes, populationBases, townshipNames } from '@/lib/business/towns'
import { type Place } from '@/lib/content/areas'
import { confidences } from '@/lib/content/town-notes/kinds'
import { slugOf } from '@/lib/page-document/slug'
import { type PlaceFields, placeSchema } from '@/lib/schemas/areas'
import { areasHome } from './areas-head'
import { HouseFields, LandmarkFields, WatchFields } from './note-fields'
import { PlacePages, type PlacePagesProps } from './place-pages'
import { basisNames, confidenceNames, placeTypeNames } from './place-words'

const RemovePlace = lazy(() => import('./remove-place').then((file) => ({ default: file.RemovePlace })))

const placeNames = {
  one: 'Place',
  several: 'Places',
  list: `${areasHome}/places`,
  edit: `${areasHome}/places`,
  calls: '/api/areas/places',
  labels: {
    zip: 'ZIP code',
    township: 'Town',
    type: 'Kind',
    populationBasis: 'Where the number comes from',
    lat: 'Latitude',
    lng: 'Longitude',
    permitAuthority: 'Permit office',
    permitUrl: 'Permit link',
    'notes.eras': 'Years of building',
    'notes.types': 'Housing',
    'notes.kinds': 'Kinds of house',
    'notes.setting': 'Setting',
    'notes.watch': 'What to watch for',
    'notes.landmarks': 'Landmarks',
    'notes.confidence': 'How sure is what we know?',
  },
}

const empty: PlaceFields = {
  slug: '',
  name: '',
  zip: '',
  township: 'clarkstown',
  type: 'hamlet',
  population: 0,
  populationBasis: 'estimate',
  // Any point that stood here would be saved by somebody.
  lat: NaN,
  lng: NaN,
  permitAuthority: '',
  permitPhone: '',
  permitUrl: '',
  permitFees: '',
  about: '',
  notes: { eras: [], types: [], kinds: [], setting: '', watch: [], landmarks: [], confidence: 'low' },
}

function toInput(place: Place): PlaceFields {
  const { slug, name, zip, township, type, population, populationBasis, lat, lng, about, notes } = place
  const { permitAuthority, permitPhone, permitUrl, permitFees } = place
  const permits = { permitAuthority, permitPhone, permitUrl, permitFees }
  return { slug, name, zip, township, type, population, populationBasis, lat, lng, ...permits, about, notes }
}

type PlaceFormProps = {
  /** Null for a new one. */
  place: Place | null
  pages: PlacePagesProps['pages']
  /** What its addresses lead to once it is removed; null where this one can't be. */
  instead: string | null
}

/** A place with all that its pages are made of. */
export function PlaceForm({ place, pages, instead }: PlaceFormProps) {
  const form = useForm<PlaceFields>({
    defaultValues: place ? toInput(place) : empty,
    // The address of a place that is there doesn't change: what is checked of it is what was loaded.
    resolver: zodResolver(placeSchema),
  })
  const { control, setValue, clearErrors, formState } = form
  const { errors } = formState
  const register = registerStored(form)
  const { suggestions: _none, ...state } = useRecordForm<PlaceFields, PlaceFields, Place>({
    names: placeNames,
    form,
    id: place?.slug ?? null,
    stored: place,
    toInput,
  })
  const values: PlaceFields = { ...empty, ...useWatch({ control }) } as PlaceFields
  const open = place && ({ kind: 'place', id: place.slug } as const)
  const heard = usePresence(open, JSON.stringify(values), formState.isDirty)
  const { notes } = values
  const [removing, setRemoving] = useState(false)
  const setNotes = (part: Partial<PlaceFields['notes']>) => {
    setValue('notes', { ...notes, ...part }, { shouldDirty: true })
    clearErrors('notes')
  }
  const setSlug = (slug: string) => setValue('slug', slug, { shouldDirty: true })
  const nameField = register('name')
  return (
    <RecordForm
      names={placeNames}
      title={place ? place.name : 'New place'}
      note={
        place
          ? undefined
          : 'Its pages appear at once. Search engines may list each of them once it has words of its own.'
      }
      head={
        place && (
          <a
            className={buttonClass({ className: 'no-underline max-tablet:w-full' })}
            href={`/rockland/${place.slug}/`}
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
          <section className="grid gap-4" aria-labelledby="permits-title">
            <div>
              <h2 id="permits-title">Permit office</h2>
              <p className="mt-1 text-13 text-stone">Shown on each of its pages; what is empty isn’t.</p>
            </div>
            <Field label="Office" error={errors.permitAuthority?.message}>
              <Input placeholder="Village of Nyack Building Department" {...register('permitAuthority')} />
            </Field>
            <Field label="Phone" note="optional" error={errors.permitPhone?.message}>
              <Input type="tel" placeholder="845-555-0100" {...register('permitPhone')} />
            </Field>
            <Field label="Link" note="optional" error={errors.permitUrl?.message}>
              <Input type="url" placeholder="https://" {...register('permitUrl')} />
            </Field>
            <Field label="Fees" note="optional" error={errors.permitFees?.message}>
              <Textarea rows={2} placeholder="What the office charges, and how" {...register('permitFees')} />
            </Field>
          </section>
          <FieldGroup
            label="How sure is what we know?"
            hint={confidenceNames[notes.confidence].means}
            error={errors.notes?.confidence?.message}
          >
            <Segmented
              label="How sure is what we know?"
              stretch
              value={notes.confidence}
              onChange={(confidence) => setNotes({ confidence })}
              options={confidences.map((value) => ({ value, label: confidenceNames[value].name }))}
            />
          </FieldGroup>
          {place && <PlacePages place={place.slug} pages={pages} />}
          {place && instead && (
            <div className="border-t border-hair pt-4">
              <Button look="danger" size="small" className="-ml-2.5" onClick={() => setRemoving(true)}>
                <Trash2 className="size-4" aria-hidden="true" />
                Remove {place.name}
              </Button>
            </div>
          )}
          <Suspense>
            {removing && place && instead && (
              <RemovePlace
                place={place}
                instead={instead}
                pages={pages.length}
                leave={state.discard}
                onClose={() => setRemoving(false)}
              />
            )}
          </Suspense>
        </>
      }
    >
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <Field label="Name" error={errors.name?.message}>
          <Input
            placeholder="Upper Nyack"
            {...nameField}
            onChange={(event) => {
              void nameField.onChange(event)
              if (!place && values.slug === slugOf(values.name)) setSlug(slugOf(event.target.value))
            }}
          />
        </Field>
        <Field label="ZIP code" error={errors.zip?.message}>
          <Input inputMode="numeric" placeholder="10960" {...register('zip')} />
        </Field>
      </div>
      {!place && (
        <Field label="Address of its pages" hint="It can’t be changed later." error={errors.slug?.message}>
          <InputGroup before={<span aria-hidden="true">/rockland/</span>}>
            <Input autoCapitalize="none" spellCheck={false} placeholder="upper-nyack" {...register('slug')} />
          </InputGroup>
        </Field>
      )}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="Town" hint="The town government it lies in." error={errors.township?.message}>
          <Select {...register('township')}>
            {Object.entries(townshipNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Kind" error={errors.type?.message}>
          <Select {...register('type')}>
            {placeTypes.map((value) => (
              <option key={value} value={value}>
                {placeTypeNames[value]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Population" hint="0 where nobody knows." error={errors.population?.message}>
          <Input type="number" min={0} {...register('population', { valueAsNumber: true })} />
        </Field>
        <Field
          label="Where the number comes from"
          hint="An estimate isn’t shown as a census figure."
          error={errors.populationBasis?.message}
        >
          <Select {...register('populationBasis')}>
            {populationBases.map((value) => (
              <option key={value} value={value}>
                {basisNames[value]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Latitude" error={errors.lat?.message}>
          <Input type="number" step="any" {...register('lat', { valueAsNumber: true })} />
        </Field>
        <Field
          label="Longitude"
          hint="The way from the showroom and the four nearest places are reckoned from it."
          error={errors.lng?.message}
        >
          <Input type="number" step="any" {...register('lng', { valueAsNumber: true })} />
        </Field>
      </div>
      <Field
        label="About"
        hint="Two or three sentences for the place’s own page: where it lies, what was built and when."
        error={errors.about?.message}
      >
        <Textarea className="field-sizing-content leading-relaxed" rows={4} {...register('about')} />
      </Field>
      <Field
        label="Setting"
        hint="One sentence on its streets, slopes and water."
        error={errors.notes?.setting?.message}
      >
        <Textarea
          className="field-sizing-content leading-relaxed"
          rows={2}
          value={notes.setting}
          onChange={(event) => setNotes({ setting: event.target.value })}
        />
      </Field>
      <HouseFields notes={notes} errors={errors.notes} onChange={setNotes} />
      <WatchFields notes={notes} errors={errors.notes} onChange={setNotes} />
      <LandmarkFields notes={notes} errors={errors.notes} onChange={setNotes} />
    </RecordForm>
  )
}
