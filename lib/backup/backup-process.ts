import 'server-only'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { type BackupKind } from './manifest'

/**
 * Makes a backup in a process of its own, so that visitors don't wait for it; `signal` aborts it.
 * @returns the path of its file
 * @throws Error with the line that says what to do
 */
export function runBackupProcess({
  kind,
  signal,
}: {
  kind: Exclude<BackupKind, 'by-hand'>
  signal?: AbortSignal
}): Promise<string> {
  const root = process.cwd()
  const tsx = path.join(/* turbopackIgnore: true */ root, 'node_modules/tsx/dist/cli.mjs')
  const args = [tsx, '-C', 'react-server', 'prisma/backup.ts', `--${kind}`]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], signal })
  child.unref()
  const said = { out: '', error: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out = (said.out + chunk.toString()).slice(-2_000)))
  child.stderr.on('data', (chunk: Buffer) => (said.error = (said.error + chunk.toString()).slice(-2_000)))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const [, file] = /^Done: (.+)$/m.exec(said.out) ?? []
      if (code === 0 && file) resolve(file)
      else reject(new Error(said.error.trim().split('\n').at(-1)))
    })
  })
}
