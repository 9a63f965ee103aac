// npm run chaos: breaks what can break under a running site, and checks that every lead is still there. Needs a build (BUILD_DIR, else
// .next). `--short` is the form that the tests run, some trials in parallel; names of trials run only these, `--one-instance` those of a
// site that runs alone. Writes its findings as JSON to CHAOS_REPORT, if that is set.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyBuild } from '../built-site.mjs'
import { attacks } from './attacks.mjs'
import { badRequests } from './bad-requests.mjs'
import { databaseAway } from './database-away.mjs'
import { diskFull } from './disk-full.mjs'
import { exportImport } from './export-import.mjs'
import { instances } from './instances.mjs'
import { killed } from './killed.mjs'
import { mailAway } from './mail-away.mjs'
import { scale } from './scale.mjs'
import { staffDoors } from './staff-doors.mjs'
import { upgrade } from './upgrade.mjs'

const short = process.argv.includes('--short')
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
// Trials that measure time come last: in the short form nothing runs beside them by then.
const trials = {
  upgrade,
  killed,
  exportImport,
  staffDoors,
  diskFull,
  badRequests,
  scale,
  attacks,
  instances,
  mailAway,
  databaseAway,
}
const ofSeveralInstances = ['upgrade', 'scale', 'instances']
/** The names of the trials to run. */
const chosen = Object.keys(trials).filter((name) =>
  names.length > 0
    ? names.includes(name)
    : !(process.argv.includes('--one-instance') && ofSeveralInstances.includes(name)),
)
/** Trials that mostly wait: in the short form they run beside the others, on a copy of the build. */
const beside = ['mailAway', 'databaseAway']

let passed = 0
let failed = 0
const findings = {}

/** One trial. */
async function runTrial(name, trial) {
  const folder = mkdtempSync(path.join(tmpdir(), `showroom-${name}-`))
  const trialFindings = (findings[name] = {})
  const start = Date.now()
  /** One thing that must be so. */
  const check = (what, ok, figure) => {
    if (ok) passed += 1
    else failed += 1
    trialFindings[what] = figure ?? ok
    console.log(`${ok ? 'ok' : 'FAILED'}: ${name}: ${what}${figure === undefined ? '' : ` (${figure})`}`)
  }
  const note = (what, figure) => {
    trialFindings[what] = figure
    console.log(`      ${name}: ${what}: ${figure}`)
  }
  try {
    await trial({ folder, short, check, note })
  } catch (error) {
    check('ran to its end', false, error instanceof Error ? error.message : String(error))
  }
  trialFindings.seconds = Math.round((Date.now() - start) / 1000)
  console.log(`${name}: ${trialFindings.seconds} s`)
  rmSync(folder, { recursive: true, force: true })
}

/** Trials in a process of their own. */
async function runApart(names, report, build) {
  const child = spawn(process.execPath, [import.meta.filename, '--short', ...names], {
    env: { ...process.env, CHAOS_REPORT: report, ...(build && { BUILD_DIR: build }) },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  const totals = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { passed: 0, failed: 0 }
  passed += totals.passed
  failed += code !== 0 && totals.failed === 0 ? 1 : totals.failed
  Object.assign(findings, totals.findings)
}

async function runBeside() {
  const otherTrials = chosen.filter((name) => !beside.includes(name))
  const build = copyBuild('beside')
  const folder = mkdtempSync(path.join(tmpdir(), 'showroom-chaos-'))
  await Promise.all([
    runApart(otherTrials, path.join(folder, 'others.json')),
    runApart(beside, path.join(folder, 'beside.json'), build),
  ])
  for (const folderToRemove of [folder, build]) rmSync(folderToRemove, { recursive: true, force: true })
}

if (short && names.length === 0) await runBeside()
else for (const name of chosen) await runTrial(name, trials[name])

if (process.env.CHAOS_REPORT)
  writeFileSync(process.env.CHAOS_REPORT, JSON.stringify({ passed, failed, findings }, null, 2))
console.log(`chaos: ${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
