import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type axeCore from 'axe-core'
import { type Cookie, type Page, expect, test as base } from '@playwright/test'

/** The staff account that tests/run.mjs lets the seed make. */
export const staff = {
  email: process.env.ADMIN_EMAIL ?? 'owner@example.com',
  password: process.env.ADMIN_PASSWORD ?? 'a-password-for-tests',
}

type Options = {
  /** Console errors and failed requests that this test provokes on purpose; everything else fails it. */
  expectedErrors: RegExp[]
}

export const test = base.extend<Options & { clean: void }>({
  expectedErrors: [[], { option: true }],
  clean: [
    async ({ page, expectedErrors, javaScriptEnabled }, use) => {
      const errors: string[] = []
      const note = (text: string) => {
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
      await use()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Fails with the list of what axe finds against WCAG 2.2 A and AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const run = (window as unknown as { axe: typeof axeCore }).axe.run
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    const results = await run(document, { runOnly: tags })
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    )
  })
  expect(violations).toEqual([])
}

/** Fails when the page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(beyond).toBe(0)
}

/** Where the run's one session is kept: more sign-ins in a row would be taken for guessing. */
const sessionFile = path.join(
  tmpdir(),
  `showroom-session-${new URL(process.env.BASE_URL ?? 'http://none').port}.json`,
)

/**
 * Signs the staff account in through the real sign-in calls, once for the whole run; the page's context holds the
 * session afterwards.
 */
export async function signIn(page: Page): Promise<void> {
  const context = page.context()
  if (existsSync(sessionFile)) {
    await context.addCookies(JSON.parse(readFileSync(sessionFile, 'utf8')) as Cookie[])
    if ((await page.request.get('/api/auth/user')).ok()) return
  }
  const { csrfToken } = (await (await page.request.get('/api/auth/csrf')).json()) as { csrfToken: string }
  const answer = await page.request.post('/api/auth/callback/credentials', {
    form: { csrfToken, ...staff, json: 'true', callbackUrl: '/admin' },
  })
  expect(answer.ok()).toBe(true)
  writeFileSync(sessionFile, JSON.stringify(await context.cookies()), { mode: 0o600 })
}

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

export { expect }
