import { type Page as Tab } from '@playwright/test'
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from './fixtures'
import { openBuilder, sheetOf, test } from './staff-pages'

const blocks = [
  { type: 'hero', config: { title: 'Today’s offer', subtitle: 'For October', buttonText: 'Ask us' } },
  { type: 'text', config: { content: '<p>Two weeks, one crew.</p>' } },
]

const panel = (tab: Tab, name: string) => tab.getByRole('complementary', { name })
const press = (tab: Tab, name: string) =>
  tab.getByRole('button', { name, exact: true }).filter({ visible: true }).click()

async function retitle(tab: Tab, title: string) {
  await sheetOf(tab).getByRole('article', { name: 'Hero' }).click()
  if ((tab.viewportSize()?.width ?? 0) < 760) await press(tab, 'Edit')
  else await sheetOf(tab).getByRole('button', { name: 'Edit Hero' }).click()
  await panel(tab, 'Edit Hero').getByLabel('Title', { exact: true }).fill(title)
  await panel(tab, 'Edit Hero').getByRole('button', { name: 'Save Changes' }).click()
}

test('by mouse: a draft of a live page, its name, its preview for a stranger, and publishing it', async ({
  page,
  own,
  browser,
  baseURL,
}) => {
  await page.setViewportSize(desktop)
  const ownPage = await own.page(blocks, { isPublished: true })
  const live = async () => (await page.request.get(`/${ownPage.slug}`)).text()
  await openBuilder(page, ownPage.id)
  await retitle(page, 'Tomorrow’s offer')
  await press(page, 'Save draft')
  await expect(page.getByText('Visitors see the page as it was until you publish.')).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await expect(page.getByRole('banner').getByText('Changes not published')).toBeVisible()
  expect(await live()).toContain('Today’s offer')

  await retitle(page, 'Tomorrow’s best offer')
  await page.getByRole('button', { name: 'Revisions' }).click()
  const revisions = panel(page, 'Revisions')
  await revisions.getByLabel('Name this version').fill('Before spring')
  await revisions.getByRole('button', { name: 'Save with this name' }).click()
  const rows = revisions.getByRole('listitem')
  await expect(rows).toHaveText([
    /“Before spring”.*Current.*1 component changed/,
    /Saved.*1 component changed/,
    /Page created.*Live/,
  ])
  await expectAccessible(page)
  expect(await live()).not.toContain('Tomorrow’s')

  await page.getByRole('button', { name: /^Page settings/ }).click()
  const settings = panel(page, 'Page settings')
  await settings.getByRole('button', { name: 'Make a preview link' }).click()
  const link = await settings.getByLabel('The link').inputValue()
  await expectAccessible(page)

  const stranger = await browser.newContext({
    baseURL,
    viewport: phone,
    storageState: { cookies: [], origins: [] },
  })
  const otherPage = await stranger.newPage()
  const answer = await otherPage.goto(link)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': expect.stringContaining('no-store'),
    'content-security-policy': expect.stringContaining("'nonce-"),
  })
  await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText('Tomorrow’s best offer')
  await expect(otherPage.getByRole('note')).toContainText('Preview.')
  await expectAccessible(otherPage)
  await expectNoSidewaysScroll(otherPage)
  // It opens nothing else.
  expect((await otherPage.request.get(`/api/pages/${ownPage.id}`)).status()).toBe(401)
  await settings.getByRole('button', { name: 'Turn off the link' }).click()
  await expect(page.getByText('The preview link no longer works')).toBeVisible()
  expect((await otherPage.goto(link))?.status()).toBe(404)
  await expect(otherPage.getByRole('heading', { name: 'This preview has ended' })).toBeVisible()
  await expectAccessible(otherPage)
  await stranger.close()

  await page.goto('/admin/pages')
  const row = page.getByRole('row', { name: new RegExp(ownPage.title) })
  await expect(row).toContainText('Changes not published')
  await row.getByRole('button', { name: `More for ${ownPage.title}` }).click()
  // The list checks as the builder does, and what it checks is what waits.
  await page.getByRole('menuitem', { name: 'Publish changes' }).click()
  const question = page.getByRole('dialog', { name: 'Publish changes' })
  await expect(question.getByRole('region', { name: 'Check' }).getByRole('status')).toHaveText(
    'Checked: 1 thing to look at',
  )
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('The changes are live')).toBeVisible()
  await expect(row).not.toContainText('Changes not published')
  expect(await live()).toContain('Tomorrow’s best offer')
})

test('on a phone: a draft is planned, then given up', async ({ page, own }) => {
  await page.setViewportSize(phone)
  const ownPage = await own.page(blocks, { isPublished: true })
  await openBuilder(page, ownPage.id)
  await retitle(page, 'Next year’s offer')
  await press(page, 'Done')
  await page.getByRole('navigation', { name: 'Page' }).getByRole('button', { name: 'Page' }).click()
  const settings = panel(page, 'Page settings')
  await settings.getByLabel('Publish the changes on').fill('2099-01-04T09:00')
  await settings.getByRole('button', { name: 'Save draft and schedule' }).click()
  await expect(settings.getByText(/Changes go live Jan 4, 2099, 9:00 AM/)).toBeVisible()
  await settings.getByText('Live, with changes not published').scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect((await ownPage.stored()).draft).toMatchObject({ publishAt: '2099-01-04T14:00:00.000Z' })
  await settings.getByRole('button', { name: 'Discard draft' }).click()
  await expect(sheetOf(page).getByRole('article', { name: 'Hero' })).toContainText('Today’s offer')
  expect(await ownPage.stored()).not.toHaveProperty('draft')
})
