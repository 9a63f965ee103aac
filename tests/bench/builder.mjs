// How long an edit, a move and an undo keep the main thread in the page builder, at 300 blocks. Wants a running site
// and its staff account:
//   BASE_URL=http://localhost:3000 ADMIN_EMAIL=… ADMIN_PASSWORD=… node tests/bench/builder.mjs
// Prints one line per action, from the browser's performance trace, and fails when one takes 50 ms or more.
import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from '@playwright/test'

const most = 50
const blocks = 300
const times = 5
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

/** The longest main-thread time of one press of `key`, in milliseconds, among several. */
async function costOf(key) {
  events = []
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  })
  for (let turn = 0; turn < times; turn += 1) {
    await page.keyboard.press(key)
    await delay(1200) // nothing is asked of the page meanwhile: that would be work too
  }
  const ended = new Promise((done) => devtools.once('Tracing.tracingComplete', done))
  await devtools.send('Tracing.end')
  await ended
  const downs = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
  // Control and Alt are keys of their own: a press begins with the last of its keys.
  const perPress = key.split('+').length
  const presses = downs.sort((a, b) => a.ts - b.ts).filter((_, index) => index % perPress === perPress - 1)
  const { tid, pid } = presses[0]
  const tasks = events.filter(
    (event) =>
      event.ph === 'X' &&
      event.name === 'ThreadControllerImpl::RunTask' &&
      event.tid === tid &&
      event.pid === pid,
  )
  // What follows within a quarter of a second belongs to the press: drawing included, keeping the work not.
  return presses.map(({ ts }) =>
    tasks
      .filter((task) => task.ts + task.dur >= ts && task.ts < ts + 250_000)
      .reduce((sum, task) => sum + (task.tdur ?? task.dur) / 1000, 0),
  )
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
    const sorted = costs.toSorted((one, other) => one - other)
    const [median, worst] = [sorted[times >> 1], sorted.at(-1)]
    failed ||= worst >= most
    const each = costs.map((cost) => cost.toFixed(1)).join(' ')
    console.log(`${what}: ${each} ms, median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`)
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
