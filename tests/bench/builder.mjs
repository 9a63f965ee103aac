// Measures how long an edit, a move and an undo block the main thread in the page builder, at 300 blocks. Needs a running site and its
// staff account:
//   BASE_URL=http://localhost:3000 ADMIN_EMAIL=… ADMIN_PASSWORD=… node tests/bench/builder.mjs
// Prints one line for each action, from the browser's performance trace, and fails if one takes 50 ms or more.
import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from '@playwright/test'

const most = 50
const blocks = 300
const times = Number(process.env.TIMES ?? 9)
/** Between two presses, and how long after one its own work and drawing are done; in milliseconds. */
const pause = 1200
const soon = 250
const slowdown = Number(process.env.SLOWDOWN ?? 1)
const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const browser = await chromium.launch({
  executablePath: existsSync(path) ? path : undefined,
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
const context = await browser.newContext({
  baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
  storageState: process.env.STAFF_STATE,
  viewport: { width: 1440, height: 900 },
})
const page = await context.newPage()
if (!process.env.STAFF_STATE) {
  const { csrfToken } = await (await context.request.get('/api/auth/csrf')).json()
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
  await context.request.post('/api/auth/callback/credentials', {
    form: { csrfToken, email, password, json: 'true', callbackUrl: '/admin' },
  })
}

const kinds = [
  {
    type: 'text',
    config: { content: '<h2>How it works</h2><p>You get a <strong>written</strong> price.</p>' },
  },
  { type: 'hero', config: { title: 'A new kitchen', backgroundImage: '/images/hero-kitchen.webp' } },
  { type: 'testimonial', config: {} },
  { type: 'services', config: {} },
  { type: 'faq', config: { items: [{ question: 'Can I pay it off early?', answer: 'Yes, at any time.' }] } },
  { type: 'cta', config: {} },
]
const components = Array.from({ length: blocks }, (_, index) => ({
  ...kinds[index % kinds.length],
  id: `bench-${index}`,
}))
const stored = await context.request.post('/api/pages', {
  data: { title: 'Builder bench', slug: `builder-bench-${Date.now()}`, components },
})
if (stored.status() !== 201) throw new Error(`no page to measure: ${stored.status()} ${await stored.text()}`)
const { id } = await stored.json()

const devtools = await context.newCDPSession(page)
let events = []
devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value))

/**
 * The main thread's time after each of several presses of `key`, in milliseconds: for the press itself, drawing included,
 * and for what follows later, such as keeping the work. The frame is the same thread's: its tasks are among them.
 */
async function costOf(key) {
  events = []
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  })
  for (let turn = 0; turn < times; turn += 1) {
    await page.keyboard.press(key)
    await delay(pause) // nothing is asked of the page meanwhile: that would be work too
  }
  const ended = new Promise((done) => devtools.once('Tracing.tracingComplete', done))
  await devtools.send('Tracing.end')
  await ended
  // Control and Alt are keys of their own, and the frame hands its keys on: a press begins with the first of them all.
  const presses = events
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
    .sort((a, b) => a.ts - b.ts)
    .filter(({ ts }, index, all) => index === 0 || ts - all[index - 1].ts > (pause / 2) * 1000)
  if (presses.length !== times) throw new Error(`${presses.length} presses of ${times} were seen`)
  const { tid, pid } = presses[0]
  const tasks = events.filter(
    (event) =>
      event.ph === 'X' &&
      event.name === 'ThreadControllerImpl::RunTask' &&
      event.tid === tid &&
      event.pid === pid,
  )
  const begunIn = (from, to) =>
    tasks
      .filter(({ ts }) => ts >= from && ts < to)
      .reduce((sum, { tdur, dur }) => sum + (tdur ?? dur) / 1000, 0)
  return presses.map((press) => {
    const { ts } = tasks.find((task) => task.ts <= press.ts && task.ts + task.dur >= press.ts) ?? press
    return { now: begunIn(ts, ts + soon * 1000), later: begunIn(ts + soon * 1000, ts + (pause - 50) * 1000) }
  })
}

let failed = false
try {
  await page.goto(`/admin/pages/${id}/edit`)
  await page.locator('main[aria-busy="false"]').waitFor({ timeout: 60_000 })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await delay(2000)
  const sheet = page.locator('main iframe').contentFrame()
  const grip = sheet.locator('[data-block="bench-4"] [data-block-bar] button').first()
  const report = (what, costs) => {
    const sorted = costs.map(({ now }) => now).sort((a, b) => a - b)
    const [median, worst] = [sorted[times >> 1], sorted.at(-1)]
    const later = Math.max(...costs.map((cost) => cost.later))
    failed ||= worst >= most || later >= most
    const each = costs.map(({ now }) => now.toFixed(1)).join(' ')
    console.log(
      `${what}: ${each} ms, median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms; later at most ${later.toFixed(1)} ms`,
    )
  }
  await grip.focus()
  report('move', await costOf('Alt+ArrowDown'))
  await sheet.locator('[data-block="bench-5"] [data-block-bar] button').first().focus()
  report('undo', await costOf('Control+z'))
  await sheet.locator('[data-block="bench-1"]').getByRole('button', { name: 'Edit Hero' }).click()
  await page.getByRole('complementary', { name: 'Edit Hero' }).getByLabel('Title', { exact: true }).focus()
  await delay(1500)
  report('edit', await costOf('x'))
  await sheet.locator('[data-block="bench-1"] [data-block-bar] button').first().focus()
  await page.keyboard.press('Enter')
  await delay(1500)
  report('type on the page', await costOf('x'))
} finally {
  await context.request.delete(`/api/pages/${id}`)
  await browser.close()
}
if (failed) {
  console.error(`An action took ${most} ms or more.`)
  process.exitCode = 1
}
