import 'server-only'
import { isPostgres } from '@/lib/database-url.mjs'
import { env } from '@/lib/env'

/**
 * The condition that a column holds a text, capitals or not. SQLite doesn't tell Latin capitals from small letters;
 * PostgreSQL does unless it is told not to, and takes a backslash for the mark of a sign that follows.
 */
export function containsText(text: string): { contains: string } {
  if (!isPostgres(env().DATABASE_URL)) return { contains: text }
  const insensitive = { contains: text.replaceAll('\\', '\\\\'), mode: 'insensitive' }
  return insensitive
}
