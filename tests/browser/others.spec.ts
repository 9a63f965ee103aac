import { type APIRequestContext, type Page as Tab } from '@playwright/test'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdMessage,
  phone,
  signInBy,
} from './fixtures'
import { namesInCanvas, openBuilder, sheetOf, test as signedIn } from './staff-pages'

/** Another owner, in a browser of her own. */
const test = signedIn.extend<{ dana: { tab: Tab; staff: APIRequestContext } }>({
  dana: async ({ browser, addAccount }, provide) => {
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
    await signInBy(context.request, await addAccount('owner'))
    await provide({ tab: await context.newPage(), staff: context.request })
    await context.close()
  },
})

const three = [
  { type: 'hero', config: { title: 'A new kitchen', subtitle: 'By June' } },
  { type: 'text', config: { content: 'Some words' } },
  { type: 'cta', config: { title: 'Last words' } },
]

/** For what is looked at again and again. */
const soon = expect.configure({ timeout: 2_000 })

/** As when somebody comes back to the tab: it asks at once, not only every fifteen seconds. */
const comeBack = (tab: Tab) => tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Comes back to the tab until it shows something: a question that was under way isn't asked anew, and may be too early. */
const comeBackUntil = (tab: Tab, see: () => Promise<void>) =>
  expect(async () => {
    await comeBack(tab)
    await see()
  }).toPass()

async function changeHero(tab: Tab, title: string) {
  await sheetOf(tab).getByRole('button', { name: 'Edit Hero' }).click()
  const panel = tab.getByRole('complementary', { name: 'Edit Hero' })
  await panel.getByLabel('Title', { exact: true }).fill(title)
  await panel.getByRole('button', { name: 'Save Changes' }).click()
}

const togetherIn = (tab: Tab) => tab.getByRole('alertdialog', { name: 'Both together' })

test('two owners see each other and each other’s save, and save both together once it was seen', async ({
  page,
  own,
  dana,
}) => {
  await page.setViewportSize(desktop)
  const ownPage = await own.page(three, { isPublished: true })
  await openBuilder(page, ownPage.id)
  await openBuilder(dana.tab, ownPage.id)
  await comeBackUntil(dana.tab, () => soon(dana.tab.getByText('Owner has this page open')).toBeVisible())
  await comeBackUntil(page, () => soon(page.getByText('Dana has this page open')).toBeVisible())
  await changeHero(page, 'Paid for month by month')
  await comeBackUntil(page, async () => {
    await comeBack(dana.tab)
    await soon(dana.tab.getByText('edited just now')).toBeVisible()
  })
  await expectAccessible(page)

  // Hers is told of before mine is saved.
  await changeHero(dana.tab, 'Without the big bill')
  await dana.tab.getByRole('button', { name: 'Add Reviews', exact: true }).click()
  await dana.tab.keyboard.press('ControlOrMeta+s')
  await expect(dana.tab.getByText('Draft saved')).toBeVisible()
  const notice = page.getByRole('region', { name: 'Saved meanwhile' })
  await comeBackUntil(page, () =>
    soon(notice).toContainText(/Dana saved this page at .* Your changes are still here\./),
  )
  await expectAccessible(page)

  // By keyboard: the choice changes what is shown; nothing is saved before it is said.
  await notice.getByRole('button', { name: 'Put both together' }).focus()
  await page.keyboard.press('Enter')
  const together = togetherIn(page)
  const row = (name: string) =>
    together.getByRole('list', { name: 'The page' }).getByRole('listitem').filter({ hasText: name })
  const hero = row('Hero · Changed by both: Title').locator('iframe').contentFrame()
  await expect(hero.getByText('Paid for month by month').last()).toBeVisible()
  await expect(row('Reviews · Dana’s')).toHaveCount(1)
  await expect(together).toHaveAccessibleDescription(
    /Nothing is saved yet.*1 from Dana and 1 changed by both/,
  )
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(together.getByRole('radio', { name: 'Yours' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(hero.getByText('Without the big bill').last()).toBeVisible()
  await together.getByRole('button', { name: 'Back' }).focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('alertdialog', { name: /^Dana Whitfield saved this page/ })
    .getByRole('button', { name: 'Keep editing' })
    .focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => namesInCanvas(page)).toEqual(['Hero', 'Text', 'Call to Action'])
  await notice.getByRole('button', { name: 'Put both together' }).click()
  await together.getByRole('button', { name: 'Save this' }).click()
  await holdMessage(page, 'Draft saved')
  await expect.poll(() => namesInCanvas(page)).toEqual(['Hero', 'Text', 'Call to Action', 'Reviews'])
  await expect(notice).toHaveCount(0)
  expect((await ownPage.stored()).components[0]?.config.title).toBe('A new kitchen')

  // Without changes of one's own there is only one thing to do.
  const hers = dana.tab.getByRole('region', { name: 'Saved meanwhile' })
  await comeBackUntil(dana.tab, () => soon(hers).toBeVisible())
  await hers.getByRole('button', { name: 'Show what was saved' }).click()
  await expect(sheetOf(dana.tab).getByRole('article', { name: 'Hero' })).toContainText(
    'Paid for month by month',
  )
  await expect(dana.tab.getByText('Unsaved changes')).toHaveCount(0)

  // The way to publish stands in what is said; who leaves is no longer told of.
  await page.getByRole('button', { name: 'Publish…' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/admin/pages')
  const listed = page.getByRole('row').filter({ hasText: ownPage.title })
  await expect(listed.getByText('Dana has this page open')).toBeAttached()
  await expectAccessible(page)
  await dana.tab.goto('/admin')
  await comeBackUntil(page, () => soon(listed.getByText('Dana has this page open')).toHaveCount(0))
})

test('on a phone: the notice and both together fit, and are within reach', async ({ page, own, staff }) => {
  await page.setViewportSize(phone)
  page.on('dialog', (dialog) => void dialog.accept())
  const ownPage = await own.page(three)
  await openBuilder(page, ownPage.id)
  await page.getByRole('navigation', { name: 'Page' }).getByRole('button', { name: 'Add' }).click()
  await page.getByRole('button', { name: 'Add Testimonial' }).click()
  const title = 'A title that is so long that it doesn’t fit into one line of a phone'
  await staff.put(`/api/pages/${ownPage.id}`, { data: { title, version: ownPage.version } })
  const notice = page.getByRole('region', { name: 'Saved meanwhile' })
  await comeBackUntil(page, () => soon(notice).toContainText('You saved this page in another window'))
  // It stays in view over the canvas; at its top it covers none of it.
  await expect(notice).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('main').evaluate((main) => main.scrollTo(0, 0))
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Put both together' }).click()
  const together = togetherIn(page)
  await expect(together.getByRole('list', { name: 'Settings' })).toContainText('Page Title · Owner’s')
  await expect(together.getByRole('listitem').filter({ hasText: 'Testimonial · Yours' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await together.getByRole('button', { name: 'Save this' }).click()
  await expect.poll(async () => (await ownPage.stored()).components.length).toBe(4)
  expect((await ownPage.stored()).title).toBe(title)
})

test('a post’s other editor and save are told of in the same way', async ({ page, own, dana }) => {
  const post = await own.post({ content: 'First.' })
  await page.goto(`/admin/blog/${post.id}/edit`)
  await page.getByLabel('Category').fill('Mine')
  await dana.tab.goto(`/admin/blog/${post.id}/edit`)
  await comeBackUntil(dana.tab, () => soon(dana.tab.getByText('Owner has this post open')).toBeVisible())
  await dana.staff.put(`/api/blog/${post.id}`, { data: { excerpt: 'Theirs', version: post.version } })
  await comeBackUntil(page, () => soon(page.getByText('Dana has this post open')).toBeVisible())
  const putTogether = page.getByRole('button', { name: 'Put both together' })
  await comeBackUntil(page, () => soon(putTogether).toBeVisible())
  await putTogether.click()
  await togetherIn(page).getByRole('button', { name: 'Save this' }).click()
  await expect(page.getByText('Draft saved')).toBeVisible()
  const stored = (await (await dana.staff.get(`/api/blog/${post.id}`)).json()) as object
  expect(stored).toMatchObject({ category: 'Mine', excerpt: 'Theirs' })
})

test('a list follows what others do, and keeps what is typed, the focus and the place', async ({
  page,
  own,
  staff,
}) => {
  await page.setViewportSize(desktop)
  const [first, second] = [await own.page(three), await own.page(three)]
  await page.goto('/admin/pages')
  // The mark of this test alone: pages of others come and go.
  const word = first.title.split(' ').at(-1)!
  const search = page.getByRole('searchbox', { name: 'Search pages' })
  await search.fill(word)
  const rowOf = (title: string) => page.getByRole('row').filter({ hasText: title })
  await expect(rowOf(second.title)).toBeVisible()
  await rowOf(second.title).getByRole('link', { name: second.title, exact: true }).focus()
  await staff.put(`/api/pages/${first.id}`, { data: { isPublished: true, version: first.version } })
  // This is said for five seconds only.
  await comeBackUntil(page, () => soon(page.getByText(`${first.title} has changed`)).toBeAttached())
  await expect(rowOf(first.title).getByText('Published').first()).toBeVisible()
  await expect(rowOf(second.title).getByRole('link', { name: second.title, exact: true })).toBeFocused()
  await expect(search).toHaveValue(word)
  await staff.delete(`/api/pages/${second.id}`)
  await comeBackUntil(page, () => soon(rowOf(second.title)).toHaveCount(0))
  await expect(rowOf(first.title).getByRole('link', { name: first.title, exact: true })).toBeFocused()
})

test('a planned moment that comes shows in the open builder, and leaves what is being written', async ({
  page,
  own,
  staff,
}) => {
  await page.setViewportSize(desktop)
  const ownPage = await own.page(three, { publishAt: '2100-01-04T14:00:00.000Z' })
  await openBuilder(page, ownPage.id)
  const state = page.getByRole('button', { name: /^Page settings, / })
  await expect(state).toContainText(/Draft.*Publishes/)
  await changeHero(page, 'Mine')
  // The moment comes once the work is there, however long that took.
  const publishAt = new Date(Date.now() + 8_000)
  expect((await staff.put(`/api/pages/${ownPage.id}`, { data: { publishAt } })).ok()).toBe(true)
  await comeBackUntil(page, () => soon(state).not.toContainText('2100'))
  await expect(state).toContainText('Published', { timeout: 30_000 })
  await expect(state).not.toContainText('Publishes')
  await expect(page.getByText('Unsaved changes').filter({ visible: true })).toBeVisible()
  // On a live page Ctrl S publishes nothing.
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Draft saved')).toBeVisible()
  expect((await ownPage.stored()).components[0]?.config.title).toBe('A new kitchen')
  await expect(state).toContainText('Changes not published')
})

test('a window that comes back after a crash isn’t taken for another one; a second window is', async ({
  page,
  own,
}) => {
  const ownPage = await own.page(three)
  const isPresence = (answer: { url: () => string }) => new URL(answer.url()).pathname === '/api/presence'
  const notice = (tab: Tab) => tab.getByText('You have this page open in another window')
  // A crash says no goodbye.
  await page.addInitScript(() => addEventListener('pagehide', (event) => event.stopImmediatePropagation()))
  const heard = page.waitForResponse(isPresence)
  await openBuilder(page, ownPage.id)
  await heard
  const heardAgain = page.waitForResponse(isPresence)
  await page.reload()
  expect(((await (await heardAgain).json()) as { others: object[] }).others).toEqual([])
  await expect(notice(page)).toHaveCount(0)

  // A duplicated tab has all that this one keeps.
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void open(location.href))
  const second = await opened
  await expect(notice(second)).toBeVisible()
  await comeBackUntil(page, () => soon(notice(page)).toBeVisible())
  await second.close()
})
