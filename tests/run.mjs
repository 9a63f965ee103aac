// npm test: lint, types, unit tests, browser tests of `next dev`, build, browser tests against that build. Ends with "N passed, N failed".
// node tests/run.mjs unit browser …   only these steps (browser builds first)
// node tests/run.mjs postgres         all tests that have a database, on PostgreSQL (npm run test:postgres)
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bin, forgetRouteTypes, installDependencies, run } from '../deploy/install.mjs'
import { buildSite, makeDatabase, siteEnv } from './built-site.mjs'
import { onPostgres, pattern } from './on-postgres.mjs'
import {
  installChromium,
  installForDeploy,
  installObjectStore,
  installPostgres,
  installRedis,
} from './programs.mjs'
import { readJest, readPlaywright, readReport } from './reports.mjs'

const steps = process.argv.slice(2)
const wanted = (step) => steps.length === 0 || steps.includes(step)
const temporary = mkdtempSync(path.join(tmpdir(), 'showroom-test-'))
let passed = 0
let failed = 0
let areTypesChecked = false
/** What failed: the last lines name it. */
const namedAtEnd = []

/** Counts a step as one test. */
function check(name, ok) {
  if (ok) passed += 1
  else {
    failed += 1
    namedAtEnd.push(`FAILED: ${name}`)
  }
  console.log(`${ok ? 'ok' : 'FAILED'}: ${name}\n`)
  return ok
}

/** Runs a script of package.json in parallel with others, and prints its output at its end. Returns its exit status. */
function runInParallel(script) {
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((done) =>
    child.once('close', (status) => {
      process.stdout.write(output)
      done(status)
    }),
  )
}

/** Runs lint and types in parallel: each uses only one processor for some time. */
async function checkSources() {
  await Promise.all(
    ['lint', 'types'].filter(wanted).map(async (name) => {
      const isOk = check(name, (await runInParallel(name)) === 0)
      if (name === 'types') areTypesChecked = isOk
    }),
  )
}

/** Runs tests with a PostgreSQL server of their own. */
async function withPostgres(run) {
  // The dependencies must be installed first.
  const postgres = await import('./postgres.mjs')
  installPostgres()
  const server = await postgres.startServer()
  try {
    await run({ url: server.url, make: (name) => postgres.makeDatabase(server.url, name) })
  } finally {
    await server.stop()
  }
}

/** Runs browser tests; `which` are Playwright's arguments. */
function runBrowsers(env, name, which = []) {
  const report = path.join(temporary, `${name}.json`)
  // The next ones keep this one's files of failed tests.
  const asked = ['test', '--output', `test-results/${name}`, ...which]
  count(
    report,
    readPlaywright,
    run(bin('playwright'), asked, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  )
}

/** Tests the public site under `next dev`, which builds into a folder of its own. */
function devTests() {
  installChromium()
  const env = siteEnv(path.join(temporary, 'data-dev'), { BUILD_DIR: '.next-dev' })
  if (!makeDatabase(env)) return check('the database for next dev', false)
  const config = path.join(import.meta.dirname, 'dev/playwright.config.ts')
  runBrowsers(env, 'dev', ['--config', config])
}

/** Builds the site and tests it: on SQLite, with some of it on PostgreSQL afterwards, or all of it on `postgres`. */
async function browserTests(postgres) {
  installChromium()
  installRedis()
  const env = siteEnv(path.join(temporary, postgres ? 'data-postgres' : 'data'), {
    DATABASE_URL: postgres ? await postgres.make('site') : '',
    TYPES_CHECKED: areTypesChecked ? '1' : '',
  })
  if (!check('build', buildSite(env))) return
  check('own words of the landing pages', run('npm', ['run', '--silent', 'quality'], env) === 0)
  runBrowsers(env, 'browser')
  if (!postgres) await withPostgres((server) => movedToPostgres(env, server))
  installForDeploy()
  // The short form of npm run chaos, against the same build.
  const chaos = path.join(temporary, 'chaos.json')
  const broken = run(process.execPath, [path.join(import.meta.dirname, 'chaos/run.mjs'), '--short'], {
    BUILD_DIR: env.BUILD_DIR,
    CHAOS_REPORT: chaos,
    CHAOS_POSTGRES: postgres?.url ?? '',
  })
  count(chaos, ({ passed, failed }) => ({ ok: passed, bad: failed }), broken)
}

/** Runs the short form of the tests on PostgreSQL: the tested site moves there with its build. */
async function movedToPostgres(env, postgres) {
  const DATABASE_URL = await postgres.make('moved')
  if (!check('db:copy', run('npm', ['run', '--silent', 'db:copy'], { ...env, DATABASE_URL }) === 0)) return
  const before = passed + failed
  runBrowsers({ ...env, DATABASE_URL }, 'browser-postgres', ['--grep', pattern])
  check('each of the tests on PostgreSQL was found', passed + failed - before === onPostgres.length)
}

/** Runs the unit tests, or those with a database. */
function unitTests(name, env) {
  const report = path.join(temporary, `${name}.json`)
  const status = run(bin('jest'), ['--ci', '--json', `--outputFile=${report}`], { CI: 'true', ...env })
  count(report, readJest, status)
}

/** Adds a runner's numbers and names. */
function count(report, read, status) {
  const { ok, bad, names } = readReport(report, read, status)
  passed += ok
  failed += bad
  namedAtEnd.push(...names)
}

installDependencies()
forgetRouteTypes()
await checkSources()
if (wanted('unit')) {
  installPostgres()
  installRedis()
  installForDeploy()
  installObjectStore()
  unitTests('unit')
}
if (wanted('dev')) devTests()
if (wanted('browser')) await browserTests()
if (steps.includes('postgres'))
  await withPostgres(async (postgres) => {
    unitTests('unit-postgres', { POSTGRES_FOR_TESTS: postgres.url })
    await browserTests(postgres)
  })
rmSync(temporary, { recursive: true, force: true })
for (const line of namedAtEnd) console.log(line)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
