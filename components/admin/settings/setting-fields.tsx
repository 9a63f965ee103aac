'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { type FieldValues, useController, useFormContext } from 'react-hook-form'
import { registerStored } from '@/components/fields/register-stored'
import { Field, Input, Textarea } from '@/components/ui/field'
import { InputGroup } from '@/components/ui/input-group'
import { settingName } from '@/lib/business/settings-names'

type About = {
  /** Where the setting is in its group: "address.street". */
  path: string
  label?: ReactNode
  note?: ReactNode
  hint?: ReactNode
}

/** What is wrong with a field of the form around it. */
export function useRefusal(path: string): string | undefined {
  const { formState, getFieldState } = useFormContext<FieldValues>()
  return getFieldState(path, formState).error?.message
}

/** A setting of one line, or of several with `rows`. */
export function TextSetting({
  path,
  label = settingName(path),
  note,
  hint,
  rows,
  ...rest
}: About & { rows?: number } & Omit<ComponentProps<'input'>, 'ref'>) {
  const register = registerStored(useFormContext<FieldValues>())
  const error = useRefusal(path)
  const { className, ...input } = rest
  return (
    <Field label={label} note={note} hint={hint} error={error} className={className}>
      {rows ? <Textarea rows={rows} {...register(path)} /> : <Input {...input} {...register(path)} />}
    </Field>
  )
}

type NumberSettingProps = About & {
  /** Before the number: a dollar sign. Its thousands are grouped. */
  money?: boolean
  /** What stands after the label's line. */
  unit?: string
  className?: string
}

/** A setting that is a whole number. What is no number stays as it was typed, and is refused in words. */
export function NumberSetting({
  path,
  label = settingName(path),
  note,
  hint,
  money,
  unit,
  className,
}: NumberSettingProps) {
  const {
    field: { ref, name, value, onChange, onBlur },
  } = useController<Record<string, unknown>>({ name: path })
  const error = useRefusal(path)
  const written = (held: unknown) =>
    typeof held === 'number' && money ? held.toLocaleString('en-US') : String(held)
  const [typed, setTyped] = useState(() => written(value))
  // Saved, discarded, or taken from somebody else meanwhile: what stands there is what the form holds.
  const shown = numberIn(typed) === value ? typed : written(value)
  const input = (
    <Input
      inputMode="numeric"
      autoComplete="off"
      className="tabular-nums"
      name={name}
      ref={ref}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(numberIn(target.value))
      }}
      onBlur={() => {
        setTyped(written(value))
        onBlur()
      }}
    />
  )
  return (
    <Field label={label} note={note ?? unit} hint={hint} error={error} className={className}>
      {money ? <InputGroup before={<span aria-hidden="true">$</span>}>{input}</InputGroup> : input}
    </Field>
  )
}

/** The whole number in a text, with or without commas and a dollar sign; the text itself where it is none. */
function numberIn(text: string): number | string {
  const plain = text.replace(/[$,\s]/g, '')
  return /^\d{1,9}$/.test(plain) ? Number(plain) : text
}
