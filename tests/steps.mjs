// The steps that npm test and npm run test:all are made of, and their results.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bin, run } from '../deploy/install.mjs'
import { buildSite, seedDatabase, siteEnv } from './built-site.mjs'
import { installChromium } from './programs.mjs'
import { readJest, readPlaywright, readReport } from './reports.mjs'

export const temporary = mkdtempSync(path.join(tmpdir(), 'showroom-test-'))
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }))

let passed = 0
let failed = 0
/** Failed checks and tests, for the last lines. */
const failures = []
/** The seconds that each step took, by name. */
const seconds = {}

/** Runs a step and notes the time that it takes. */
export async function timed(name, step) {
  const start = Date.now()
  const result = await step()
  seconds[name] = Math.round((Date.now() - start) / 1000)
  return result
}

/** Counts a check as one test. */
export function check(name, isOk) {
  if (isOk) passed += 1
  else {
    failed += 1
    failures.push(`FAILED: ${name}`)
  }
  console.log(`${isOk ? 'ok' : 'FAILED'}: ${name}\n`)
  return isOk
}

/** Returns the file for a step's report. */
export const reportOf = (name) => path.join(temporary, `${name.replace(/\W/g, '-')}.json`)

/** Adds what a runner has reported. */
export function count(report, read, status) {
  const { ok, bad, names } = readReport(report, read, status)
  passed += ok
  failed += bad
  failures.push(...names)
}

/** Ends the process with the times, the failures, and the line that CI reads. @param {string[]} notRun parts that should have run */
export function finish(notRun = []) {
  const width = Math.max(...Object.keys(seconds).map((name) => name.length))
  for (const [name, time] of Object.entries(seconds))
    console.log(`${name.padEnd(width)} ${String(time).padStart(5)} s`)
  for (const line of [...notRun, ...failures]) console.log(line)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 && passed > 0 && notRun.length === 0 ? 0 : 1)
}

/** Runs a script of package.json, and shows its output at its end. */
function runQuietly(script) {
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

/** Checks one thing by a script of package.json. */
export const checkScript = (script) =>
  timed(script, async () => check(script, (await runQuietly(script)) === 0))

/** Runs the tests of jest's projects (jest.config.js). */
export function runJest(name, projects, { args = [], env = {} } = {}) {
  return timed(name, () => {
    const report = reportOf(name)
    const asked = [...args, '--ci', '--json', `--outputFile=${report}`, '--selectProjects', ...projects]
    count(report, readJest, run(bin('jest'), asked, { CI: 'true', ...env }))
  })
}

/** Runs the unit tests that need nothing but npm's packages. */
export const runUnit = () => runJest('unit', ['unit', 'database'])

/**
 * Builds the site that the browser tests copy; types are checked apart from that.
 * @returns its environment, or undefined where the build failed
 */
export function build(more = {}) {
  return timed('build', () => {
    const env = siteEnv(path.join(temporary, 'data'), more)
    return check('build', buildSite(env)) ? env : undefined
  })
}

/** Checks on the built pages that each landing page has words of its own enough for search engines. */
export const checkOwnWords = (env) =>
  check('own words of the landing pages', run('npm', ['run', '--silent', 'quality'], env) === 0)

/** Runs browser tests; `which` are Playwright's arguments. */
export function runBrowser(name, env, which = []) {
  return timed(name, () => {
    installChromium()
    const report = reportOf(name)
    // The next ones keep this one's files of failed tests.
    const asked = ['test', '--output', `test-results/${name}`, ...which]
    const status = run(bin('playwright'), asked, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
    count(report, readPlaywright, status)
  })
}

/** Tests the public site under `next dev`, which builds into a folder of its own. */
export function runDev() {
  const env = siteEnv(path.join(temporary, 'data-dev'), { BUILD_DIR: '.next-dev' })
  if (!check('the database for next dev', seedDatabase(env))) return
  return runBrowser('next dev', env, ['--config', path.join(import.meta.dirname, 'dev/playwright.config.ts')])
}
