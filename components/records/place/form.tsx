import { Trash2 } from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { InputGroup } from '@/components/ui/input-group'
import { type Place } from '@/lib/content/areas'
import { type LandingLine } from '@/lib/landing/landing-list'
import { slugOf } from '@/lib/page-document/slug'
import { titleOf } from '@/lib/records/define-record'
import { type FormParts } from '../form-parts'
import { IndexStatusMark } from '../page-copy/index-status-mark'
import { RecordInput } from '../record-input'
import { type RecordFields } from '../use-record-fields'

const RemovePlace = lazy(() => import('./remove-place').then((file) => ({ default: file.RemovePlace })))

/** The data that the form of a place shows beside its fields. */
export type PlaceExtra = {
  pages: readonly Pick<LandingLine, 'service' | 'serviceName' | 'listing' | 'measure'>[]
  /** The place that its addresses lead to once it is removed; null where this one can't be. */
  instead: string | null
}

const lines = 'grid gap-6 border-t border-hair pt-5'

function PlaceMain({ fields }: { fields: RecordFields }) {
  const { stored, values, register, errorOf, set } = fields
  const input = (name: string) => <RecordInput name={name} fields={fields} />
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <RecordInput
          name="name"
          fields={fields}
          onType={(name) => {
            if (!stored && values.slug === slugOf(values.name as string)) set('slug', slugOf(name))
          }}
        />
        {input('zip')}
      </div>
      {!stored && (
        <Field label="Address of its pages" hint="It can’t be changed later." error={errorOf('slug')}>
          <InputGroup before={<span aria-hidden="true">/rockland/</span>}>
            <Input autoCapitalize="none" spellCheck={false} placeholder="upper-nyack" {...register('slug')} />
          </InputGroup>
        </Field>
      )}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {input('township')}
        {input('type')}
        {input('population')}
        {input('populationBasis')}
        {input('lat')}
        {input('lng')}
      </div>
      {input('about')}
      {input('notes.setting')}
      <div className={lines}>
        {input('notes.kinds')}
        <div className="grid gap-6 sm:grid-cols-2">
          {input('notes.types')}
          {input('notes.eras')}
        </div>
      </div>
      <div className={lines}>{input('notes.watch')}</div>
      <div className={lines}>{input('notes.landmarks')}</div>
    </>
  )
}

type PlaceAsideProps = { fields: RecordFields; extra: unknown }

function PlaceAside({ fields, extra }: PlaceAsideProps) {
  const place = fields.stored as Place | null
  const { pages, instead } = extra as PlaceExtra
  const [isRemoving, setRemoving] = useState(false)
  const input = (name: string) => <RecordInput name={name} fields={fields} />
  return (
    <>
      <section className="grid gap-4" aria-labelledby="permits-title">
        <div>
          <h2 id="permits-title">Permit office</h2>
          <p className="mt-1 text-13 text-stone">Shown on each of its pages; what is empty isn’t.</p>
        </div>
        {input('permitAuthority')}
        {input('permitPhone')}
        {input('permitUrl')}
        {input('permitFees')}
      </section>
      {input('notes.confidence')}
      {place && (
        <section aria-labelledby="pages-title">
          <h2 id="pages-title">Its pages</h2>
          <ul className="mt-2 border-t border-hair">
            {pages.map(({ service, serviceName, ...line }) => (
              <li
                key={service}
                className="flex flex-wrap items-center justify-between gap-x-3 border-b border-hair py-1.5 text-13"
              >
                <StaffLink
                  className="font-semibold no-underline hover:underline max-tablet:inline-flex max-tablet:min-h-tap max-tablet:items-center"
                  href={`/admin/areas/pages/${place.slug}/${service}`}
                >
                  {serviceName}
                </StaffLink>
                <span className="flex items-center gap-2 text-stone tabular-nums">
                  {line.measure.own} words
                  <IndexStatusMark line={line} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {place && instead && (
        <div className="border-t border-hair pt-4">
          <Button look="danger" size="small" className="-ml-2.5" onClick={() => setRemoving(true)}>
            <Trash2 className="size-4" aria-hidden="true" />
            Remove {place.name}
          </Button>
        </div>
      )}
      <Suspense>
        {isRemoving && place && instead && (
          <RemovePlace
            place={place}
            instead={instead}
            pages={pages.length}
            onRemoved={fields.editing.leaveDeleted}
            onClose={() => setRemoving(false)}
          />
        )}
      </Suspense>
    </>
  )
}

export const placeForm: FormParts = {
  title: (place) => titleOf({ titleColumn: 'name' }, place),
  note: (place) =>
    place
      ? undefined
      : 'Its pages appear at once. Search engines may list each of them once it has words of its own.',
  Main: PlaceMain,
  Aside: PlaceAside,
}
