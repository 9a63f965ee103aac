import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type axeCore from 'axe-core'
import { type APIRequestContext, type Frame, type Page, expect } from '@playwright/test'
import { inDatabase } from './database'
import { Own } from './own'
import { test as base } from './site'

/** The staff account that the seed makes (tests/built-site.mjs). */
export const account = {
  email: process.env.ADMIN_EMAIL ?? 'owner@example.com',
  password: process.env.ADMIN_PASSWORD ?? 'a-password-for-tests',
}

export type Account = { email: string; password: string }

/** A signed-in browser's cookies, as Playwright takes them. */
type Session = Awaited<ReturnType<APIRequestContext['storageState']>>

type Options = {
  /** Console errors and failed requests that this test provokes on purpose; everything else fails it. */
  expectedErrors: RegExp[]
}

type Fixtures = {
  clean: void
  /** Requests of the staff account, apart from the test's browser. */
  staff: APIRequestContext
  /** Signs the test's browser in. */
  signIn: () => Promise<void>
  /** Adds an account to sign in with, which goes when the test ends. */
  addAccount: (role: 'owner' | 'editor') => Promise<Account>
  /** Makes what the test needs, and removes all of it when the test ends, however it ends. */
  own: Own
}

/** Keeps the page without the stream of news: with it open, a staff screen's network is never idle. Call it before `goto`. */
export const withoutNewsStream = (page: Page) =>
  page.route('**/api/leads/events', (route) => route.fulfill({ status: 204 }))

/** Waits until a dialog has left the page: closed, it stays for a moment in which a key opens nothing. */
export const expectDialogGone = (page: Page, name: string) =>
  expect(page.getByRole('dialog', { name, includeHidden: true })).not.toBeAttached()

/** Returns how many entries the tab's history has. */
export const historyLength = (page: Page) => page.evaluate(() => history.length)
/** Waits until what opened over the page has its own entry after the `before` that there were: from then on Back closes it. */
export const expectOwnEntry = (page: Page, before: number) =>
  expect.poll(() => historyLength(page)).toBe(before + 1)

type Shared = {
  /** A session of the staff account. */
  session: Session
}

export const test = base.extend<Options & Fixtures, Shared>({
  expectedErrors: [[], { option: true }],
  clean: [
    async ({ page, expectedErrors, javaScriptEnabled }, provide) => {
      const errors: string[] = []
      const note = (text: string) => {
        // Screens ask for news by themselves: their stream is cut when its server, session or connection ends.
        if (/api\/leads\/events|401.*api\/leads\/news/.test(text)) return
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text)
      }
      page.on('console', (message) => {
        if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => note(`exception: ${error.message}`))
      page.on('requestfailed', (request) => {
        // Leaving a page aborts what it was still fetching.
        const reason = request.failure()?.errorText ?? ''
        // Without script the browser itself refuses to fetch them.
        const refused = !javaScriptEnabled && request.resourceType() === 'script'
        if (reason !== 'net::ERR_ABORTED' && !refused) note(`failed request: ${request.url()} ${reason}`)
      })
      page.on('response', (response) => {
        if (response.status() >= 400) note(`status ${response.status()}: ${response.url()}`)
      })
      await provide()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
  session: [
    async ({ playwright, site }, provide, { project }) => {
      const { baseURL } = project.use
      const request = await playwright.request.newContext({ baseURL, proxy: { server: site.proxy } })
      await signInBy(request)
      // A first sign-in leads to the setup of a new site, which other tests aren't about.
      await request.put('/api/setup', { data: { status: 'later', step: 'business' } })
      await provide(await request.storageState())
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  staff: async ({ playwright, baseURL, session }, provide) => {
    const request = await playwright.request.newContext({ baseURL, storageState: session })
    await provide(request)
    await request.dispose()
  },
  signIn: async ({ context, session }, provide) => {
    await provide(() => context.addCookies(session.cookies))
  },
  addAccount: async ({ playwright, staff }, provide) => {
    const added: Account[] = []
    await provide(async (role) => {
      const person = {
        email: `person-${randomUUID()}@example.com`,
        password: 'lantern quarry mosaic thimble',
      }
      const invitation = { name: 'Dana Whitfield', email: person.email, role, password: account.password }
      const invited = await staff.post('/api/staff/invites', { data: invitation })
      const { link } = (await invited.json()) as { link: string }
      const stranger = await playwright.request.newContext({ storageState: { cookies: [], origins: [] } })
      const data = { token: new URL(link).hash.slice(1), name: invitation.name, password: person.password }
      expect((await stranger.post('/api/account/join', { data })).status()).toBe(201)
      await stranger.dispose()
      added.push(person)
      return person
    })
    const ownRows = '"staffId" IN (SELECT id FROM "Staff" WHERE email = ?)'
    for (const { email } of added) {
      await inDatabase(`DELETE FROM "AuditEntry" WHERE ${ownRows}`, email)
      await inDatabase(`DELETE FROM "StaffSession" WHERE ${ownRows}`, email)
      await inDatabase('DELETE FROM "Staff" WHERE email = ?', email)
    }
  },
  own: async ({ staff }, provide) => {
    const ownRecords = new Own(staff)
    await provide(ownRecords)
    await ownRecords.remove()
  },
})

/** Signs somebody in through the real sign-in calls. */
export async function signInBy(request: APIRequestContext, person: Account = account): Promise<void> {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string }
  const answer = await request.post('/api/auth/callback/credentials', {
    form: { csrfToken, ...person, json: 'true', callbackUrl: '/admin' },
  })
  expect(answer.ok()).toBe(true)
}

/** Notes each jump of the layout of the pages that are opened from now on. The answer reads their sizes. */
export async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  // The fonts are there then, as on a visitor's second page: on a busy machine they come after the first paint, and texts move a hair.
  await page.goto('/privacy', { waitUntil: 'load' })
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
}

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Fails with the list of what axe finds against WCAG 2.2 A and AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const frame of page.frames()) if (ownFrame.test(frame.url())) await expectFrameAccessible(frame)
}

/** Our own documents: also those that a page writes into a frame, such as the builder's canvas. */
const ownFrame = /^(http:\/\/localhost|about:srcdoc)/

async function expectFrameAccessible(page: Frame): Promise<void> {
  let violations: string[] | null = null
  while (!violations) violations = await violationsIn(page)
  expect(violations).toEqual([])
}

/** Null when a message came or went meanwhile. It has less contrast while it fades, as any other element. */
async function violationsIn(page: Frame): Promise<string[] | null> {
  await expect(
    page.locator('[data-sonner-toast]:is([data-mounted="false"],[data-removed="true"])'),
  ).toHaveCount(0)
  // A page that was led to within the site gets its title a moment later.
  await expect.poll(() => page.title()).not.toBe('')
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const messages = () => [
      ...document.querySelectorAll('[data-sonner-toast][data-mounted="true"][data-removed="false"]'),
    ]
    const before = messages()
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        // Animations that follow the scrolling end with it.
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map((animation) => animation.finished),
    )
    const run = (window as unknown as { axe: typeof axeCore }).axe.run
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    const results = await run(document, { runOnly: tags, iframes: false })
    const after = messages()
    if (before.length !== after.length || before.some((message, at) => message !== after[at])) return null
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    )
  })
}

/**
 * Fails when something to be pressed is smaller than WCAG 2.2 asks. `expectAccessible` runs the rule too, in the window as it is;
 * here the window is as high as the page: what a bar at the bottom hides comes out from under it by scrolling.
 */
export async function expectTargets(page: Page): Promise<void> {
  const size = page.viewportSize()!
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...size, height })
  await page.evaluate(axe)
  const small = await page.evaluate(async () => {
    const run = (window as unknown as { axe: typeof axeCore }).axe.run
    const { violations } = await run(document, { runOnly: { type: 'rule', values: ['target-size'] } })
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    )
  })
  await page.setViewportSize(size)
  expect(small).toEqual([])
}

/** Fails when the page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  // Less than nothing where room is kept for a scroll bar.
  expect(beyond).toBeLessThanOrEqual(0)
}

/** Keeps a message by the pointer on it: else it goes after five seconds, whatever is checked meanwhile. */
export const holdMessage = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text }).hover()

/**
 * Presses a button of the message that says this, and waits until it has left: as it goes it gives the focus back, and the
 * next one may say the same.
 */
async function leaveMessage(page: Page, text: string, name: 'Undo' | 'Close'): Promise<void> {
  const button = page.getByRole('listitem').filter({ hasText: text }).getByRole('button', { name })
  await button.click()
  await expect(button).toHaveCount(0)
}

export const undo = (page: Page, text: string) => leaveMessage(page, text, 'Undo')
export const closeMessage = (page: Page, text: string) => leaveMessage(page, text, 'Close')

/** The row of a list in place of something that was just deleted. */
export const undoLine = (page: Page, title: string) =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ hasText: `“${title}” is in the trash.` })

/** Presses Undo there. It takes no click in its first moment: that may be the second one of a double click. */
export async function undoDeletion(page: Page, title: string): Promise<void> {
  const button = undoLine(page, title).getByRole('button', { name: 'Undo' })
  await expect(button).toBeVisible()
  await expect(async () => {
    // A click that worked may take longer than the wait for it.
    if ((await button.count()) > 0) await button.click({ timeout: 5000 })
    await expect(button).toHaveCount(0, { timeout: 500 })
  }).toPass()
}

const siteName = /<meta property="og:site_name"[^>]*>/

/** A page without what differs between one that the build rendered and the same one rendered later. */
export const comparableHtml = (html: string) =>
  html
    // A payload says who rendered it, and its address is a hash of it.
    .replaceAll(/\/payload\/[\w-]+\.js/g, '')
    // React marks the parts that it may render by themselves, some only in the build.
    .replaceAll(/<!--\/?\$-->/g, '')
    // React puts the site’s name before or after the page’s metadata, whichever it knows first.
    .replace(siteName, '') + (siteName.exec(html)?.[0] ?? '')

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

/** Fails when the screen as it stands isn't accessible, or scrolls sideways, on a phone or on a desktop. */
export async function expectFits(page: Page): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
}

export { expect }
