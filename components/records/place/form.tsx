import { Trash2 } from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { lazy, Suspense, useState } from 'react'
import { get } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { InputGroup } from '@/components/ui/input-group'
import { type Place } from '@/lib/content/areas'
import { type LandingLine } from '@/lib/landing/landing-list'
import { type Township } from '@/lib/business/towns'
import { sameValue } from '@/lib/page-document/same-value'
import { slugOf } from '@/lib/page-document/slug'
import { emptyValues, inputsOf, titleOf } from '@/lib/records/define-record'
import { type PlaceBeginnings } from '@/lib/records/place/beginnings'
import { type FormParts, type PartProps } from '../form-parts'
import { IndexStatusMark } from '../page-copy/index-status-mark'
import { RecordInput } from '../record-input'
import { type RecordFields } from '../use-record-fields'

const RemovePlace = lazy(() => import('./remove-place').then((file) => ({ default: file.RemovePlace })))

/** The data that the form of a place shows beside its fields. */
export type PlaceExtra = {
  beginnings?: PlaceBeginnings
  pages: readonly Pick<LandingLine, 'service' | 'serviceName' | 'listing' | 'measure'>[]
  /** The place that its addresses lead to once it is removed; null if it can't be removed. */
  instead: string | null
}

const pairs = 'grid gap-x-4 gap-y-5 sm:grid-cols-2'
const lines = 'grid gap-6 border-t border-hair pt-5'

/** Asks for a new place's name, ZIP code and township. Fields that these fill in are folded. */
function PlaceMain({ fields, extra }: PartProps) {
  const { stored, values, set } = fields
  const { beginnings } = extra as PlaceExtra
  const input = (name: string) => <RecordInput key={name} name={name} fields={fields} />
  const nameAndZip = (
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
  )
  if (stored)
    return (
      <>
        {nameAndZip}
        <div className={pairs}>
          {['township', 'type', 'population', 'populationBasis', 'lat', 'lng'].map(input)}
        </div>
        <PlaceNotes fields={fields} />
      </>
    )
  const beginningOf = ({ township, type }: RecordFields['values']) =>
    beginnings?.[township as Township]?.[type as Place['type']] ?? {}
  const begin = (change: object) => {
    const [former, next] = [beginningOf(values), beginningOf({ ...values, ...change })]
    for (const path of Object.keys({ ...former, ...next })) {
      const empty: unknown = get(emptyValues(fields.record), path)
      // Typed values stay.
      if (sameValue(get(values, path), former[path] ?? empty)) set(path, next[path] ?? empty)
    }
  }
  return (
    <>
      {nameAndZip}
      <div className={pairs}>
        <RecordInput name="township" fields={fields} onType={(township) => begin({ township })} />
      </div>
      <p className="text-13 text-stone">
        On maps it starts out in the middle of its township. Set its own point under “More about the place”.
      </p>
      <MoreAboutPlace fields={fields} onType={(type) => begin({ type })} />
    </>
  )
}

/** Edits the fields of a new place that its township fills in, or that may stay empty. */
function MoreAboutPlace({ fields, onType }: { fields: RecordFields; onType: (type: string) => void }) {
  const { register, errorOf } = fields
  const [isOpen, setIsOpen] = useState(false)
  const hasError = inputsOf(fields.record.fields).some(
    ([path]) => !['name', 'zip', 'township'].includes(path) && errorOf(path),
  )
  return (
    <details
      className="border-t border-hair pt-4"
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="min-h-control-small cursor-pointer content-center font-semibold">
        More about the place
      </summary>
      <p className="mt-1 text-13 text-stone">
        The point and the kinds of house start out as its township’s, and so does the permit office if the
        township issues permits. You can change everything later except the address.
      </p>
      <div className="mt-5 grid gap-6">
        <Field label="Address of its pages" hint="It can’t be changed later." error={errorOf('slug')}>
          <InputGroup before={<span aria-hidden="true">/rockland/</span>}>
            <Input autoCapitalize="none" spellCheck={false} placeholder="upper-nyack" {...register('slug')} />
          </InputGroup>
        </Field>
        <div className={pairs}>
          <RecordInput name="type" fields={fields} onType={onType} />
          {['lat', 'lng', 'population', 'populationBasis'].map((name) => (
            <RecordInput key={name} name={name} fields={fields} />
          ))}
        </div>
        <PermitOffice fields={fields} />
        <PlaceNotes fields={fields} />
        <PlaceConfidence fields={fields} />
      </div>
    </details>
  )
}

const PlaceConfidence = ({ fields }: { fields: RecordFields }) => (
  <>
    <RecordInput name="notes.confidence" fields={fields} />
    <RecordInput name="notes.isKeptListed" fields={fields} />
  </>
)

function PlaceNotes({ fields }: { fields: RecordFields }) {
  const input = (name: string) => <RecordInput name={name} fields={fields} />
  return (
    <>
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
      <div className={lines}>{input('notes.sources')}</div>
    </>
  )
}

const PermitOffice = ({ fields }: { fields: RecordFields }) => (
  <section className="grid gap-4" aria-labelledby="permits-title">
    <div>
      <h2 id="permits-title">Permit office</h2>
      <p className="mt-1 text-13 text-stone">Shown on each of its pages. Empty fields are left out.</p>
    </div>
    {['permitAuthority', 'permitPhone', 'permitUrl', 'permitFees'].map((name) => (
      <RecordInput key={name} name={name} fields={fields} />
    ))}
  </section>
)

function PlaceAside({ fields, extra }: PartProps) {
  const place = fields.stored as Place | null
  const { pages, instead } = extra as PlaceExtra
  const [isRemoving, setRemoving] = useState(false)
  if (!place)
    return (
      <p className="text-stone">
        Its pages appear right away. Search engines may list each of them once it has copy of its own.
      </p>
    )
  return (
    <>
      <PermitOffice fields={fields} />
      <PlaceConfidence fields={fields} />
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
      {instead && (
        <div className="border-t border-hair pt-4">
          <Button look="danger" size="small" className="-ml-2.5" onClick={() => setRemoving(true)}>
            <Trash2 className="size-4" aria-hidden="true" />
            Remove {place.name}
          </Button>
        </div>
      )}
      <Suspense>
        {isRemoving && instead && (
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
  Main: PlaceMain,
  Aside: PlaceAside,
}
