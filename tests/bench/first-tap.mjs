// Measures how long a visitor waits after the first tap on a page that has run no script, on a slow phone (4x slower, 1.6 Mb/s, 150 ms)
// and on fast 4G (4x slower, 9 Mb/s, 60 ms): medians. `come across`: she scrolls to the control and looks at it for two seconds, so that
// its scripts are fetched ahead; `at once`: the tap is her first action. Needs a running site with the samples:
//   BASE_URL=http://localhost:3000 npm run bench -- first-tap
import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { median } from './measure/lighthouse.mjs'
import { printTable, printThresholds } from './measure/table.mjs'

const runs = Number(process.env.RUNS ?? 5)
const base = process.env.BASE_URL ?? 'http://localhost:3000'
const networks = {
  'slow phone': { most: 1200, latency: 150, kilobits: 1600 },
  'fast 4G': { most: 700, latency: 60, kilobits: 9000 },
}
/** `usable`: what in the page can be used when the wait is over. */
const controls = {
  'estimate dialog': {
    path: '/rockland/nyack/kitchen-remodeling/',
    tap: (page) => page.getByRole('button', { name: 'Schedule a free visit' }),
    usable: '[data-dialogs] dialog[open] :is(input, textarea)',
  },
  recommendations: {
    path: '/',
    tap: (page) => page.getByRole('button', { name: 'Get Smart Recommendations' }).first(),
    usable: '[data-dialogs] dialog[open] button',
  },
  lightbox: {
    path: '/gallery',
    tap: (page) => page.getByRole('link', { name: /Enlarge: / }).first(),
    usable: 'dialog[open] button',
  },
}

/**
 * Runs in the page, and resolves with how long it takes there from the next tap until one of what `usable` finds is on top and
 * stays where it is for two frames, in milliseconds; NaN after 20 seconds. The page's own clock: what drives the browser
 * takes 200 ms for itself on a processor that is slowed down.
 */
const timeNextTap = (usable) =>
  new Promise((done) => {
    setTimeout(done, 20_000, NaN)
    const watch = ({ timeStamp }) => {
      let before = []
      const look = () => {
        const now = Array.from(document.querySelectorAll(usable), (element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const isOnTop =
            width > 0 && element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
          return isOnTop && [x, y, width, height].join()
        }).filter(Boolean)
        if (now.some((box) => before.includes(box))) return done(performance.now() - timeStamp)
        before = now
        requestAnimationFrame(look)
      }
      look()
    }
    for (const type of ['touchstart', 'click']) addEventListener(type, watch, { capture: true, once: true })
  })

const program = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const browser = await chromium.launch({
  executablePath: existsSync(program) ? program : undefined,
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})

/** From the tap until what it leads to can be used, in milliseconds. */
async function once({ path, tap, usable }, { latency, kilobits }, comesAcross) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const bytes = (kilobits * 1000) / 8
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency, downloadThroughput: bytes, uploadThroughput: bytes },
    connectionType: 'cellular4g',
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(base + path, { waitUntil: 'networkidle' })
  const control = tap(page)
  if (comesAcross) {
    await control.scrollIntoViewIfNeeded()
    await delay(2000)
  } else {
    // Nobody has scrolled: what stands further down is tapped where it stands.
    await control.waitFor()
  }
  const timed = page.evaluate(timeNextTap, usable)
  if (comesAcross) await control.tap()
  else await control.evaluate((element) => element.click())
  const took = await timed
  await context.close()
  return took
}

const rows = []
for (const [name, control] of Object.entries(controls))
  for (const [network, conditions] of Object.entries(networks)) {
    const times = { across: [], atOnce: [] }
    for (let run = 0; run < runs; run += 1) {
      times.across.push(await once(control, conditions, true))
      times.atOnce.push(await once(control, conditions, false))
    }
    rows.push({ name, network, ...conditions, across: median(times.across), atOnce: median(times.atOnce) })
  }
await browser.close()

const inMilliseconds = (time) => `${time.toFixed(0)} ms`
printTable([
  ['', '', 'come across', 'at once'],
  ...rows.map(({ name, network, across, atOnce }) => [
    name,
    network,
    inMilliseconds(across),
    inMilliseconds(atOnce),
  ]),
])
printThresholds(
  rows.map(({ name, network, most, across }) => [
    `${name}, ${network} (${most} ms)`,
    inMilliseconds(across),
    across <= most,
  ]),
)
