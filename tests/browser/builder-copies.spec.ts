import { type Page as Tab } from '@playwright/test'
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from './fixtures'
import { namesInCanvas, openBuilder, sheetOf, test } from './staff-pages'

// Blocks that go from page to page: by the clipboard, saved, and in what a new page starts with.

const blockOf = (tab: Tab, name: string) => sheetOf(tab).getByRole('article', { name }).first()
const gripOf = (tab: Tab, name: string) =>
  blockOf(tab, name).getByRole('button', { name: /; with the keyboard: Space, then arrows$/ })
const choose = async (tab: Tab, name: string, item: string) => {
  await blockOf(tab, name)
    .getByRole('button', { name: `More for ${name}` })
    .click()
  await tab.getByRole('menuitem', { name: item }).click()
}

test('by keyboard a block is copied to another page, cut and pasted, each one step', async ({
  page,
  own,
}) => {
  await page.setViewportSize(desktop)
  const from = await own.page([
    { type: 'cta', config: { title: 'Call before Friday' } },
    { type: 'text', config: { content: '<p>Oak</p>' } },
  ])
  const to = await own.page([{ type: 'hero', config: { title: 'Baths' } }])
  await openBuilder(page, from.id)
  await gripOf(page, 'Call to Action').focus()
  await page.keyboard.press('ControlOrMeta+c')
  await expect(page.getByRole('status').filter({ hasText: 'Call to Action copied' })).toBeAttached()
  await page.keyboard.press('ControlOrMeta+x')
  await expect.poll(() => namesInCanvas(page)).toEqual(['Text'])
  await page.keyboard.press('ControlOrMeta+v')
  await expect.poll(() => namesInCanvas(page)).toEqual(['Text', 'Call to Action'])
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => namesInCanvas(page)).toEqual(['Text'])
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => namesInCanvas(page)).toEqual(['Call to Action', 'Text'])
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  // After a paste that was undone the keys go on acting on a block.
  await page.keyboard.press('ControlOrMeta+v')
  await expect.poll(() => namesInCanvas(page)).toHaveLength(3)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => namesInCanvas(page)).toHaveLength(2)
  await page.keyboard.press('d')
  await expect.poll(() => namesInCanvas(page)).toHaveLength(3)
  await page.keyboard.press('Delete')
  await expect.poll(() => namesInCanvas(page)).toHaveLength(2)

  page.once('dialog', (dialog) => void dialog.accept())
  await openBuilder(page, to.id)
  await gripOf(page, 'Hero').focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect.poll(() => namesInCanvas(page)).toEqual(['Hero', 'Call to Action'])
  await expect(sheetOf(page).getByText('Call before Friday').first()).toBeVisible()

  // In a field the keys are the field's own.
  await page.keyboard.press('e') // what was pasted is selected
  const title = page.getByRole('complementary', { name: 'Edit Call to Action' }).getByLabel('Title')
  await title.press('ControlOrMeta+a')
  await title.press('ControlOrMeta+x')
  await expect(title).toHaveValue('')
  await title.press('ControlOrMeta+v')
  await expect(title).toHaveValue('Call before Friday')
  await expect.poll(() => namesInCanvas(page)).toEqual(['Hero', 'Call to Action'])
})

for (const [size, viewport] of [
  ['by mouse', desktop],
  ['on a phone', phone],
] as const)
  test(`a block is saved, added to another page, renamed and deleted, ${size}`, async ({ page, own }) => {
    await page.setViewportSize(viewport)
    const from = await own.page([{ type: 'cta', config: { title: 'Call before Friday' } }])
    const to = await own.page([
      { type: 'hero', config: { title: 'Baths' } },
      { type: 'text', config: { content: '<p>Oak</p>' } },
    ])
    const name = own.savedName('Friday')
    const library = page.getByRole('complementary', { name: 'Components' }).filter({ visible: true })
    const openLibrary = async () => {
      if (viewport === phone) await page.getByRole('button', { name: 'Add', exact: true }).click()
    }
    await openBuilder(page, from.id)
    await blockOf(page, 'Call to Action').getByText('Call to Action', { exact: true }).first().click()
    await choose(page, 'Call to Action', 'Copy')
    await choose(page, 'Call to Action', 'Save this block')
    const dialog = page.getByRole('dialog', { name: 'Save this Call to Action' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Enter a name')).toBeVisible()
    await dialog.getByLabel('Name').fill(name)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()

    await openBuilder(page, to.id)
    await openLibrary()
    await library.getByRole('button', { name: `Add ${name}, saved Call to Action` }).click()
    await expect.poll(() => namesInCanvas(page)).toEqual(['Hero', 'Text', 'Call to Action'])
    if (viewport === phone) {
      await page.getByRole('button', { name: 'Done' }).click()
      await openLibrary()
      await library.getByRole('button', { name: 'Paste Call to Action' }).click()
    } else {
      await blockOf(page, 'Hero').getByText('Hero', { exact: true }).first().click()
      await choose(page, 'Hero', 'Paste below')
    }
    // The library adds at the end, "Paste below" there.
    const pasted =
      viewport === phone
        ? ['Hero', 'Text', 'Call to Action', 'Call to Action']
        : ['Hero', 'Call to Action', 'Text', 'Call to Action']
    await expect.poll(() => namesInCanvas(page)).toEqual(pasted)

    if (viewport === phone) await page.getByRole('button', { name: 'Done' }).click()
    await openLibrary()
    await library.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill(`${name} too`)
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
    await library.getByRole('button', { name: `More for ${name} too` }).click()
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(library.getByRole('button', { name: `More for ${name} too` })).toBeHidden()
    await expectNoSidewaysScroll(page)
  })

test('a new page starts with what was chosen', async ({ page, own, staff }) => {
  const title = own.name('Spring Offer')
  await page.goto('/admin/pages/new')
  await page.getByLabel('Page Title').fill(title)
  await page.getByRole('radio', { name: /^Offer/ }).check()
  await page.getByLabel('Initial Content (Optional)').fill('Until May.')
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Create Page' }).click()
  await expect(page).toHaveURL(/\/admin\/pages$/)
  const pages = (await (await staff.get('/api/pages')).json()) as { title: string; id: string }[]
  const createdPage = pages.find((listedPage) => listedPage.title === title)
  await openBuilder(page, createdPage?.id ?? '')
  await expect
    .poll(() => namesInCanvas(page))
    .toEqual(['Hero', 'Text', 'Text', 'Price Table', 'Questions & Answers', 'Call to Action'])
  await expect(sheetOf(page).getByRole('heading', { name: title })).toBeVisible()
})

test('a video asks its service for nothing before it is played, with or without script', async ({
  page,
  own,
}) => {
  const requests: string[] = []
  await page.route(/youtube/, (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' })
  })
  const video = { type: 'video', config: { title: 'A tour', address: 'https://youtu.be/dQw4w9WgXcQ' } }
  const { slug } = await own.page([video], { isPublished: true })
  const answer = await page.goto(`/${slug}`)
  expect(answer?.headers()['content-security-policy']).toMatch(
    /frame-src https:\/\/www\.youtube-nocookie\.com(?:;|$)/,
  )
  const play = page.getByRole('link', { name: 'Play video: A tour' })
  await expect(play).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  await expect(page.locator('iframe')).toBeHidden()
  expect(requests).toEqual([])
  await play.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('iframe[title="A tour"]')).toBeVisible()
  await expect.poll(() => requests).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'])
  await expect(page).toHaveURL(new RegExp(`/${slug}$`))
})
