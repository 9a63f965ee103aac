'use client'

import { useId } from 'react'
import { TownSuggestions } from '@/components/staff/towns'
import { Field, FieldGroup, Input, Select } from '@/components/ui/field'
import { Segmented } from '@/components/ui/segmented'
import { allServices } from '@/lib/business/services'
import { normalizePlace } from '@/lib/business/towns'
import { type JobFields } from '@/lib/job-types'
import { fieldsOfService } from './job-text'

type PlaceFieldProps = { value: string; onChange: (place: string) => void; error?: string }

export function PlaceField({ value, onChange, error }: PlaceFieldProps) {
  const list = useId()
  return (
    <Field label="Place" error={error}>
      <Input
        list={list}
        autoComplete="off"
        autoCapitalize="words"
        placeholder="Nyack, NY"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => value !== normalizePlace(value) && onChange(normalizePlace(value))}
      />
      <TownSuggestions id={list} />
    </Field>
  )
}

type Room = Pick<JobFields, 'projectType' | 'service'>

const rooms = [
  { value: 'kitchen', label: 'Kitchen' },
  { value: 'bathroom', label: 'Bathroom' },
] as const

export const RoomFields = ({ value, onChange }: { value: Room; onChange: (room: Partial<Room>) => void }) => (
  <>
    <FieldGroup label="Room">
      <Segmented
        label="Room"
        stretch
        options={rooms}
        value={value.projectType}
        onChange={(projectType) => onChange({ projectType })}
      />
    </FieldGroup>
    <Field label="Service" note="optional">
      <Select value={value.service} onChange={({ target }) => onChange(fieldsOfService(target.value))}>
        <option value="">Any of its room</option>
        {allServices().map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  </>
)
