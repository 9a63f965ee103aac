// npm run test:next -- VERSION: rehearses an upgrade of Next. A copy of the checkout in a temporary folder gets that version and runs what
// an upgrade can break first: types, the unit tests of the code around Next (docs/around-next.md), the build and some browser tests. This
// checkout stays unchanged. Ends with "N passed, N failed".
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { installDependencies } from '../deploy/install.mjs'
import { copyProject, must } from './copy-project.mjs'
import { installChromium, missingPackages } from './programs.mjs'
import { readJest, readPlaywright, readReport } from './reports.mjs'

const unitTests = [
  'tests/unit/around-next/',
  'tests/unit/page-cache',
  'tests/unit/policy.test.ts',
  'tests/unit/hold-until-hydrated.test.tsx',
  'tests/unit/health/shutdown.processes.test.ts',
  'tests/unit/instances/shared-pages.instances.test.ts',
]
const browserTests = [
  'home',
  'gallery',
  'contact',
  'publish',
  'headers',
  'custom-page',
  'budgets',
  'payload',
  'before-hydration',
  'staff-before-hydration',
].map((name) => `tests/browser/${name}.spec.ts`)
/** Fails with every other version, so that nobody raises it unread: it doesn't count as broken. */
const reminder = 'the version that was read is the one installed'

const [version = '', ...more] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version) || more.length > 0) {
  console.error('usage: npm run test:next -- VERSION, such as 16.5.0 (npm view next versions lists them)')
  process.exit(2)
}
const missing = missingPackages(['redis-server', 'chromium'])
if (missing.length > 0) {
  console.error(`Missing: apt-get install ${missing.join(' ')}`)
  process.exit(2)
}
await installDependencies()
const temporary = mkdtempSync(path.join(tmpdir(), 'showroom-next-'))
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }))

const project = path.join(temporary, 'project')
mkdirSync(project)
copyProject(project)
const options = { cwd: project }
// --force: not every package says that it takes a version that isn't released yet.
must('npm', ['install', '--no-save', '--ignore-scripts', '--force', `next@${version}`], options)
must(process.execPath, ['prisma/generate.mjs'], options)
const installed = JSON.parse(
  readFileSync(path.join(project, 'node_modules/next/package.json'), 'utf8'),
).version
if (installed !== version) throw new Error(`next@${installed} was installed`)

// The copy's own: they run programs there.
const inCopy = (file) => import(pathToFileURL(path.join(project, file)).href)
const { bin, run } = await inCopy('deploy/install.mjs')
const { buildSite, siteEnv } = await inCopy('tests/built-site.mjs')

const rows = []
const toName = []
let isReminded = false

function addRow(step, { ok, bad, names = [] }) {
  const reminders = names.filter((name) => name.includes(reminder))
  isReminded ||= reminders.length > 0
  rows.push({ step, passed: ok, failed: bad - reminders.length })
  toName.push(...names.filter((name) => !reminders.includes(name)))
}

/** Adds a step that counts as one test. */
function check(step, isOk) {
  addRow(step, { ok: isOk ? 1 : 0, bad: isOk ? 0 : 1, names: isOk ? [] : [`FAILED: ${step}`] })
  return isOk
}

check('types', run('npm', ['run', '--silent', 'types']) === 0)
const unitReport = path.join(temporary, 'unit.json')
const unitStatus = run(bin('jest'), ['--ci', '--json', `--outputFile=${unitReport}`, ...unitTests])
addRow('unit tests', readReport(unitReport, readJest, unitStatus))

const env = siteEnv(path.join(temporary, 'data'))
if (check('build', buildSite(env))) {
  installChromium()
  const report = path.join(temporary, 'browser.json')
  const status = run(bin('playwright'), ['test', ...browserTests], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  addRow('browser tests', readReport(report, readPlaywright, status))
} else toName.push('not run: browser tests')

for (const line of toName) console.log(line)
if (isReminded) console.log('reminder: tests/unit/around-next/next.test.ts names the version that was read')
console.log(`\nnext@${version}`)
console.table(Object.fromEntries(rows.map(({ step, ...counts }) => [step, counts])))
const total = (key) => rows.reduce((sum, row) => sum + row[key], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') === 0 ? 0 : 1)
