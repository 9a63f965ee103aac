import 'server-only'
import { isPostgres } from '@/lib/database-url.mjs'
import { env } from '@/lib/env'

/**
 * Returns the condition that a column contains a text, whatever its case. SQLite ignores the case of Latin letters;
 * PostgreSQL has to be told, and treats a backslash as an escape.
 */
export function containsText(text: string): { contains: string } {
  if (!isPostgres(env().DATABASE_URL)) return { contains: text }
  const insensitive = { contains: text.replaceAll('\\', '\\\\'), mode: 'insensitive' }
  return insensitive
}
