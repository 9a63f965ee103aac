import { isRecord } from '@/lib/type-guards'

const canonical = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

/** Returns true if two values are equal as JSON, whatever the order of object keys. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  one === other || canonical(one) === canonical(other)
