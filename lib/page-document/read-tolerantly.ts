import * as z from 'zod/mini'

/** Returns the schema inside defaults and transforms. */
export function innerSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'default') return innerSchema(def.innerType)
  return def.type === 'pipe' ? innerSchema(def.out) : schema
}

/** Parses a value by a schema and replaces or drops every part that it refuses. */
export function readTolerantly(schema: z.core.$ZodType, value: unknown): unknown {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const { def } = (innerSchema(schema) as z.core.$ZodTypes)._zod
  if (def.type === 'object') {
    const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(def.shape).map(([name, field]) => [name, readTolerantly(field, fields[name])]),
    )
  }
  if (def.type === 'array' && Array.isArray(value)) {
    const rows = value.flatMap((row: unknown) => {
      const item = readTolerantly(def.element, row)
      return item === undefined ? [] : [item]
    })
    // Only the list's length can still be refused.
    for (let length = Math.min(rows.length, 100); length > 0; length -= 1) {
      const list = z.safeParse(schema, rows.slice(0, length))
      if (list.success) return list.data
    }
  }
  const fallback = z.safeParse(schema, undefined)
  return fallback.success ? fallback.data : undefined
}
