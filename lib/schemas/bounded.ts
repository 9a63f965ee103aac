import * as z from 'zod/mini'

const sizeOf = (value: unknown) =>
  Array.isArray(value) ? value.length : typeof value === 'object' && value ? Object.keys(value).length : 0

/**
 * Limits a list or record to `max` entries. It is refused by its size alone, before `schema` checks any entry: a long
 * list of wrong ones would take seconds.
 */
export const upTo = <Schema extends z.ZodMiniType>(max: number, schema: Schema, message?: string): Schema => {
  const boundedValue = z.unknown().check(z.refine((value) => sizeOf(value) <= max, message))
  // It takes and gives what the schema does.
  return z.pipe(boundedValue, schema) as z.ZodMiniType as Schema
}
