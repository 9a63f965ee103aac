// Photographs one visit in a fresh browser context.
import { mkdirSync } from 'node:fs'
import path from 'node:path'

const heights = { 390: 844, 768: 1024, 1440: 900 }
const heightOf = (width) => heights[width] ?? 900

/** The development server's own button and overlay are no part of the site. */
const style = 'nextjs-portal { display: none !important }'

export const fileOf = ({ screen, state }, width) => `${screen}${state ? `--${state}` : ''}@${width}.png`

/**
 * Visits a shot's address and photographs each of its states (screens-*.mjs say what a shot is). `wanted` tells
 * whether a file is asked for; what goes wrong is told to `failed` by file.
 */
export async function photograph(browser, shot, width, setup, { folder, wanted, failed }) {
  const states = (shot.states ?? [shot]).map((shotState) => ({ ...shot, ...shotState }))
  const files = states.map((shotState) => fileOf(shotState, width))
  if (!files.some(wanted)) return 0
  const context = await browser.newContext({
    baseURL: setup.base,
    viewport: { width, height: shot.heights?.[width] ?? heightOf(width) },
    hasTouch: width < 1000,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    javaScriptEnabled: shot.script !== false,
    storageState: shot.staff ? setup.session : undefined,
  })
  context.setDefaultTimeout(15_000)
  context.setDefaultNavigationTimeout(60_000)
  let takenCount = 0
  try {
    const page = await context.newPage()
    if (shot.media) await page.emulateMedia(shot.media)
    try {
      await visit(page, typeof shot.path === 'function' ? shot.path(setup) : shot.path, shot)
    } catch (error) {
      for (const file of files.filter(wanted)) failed(file, error)
      return 0
    }
    for (const [index, state] of states.entries()) {
      try {
        await state.act?.(page, setup)
        if (!wanted(files[index])) continue
        await settle(page, state, setup)
        mkdirSync(folder, { recursive: true })
        const fullPage = state.frame !== 'window'
        const file = path.join(folder, files[index])
        const still = { animations: 'disabled', caret: 'hide', timeout: 60_000 }
        await page.screenshot({ path: file, fullPage, style, ...still })
        takenCount += 1
      } catch (error) {
        failed(files[index], error)
      }
    }
    return takenCount
  } finally {
    await context.close()
  }
}

async function visit(page, address, { staff, script, frame }) {
  await page.goto(address, { waitUntil: 'load' })
  if (script === false) return
  await page.waitForLoadState('networkidle', { timeout: staff ? 6000 : 3000 }).catch(() => undefined)
  if (frame !== 'window') await page.evaluate(walkDown)
}

/** Everything that comes late is there, and what changes from run to run says the same. */
async function settle(page, { staff, script, frame, hand, isQuick }, { leads = {}, pages = {} }) {
  // A pointer left on a control would show it hovered over.
  if (hand !== 'stays') await page.mouse.move(0, 0)
  if (frame !== 'window') await page.evaluate(clearView)
  if (script === false) return
  if (!isQuick) await page.evaluate(comeToRest, frame !== 'window')
  if (!staff) return
  await page.evaluate(sameTimes)
  await page.evaluate(
    onlyOurs,
    [leads, pages].flatMap((rows) => Object.values(rows).map(({ id }) => id)),
  )
}

/** In the page: down to its end and back, for what waits until it comes into view. */
async function walkDown() {
  const frames = (count) =>
    new Promise((done) => {
      const next = () => (count-- > 0 ? requestAnimationFrame(next) : done())
      next()
    })
  for (const image of document.querySelectorAll('img[loading="lazy"]')) image.loading = 'eager'
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    await frames(2)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  await frames(2)
}

/** In the page: from its top, without the bars that lie over the window's edge and would hide what is behind them. */
function clearView() {
  for (const image of document.images) image.decoding = 'sync'
  scrollTo({ top: 0, behavior: 'instant' })
  for (const element of document.body.querySelectorAll('*')) {
    if (getComputedStyle(element).position !== 'fixed') continue
    if (element.getBoundingClientRect().height < innerHeight * 0.4) element.style.visibility = 'hidden'
  }
}

/** In the page: fonts and pictures are there; `all` for those out of sight as well. */
async function comeToRest(all) {
  const images = [...document.images].filter((image) => {
    const box = image.getBoundingClientRect()
    return box.width > 0 && (all || (box.bottom > 0 && box.top < innerHeight))
  })
  for (const image of images) Object.assign(image, { loading: 'eager', decoding: 'sync' })
  const arrived = Promise.all([
    document.fonts.ready,
    ...images.map((image) => image.decode().catch(() => undefined)),
  ])
  const late = new Promise((_, refuse) =>
    setTimeout(() => refuse(new Error('the pictures of the page don’t come')), 40_000),
  )
  await Promise.race([arrived, late])
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

/** In the page: dates and times of this run become those of every run; the far future is planned and stays. */
function sameTimes() {
  const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*'
  const rules = [
    [new RegExp(`\\b${month} \\d{1,2}, (?!2100)\\d{4}`, 'g'), 'Jan 12, 2026'],
    // The day stands in front of a time only when it isn't today.
    [new RegExp(`\\b${month} \\d{1,2}, (?=\\d{1,2}:\\d{2} [AP]M)`, 'g'), ''],
    [new RegExp(`\\b${month} \\d{1,2}(?!\\d|, \\d{4})`, 'g'), 'Jan 12'],
    [/\b\d{1,2}\/\d{1,2}\/\d{4}\b/g, '1/12/2026'],
    [/\b\d{1,2}:\d{2}\s?[AP]M\b/g, '9:00 AM'],
    [/\bunder 1 min\b|\b\d+ min\b/g, '5 min'],
    [/\b\d+ h(?= |$)/g, '3 h'],
  ]
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    if (node.parentElement?.closest('script, style, textarea, [contenteditable]')) continue
    const text = rules.reduce((now, [pattern, same]) => now.replace(pattern, same), node.data)
    if (text !== node.data) node.data = text
  }
}

/** In the page: rows about leads and pages that prepare.mjs hasn't made are left out. */
function onlyOurs(ids) {
  for (const link of document.querySelectorAll('a[href^="/admin/leads/"], a[href^="/admin/pages/"]')) {
    const id = link.pathname.split('/')[3]
    if (!id || id === 'new' || ids.includes(id)) continue
    const row = link.closest('tr, li') ?? link
    row.style.display = 'none'
  }
}
