import * as z from 'zod/mini'
import { type Change } from '@/lib/revalidate'

/** A setting's label, and its input in a form. Its value says whether it is a number, a switch or a text. */
export type SettingInput = {
  label: string
  /** The text after the label, which says where the setting appears. */
  note?: string
  /** The text below the input. */
  hint?: string
  placeholder?: string
  type?: 'tel' | 'email' | 'url'
  /** The input suggests the towns, and says what follows from the one that is entered. */
  isTown?: true
  inputMode?: 'numeric' | 'decimal'
  /** The height of a text of several lines, in lines. */
  rows?: number
  /** The unit of a number, such as "minute"; `none` replaces 0. */
  unit?: { one: string; none?: string }
  /** The input takes the whole width, shares a row with its neighbors, or comes last. */
  isWide?: true
  isShared?: true
  isLast?: true
  /** The input is folded, for the few who need it. */
  isFolded?: true
  /** Only the API takes it. */
  isHidden?: true
}

const inputs = z.registry<SettingInput>()

/** Returns a schema that also has its setting's label and input. */
export function setting<Schema extends z.ZodMiniType>(schema: Schema, input: SettingInput | string): Schema {
  const settingSchema = schema.clone()
  inputs.add(settingSchema, typeof input === 'string' ? { label: input } : input)
  return settingSchema
}

/** Returns the settings in a group's fields by their paths. A day's hours or a line of prices is one setting. */
const settingInputs = (shape: object, before = ''): [path: string, input: SettingInput][] =>
  Object.entries(shape).flatMap(([name, schema]: [string, z.ZodMiniType & { shape?: object }]) => {
    const input = inputs.get(schema)
    return input ? [[before + name, input]] : settingInputs(schema.shape ?? {}, `${before}${name}.`)
  })

/** A group of settings, which is saved as one. */
type SettingsDefinition<Fields> = {
  title: string
  /** Says for staff what the group changes. */
  about: string
  fields: Fields
  /** The text below its fields. */
  hint?: string
  /** Checks that need more than one field. */
  checks?: Parameters<z.ZodMiniObject['check']>
  /** The roles that may save it; owners by default. */
  savedBy?: 'staff' | 'owner'
  /** Returns what a change of these settings invalidates: every page, unless it says otherwise; null for none. */
  invalidates?: (paths: readonly string[]) => Change | null
}

export function defineSettings<const Fields extends Readonly<Record<string, z.ZodMiniType>>>(
  definition: SettingsDefinition<Fields>,
) {
  const { fields, checks = [] } = definition
  return {
    savedBy: 'owner' as const,
    invalidates: (): Change | null => ({ kind: 'profile' }),
    ...definition,
    schema: z.object(fields).check(...(checks as [])),
    inputs: settingInputs(fields),
  }
}
