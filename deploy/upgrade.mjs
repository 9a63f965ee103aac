// npm run upgrade: installs a new version without downtime, on one machine with two instances behind nginx.
//   npm run upgrade -- REF                a commit, branch or tag of UPGRADE_SOURCE: fetched, installed, migrated, built
//   npm run upgrade -- --prepared FOLDER  a folder in which all that is done
//   npm run upgrade -- --installed FOLDER a folder that is fetched and installed (deploy/sites.mjs); --install REF only makes it
//   npm run upgrade -- --back             the version before, on the same database: migrations only widen
//   --no-backup, --force (even if an instance isn't ready, or a migration narrows)
// The environment and /etc/showroom/env (UPGRADE_ENV_FILE) configure it and the build. UPGRADE_ROOT has releases/<name>, current (a
// link from which the instances start) and previous.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import path from 'node:path'
import { takeLock } from '../lib/lock.mjs'
import { newMigrations } from './contract.mjs'
import { precompress } from './precompress.mjs'
import { roll, untilReady } from './rolling.mjs'

const env = process.env
const envFile = env.UPGRADE_ENV_FILE || '/etc/showroom/env'
if (existsSync(envFile)) process.loadEnvFile(envFile)
const root = env.UPGRADE_ROOT || '/srv/showroom'
const settings = {
  source: env.UPGRADE_SOURCE,
  files: env.UPGRADE_FILES || path.join(root, 'files'),
  ports: (env.UPGRADE_PORTS || '3001 3002').split(' ').map(Number),
  sparePort: Number(env.UPGRADE_SPARE_PORT ?? 3999),
  stop: env.UPGRADE_STOP || 'sudo systemctl stop showroom@{port}',
  start: env.UPGRADE_START || 'sudo systemctl start showroom@{port}',
  readySeconds: Number(env.UPGRADE_READY_SECONDS || 60),
  // Longer than nginx's fail_timeout.
  settleSeconds: Number(env.UPGRADE_SETTLE_SECONDS || 6),
  keptReleases: 3,
}
/** How long an instance of the running version may take to be ready: it is at work, and may be busy for a moment. */
const currentSeconds = 10
const say = (line) => console.log(`upgrade: ${line}`)
/** Returns the build's folder in a release. */
const buildDir = () => process.env.BUILD_DIR || '.next'

function run(program, args, cwd) {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit', env: process.env })
  if (status !== 0) throw new Error(`"${[program, ...args].join(' ')}" failed; nothing that runs was touched`)
}

const pathOf = (name) => path.join(root, name)
const releaseOf = (name) => (existsSync(pathOf(name)) ? realpathSync(pathOf(name)) : undefined)
const buildOf = (release) =>
  release && readFileSync(path.join(release, buildDir(), 'BUILD_ID'), 'utf8').trim()

/** Points a link to a release in one step. */
function link(name, release) {
  rmSync(pathOf(`${name}.new`), { force: true })
  symlinkSync(path.relative(root, release), pathOf(`${name}.new`))
  renameSync(pathOf(`${name}.new`), pathOf(name))
}

/** Fetches and installs a version beside the running one. Returns its folder. */
function install(ref) {
  if (!settings.source) throw new Error('UPGRADE_SOURCE must be set: the git repository to fetch from')
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const release = pathOf(`releases/${stamp}-${ref.replace(/[^\w.-]/g, '-')}`)
  mkdirSync(release, { recursive: true })
  for (const args of [
    ['init', '-q'],
    ['fetch', '-q', '--depth', '1', settings.source, ref],
    ['checkout', '-q', 'FETCH_HEAD'],
  ])
    run('git', args, release)
  run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], release)
  run(process.execPath, ['deploy/addon.mjs'], release)
  return release
}

/** Widens the database. From here on both versions use it. */
function migrate(release, current, force) {
  const narrowing = newMigrations(release, current).filter(({ steps }) => current && steps.length > 0)
  for (const { name, steps } of narrowing) say(`${name}: ${steps.join(', ')}`)
  if (narrowing.length > 0 && !force)
    throw new Error(
      'the running version would break: stop its instances, then run this again with --force ' +
        '(docs/operations.md, "What migrations may do")',
    )
  run(process.execPath, ['prisma/migrate.mjs', 'deploy'], release)
}

/** Copies the old build's payloads, so that the new one can serve them to pages that visitors have open. */
function carryPayloads(from, to) {
  const [old, made] = [from, to].map((release) => path.join(release, buildDir(), 'server/payload'))
  if (!existsSync(old)) return
  mkdirSync(made, { recursive: true })
  for (const name of readdirSync(old).filter(
    (name) => name.endsWith('.gz') && !existsSync(path.join(made, name)),
  )) {
    copyFileSync(path.join(old, name), path.join(made, name))
    const { atime, mtime } = statSync(path.join(old, name))
    utimesSync(path.join(made, name), atime, mtime)
  }
}

/** Removes the oldest releases, except the running one and the one before. */
function prune() {
  const keptReleases = ['current', 'previous'].map(releaseOf)
  const old = readdirSync(pathOf('releases'))
    .sort()
    .map((name) => pathOf(`releases/${name}`))
    .slice(0, -settings.keptReleases)
    .filter((release) => !keptReleases.includes(realpathSync(release)))
  for (const release of old) rmSync(release, { recursive: true, force: true })
}

/** Switches all instances to a release. Returns true on success. */
async function switchTo(release, current, { force, isBack }) {
  if (current && !force)
    for (const port of settings.ports)
      await untilReady(port, undefined, currentSeconds).catch(({ message }) => {
        throw new Error(`${message}: fix that first, or use --force`)
      })
  precompress({ release, build: buildDir(), folder: settings.files })
  if (current) carryPayloads(current, release)
  const before = existsSync(pathOf('previous')) ? readlinkSync(pathOf('previous')) : undefined
  const done = await roll({
    ...settings,
    // A first version has no visitors yet, and a version that ran before needs no trial.
    sparePort: current && !isBack ? settings.sparePort : undefined,
    build: buildOf(release),
    before: buildOf(current),
    say,
    forward: () => {
      if (current) link('previous', current)
      link('current', release)
    },
    back: () => {
      if (!current) throw new Error('there is no version to go back to')
      link('current', current)
      if (before) link('previous', path.resolve(root, before))
      else rmSync(pathOf('previous'))
    },
  })
  // Those that the old instances have made meanwhile.
  if (done && current) carryPayloads(current, release)
  return done
}

async function upgrade() {
  const words = process.argv.slice(2)
  const has = (flag) => words.includes(flag)
  const force = has('--force')
  const [target, ...more] = words.filter((word) => !word.startsWith('--'))
  if (more.length > 0 || has('--back') === (target !== undefined))
    throw new Error(
      'usage: npm run upgrade -- REF | --prepared FOLDER | --installed FOLDER | --install REF | --back',
    )
  mkdirSync(pathOf('releases'), { recursive: true })
  const release = takeLock(pathOf('upgrade.lock'), 'alone')
  if (!release) throw new Error('another upgrade is running')
  const current = releaseOf('current')
  const back = has('--back')
  if (back && !releaseOf('previous')) throw new Error('there is no version before this one')
  const isThere = has('--prepared') || has('--installed')
  const next = back ? releaseOf('previous') : isThere ? realpathSync(target) : install(target)
  if (has('--install')) {
    prune()
    return console.log(next)
  }
  if (!back && !has('--prepared') && current && !has('--no-backup'))
    run('npm', ['run', '--silent', 'backup'], current)
  if (!back) migrate(next, current, force)
  if (!back && !has('--prepared')) {
    if (!current) run('npm', ['run', '--silent', 'db:seed'], next)
    run('npm', ['run', '--silent', 'build'], next)
  }
  if (!(await switchTo(next, current, { force, isBack: back })))
    throw new Error('the new version did not get ready: the old one runs again, on the widened database')
  prune()
  say(`done: ${path.basename(next)}`)
}

try {
  await upgrade()
  process.exit(0)
} catch (error) {
  console.error(`upgrade: ${error.message}`)
  process.exit(1)
}
