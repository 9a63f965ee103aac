// npm run test:all: every test there is. Ends with "N passed, N failed".
// npm run test:all -- PART…        only these parts
// npm run test:all -- --available  parts whose programs this machine lacks don't count as a failure
// npm run test:all -- unit browser chaos --on-postgres   what has a database, on PostgreSQL
import path from 'node:path'
import { parseArgs } from 'node:util'
import { forgetRouteTypes, installPackages, run } from '../deploy/install.mjs'
import { missingPackages } from './programs.mjs'
import {
  build,
  check,
  checkOwnWords,
  checkScript,
  count,
  finish,
  reportOf,
  runBrowser,
  runDev,
  runJest,
  runUnit,
  timed,
} from './steps.mjs'

const { scripts } = await timed('install', () => installPackages())
// It needs the dependencies.
const postgres = await import('./postgres.mjs')

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { available: { type: 'boolean' }, 'on-postgres': { type: 'boolean' } },
})

let server
/** Starts the PostgreSQL server of this run, at its first use. */
const postgresServer = async () => (server ??= await postgres.startServer())

let site
/** Builds the site at its first use. Returns its environment, or undefined where that failed. */
const builtSite = () => {
  site ??= (async () => {
    if (!options['on-postgres']) return build()
    return build({ DATABASE_URL: await postgres.makeDatabase((await postgresServer()).url, 'site') })
  })()
  return site
}

/** Runs trials of the chaos in their short form against the build. */
async function runTrials(name, words) {
  const env = await builtSite()
  if (!env) return
  await timed(name, async () => {
    const report = reportOf(name)
    const status = run(
      process.execPath,
      [path.join(import.meta.dirname, 'chaos/run.mjs'), '--short', ...words],
      {
        BUILD_DIR: env.BUILD_DIR,
        CHAOS_REPORT: report,
        CHAOS_POSTGRES: options['on-postgres'] ? (await postgresServer()).url : '',
      },
    )
    count(report, ({ passed, failed }) => ({ ok: passed, bad: failed }), status)
  })
}

/** Runs jest's project of a part: on PostgreSQL if that is asked for, as far as its tests have a database. */
const runProject = async (name, project = name) =>
  runJest(name, [project], {
    env: options['on-postgres'] ? { POSTGRES_FOR_TESTS: (await postgresServer()).url } : {},
  })

/** Moves the tested site to PostgreSQL, and runs there what reads and writes much of the database. */
async function runMoved() {
  const env = await builtSite()
  if (!env) return
  const DATABASE_URL = await postgres.makeDatabase((await postgresServer()).url, 'moved')
  const moved = { ...env, DATABASE_URL }
  if (check('db:copy', run('npm', ['run', '--silent', 'db:copy'], moved) === 0))
    await runBrowser('browser on PostgreSQL', moved, ['--grep', '@postgres'])
}

/** Runs the tests of files, sockets, processes and add-ons on the supported versions of Node that don't run already. */
function runOnNodes() {
  const versions = ['20.19', '22', '24'].filter(
    (version) => version.split('.')[0] !== process.versions.node.split('.')[0],
  )
  const subjects = ['around-next', 'backup/backup', 'data/client', 'data/seed', 'health', 'media', 'spool']
  const patterns = subjects.map((subject) => `tests/unit/${subject}`)
  const script = path.join(import.meta.dirname, 'nodes.mjs')
  return timed('nodes', () =>
    check(`Node ${versions.join(' and ')}`, run(process.execPath, [script, ...versions, ...patterns]) === 0),
  )
}

/** The parts by name: Debian's packages that each needs besides Node and npm's, and what it runs. */
const parts = {
  sources: {
    needs: [],
    async run() {
      await checkScript('lint')
      await checkScript('types')
      await scripts
      if (isWanted('browser')) await builtSite()
    },
  },
  unit: { needs: [], run: () => (options['on-postgres'] ? runProject('unit', 'database') : runUnit()) },
  // Scripts and servers as processes of their own, and what becomes of them when they are killed.
  processes: { needs: [], run: () => runProject('processes') },
  browser: {
    // One test needs a browser that keeps pages, which is the one with a window.
    needs: ['chromium'],
    async run() {
      const env = await builtSite()
      if (!env) return
      checkOwnWords(env)
      await runBrowser('browser', env)
      await runDev()
    },
  },
  postgres: {
    needs: [],
    async run() {
      await runProject('postgres')
      await runMoved()
    },
  },
  instances: {
    needs: ['redis-server', 'nginx'],
    async run() {
      await runProject('instances')
      await runTrials('trials of several instances', ['upgrade', 'scale', 'instances'])
    },
  },
  chaos: { needs: [], run: () => runTrials('chaos', ['--one-instance']) },
  deploy: { needs: ['nginx', 'systemd', 'prometheus'], run: () => runProject('deploy') },
  bucket: { needs: ['python3-swift'], run: () => runProject('bucket') },
  mailbox: { needs: ['dovecot-imapd'], run: () => runProject('mailbox') },
  nodes: { needs: [], run: runOnNodes },
}

/** Whether a part was asked for. */
const isWanted = (name) => positionals.length === 0 || positionals.includes(name)
const unknown = positionals.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts: ${Object.keys(parts).join(', ')}`)
  process.exit(1)
}
if (options['on-postgres'] && (positionals.length === 0 || positionals.includes('postgres'))) {
  console.error(
    '--on-postgres takes the names of other parts than postgres: what they have a database for runs there',
  )
  process.exit(1)
}
const notRunLine = (name, missing) => `NOT RUN: ${name} (missing: apt-get install ${missing.join(' ')})`
const notRun = []
forgetRouteTypes()
for (const [name, part] of Object.entries(parts)) {
  if (!isWanted(name)) continue
  if (name !== 'sources') await scripts
  const missing = missingPackages(part.needs)
  const isMissing = missing.length > 0
  if (!isMissing) await part.run()
  else if (options.available) console.log(notRunLine(name, missing))
  else notRun.push(notRunLine(name, missing))
}
await server?.stop()
finish(notRun)
