import * as z from 'zod/mini'

/** The schema inside defaults and transforms. */
export function innerSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'default') return innerSchema(def.innerType)
  return def.type === 'pipe' ? innerSchema(def.out) : schema
}

/** What a schema makes of a value, with every part of an object or list that it refuses replaced or left out. */
export function readTolerantly(schema: z.core.$ZodType, value: unknown): unknown {
  const whole = z.safeParse(schema, value)
  if (whole.success) return whole.data
  const { def } = (innerSchema(schema) as z.core.$ZodTypes)._zod
  if (def.type === 'object') {
    const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(def.shape).map(([name, field]) => [name, readTolerantly(field, fields[name])]),
    )
  }
  if (def.type === 'array' && Array.isArray(value)) {
    const rows = value.flatMap((row: unknown) => {
      const read = readTolerantly(def.element, row)
      return read === undefined ? [] : [read]
    })
    // The only thing left to refuse is the list's length.
    for (let most = Math.min(rows.length, 100); most > 0; most -= 1) {
      const list = z.safeParse(schema, rows.slice(0, most))
      if (list.success) return list.data
    }
  }
  const fallback = z.safeParse(schema, undefined)
  return fallback.success ? fallback.data : undefined
}
