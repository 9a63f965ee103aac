// npm run test:repeat -- 20: builds once and runs the browser tests so many times in a row. Prints a line for each run and the names of what
// failed. Further arguments are Playwright's.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { bin, installDependencies } from '../deploy/install.mjs'
import { installChromium } from './programs.mjs'
import { readPlaywright, readReport } from './reports.mjs'
import { build, temporary } from './steps.mjs'

const [times = '', ...which] = process.argv.slice(2)
if (!/^[1-9]\d*$/.test(times)) {
  console.error('usage: npm run test:repeat -- TIMES [Playwright’s arguments]')
  process.exit(2)
}
await installDependencies()
const env = await build()
if (!env) process.exit(1)
installChromium()

let failures = 0
for (let turn = 1; turn <= Number(times); turn += 1) {
  const report = path.join(temporary, `${turn}.json`)
  const start = Date.now()
  const { status } = spawnSync(bin('playwright'), ['test', '--output', `test-results/${turn}`, ...which], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const { ok, bad, names } = readReport(report, readPlaywright, status)
  failures += bad
  console.log(`${turn}: ${ok} passed, ${bad} failed, ${Math.round((Date.now() - start) / 1000)} s`)
  for (const name of names) console.log(`  ${name}`)
}
process.exit(failures === 0 ? 0 : 1)
