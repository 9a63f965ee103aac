import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')

/** Runs prisma/NAME.ts as npm does, against the database of the environment. */
export function runScript(name: string, args: string[] = [], env: Record<string, string> = {}) {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs')
  const { ADMIN_EMAIL: _e, ADMIN_PASSWORD: _p, ...inherited } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsx, '-C', 'react-server', `prisma/${name}.ts`, ...args],
    { cwd: root, env: { ...inherited, ...env }, encoding: 'utf8' },
  )
  return { status, stdout, stderr: stderr.trim() }
}
