import { type Page as Tab } from '@playwright/test'
import { desktop, expect, undoLine } from './fixtures'
import { namesInCanvas, openBuilder, sheetOf, test } from './staff-pages'

// The ways in which work on a page gets lost elsewhere, each tried here. Tried where they belong: a reload and a session that
// is over (builder), leaving (leaving), a double click on Delete (trash), two windows (conflict).

const four = [
  { type: 'hero', config: { title: 'First words' } },
  { type: 'text', config: { content: 'Some words' } },
  { type: 'testimonial', config: { content: 'Kind words' } },
  { type: 'cta', config: { title: 'Last words' } },
]
const names = ['Hero', 'Text', 'Testimonial', 'Call to Action']

test.use({ viewport: desktop })

const titleIn = (tab: Tab) => sheetOf(tab).getByRole('heading', { level: 1 })

/** Writes a title in the hero's panel and leaves that open. */
async function retitle(tab: Tab, title: string) {
  await sheetOf(tab).getByRole('button', { name: 'Edit Hero' }).click()
  const panel = tab.getByRole('complementary', { name: 'Edit Hero' })
  await panel.getByLabel('Title', { exact: true }).fill(title)
}

async function restoreFromTrash(tab: Tab, title: string) {
  await tab.goto('/admin/trash')
  await tab.getByRole('button', { name: `Restore ${title}`, exact: true }).click()
  await expect(tab.getByText(`“${title}” is back`)).toBeVisible()
}

test(
  'a crash: what was typed in a panel that is still open is offered again',
  { tag: '@journey' },
  async ({ page, context, own }) => {
    const ownPage = await own.page(four)
    const crashing = await context.newPage()
    await openBuilder(crashing, ownPage.id)
    await retitle(crashing, 'Typed and never confirmed')
    await expect(crashing.getByTitle(/^Kept since/).filter({ visible: true })).toBeVisible()
    const crashed = crashing.waitForEvent('crash')
    await crashing.goto('chrome://crash').catch(() => undefined)
    await crashed

    await openBuilder(page, ownPage.id)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(titleIn(page)).toHaveText('Typed and never confirmed')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByText('Page updated successfully')).toBeVisible()
    expect((await ownPage.stored()).components[0]?.config.title).toBe('Typed and never confirmed')
  },
)

test('another device goes on with what was typed, and what is saved there isn’t offered any more', async ({
  page,
  browser,
  session,
  own,
}) => {
  const ownPage = await own.page(four)
  await openBuilder(page, ownPage.id)
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await retitle(page, 'Typed at the desk')
  expect(new URL((await stored).url()).pathname).toBe('/api/unsaved-drafts')

  const context = await browser.newContext({ storageState: session })
  const phone = await context.newPage()
  await openBuilder(phone, ownPage.id)
  await expect(phone.getByText('We kept your unsaved work on this page from')).toBeVisible()
  await phone.getByRole('button', { name: 'Restore' }).click()
  await expect(titleIn(phone)).toHaveText('Typed at the desk')
  await phone.keyboard.press('ControlOrMeta+s')
  await expect(phone.getByText('Page updated successfully')).toBeVisible()
  await openBuilder(phone, ownPage.id)
  const listed = async (): Promise<unknown> =>
    (await phone.request.get(`/api/unsaved-drafts?kind=page-work&id=${ownPage.id}`)).json()
  await expect.poll(listed).toEqual([])
  await expect(phone.getByRole('button', { name: 'Restore' })).toHaveCount(0)
  await context.close()
})

test.describe('the network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('goes away while one saves: the work stays, and is saved by the same message', async ({
    page,
    context,
    own,
  }) => {
    const ownPage = await own.page(four)
    await openBuilder(page, ownPage.id)
    await retitle(page, 'Written on a train')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save Page' }).click()
    await expect(page.getByText('Failed to update page')).toBeVisible()
    await expect(page.getByText('The site didn’t answer')).toBeVisible()
    await expect(page.getByText('Unsaved changes').filter({ visible: true })).toBeVisible()
    await expect(titleIn(page)).toHaveText('Written on a train')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Page updated successfully')).toBeVisible()
    expect((await ownPage.stored()).components[0]?.config.title).toBe('Written on a train')
  })
})

test('a draft saved without two of its blocks: they are among its revisions, and what is restored over comes back', async ({
  page,
  own,
}) => {
  const ownPage = await own.page(four)
  await openBuilder(page, ownPage.id)
  for (const name of ['Text', 'Testimonial'])
    await sheetOf(page)
      .getByRole('button', { name: `Delete ${name}` })
      .click()
  await page.getByRole('button', { name: 'Save Page' }).click()
  await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()

  await openBuilder(page, ownPage.id)
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect(undo).toBeDisabled()
  await retitle(page, 'Not saved yet')
  await page.getByRole('button', { name: 'Revisions' }).click()
  const revisions = page.getByRole('complementary', { name: 'Revisions' })
  await revisions.getByRole('button', { name: /^Restore Page created/ }).click()
  await expect.poll(() => namesInCanvas(page)).toEqual(names)
  await undo.click()
  await expect(titleIn(page)).toHaveText('Not saved yet')
  await expect.poll(() => namesInCanvas(page)).toEqual(['Hero', 'Call to Action'])
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Page updated successfully')).toBeVisible()
  expect((await ownPage.stored()).components.map(({ type }) => type)).toEqual(four.map(({ type }) => type))
})

test('three pages deleted one after the other: each can be undone, and later each is whole in the trash', async ({
  page,
  own,
  staff,
}) => {
  const [alpha, beta, gamma] = [
    await own.page(four),
    await own.page(),
    await own.page(four, { isPublished: true }),
  ]
  const draft = { title: gamma.title, components: JSON.stringify(gamma.components.slice(0, 1)) }
  const { version } = await gamma.stored()
  expect((await staff.put(`/api/pages/${gamma.id}/draft`, { data: { ...draft, version } })).status()).toBe(
    200,
  )
  await page.goto('/admin/pages')
  for (const { title } of [gamma, beta, alpha])
    await page.getByRole('button', { name: `Delete ${title}`, exact: true }).click()
  for (const { title } of [gamma, beta, alpha]) await expect(undoLine(page, title)).toBeVisible()
  for (const { id } of [gamma, beta, alpha])
    await expect.poll(async () => (await staff.get(`/api/pages/${id}`)).status()).toBe(404)

  // Long after: no line with Undo stands any more.
  await page.reload()
  // Other tests may have none just now.
  await expect(page.getByRole('heading', { name: /^(?:All Pages|No pages yet)/ })).toBeVisible()
  await expect(page.getByText(alpha.title)).toHaveCount(0)
  for (const { title } of [alpha, beta, gamma]) await restoreFromTrash(page, title)
  expect((await alpha.stored()).components).toHaveLength(4)
  expect((await page.request.get(`/${gamma.slug}`)).status()).toBe(200)
  await openBuilder(page, gamma.id)
  await expect(page.getByRole('banner').getByText('Changes not published')).toBeVisible()
  await expect.poll(() => namesInCanvas(page)).toEqual(['Hero'])
  await page.getByRole('button', { name: 'Revisions' }).click()
  const rows = page.getByRole('complementary', { name: 'Revisions' }).getByRole('listitem')
  await expect(rows).toHaveText([/Saved.*Current/, /Page created.*Live/])
})

test.describe('a page that somebody deletes', () => {
  test.use({ expectedErrors: [/status (of )?40[49]/] })

  test('while one works on it: the work stays, and is saved once the page is back', async ({
    page,
    context,
    own,
    staff,
  }) => {
    const ownPage = await own.page(four)
    await openBuilder(page, ownPage.id)
    await retitle(page, 'Written meanwhile')
    expect((await staff.delete(`/api/pages/${ownPage.id}`)).status()).toBe(204)
    await page.getByRole('button', { name: 'Save Page' }).click()
    await expect(page.getByText('Failed to update page')).toBeVisible()
    await expect(page.getByText('Unsaved changes').filter({ visible: true })).toBeVisible()
    const otherTab = await context.newPage()
    await restoreFromTrash(otherTab, ownPage.title)
    await otherTab.close()
    await page.getByRole('button', { name: 'Save Page' }).click()
    await expect(page.getByText('Page updated successfully')).toBeVisible()
    expect((await ownPage.stored()).components[0]?.config.title).toBe('Written meanwhile')
  })
})
