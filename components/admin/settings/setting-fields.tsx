'use client'

import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { type FieldValues, get, useController, useFormContext, useWatch } from 'react-hook-form'
import { registerStored } from '@/components/fields/register-stored'
import { townsByName } from '@/components/staff/towns'
import { Field, Input, Textarea } from '@/components/ui/field'
import { InputGroup } from '@/components/ui/input-group'
import { Switch } from '@/components/ui/switch'
import { type BusinessProfile, defaultProfile, pointOf } from '@/lib/business/profile'
import { showroomTown } from '@/lib/business/showroom'
import { findNamedTown } from '@/lib/business/towns'
import { settingInput, settingName } from '@/lib/records/settings/values'

type SettingProps = {
  /** The setting's path in its group: "address.street". */
  path: string
  label?: ReactNode
  note?: ReactNode
  hint?: ReactNode
  className?: string
}

/** Returns the label of a field in a column: on a desktop, only for screen readers, since the column has a head. */
export const phoneLabel = (text: string) => <span className="tablet:sr-only">{text}</span>

/** Returns the error of a field of the surrounding form. */
export function useRefusal(path: string): string | undefined {
  const { formState, getFieldState } = useFormContext<FieldValues>()
  return getFieldState(path, formState).error?.message
}

/** Renders the input of a setting by its declaration and value; props override the declaration. */
export function SettingField(props: SettingProps & { placeholder?: string }) {
  const { path } = props
  const { label, note, hint, placeholder, type, inputMode, rows, unit, isTown } = settingInput(path)
  const field = { label, note: note ?? (unit && `${unit.one}s`), hint, ...props }
  const value: unknown = get(defaultProfile, path)
  if (typeof value === 'boolean') return <SwitchSetting {...field} />
  if (typeof value === 'number') return <NumberSetting {...field} />
  if (isTown) return <TownSetting {...field} />
  const input = { type, inputMode: inputMode ?? type, placeholder }
  return <TextSetting {...input} rows={rows} autoComplete="off" {...field} />
}

type TextSettingProps = SettingProps & { rows?: number } & Omit<ComponentProps<'input'>, 'ref'>

/** Edits a text of one line, or of several with `rows`. */
export function TextSetting({ path, label, note, hint, rows, className, ...input }: TextSettingProps) {
  const register = registerStored(useFormContext<FieldValues>())
  return (
    <Field id={path} label={label} note={note} hint={hint} error={useRefusal(path)} className={className}>
      {rows ? <Textarea rows={rows} {...register(path)} /> : <Input {...input} {...register(path)} />}
    </Field>
  )
}

/** Edits the showroom's town, with suggestions, and explains from where distances are measured. */
function TownSetting(props: SettingProps) {
  const list = useId()
  const address = useWatch({ name: 'address' }) as BusinessProfile['address']
  return (
    <>
      <TextSetting {...props} hint={originText(address)} list={list} autoComplete="off" />
      <datalist id={list}>
        {townsByName().map(({ slug, name }) => (
          <option key={slug} value={name} />
        ))}
      </datalist>
    </>
  )
}

function originText(address: BusinessProfile['address']): string {
  const measured = 'Distances on your pages and the travel time around visits are measured from'
  if (pointOf(address.point)) return `${measured} your point on the map.`
  const town = showroomTown({ address })
  if (!town)
    return 'This town isn’t in our list, so pages leave out distances, and no travel time is kept free around visits. Enter a point on the map to change that.'
  const isNamed = findNamedTown(address.locality, [town]) !== null
  return `${measured} the middle of ${town.name}${isNamed ? '' : ', which has your ZIP'}.`
}

type NumberSettingProps = SettingProps & {
  /** Shown after a dollar sign, with grouped thousands. */
  money?: boolean
  /** Formats the number for its input, and parses it; other text is returned as it is. */
  write?: (value: number) => string
  read?: (text: string) => number | string
  error?: string
}

/** Edits a whole number. Other input stays as typed and gets an error. */
export function NumberSetting({
  path,
  label,
  note,
  hint,
  className,
  money,
  write = (value) => (money ? value.toLocaleString('en-US') : String(value)),
  read = numberIn,
  error,
}: NumberSettingProps) {
  const {
    field: { ref, name, value, onChange, onBlur },
  } = useController<Record<string, unknown>>({ name: path })
  const refusal = useRefusal(path)
  const textOf = (number: unknown) => (typeof number === 'number' ? write(number) : String(number))
  const [text, setText] = useState(() => textOf(value))
  const input = (
    <Input
      inputMode="numeric"
      autoComplete="off"
      className="tabular-nums"
      name={name}
      ref={ref}
      // The typed text, unless the form's value was changed elsewhere, as by Discard or a merge.
      value={read(text) === value ? text : textOf(value)}
      onChange={({ target }) => {
        setText(target.value)
        onChange(read(target.value))
      }}
      onBlur={() => {
        setText(textOf(value))
        onBlur()
      }}
    />
  )
  return (
    <Field
      id={path}
      label={label}
      note={note}
      hint={hint}
      error={refusal && (error ?? refusal)}
      className={className}
    >
      {money ? <InputGroup before={<span aria-hidden="true">$</span>}>{input}</InputGroup> : input}
    </Field>
  )
}

/** Returns the whole number in a text, with or without commas and a dollar sign; the text itself if there is none. */
export function numberIn(text: string): number | string {
  const plain = text.replace(/[$,\s]/g, '')
  return /^\d{1,9}$/.test(plain) ? Number(plain) : text
}

function SwitchSetting({ path, note }: SettingProps) {
  const { field } = useController<Record<string, unknown>>({ name: path })
  return (
    <div id={path}>
      <Switch
        label={settingName(path)}
        note={note}
        checked={field.value === true}
        onChange={field.onChange}
      />
    </div>
  )
}
