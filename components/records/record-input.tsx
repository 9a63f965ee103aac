import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { ChoiceField } from '@/components/fields/choice-field'
import { LinesField } from '@/components/fields/lines-field'
import { ListField } from '@/components/fields/list-field'
import { PictureField } from '@/components/fields/picture-field'
import { SwitchField } from '@/components/fields/switch-field'
import { Checkbox } from '@/components/ui/checkbox'
import { InputField } from '@/components/staff/input-field'
import { Field, FieldError, Hint, Input, Select, Textarea } from '@/components/ui/field'
import { findNamedTown } from '@/lib/business/towns'
import { slugOf } from '@/lib/page-document/slug'
import {
  emptyValues,
  type FieldInput,
  inputOf,
  rowFields,
  schemaAt,
  titleOf,
} from '@/lib/records/define-record'
import { PlaceField } from './place-field'
import { SlugField } from './slug-field'
import { type RecordFields } from './use-record-fields'

/** A picture needs no alternative text: its page describes it by the record's title and place. */
const optionalAlt = { isOptional: true }

type RecordInputProps = {
  /** Its path: "notes.setting". */
  name: string
  fields: RecordFields
  /** The alternative text for a picture in this field. */
  about?: string
  /** Called with the text as it is typed, or the value as it is chosen. */
  onType?: (text: string) => void
}

/** Renders the input of a field as its definition says. */
export function RecordInput({ name, fields, about, onType }: RecordInputProps) {
  const { record, stored, control, register, errorOf, set, suggestions } = fields
  const list = useId()
  const value: unknown = useWatch({ control, name })
  const schema = schemaAt(record.fields, name)
  const inputDefinition = schema && inputOf(schema)
  if (!inputDefinition) return null
  const { label, hint, placeholder, type, options = [], rows, room, one = '' } = inputDefinition
  const text = typeof value === 'string' ? value : ''
  const error = errorOf(name)
  const note = inputDefinition.isOptional || Object.hasOwn(record.defaults, name) ? 'optional' : undefined
  const shared = { label, hint, error }
  const change = (changed: unknown) => set(name, changed)
  const onChange = ({ target }: { target: { value: string } }) => onType?.(target.value)
  switch (inputDefinition.input) {
    case 'text':
    case 'date': {
      const looks = type === 'numeric' ? { inputMode: type } : { type }
      return (
        <>
          <Field {...shared} note={note}>
            <Input
              {...(inputDefinition.input === 'date'
                ? { type: 'date' }
                : { autoComplete: 'off', placeholder, ...looks })}
              list={options.length > 0 ? list : undefined}
              {...register(name, { onChange, ...(isOptional(schema) && { setValueAs: orNone }) })}
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
    }
    case 'number':
      return (
        <InputField
          {...shared}
          type="number"
          {...(inputDefinition.begin === 0 ? { min: 0 } : { step: 'any' })}
          {...register(name, { valueAsNumber: true })}
        />
      )
    case 'paragraphs':
      return (
        <Field {...shared} note={room ? `${text.length} of ${room}` : note}>
          <Textarea
            className={inputDefinition.grows && growingText}
            rows={rows}
            placeholder={placeholder}
            {...register(name)}
          />
        </Field>
      )
    case 'lines':
      return <LinesField {...shared} values={value as string[]} onChange={change} />
    case 'several':
      return <Several {...inputDefinition} error={error} values={value as string[]} onChange={change} />
    case 'rows':
      return (
        <ListField<RowValues>
          label={label}
          rowName={one}
          rows={value as RowValues[]}
          empty={emptyValues({ fields: rowFields(schema), defaults: {} }) as RowValues}
          onChange={change}
          error={error}
        >
          {(row, changeRow, index) =>
            Object.entries(rowFields(schema)).map(([part, partSchema]) => (
              <RowInput
                key={part}
                {...inputOf(partSchema)!}
                value={row[part] ?? ''}
                error={errorOf(`${name}.${index}.${part}`)}
                onChange={(changed) => changeRow({ [part]: changed })}
              />
            ))
          }
        </ListField>
      )
    case 'place':
      return (
        <PlaceField
          input={register(name)}
          town={findNamedTown(text)}
          without={text ? inputDefinition.elsewhere : undefined}
          error={error}
        />
      )
    case 'choice':
      return (
        <ChoiceField
          {...shared}
          hint={options.find((option) => option.value === text)?.hint ?? hint}
          value={text}
          options={Object.fromEntries(options.map((option) => [option.value, option.label]))}
          onChange={change}
        />
      )
    case 'select': {
      const isNumber = typeof options[0]?.value === 'number'
      const convert = isOptional(schema)
        ? { setValueAs: orNone }
        : isNumber && { valueAsNumber: true as const }
      return (
        <Field {...shared}>
          <Select {...register(name, { onChange, ...convert })}>
            <Options {...inputDefinition} />
          </Select>
        </Field>
      )
    }
    case 'switch':
      // Shown for samples only: a record that isn't one can't become one.
      if (name === 'isSample' && !(stored as { isSample?: boolean } | null)?.isSample) return null
      return <SwitchField control={control} name={name as never} label={label} note={hint ?? ''} />
    case 'list':
      return (
        <ListField<{ text: string }>
          label={label}
          rowName={one}
          rows={(value as string[]).map((row) => ({ text: row }))}
          empty={{ text: '' }}
          onChange={(changed) => change(changed.map((row) => row.text))}
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
          onChange={change}
          error={error}
        />
      )
    case 'slug':
      return (
        <SlugField
          before={record.address ?? '/'}
          input={register(name)}
          made={slugOf(titleOf(record, fields.values)) || `title-of-the-${record.kind}`}
          isStored={stored !== null}
          error={error}
          suggestions={suggestions}
          onTake={change}
        />
      )
  }
}

type RowValues = Record<string, string>

/** Classes of a text of several lines that is as high as it is long. */
const growingText = 'field-sizing-content leading-relaxed'

const isOptional = (schema: z.ZodMiniType) => schema instanceof z.ZodMiniOptional
const orNone = (text: string) => text || undefined

const Options = ({ none, options = [] }: FieldInput) => (
  <>
    {none && <option value="">{none}</option>}
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </>
)

type RowInputProps = FieldInput & { value: string; error?: string; onChange: (value: string) => void }

/** Renders one field of a row. */
function RowInput({ value, error, onChange, ...inputDefinition }: RowInputProps) {
  if (inputDefinition.input === 'picture')
    return (
      <PictureField
        label={inputDefinition.label}
        place={{ alt: optionalAlt }}
        value={value}
        onChange={onChange}
        error={error}
      />
    )
  const control = {
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <Field label={inputDefinition.label} error={error}>
      {inputDefinition.input === 'select' ? (
        <Select {...control}>
          <Options {...inputDefinition} />
        </Select>
      ) : inputDefinition.input === 'paragraphs' ? (
        <Textarea className={growingText} rows={inputDefinition.rows} {...control} />
      ) : (
        <Input {...control} />
      )}
    </Field>
  )
}

const columnClasses = {
  1: 'mt-1',
  2: 'grid gap-x-4 sm:grid-cols-2',
  3: 'mt-1.5 grid grid-cols-2 gap-x-4 sm:grid-cols-3',
}

type SeveralProps = FieldInput & {
  values: readonly string[]
  error?: string
  onChange: (values: string[]) => void
}

/** Renders a choice of several. The values keep the order of the options. */
function Several({ label, hint, most, columns, options = [], values, error, onChange }: SeveralProps) {
  const optionValues = options.map(({ value }) => String(value))
  const isFull = most !== undefined && values.length >= most
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-label leading-snug font-semibold">{label}</legend>
      {hint && <Hint>{hint}</Hint>}
      <div className={columnClasses[columns ?? 1]}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            checked={values.includes(String(option.value))}
            disabled={isFull && !values.includes(String(option.value))}
            onChange={({ target }) =>
              onChange(
                optionValues.filter((value) =>
                  value === option.value ? target.checked : values.includes(value),
                ),
              )
            }
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
