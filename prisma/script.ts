import { closeDatabase } from '@/lib/data/client'
import { AppError } from '@/lib/errors'
import { loadDotEnv } from '@/lib/database-url.mjs'

/** Why something failed, in one line: Prisma's messages begin with an excerpt of our own code. */
function lineOf(error: unknown): string {
  if (error instanceof AppError) return error.more.detail ?? error.message
  const { code, message } = error as { code?: string; message?: string }
  const missing =
    code === 'P2021' || code === 'SQLITE_CANTOPEN' || message?.startsWith('Cannot open database')
  if (missing) return 'there is no database yet; run npm run db:deploy first'
  return String(message).trim().split('\n').at(-1)?.trim() || 'unknown error'
}

/** Runs a script with `.env`, closes the database, and turns a failure into one line and exit code 1. */
export async function runScript(what: string, run: () => Promise<void>): Promise<void> {
  try {
    loadDotEnv()
    await run()
    await closeDatabase()
  } catch (error) {
    console.error(`${what} failed: ${lineOf(error)}`)
    process.exitCode = 1
    await closeDatabase().catch(() => {})
  }
}
