import { useId } from 'react'
import { ChoiceField } from '@/components/fields/choice-field'
import { ListField } from '@/components/fields/list-field'
import { PictureField } from '@/components/fields/picture-field'
import { SwitchField } from '@/components/fields/switch-field'
import { Field, Input, Select, Textarea } from '@/components/ui/field'
import { findNamedTown } from '@/lib/business/towns'
import { slugOf } from '@/lib/page-document/slug'
import { inputOf, titleOf } from '@/lib/records/define-record'
import { PlaceField } from './place-field'
import { SlugField } from './slug-field'
import { type RecordFields } from './use-record-fields'

/** A picture may be described by what is known of its record; its page says something where nobody has written more. */
const optionalAlt = { isOptional: true }

type RecordInputProps = {
  name: string
  fields: RecordFields
  /** What a picture in this field would show, in words. */
  about?: string
}

/** Renders the input of a field as its definition says. */
export function RecordInput({ name, fields, about }: RecordInputProps) {
  const { record, stored, values, control, register, errorOf, set, suggestions } = fields
  const list = useId()
  const schema = record.fields[name]
  const asked = schema && inputOf(schema)
  if (!asked) return null
  const { label, hint, placeholder, options = [], rows, room, one = '' } = asked
  const value = values[name]
  const text = typeof value === 'string' ? value : ''
  const error = errorOf(name)
  const note = Object.hasOwn(record.defaults, name) ? 'optional' : undefined
  const shared = { label, hint, error }
  switch (asked.input) {
    case 'text':
    case 'date':
      return (
        <>
          <Field {...shared} note={note}>
            <Input
              {...(asked.input === 'date' ? { type: 'date' } : { autoComplete: 'off', placeholder })}
              list={options.length > 0 ? list : undefined}
              {...register(name)}
            />
          </Field>
          {options.length > 0 && (
            <datalist id={list}>
              {options.map((option) => (
                <option key={option.value} value={option.value} />
              ))}
            </datalist>
          )}
        </>
      )
    case 'paragraphs':
      return (
        <Field {...shared} note={room ? `${text.length} of ${room}` : note}>
          <Textarea rows={rows} {...register(name)} />
        </Field>
      )
    case 'place':
      return (
        <PlaceField
          input={register(name)}
          town={findNamedTown(text)}
          without={text ? asked.elsewhere : undefined}
          error={error}
        />
      )
    case 'choice':
      if (options.every((option) => typeof option.value === 'string') && options.length <= 3)
        return (
          <ChoiceField
            {...shared}
            value={text}
            options={Object.fromEntries(options.map((option) => [option.value, option.label]))}
            onChange={(chosen) => set(name, chosen)}
          />
        )
      return (
        <Field {...shared}>
          <Select {...register(name, { valueAsNumber: typeof options[0]?.value === 'number' })}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        </Field>
      )
    case 'switch':
      // Only a sample can be said to be one no more.
      if (name === 'isSample' && !(stored as { isSample?: boolean } | null)?.isSample) return null
      return <SwitchField control={control} name={name as never} label={label} note={hint ?? ''} />
    case 'list':
      return (
        <ListField<{ text: string }>
          label={label}
          rowName={one}
          rows={(value as string[]).map((row) => ({ text: row }))}
          empty={{ text: '' }}
          onChange={(changed) =>
            set(
              name,
              changed.map((row) => row.text),
            )
          }
          error={error}
        >
          {(row, change, index) => (
            <Input
              aria-label={`Text of ${one.toLowerCase()} ${index + 1}`}
              value={row.text}
              placeholder={placeholder}
              onChange={(event) => change({ text: event.target.value })}
            />
          )}
        </ListField>
      )
    case 'picture':
      return (
        <PictureField
          label={label}
          place={{ about, alt: optionalAlt }}
          value={text}
          onChange={(src) => set(name, src)}
          error={error}
        />
      )
    case 'slug':
      return (
        <SlugField
          before={record.address ?? '/'}
          input={register(name)}
          made={slugOf(titleOf(record, values)) || `title-of-the-${record.kind}`}
          isStored={stored !== null}
          error={error}
          suggestions={suggestions}
          onTake={(suggestion) => set(name, suggestion)}
        />
      )
  }
}
