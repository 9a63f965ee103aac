// npm test: lint, types, unit tests, build, browser tests against that build. Ends with "N passed, N failed".
// node tests/run.mjs unit browser …   only these steps (browser builds first)
// node tests/run.mjs postgres         all tests that have a database, on PostgreSQL (npm run test:postgres)
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bin, forgetRouteTypes, installDependencies, must, run, serverOptions } from '../deploy/install.mjs'
import { onPostgres, pattern } from './on-postgres.mjs'

const steps = process.argv.slice(2)
const wanted = (step) => steps.length === 0 || steps.includes(step)
const temporary = mkdtempSync(path.join(tmpdir(), 'showroom-test-'))
let passed = 0
let failed = 0
let areTypesChecked = false
/** What the last lines name: each check that failed, and each browser test that passed only at its second try. */
const toName = []

/** A step that counts as one test. */
function check(name, ok) {
  if (ok) passed += 1
  else {
    failed += 1
    toName.push(`FAILED: ${name}`)
  }
  console.log(`${ok ? 'ok' : 'FAILED'}: ${name}\n`)
  return ok
}

/** Runs a script of package.json beside others: what it says comes out whole, at its end. Answers its exit status. */
function runBeside(script) {
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text))
  return new Promise((done) =>
    child.once('close', (status) => {
      process.stdout.write(said)
      done(status)
    }),
  )
}

/** Lint and types, at the same time: each has a while in which it uses one processor only. */
async function checkSources() {
  const asked = ['lint', 'types'].filter(wanted)
  await Promise.all(
    asked.map(async (name) => {
      const isOk = check(name, (await runBeside(name)) === 0)
      if (name === 'types') areTypesChecked = isOk
    }),
  )
}

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })

/** Installs Debian's package of a program, where that can be done without asking. */
function installPackage(name, ...options) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  return (
    run('apt-get', ['update', '-q']) === 0 && run('apt-get', ['install', '-y', '-q', ...options, name]) === 0
  )
}

/** Debian's Chromium, best the one without a window (playwright.config.ts); where neither can be had, Playwright's own. */
function installChromium() {
  const has = (name) => existsSync(`/usr/bin/${name}`) || installPackage(name)
  if (process.env.CHROMIUM_PATH || has('chromium-headless-shell') || has('chromium')) return
  must(bin('playwright'), ['install', 'chromium'])
}

/** PostgreSQL's programs, which some unit tests start; they say themselves what is missing where this fails. */
function installPostgres() {
  const found = existsSync('/usr/lib/postgresql') || spawnSync('initdb', ['--version']).status === 0
  if (!found) installPackage('postgresql')
}

/** Redis, which some unit tests and a trial of the chaos start; they say themselves what is missing where this fails. */
function installRedis() {
  if (spawnSync('redis-server', ['--version']).status !== 0) installPackage('redis-server')
}

/** nginx, promtool and systemd's check, which try what deploy/ ships; the tests say themselves what is missing where this fails. */
function installForDeploy() {
  const has = (program) => !spawnSync(program, ['--version']).error
  if (!process.env.NGINX_PATH && !has('nginx')) installPackage('nginx', '--no-install-recommends')
  if (!has('systemd-analyze')) installPackage('systemd', '--no-install-recommends')
  if (!process.env.PROMTOOL_PATH && !has('promtool')) installPackage('prometheus', '--no-install-recommends')
}

/** An object store that speaks S3, for the tests of pictures in a bucket; they too say what is missing. */
function installObjectStore() {
  const found = spawnSync('/usr/bin/python3', ['-c', 'import swift']).status === 0
  if (!found) installPackage('python3-swift')
}

/** A server of PostgreSQL's for the tests, while they run. */
async function withPostgres(run) {
  // Not before the dependencies are there.
  const postgres = await import('./postgres.mjs')
  installPostgres()
  const server = await postgres.startServer()
  try {
    await run({ url: server.url, make: (name) => postgres.makeDatabase(server.url, name) })
  } finally {
    await server.stop()
  }
}

/** Serves the build while `run` runs. */
async function served(env, run) {
  const server = spawn(bin('next'), ['start', '-p', env.PORT, '--keepAliveTimeout', '70000'], {
    env: { ...process.env, NODE_OPTIONS: serverOptions, ...env },
    stdio: 'inherit',
  })
  const ended = new Promise((done) => server.once('exit', done))
  try {
    for (let tries = 0; tries < 100; tries += 1) {
      const up = await fetch(env.BASE_URL).then(
        (answer) => answer.ok,
        () => false,
      )
      if (up) break
      await new Promise((done) => setTimeout(done, 300))
    }
    await run()
  } finally {
    server.kill()
    await ended
  }
}

/** Browser tests, each group by itself: a name and what Playwright is told. */
function runBrowsers(env, groups) {
  for (const [name, which] of groups) {
    const report = path.join(temporary, `browser-${name}.json`)
    // What one group leaves of a test that failed stays while the next one runs.
    const asked = ['test', '--output', `test-results/${name}`, ...which]
    const status = run(bin('playwright'), asked, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
    count(report, readBrowserReport, status)
  }
}

/** Builds the site and tests it: on SQLite, with some of it on PostgreSQL afterwards, or all of it on `postgres`. */
async function browserTests(postgres) {
  installChromium()
  installRedis()
  const port = await freePort()
  const env = {
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    BASE_URL: `http://localhost:${port}`,
    DATA_DIR: path.join(temporary, postgres ? 'data-postgres' : 'data'),
    DATABASE_URL: postgres ? await postgres.make('site') : '',
    BUILD_DIR: '.next-test',
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: 'a-password-for-tests',
    NEXTAUTH_SECRET: '',
    SMTP_URL: '',
    GOOGLE_PLACES_API_KEY: '',
    GOOGLE_PLACE_ID: '',
    TYPES_CHECKED: areTypesChecked ? '1' : '',
  }
  const built =
    run('npm', ['run', '--silent', 'db:deploy'], env) === 0 &&
    run('npm', ['run', '--silent', 'db:seed'], env) === 0 &&
    run(bin('next'), ['build'], env) === 0
  if (!check('build', built)) return
  check('own words of the landing pages', run('npm', ['run', '--silent', 'quality'], env) === 0)
  // What changes every page of the site (@alone) runs when nothing else does.
  await served(env, () =>
    runBrowsers(env, [
      ['together', ['--grep-invert', '@alone']],
      ['alone', ['--grep', '@alone', '--workers', '1']],
    ]),
  )
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

/** The short form of the tests on PostgreSQL: the site that was tested moves there as it is, with its build, and goes on. */
async function movedToPostgres(env, postgres) {
  const DATABASE_URL = await postgres.make('moved')
  if (!check('db:copy', run('npm', ['run', '--silent', 'db:copy'], { ...env, DATABASE_URL }) === 0)) return
  const moved = { ...env, DATABASE_URL }
  const before = passed + failed
  await served(moved, () => runBrowsers(moved, [['postgres', ['--grep', pattern]]]))
  check('each of the tests on PostgreSQL was found', passed + failed - before === onPostgres.length)
}

/** The unit tests, or those of them that have a database. */
function unitTests(name, env) {
  const report = path.join(temporary, `${name}.json`)
  const status = run(bin('jest'), ['--ci', '--json', `--outputFile=${report}`], { CI: 'true', ...env })
  count(
    report,
    ({ numPassedTests, numFailedTests, testResults }) => ({
      ok: numPassedTests,
      bad: numFailedTests,
      names: testResults
        .flatMap((file) => file.assertionResults)
        .filter((test) => test.status === 'failed')
        .map((test) => `FAILED: ${test.fullName}`),
    }),
    status,
  )
}

/** What a browser test said first, without its colors: the end of a run is all that some see of it. */
function firstError({ tests }) {
  const said = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error
  return `${said?.message ?? ''} ${said?.location ? `(line ${said.location.line})` : ''}`
    .replace(/\x1b\[[\d;]*m/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 600)
}

/** Playwright's report: its counts and, by name, what failed or passed only at the second try. */
function readBrowserReport({ stats, suites }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const named = (status, word) =>
    suites
      .flatMap(specs)
      .filter((spec) => spec.tests.some((test) => test.status === status))
      .map((spec) => `${word}: ${spec.file}:${spec.line} ${spec.title}\n  ${firstError(spec)}`)
  return {
    ok: stats.expected + stats.flaky,
    bad: stats.unexpected,
    names: [...named('unexpected', 'FAILED'), ...named('flaky', 'passed at the second try')],
  }
}

/** Adds a runner's own numbers and names; a runner that failed without a failed test counts as one failure. */
function count(report, read, status) {
  const {
    ok,
    bad,
    names = [],
  } = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { ok: 0, bad: 0 }
  passed += ok
  toName.push(...names)
  failed += status !== 0 && bad === 0 ? 1 : bad
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
if (wanted('browser')) await browserTests()
if (steps.includes('postgres'))
  await withPostgres(async (postgres) => {
    unitTests('unit-postgres', { POSTGRES_FOR_TESTS: postgres.url })
    await browserTests(postgres)
  })
rmSync(temporary, { recursive: true, force: true })
for (const line of toName) console.log(line)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
