import { type ConfigSchema } from '@/components/blocks/define-block'
import { readTolerantly } from '@/lib/page-document/read-tolerantly'

type Config = Record<string, unknown>

/**
 * Completes a configuration for its fields. Texts stay as typed even if the schema refuses them, so that
 * nothing vanishes while somebody types.
 */
export const typedConfig = (schema: ConfigSchema, stored: Config): Config =>
  keepTyped(readTolerantly(schema, stored), stored) as Config

function keepTyped(readValue: unknown, typedValue: unknown): unknown {
  if (typeof readValue === 'string' || typeof readValue === 'number')
    return typeof typedValue === typeof readValue ? typedValue : readValue
  if (Array.isArray(readValue) && Array.isArray(typedValue)) {
    const row: unknown = readValue[0]
    if (typeof row !== 'object') return readValue
    return typedValue.map((value: unknown, index) => keepTyped((readValue[index] as unknown) ?? row, value))
  }
  if (typeof readValue === 'object' && readValue !== null && !Array.isArray(readValue)) {
    const from = (typeof typedValue === 'object' && typedValue !== null ? typedValue : {}) as Record<
      string,
      unknown
    >
    return Object.fromEntries(
      Object.entries(readValue).map(([name, value]) => [name, keepTyped(value, from[name])]),
    )
  }
  return readValue
}
