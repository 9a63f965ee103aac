import * as z from 'zod/mini'
import { type Change } from '@/lib/revalidate'

/** How a setting is called, and how a form asks for it. Numbers, switches and texts are told apart by their values. */
export type SettingInput = {
  label: string
  /** Stands behind the label: where it appears. */
  note?: string
  /** Stands below the input. */
  hint?: string
  placeholder?: string
  type?: 'tel' | 'email' | 'url'
  inputMode?: 'numeric' | 'decimal'
  /** How many lines a text of several lines shows. */
  rows?: number
  /** What a number counts: "minute"; `none` is said in place of 0. */
  unit?: { one: string; none?: string }
  /** Takes the whole width, shares a place with its neighbors, comes after all others. */
  isWide?: true
  isShared?: true
  isLast?: true
  /** Only the API takes it. */
  isHidden?: true
}

const inputs = z.registry<SettingInput>()

/** Returns a schema that also says what its setting is called and how a form asks for it. */
export function setting<Schema extends z.ZodMiniType>(schema: Schema, input: SettingInput | string): Schema {
  const own = schema.clone()
  inputs.add(own, typeof input === 'string' ? { label: input } : input)
  return own
}

/** Returns the settings in a group's fields by their paths: a day's hours and a line of prices are one setting each. */
const settingInputs = (shape: object, before = ''): [path: string, input: SettingInput][] =>
  Object.entries(shape).flatMap(([name, schema]: [string, z.ZodMiniType & { shape?: object }]) => {
    const input = inputs.get(schema)
    return input ? [[before + name, input]] : settingInputs(schema.shape ?? {}, `${before}${name}.`)
  })

/** A group of settings, which is saved as one. */
type SettingsDefinition<Fields> = {
  title: string
  /** What it changes. */
  about: string
  fields: Fields
  /** Stands below its fields. */
  hint?: string
  /** What no field alone can say. */
  checks?: Parameters<z.ZodMiniObject['check']>
  /** Returns what a change of these settings invalidates; every page, unless it says otherwise. */
  invalidates?: (paths: readonly string[]) => Change
}

export function defineSettings<const Fields extends Readonly<Record<string, z.ZodMiniType>>>(
  definition: SettingsDefinition<Fields>,
) {
  const { fields, checks = [] } = definition
  return {
    invalidates: (): Change => ({ kind: 'profile' }),
    ...definition,
    schema: z.object(fields).check(...(checks as [])),
    inputs: settingInputs(fields),
  }
}
