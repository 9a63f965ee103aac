import { isRecord } from '@/lib/type-guards'

const canonical = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  )

/** Returns true if two values are equal as JSON, whatever the order of object keys. Most have equal JSON, which is compared first. */
export const sameValue = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b)
