// npm test: lint, types, unit tests, build, browser tests against that build. Ends with "N passed, N failed".
// node tests/run.mjs unit browser …   only these steps (browser builds first)
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bin, forgetRouteTypes, installDependencies, must, run } from '../deploy/install.mjs'

const steps = process.argv.slice(2)
const wanted = (step) => steps.length === 0 || steps.includes(step)
const temporary = mkdtempSync(path.join(tmpdir(), 'showroom-test-'))
let passed = 0
let failed = 0
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

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })

/** Installs Debian's package of a program, where that can be done without asking. */
function installPackage(name) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  return run('apt-get', ['update', '-q']) === 0 && run('apt-get', ['install', '-y', '-q', name]) === 0
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

async function browserTests() {
  installChromium()
  installRedis()
  const port = await freePort()
  const env = {
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    BASE_URL: `http://localhost:${port}`,
    DATA_DIR: path.join(temporary, 'data'),
    DATABASE_URL: '',
    BUILD_DIR: '.next-test',
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: 'a-password-for-tests',
    NEXTAUTH_SECRET: '',
    SMTP_URL: '',
    GOOGLE_PLACES_API_KEY: '',
    GOOGLE_PLACE_ID: '',
  }
  const built =
    run('npm', ['run', '--silent', 'db:deploy'], env) === 0 &&
    run('npm', ['run', '--silent', 'db:seed'], env) === 0 &&
    run(bin('next'), ['build'], env) === 0
  if (!check('build', built)) return
  check('own words of the landing pages', run('npm', ['run', '--silent', 'quality'], env) === 0)
  const server = spawn(bin('next'), ['start', '-p', String(port), '--keepAliveTimeout', '70000'], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  try {
    for (let tries = 0; tries < 100; tries += 1) {
      const up = await fetch(env.BASE_URL).then(
        (answer) => answer.ok,
        () => false,
      )
      if (up) break
      await new Promise((done) => setTimeout(done, 300))
    }
    // What changes every page of the site (@alone) runs when nothing else does.
    for (const [name, which] of [
      ['together', ['--grep-invert', '@alone']],
      ['alone', ['--grep', '@alone', '--workers', '1']],
    ]) {
      const report = path.join(temporary, `browser-${name}.json`)
      const status = run(bin('playwright'), ['test', ...which], {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      })
      count(report, readBrowserReport, status)
    }
  } finally {
    server.kill()
  }
  // The short form of npm run chaos, against the same build.
  const chaos = path.join(temporary, 'chaos.json')
  const broken = run(process.execPath, [path.join(import.meta.dirname, 'chaos/run.mjs'), '--short'], {
    BUILD_DIR: env.BUILD_DIR,
    CHAOS_REPORT: chaos,
  })
  count(chaos, ({ passed, failed }) => ({ ok: passed, bad: failed }), broken)
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
if (wanted('lint')) check('lint', run('npm', ['run', '--silent', 'lint']) === 0)
if (wanted('types')) check('types', run('npm', ['run', '--silent', 'types']) === 0)
if (wanted('unit')) {
  installPostgres()
  installRedis()
  const report = path.join(temporary, 'unit.json')
  const status = run(bin('jest'), ['--ci', '--json', `--outputFile=${report}`], { CI: 'true' })
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
if (wanted('browser')) await browserTests()
rmSync(temporary, { recursive: true, force: true })
for (const line of toName) console.log(line)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
