// npm run chaos: breaks what can break under a running site, and looks whether every lead is still there. Needs a build
// (BUILD_DIR, else .next). `--short` is the form that the tests run; names of trials run only these.
// Writes its findings as JSON to CHAOS_REPORT, if that is set.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { attacks } from './attacks.mjs'
import { badRequests } from './bad-requests.mjs'
import { databaseAway } from './database-away.mjs'
import { diskFull } from './disk-full.mjs'
import { exportImport } from './export-import.mjs'
import { killed } from './killed.mjs'
import { mailAway } from './mail-away.mjs'
import { staffDoors } from './staff-doors.mjs'
import { upgrade } from './upgrade.mjs'

const short = process.argv.includes('--short')
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const trials = {
  killed,
  databaseAway,
  diskFull,
  mailAway,
  badRequests,
  attacks,
  staffDoors,
  exportImport,
  upgrade,
}

let passed = 0
let failed = 0
const findings = {}

for (const [name, trial] of Object.entries(trials)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const folder = mkdtempSync(path.join(tmpdir(), `showroom-${name}-`))
  const found = (findings[name] = {})
  const start = Date.now()
  /** One thing that must be so. */
  const check = (what, ok, figure) => {
    if (ok) passed += 1
    else failed += 1
    found[what] = figure ?? ok
    console.log(`${ok ? 'ok' : 'FAILED'}: ${name}: ${what}${figure === undefined ? '' : ` (${figure})`}`)
  }
  try {
    await trial({ folder, short, check, note: (what, figure) => (found[what] = figure) })
  } catch (error) {
    check('ran to its end', false, error instanceof Error ? error.message : String(error))
  }
  found.seconds = Math.round((Date.now() - start) / 1000)
  console.log(`${name}: ${found.seconds} s`)
  rmSync(folder, { recursive: true, force: true })
}

if (process.env.CHAOS_REPORT)
  writeFileSync(process.env.CHAOS_REPORT, JSON.stringify({ passed, failed, findings }, null, 2))
console.log(`chaos: ${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
