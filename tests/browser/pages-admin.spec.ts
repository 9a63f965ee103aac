import { type Page as Tab } from '@playwright/test'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  undoDeletion,
  undoLine,
} from './fixtures'
import { builderReady, sheetOf, test } from './staff-pages'

/** Publishes from the list, past what is asked before that. */
async function publishNow(page: Tab, title: string) {
  await chooseInMenu(page, title, 'Publish now')
  await page
    .getByRole('dialog', { name: 'Publish this page' })
    .getByRole('button', { name: 'Publish now' })
    .click()
}

/** Takes an item of a row's menu. */
async function chooseInMenu(page: Tab, title: string, item: string) {
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test(
  'a page is created, shown in the list, duplicated, published, deleted and brought back',
  { tag: ['@journey', '@postgres'] },
  async ({ page, own }) => {
    await page.setViewportSize(desktop)
    const title = own.name('Permits & Fees')
    const slug = title.toLowerCase().replace(' & ', '-').replace(/ /g, '-')
    await page.goto('/admin/pages/new')
    const field = page.getByLabel('Page Title')
    const slugField = page.getByLabel('URL Slug')
    await field.fill('Gallery')
    await expect(slugField).toHaveValue('gallery')
    await expect(page.getByText('/gallery is a page of the site itself.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: '/our-gallery' }).click()
    await expect(slugField).toHaveValue('our-gallery')
    await slugField.fill('')
    await page.getByRole('button', { name: 'Create Page' }).click()
    await expect(slugField).toBeFocused()
    await expect(page.getByText('Enter a slug')).toBeVisible()
    await field.fill(title)
    await slugField.fill(slug)
    await expect(page.getByText(`URL will be: /${slug}`)).toBeVisible()
    await page.getByLabel('Initial Content (Optional)').fill('First line\nSecond line')
    await page.getByLabel('Meta Description (SEO)').fill('What a permit costs in Rockland County.')
    await page.getByRole('button', { name: 'Create Page' }).click()
    await expect(page.getByText('Page created successfully')).toBeVisible()

    await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^All Pages \(\d+\)$/ })).toBeVisible()
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })
    await expect(row).toContainText(`/${slug}`)
    await expect(row).toContainText('Draft')
    await expectAccessible(page)
    await publishNow(page, title)
    await expect(row).toContainText('Published')
    const html = await (await page.request.get(`/${slug}`)).text()
    expect(html).toMatch(/First line<br ?\/?>Second line/)
    await chooseInMenu(page, title, 'Duplicate')
    const copy = page.getByRole('row').filter({ hasText: `Copy of ${title}` })
    await expect(copy).toContainText('Draft')
    await copy.getByRole('button', { name: `Delete Copy of ${title}` }).click()
    await expect(undoLine(page, `Copy of ${title}`)).toBeVisible()

    const status = async () => (await page.request.get(`/${slug}`)).status()
    await row.getByRole('button', { name: `Delete ${title}` }).click()
    await expect(row).toHaveCount(0)
    await undoDeletion(page, title)
    await expect(row).toContainText('Published')
    await expect.poll(status).toBe(200)
    await row.getByRole('button', { name: `Delete ${title}` }).click()
    // Only here, where nobody has to press Undo: its line goes after ten seconds.
    await expect.poll(status).toBe(404)
  },
)

test('the page saved last comes first, until one asks for the oldest', async ({ page, own }) => {
  await page.setViewportSize(desktop)
  const [older, newer] = [await own.page(), await own.page()]
  await page.goto('/admin/pages')
  // Other tests add pages too: only these two are looked at.
  const titles = () => page.getByRole('rowgroup').last().getByRole('row').getByRole('link').allTextContents()
  const order = async () => (await titles()).filter((title) => [older.title, newer.title].includes(title))
  const byDate = page.getByRole('columnheader', { name: 'Last Updated' })
  await expect(byDate).toHaveAttribute('aria-sort', 'descending')
  expect(await order()).toEqual([newer.title, older.title])
  await page.getByRole('button', { name: 'Last Updated' }).click()
  await expect(byDate).toHaveAttribute('aria-sort', 'ascending')
  expect(await order()).toEqual([older.title, newer.title])
})

test('a page is scheduled and its search listing written, by mouse', async ({ page, own }) => {
  await page.setViewportSize(desktop)
  const ownPage = await own.page()
  await page.goto('/admin/pages')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: ownPage.title, exact: true }) })
  await chooseInMenu(page, ownPage.title, 'Schedule')
  const schedule = page.getByRole('dialog', { name: `Schedule ${ownPage.title}` })
  await expect(schedule.getByLabel('Show from', { exact: true })).toBeFocused()
  await schedule.getByLabel('Show from', { exact: true }).fill('2001-01-01T09:00')
  await schedule.getByRole('button', { name: 'Save schedule' }).click()
  await expect(schedule.getByText('This time has passed. Choose a later one, or publish now.')).toBeVisible()
  await expectAccessible(page)
  await schedule.getByLabel('Show from', { exact: true }).fill('2100-01-04T09:00')
  await schedule.getByLabel('Hide on', { exact: true }).fill('2100-02-01T17:30')
  await schedule.getByRole('button', { name: 'Save schedule' }).click()
  await expect(page.getByText('Page scheduled')).toBeVisible()
  await expect(schedule).toHaveCount(0)
  await expect(row).toContainText('Publishes Jan 4, 2100, 9:00 AM')
  expect(await ownPage.stored()).toMatchObject({
    publishAt: '2100-01-04T14:00:00.000Z',
    unpublishAt: '2100-02-01T22:30:00.000Z',
  })
  expect((await page.request.get(`/${ownPage.slug}`)).status()).toBe(404)

  await publishNow(page, ownPage.title)
  await expect(row).toContainText('Unpublishes Feb 1, 2100, 5:30 PM')
  await chooseInMenu(page, ownPage.title, 'Change schedule')
  await schedule.getByRole('button', { name: 'Clear Hide on' }).click()
  await schedule.getByRole('button', { name: 'Save schedule' }).click()
  await expect(row).not.toContainText('Unpublishes')

  await chooseInMenu(page, ownPage.title, 'Search listing')
  const listing = page.getByRole('dialog', { name: `Search listing of ${ownPage.title}` })
  await listing.getByLabel('Meta Title (SEO)').fill('Financing in Rockland County')
  await listing.getByLabel('Meta Description (SEO)').fill('What it is per month.')
  await expect(listing.getByText('28 of 60')).toBeVisible()
  await expect(listing.getByRole('paragraph').filter({ hasText: 'What it is per month.' })).toBeVisible()
  await listing.getByRole('button', { name: 'Save listing' }).click()
  await expect(listing).toHaveCount(0)
  await expect
    .poll(async () => (await page.request.get(`/${ownPage.slug}`)).text())
    .toContain('<title>Financing in Rockland County</title>')
})

test('the list by keyboard only', async ({ page, own }) => {
  await page.setViewportSize(desktop)
  const [, made] = [await own.page(), await own.page()]
  await page.goto('/admin/pages')
  const name = (title: string) => page.getByRole('link', { name: title, exact: true })
  const press = (key: string) => page.keyboard.press(key)
  await expect(name(made.title)).toBeVisible()
  // Other tests add pages too: whatever stands below is meant.
  const links = await page.getByRole('row').getByRole('link').allTextContents()
  const titles = links.filter(Boolean)
  const next = titles[titles.indexOf(made.title) + 1] ?? ''
  await press('j')
  await expect(name(titles[0] ?? '')).toBeFocused()
  await press('?')
  await expect(page.getByRole('dialog', { name: 'Keys on this screen' })).toContainText('delete, with undo')
  await press('Escape')
  await name(made.title).focus()
  await press('j')
  await expect(name(next)).toBeFocused()
  await press('k')
  await expect(name(made.title)).toBeFocused()
  // Preview, Edit and Delete, then the menu: duplicate, schedule, publish.
  await expect(page.getByRole('button', { name: `More for ${made.title}` })).toBeVisible()
  const openMenu = async (item: string) => {
    await name(made.title).focus()
    for (let tabs = 0; tabs < 4; tabs += 1) await press('Tab')
    await press('Enter')
    await expect(page.getByRole('menu').locator(':focus')).toBeVisible()
    await page.keyboard.type(item)
    await expect(page.getByRole('menuitem', { name: item, exact: true })).toBeFocused()
    await press('Enter')
  }
  await openMenu('Schedule')
  const schedule = page.getByRole('dialog', { name: `Schedule ${made.title}` })
  await expect(schedule.getByLabel('Show from', { exact: true })).toBeFocused()
  await page.keyboard.type('01042100')
  await press('ArrowRight')
  await page.keyboard.type('0900A')
  await press('Enter')
  await expect(schedule).toHaveCount(0)
  await expect(page.getByRole('button', { name: `More for ${made.title}` })).toBeFocused()
  const row = page.getByRole('row').filter({ has: name(made.title) })
  await expect(row).toContainText('Publishes Jan 4, 2100, 9:00 AM')
  await openMenu('Publish now')
  const question = page.getByRole('dialog', { name: 'Publish this page' })
  const check = question.getByRole('region', { name: 'Check' })
  await expect(check.getByRole('status')).toHaveText('Checked: 2 things to look at')
  await question.getByRole('button', { name: 'Publish now' }).press('Enter')
  await expect(row.getByText('Published', { exact: true }).first()).toBeVisible()
  await openMenu('Duplicate')
  const copy = `Copy of ${made.title}`
  await expect(name(copy)).toBeVisible()
  await name(copy).focus()
  await press('Delete')
  await expect(name(copy)).toHaveCount(0)
  await expect(page.getByText('Page deleted successfully')).toBeVisible()
  await expect(undoLine(page, copy).getByRole('button', { name: 'Undo' })).toBeFocused()
  await name(made.title).focus()
  await press('p')
  await expect(page.getByRole('heading', { name: `Preview: ${made.title}` })).toBeVisible()
})

test('on a phone the menu has everything', async ({ page, own }) => {
  await page.setViewportSize(phone)
  const ownPage = await own.page()
  await page.goto('/admin/pages')
  await chooseInMenu(page, ownPage.title, 'Schedule')
  const schedule = page.getByRole('dialog', { name: `Schedule ${ownPage.title}` })
  await schedule.getByLabel('Show from', { exact: true }).fill('2100-01-04T09:00')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await schedule.getByRole('button', { name: 'Save schedule' }).click()
  await expect(schedule).toHaveCount(0)
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: ownPage.title, exact: true }) })
  await expect(row).toContainText('Publishes Jan 4, 2100, 9:00 AM')
  await chooseInMenu(page, ownPage.title, 'Search listing')
  const listing = page.getByRole('dialog', { name: `Search listing of ${ownPage.title}` })
  await listing.getByLabel('Meta Title (SEO)').fill('Financing')
  await listing.getByRole('button', { name: 'Save listing' }).click()
  await expect(listing).toHaveCount(0)
  await publishNow(page, ownPage.title)
  await expect(row).toContainText('Published')
  await expectNoSidewaysScroll(page)
  await chooseInMenu(page, ownPage.title, 'Unpublish')
  await expect(row).toContainText('Draft')
  await chooseInMenu(page, ownPage.title, 'Delete')
  await expect(row).toHaveCount(0)
  await undoDeletion(page, ownPage.title)
  await expect(row).toBeVisible()
  await chooseInMenu(page, ownPage.title, 'Preview')
  await expect(page.getByRole('heading', { name: `Preview: ${ownPage.title}` })).toBeVisible()
  await expect(sheetOf(page).getByText('No Content Available')).toBeVisible()
})

test(
  'what was planned happens by itself, and shows at once',
  { tag: '@postgres' },
  async ({ own, staff, site }) => {
    const ownPage = await own.page([{ type: 'hero', config: { title: 'Here at last' } }])
    // A visitor's view: the test's own requests are signed in.
    const status = async () => (await fetch(`${site.url}/${ownPage.slug}`)).status
    // A moment that has passed when the site gets it is refused.
    const soon = () => new Date(Date.now() + 5_000)
    const plan = async (moment: object) =>
      expect((await staff.put(`/api/pages/${ownPage.id}`, { data: moment })).status()).toBe(200)
    expect(await status()).toBe(404)
    await plan({ publishAt: soon() })
    await expect.poll(status, { timeout: 30_000 }).toBe(200)
    await plan({ unpublishAt: soon() })
    await expect.poll(status, { timeout: 30_000 }).toBe(404)
    expect(await ownPage.stored()).toMatchObject({ isPublished: false, publishAt: null, unpublishAt: null })
  },
)

test.describe('failures', () => {
  test.use({ expectedErrors: [/500/] })

  test('are told in the specified words, and nothing typed is lost', async ({ page, own }) => {
    const ownPage = await own.page()
    await page.route('**/api/pages**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, json: {} }),
    )
    await page.goto('/admin/pages')
    const remove = page.getByRole('button', { name: `Delete ${ownPage.title}` })
    await remove.click()
    await expect(page.getByText('Failed to delete page')).toBeVisible()
    await expect(remove).toBeVisible()
    await page.getByRole('link', { name: 'Create New Page' }).click()
    await page.getByLabel('Page Title').fill('Will not be stored')
    await page.getByRole('button', { name: 'Create Page' }).click()
    await expect(page.getByText('Failed to create page')).toBeVisible()
    await expect(page.getByLabel('Page Title')).toHaveValue('Will not be stored')
    await page.goto(`/admin/pages/${ownPage.id}/edit`)
    await builderReady(page)
    await page.getByRole('button', { name: 'Save Page' }).click()
    await expect(page.getByText('Failed to update page')).toBeVisible()
  })
})

test('the list keeps its title while it is read again', async ({ page, own }) => {
  const { title } = await own.page()
  await page.addInitScript((listed) => {
    const seen = { reads: 0, gaps: 0 }
    Object.assign(window, { seen })
    const fetch = window.fetch.bind(window)
    window.fetch = async (...call) => {
      const answer = await fetch(...call)
      if (answer.headers.get('content-type') !== 'text/x-component') return answer
      // The title, and the rows that wait for it, come last, while React draws the list.
      const place = (row: string) =>
        /^\w+:(null\n|\[\["\$","title")/.test(row) ? 2 : Number(row.includes(listed))
      const rows = (await answer.clone().text()).split(/(?<=\n)/)
      const parts = [0, 1, 2].map((part) => rows.filter((row) => place(row) === part).join(''))
      const hasTitle = parts[2]?.includes('"title"')
      const body = new ReadableStream<string>({
        async pull(stream) {
          stream.enqueue(parts.shift() ?? '')
          await new Promise((done) => setTimeout(done))
          if (parts.length > 0) return
          stream.close()
          // A title that comes too late is shown after 0.3 s.
          if (hasTitle) setTimeout(() => (seen.reads += 1), 500)
        },
      })
      return Object.defineProperty(answer, 'body', { value: body.pipeThrough(new TextEncoderStream()) })
    }
    const look = () => {
      if (!document.title && seen.reads > 0) seen.gaps += 1
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  }, title)
  await page.goto('/admin/pages')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const seen = () => page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen)
  for (let turn = 1; turn <= 6; turn += 1) {
    if (turn % 2) await page.getByRole('button', { name: `Delete ${title}` }).click()
    else await undoDeletion(page, title)
    await expect.poll(async () => (await seen()).reads).toBeGreaterThanOrEqual(turn)
  }
  expect((await seen()).gaps).toBe(0)
})
