// Runs before dependencies are installed, so it uses Node alone.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
process.env.NEXT_TELEMETRY_DISABLED = '1'
process.env.CHECKPOINT_DISABLE = '1'
process.env.npm_config_fund = 'false'
process.env.npm_config_audit = 'false'

/**
 * Node's options for the server, also in deploy/systemd and deploy/compose. Without a limit V8 leaves more garbage the more memory a
 * machine has (docs/performance.md).
 */
export const serverOptions = '--max-old-space-size=1024'

/** Runs a command in the project's folder and returns its exit code. `env` is added to the environment. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status ?? 1
}

/** Runs a command and ends the process if it fails. */
export function must(command, args, env) {
  const status = run(command, args, env)
  if (status !== 0) process.exit(status)
}

/** Installs the dependencies exactly as locked, unless that was done for this lock file already. */
export function installDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const marker = path.join(root, 'node_modules/.showroom-lock')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return
  must('npm', ['ci'])
  must(process.execPath, [path.join(import.meta.dirname, 'addon.mjs')])
  writeFileSync(marker, lock)
}

/** Removes the route types of earlier builds. The type check reads those of every build folder, and fails for a deleted route. */
export function forgetRouteTypes() {
  for (const folder of ['.next', '.next-test', '.next-dev'])
    for (const types of ['types', 'dev/types'])
      rmSync(path.join(root, folder, types), { recursive: true, force: true })
}

/** Returns the path of an installed package's program. */
export const bin = (name) => path.join(root, 'node_modules/.bin', name)
