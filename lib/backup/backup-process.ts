import 'server-only'
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { type BackupKind } from './manifest'

/**
 * Makes a backup in a process of its own, so that visitors don't wait for it; `signal` aborts it.
 * @returns the path of its file
 * @throws Error with the line that says what to do
 */
export async function runBackupProcess({
  kind,
  signal,
}: {
  kind: Exclude<BackupKind, 'by-hand'>
  signal?: AbortSignal
}): Promise<string> {
  const root = process.cwd()
  const tsx = path.join(/* turbopackIgnore: true */ root, 'node_modules/tsx/dist/cli.mjs')
  const args = [tsx, '-C', 'react-server', 'prisma/backup.ts', `--${kind}`]
  const run = promisify(execFile)(process.execPath, args, { cwd: root, signal })
  run.child.unref()
  const { stdout } = await run.catch((error: Error & { stderr?: string }) => {
    const reason = error.stderr?.trim().split('\n').at(-1)
    throw reason && !signal?.aborted ? new Error(reason, { cause: error }) : error
  })
  const [, file] = /^Done: (.+)$/m.exec(stdout) ?? []
  if (!file) throw new Error('the backup did not say where it is')
  return file
}
