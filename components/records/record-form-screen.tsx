'use client'

import { ExternalLink } from 'lucide-react'
import { RecordForm } from './record-form'
import { buttonClass } from '@/components/ui/button'
import { inputOf, type Stored, titleOf } from '@/lib/records/define-record'
import { requireListed } from '@/lib/records/registry'
import { lookOf } from './looks'
import { type FormParts, type Site } from './form-parts'
import { placeForm } from './place/form'
import { projectForm } from './project/form'
import { RecordInput } from './record-input'
import { serviceForm } from './service/form'
import { useRecordFields } from './use-record-fields'

/** The form parts of kinds whose definitions aren't enough. */
const parts = new Map<string, FormParts>([
  ['project', projectForm],
  ['place', placeForm],
  ['service', serviceForm],
])

type RecordFormScreenProps = {
  kind: string
  /** Null for a new one. */
  stored: Stored | null
  site?: Site
  /** Data for the kind's form parts, beside the record. */
  extra?: unknown
}

/** Renders the form of a record with all its fields. */
export function RecordFormScreen({ kind, stored, site, extra }: RecordFormScreenProps) {
  const record = requireListed(kind)
  const fields = useRecordFields(record, stored)
  const { Main, Aside, Preview, title, note } = parts.get(kind) ?? {}
  const names = Object.keys(record.fields)
  const isAside = (name: string) => record.aside.includes(name)
  const input = (name: string) => <RecordInput key={name} name={name} fields={fields} />
  const isHalf = (name: string) => record.fields[name] && inputOf(record.fields[name])?.isHalf
  const aside = names.filter(isAside)
  const halves = aside.filter(isHalf)
  const { nameOf = (row) => titleOf(record, row), siteOf } = lookOf(kind)
  const address = stored && record.address && siteOf?.(stored)
  return (
    <RecordForm
      fields={fields}
      title={stored ? (title?.(stored) ?? `Edit ${nameOf(stored)}`) : `New ${record.one.toLowerCase()}`}
      note={note?.(stored)}
      head={
        address && (
          <a
            className={buttonClass({ className: 'no-underline max-tablet:w-full' })}
            href={address}
            target="_blank"
            rel="noopener"
          >
            <ExternalLink className="size-4" aria-hidden="true" />
            View on the site
          </a>
        )
      }
      aside={
        Aside ? (
          <Aside fields={fields} extra={extra} />
        ) : (
          <>
            {aside.map((name) => {
              if (!isHalf(name)) return input(name)
              // All halves are rendered side by side where the first one is.
              return (
                name === halves[0] && (
                  <div key={name} className="grid grid-cols-2 gap-4">
                    {halves.map(input)}
                  </div>
                )
              )
            })}
            {Preview && site && <Preview fields={fields} site={site} />}
          </>
        )
      }
    >
      {Main ? <Main fields={fields} extra={extra} /> : names.filter((name) => !isAside(name)).map(input)}
    </RecordForm>
  )
}
