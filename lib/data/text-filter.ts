import 'server-only'
import { isPostgres } from '@/lib/database-url.mjs'
import { env } from '@/lib/env'

// SQLite compares without case by itself, but A to Z only; PostgreSQL has to be told, and SQLite's types don't know it.
const withoutCase = (): object => (isPostgres(env().DATABASE_URL) ? { mode: 'insensitive' } : {})

const isPlain = (part: string) => /^[a-z\d]+$/.test(part)
const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1)

/** The filters of a field that holds a part, in whichever case. */
const holding = (part: string) =>
  (isPlain(part) ? [part] : [...new Set([part, capital(part), part.toUpperCase()])]).map((text) => ({
    contains: text,
    ...withoutCase(),
  }))

/** Every part is in one of the fields, in whichever case. */
export const inFields = <Field extends string>(parts: readonly string[], fields: readonly Field[]) => ({
  AND: parts.map((part) => ({
    OR: fields.flatMap((field) => holding(part).map((filter) => ({ [field]: filter }))),
  })),
})
