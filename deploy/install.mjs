// Installs the dependencies exactly as locked, unless that was done for this very lock file already. Node only.
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
 * What Node is told for the server as shipped (deploy/systemd, deploy/compose): garbage is collected at the latest when so many
 * megabytes are full. By itself it lets more of it lie, the more memory a machine has (docs/performance.md).
 */
export const serverOptions = '--max-old-space-size=1024'

/**
 * Runs a command in the project's folder, its output shown.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env] added to the environment
 * @returns {number} the exit code
 */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status ?? 1
}

/** Like run, but ends the process when the command fails. */
export function must(command, args, env) {
  const status = run(command, args, env)
  if (status !== 0) process.exit(status)
}

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

/**
 * Removes the route types that earlier builds have generated. The type check reads those of every build folder, and one
 * that still names a route that is gone fails the others.
 */
export function forgetRouteTypes() {
  for (const folder of ['.next', '.next-test', '.next-dev'])
    for (const types of ['types', 'dev/types'])
      rmSync(path.join(root, folder, types), { recursive: true, force: true })
}

/** The program of an installed package, as a path below node_modules/.bin. */
export const bin = (name) => path.join(root, 'node_modules/.bin', name)
