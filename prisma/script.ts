import { closeDatabase } from '@/lib/data/client'
import { AppError } from '@/lib/errors'
import { prepareDataDir } from '@/lib/data-dir.mjs'
import { loadDotEnv } from '@/lib/database-url.mjs'

/** Returns the reason of a failure in one line: Prisma's messages begin with an excerpt of our own code. */
function lineOf(error: unknown): string {
  if (error instanceof AppError) return error.more.detail ?? error.message
  const { code, message } = error as { code?: string; message?: string }
  const missing =
    code === 'P2021' || code === 'SQLITE_CANTOPEN' || message?.startsWith('Cannot open database')
  if (missing) return 'there is no database yet; run npm run db:deploy first'
  return String(message).trim().split('\n').at(-1)?.trim() || 'unknown error'
}

/** Prepares DATA_DIR for a script. */
const prepare = (env: NodeJS.ProcessEnv) => {
  for (const line of prepareDataDir(env)) console.error(line)
}

/** Runs a script with `.env`, closes the database, and turns a failure into one line and exit code 1. `before` prepares DATA_DIR. */
export async function runScript(
  task: string,
  run: () => Promise<void>,
  before: (env: NodeJS.ProcessEnv) => unknown = prepare,
): Promise<void> {
  try {
    loadDotEnv()
    before(process.env)
    await run()
    await closeDatabase()
  } catch (error) {
    console.error(`${task} failed: ${lineOf(error)}`)
    process.exitCode = 1
    await closeDatabase().catch(() => {})
  }
}

/** Prints an account's new password. */
export function printPassword(
  headline: string,
  { email, deactivatedAt }: { email: string; deactivatedAt?: unknown },
  password: string,
): void {
  console.log(headline)
  console.log(`  Email:    ${email}`)
  console.log(`  Password: ${password}  (shown only this once)`)
  if (deactivatedAt)
    console.log('  The account is deactivated: an owner reactivates it under Settings, Staff')
}
