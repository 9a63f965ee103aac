// npm run look -- <address> <folder>: photographs every screen and state of a running site, at three widths, as
// <folder>/<screen>[--<state>]@<width>.png. Two sets are compared by tests/look/compare.mjs.
//
//   --only <regex>       only the files whose name matches, e.g. --only '^contact.*@390'
//   --widths 390,1440    other widths than 390, 768 and 1440
//   --state <file>       a Playwright storage state of a staff session; else it signs in as ADMIN_EMAIL
//   --data <folder>      the site's data folder (SQLite): leads get a fixed age and status, so that late ones look late
//
// It adds leads, pages and a picture to the site under fixed names, and finds them again the next time. A site
// without leads or pages is photographed empty first. Rows of other leads and pages are left out of the lists, but
// not of the counts: two sets compare best when both sites began empty.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { fileOf, photograph } from './camera.mjs'
import { isEmpty, prepare, signIn } from './prepare.mjs'
import { areaShots } from './screens-areas.mjs'
import { builderShots } from './screens-builder.mjs'
import { formShots } from './screens-forms.mjs'
import { publicShots } from './screens-public.mjs'
import { emptyShots, staffShots } from './screens-staff.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,768,1440' },
    state: { type: 'string' },
    data: { type: 'string' },
  },
})
const [base, folder] = positionals
if (!base || !folder) {
  console.error(
    'npm run look -- <address of a running site> <folder for the pictures> [--only regex] [--widths …]',
  )
  process.exit(2)
}
const widths = values.widths.split(',').map(Number)
const only = new RegExp(values.only)
const started = Date.now()
const failures = new Map()
let takenCount = 0

const camera = {
  folder,
  wanted: (file) => only.test(file),
  failed: (file, error) =>
    failures.set(
      file,
      String(error?.message ?? error)
        .split('\n')
        .slice(0, 3)
        .join(' '),
    ),
}

const executable = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const browser = await chromium.launch({
  executablePath: existsSync(executable) ? executable : undefined,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})

/** All visits, two at a time. */
async function photographAll(shots, setup) {
  const visits = shots.flatMap((shot) =>
    widths.filter((width) => shot.widths?.includes(width) ?? true).map((width) => ({ shot, width })),
  )
  const work = async () => {
    for (let visit = visits.shift(); visit; visit = visits.shift()) {
      const count = await photograph(browser, visit.shot, visit.width, setup, camera).catch((error) => {
        camera.failed(fileOf(visit.shot, visit.width), error)
        return 0
      })
      takenCount += count
    }
  }
  await Promise.all([work(), work()])
}

try {
  const session = await signIn(base, values.state)
  const empty = await isEmpty(base, session)
  const before = emptyShots.filter(({ needs }) => needs.every((what) => empty[what]))
  await photographAll(before, { base, session })
  const records = await prepare(base, session, values.data)
  await photographAll([...publicShots, ...formShots, ...staffShots, ...areaShots, ...builderShots], {
    base,
    session,
    ...records,
  })
} finally {
  await browser.close()
}

console.log(`${takenCount} pictures in ${Math.round((Date.now() - started) / 1000)} s, in ${folder}`)
for (const [file, reason] of failures) console.log(`FAILED ${file}: ${reason}`)
if (failures.size > 0) process.exitCode = 1
