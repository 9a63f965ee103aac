import { readFileSync } from 'node:fs'
import { type Cookie, type Page as Tab } from '@playwright/test'
import { type Page, type PageComponent } from '@/lib/content-types'
import { expect, signIn } from './fixtures'

/** One sign-in for all tests of a worker: more in a row would be taken for guessing. STAFF_STATE names a stored one. */
let session: Cookie[] | undefined = process.env.STAFF_STATE
  ? (JSON.parse(readFileSync(process.env.STAFF_STATE, 'utf8')) as { cookies: Cookie[] }).cookies
  : undefined

/** Signs the tab in, with the worker's session. */
export async function asStaff(tab: Tab) {
  if (session) return tab.context().addCookies(session)
  await signIn(tab)
  session = await tab.context().cookies()
}

const mark = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

export const titleOfOwn = (what: string) => `${what} ${mark()}`

/** A stored page to work on, and how to get rid of it. */
export async function storedPage(
  tab: Tab,
  components: Omit<PageComponent, 'id'>[] = [],
  isPublished = false,
) {
  const title = titleOfOwn('Kitchen Financing')
  const slug = title.toLowerCase().replace(/ /g, '-')
  const blocks = components.map((block, index) => ({
    ...block,
    id: `${block.type.replace(' ', '-')}-${index + 1}`,
  }))
  const answer = await tab.request.post('/api/pages', {
    data: { title, slug, isPublished, components: blocks },
  })
  expect(answer.status()).toBe(201)
  const page = (await answer.json()) as Page
  return {
    ...page,
    stored: async () => (await (await tab.request.get(`/api/pages/${page.id}`)).json()) as Page,
    remove: () => tab.request.delete(`/api/pages/${page.id}`),
  }
}

/** The blocks' names in the canvas, from the top. */
export const namesInCanvas = (tab: Tab) =>
  tab
    .getByRole('main', { name: 'Page Builder' })
    .getByRole('article')
    .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('aria-label')))

/** Opens a page in the builder and waits until it can be operated. */
export async function openBuilder(tab: Tab, id: string) {
  await tab.goto(`/admin/pages/${id}/edit`)
  if (process.env.STAFF_STATE) await tab.addStyleTag({ content: 'nextjs-portal { display: none }' })
  await expect(tab.locator('.builder[aria-busy="false"]')).toBeVisible({ timeout: 20_000 })
}
