import { type ConfigSchema } from '@/components/blocks/define-block'
import { readTolerantly } from '@/lib/page-document/read-tolerantly'

type Config = Record<string, unknown>

/**
 * Completes a configuration for its fields. Texts stay as typed even if the schema refuses them, so that
 * nothing vanishes while somebody types.
 */
export const typedConfig = (schema: ConfigSchema, stored: Config): Config =>
  keepTyped(readTolerantly(schema, stored), stored) as Config

function keepTyped(read: unknown, typed: unknown): unknown {
  if (typeof read === 'string' || typeof read === 'number') return typeof typed === typeof read ? typed : read
  if (Array.isArray(read) && Array.isArray(typed)) {
    const row: unknown = read[0]
    if (typeof row !== 'object') return read
    return typed.map((value: unknown, index) => keepTyped((read[index] as unknown) ?? row, value))
  }
  if (typeof read === 'object' && read !== null && !Array.isArray(read)) {
    const from = (typeof typed === 'object' && typed !== null ? typed : {}) as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(read).map(([name, value]) => [name, keepTyped(value, from[name])]),
    )
  }
  return read
}
