// Runs before dependencies are installed, so it uses Node alone.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { planInstall } from './packages.mjs'

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

/** Runs a command and returns what it prints. If it fails, prints that and ends the process. */
export function quietly(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Infinity,
    stdio: ['inherit', 'pipe', 'pipe'],
  })
  if (status === 0) return { stdout, stderr }
  console.error(`${path.basename(command)} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  process.exit(status ?? 1)
}

/** Installs missing packages as locked, with what their scripts make. */
export const installDependencies = ({ forDevelopment = true } = {}) => installPackages(forDevelopment).scripts

/**
 * Installs missing packages as locked. Where all of them are new, `scripts` still runs: it compiles better-sqlite3, which takes one
 * processor for a minute.
 * @returns {{ scripts: Promise<void> }}
 */
export function installPackages(forDevelopment = true) {
  const modules = path.join(root, 'node_modules')
  const marker = path.join(modules, '.showroom-lock')
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const state = {
    lock,
    installed: existsSync(marker) ? readFileSync(marker, 'utf8') : '',
    // npm writes the first when it has finished, and its scripts make the second.
    isInstalled: ['.package-lock.json', 'better-sqlite3/build/Release/better_sqlite3.node'].every((file) =>
      existsSync(path.join(modules, file)),
    ),
    hasDevelopment: existsSync(path.join(modules, 'jest')),
  }
  const words = planInstall(state, forDevelopment)
  const isNew = words[0] === 'ci'
  if (words.length > 0) must('npm', isNew ? [...words, '--ignore-scripts'] : words)
  quietly(process.execPath, ['prisma/generate.mjs'])
  const finish = () => {
    if (words.length === 0) return
    must(process.execPath, [path.join(import.meta.dirname, 'addon.mjs')])
    writeFileSync(marker, lock)
  }
  return { scripts: (isNew ? runScripts() : Promise.resolve()).then(finish) }
}

/** Runs the scripts of all packages, and ends the process if one fails. */
const runScripts = () =>
  new Promise((done) => {
    const child = spawn('npm', ['rebuild', '--silent'], { cwd: root, stdio: 'inherit' })
    child.once('close', (status) => (status === 0 ? done() : process.exit(status ?? 1)))
  })

/** Applies migrations, fills an empty database, and returns what whoever starts the site has to read, such as a first password. */
export function prepareDatabase() {
  const migration = quietly(process.execPath, ['prisma/migrate.mjs', 'deploy'])
  const seeding = quietly(bin('tsx'), ['-C', 'react-server', 'prisma/seed.ts'])
  return `${migration.stderr}${seeding.stderr}${seeding.stdout}`.trimEnd()
}

/** Removes the route types of earlier builds. The type check reads those of every build folder, and fails for a deleted route. */
export function forgetRouteTypes() {
  for (const folder of ['.next', '.next-test', '.next-dev'])
    for (const types of ['types', 'dev/types'])
      rmSync(path.join(root, folder, types), { recursive: true, force: true })
}

/** Returns the path of an installed package's program. */
export const bin = (name) => path.join(root, 'node_modules/.bin', name)
