// Measures how long a keystroke in the /sitemap search blocks the main thread, at 4x CPU slowdown. Needs a running site:
//   BASE_URL=http://localhost:3000 node tests/bench/sitemap-typing.mjs
// Prints one line for each key; fails if half of them take 50 ms or more, or a single task does. A busy machine gives larger numbers: a
// field without any filter costs about 10 ms a key here, and 25 ms for the first.
import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from '@playwright/test'

const most = 50
const slowdown = Number(process.env.SLOWDOWN ?? 4)
const typed = 'kitchen nanuet'
const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const browser = await chromium.launch({
  executablePath: existsSync(path) ? path : undefined,
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
await page.addInitScript(() =>
  addEventListener('hydrated', () => (document.documentElement.dataset.live = '')),
)
await page.goto(`${process.env.BASE_URL ?? 'http://localhost:3000'}/sitemap`)
await page.getByRole('searchbox').focus()
await page.locator('html[data-live]').waitFor({ state: 'attached' })
await page.waitForLoadState('networkidle')

const devtools = await page.context().newCDPSession(page)
await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
const events = []
devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value))
await devtools.send('Tracing.start', {
  transferMode: 'ReportEvents',
  traceConfig: {
    includedCategories: ['toplevel', 'devtools.timeline'],
  },
})
// The letters, then all of them erased again: fewer rows, then more.
for (const key of [...typed, ...Array(typed.length).fill('Backspace')]) {
  await page.keyboard.press(key)
  await delay(250) // nothing is asked of the page meanwhile: that would be work too
}
const ended = new Promise((done) => devtools.once('Tracing.tracingComplete', done))
await devtools.send('Tracing.end')
await ended
await browser.close()

// A keystroke costs the thread time of all tasks on the page's main thread from its keydown to the next one.
const keys = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
keys.sort((a, b) => a.ts - b.ts)
const { tid, pid } = keys[0]
const tasks = events.filter(
  (event) =>
    event.ph === 'X' &&
    event.name === 'ThreadControllerImpl::RunTask' &&
    event.tid === tid &&
    event.pid === pid,
)
const costs = keys.map(({ ts }, index) => {
  const next = keys[index + 1]?.ts ?? Infinity
  // The task that carries the event begins before it.
  const ownTasks = tasks.filter((task) => task.ts + task.dur >= ts && task.ts + task.dur < next)
  const times = ownTasks.map(({ tdur, dur }) => (tdur ?? dur) / 1000)
  return { sum: times.reduce((all, time) => all + time, 0), longest: Math.max(0, ...times) }
})
const label = (index) => (index < typed.length ? typed[index] : 'erase')
costs.forEach(({ sum, longest }, index) =>
  console.log(
    `${label(index).padEnd(6)} ${sum.toFixed(1).padStart(6)} ms, longest task ${longest.toFixed(1)} ms`,
  ),
)
const sums = costs.map(({ sum }) => sum).sort((a, b) => a - b)
const longest = Math.max(...costs.map((cost) => cost.longest))
const [median, worst] = [sums[Math.floor(sums.length / 2)], sums.at(-1)]
console.log(`${costs.length} keystrokes at ${slowdown}x slowdown, main-thread work from one to the next:`)
console.log(
  `median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms, longest single task ${longest.toFixed(1)} ms`,
)
process.exitCode = median < most && longest < most ? 0 : 1
