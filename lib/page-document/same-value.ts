import { isRecord } from '@/lib/shapes'

const canonical = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

/** Whether two values say the same as JSON; the order of an object's fields doesn't count. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  one === other || canonical(one) === canonical(other)
