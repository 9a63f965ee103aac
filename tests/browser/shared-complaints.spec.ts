import { type Page as Tab } from '@playwright/test'
import { desktop, expect, expectNoSidewaysScroll, phone, undoDeletion } from './fixtures'
import { namesInCanvas, openBuilder, sheetOf, test } from './staff-pages'

// What people who work with Puck, Payload and Gutenberg complain of most, one test each. More of each flow is tried where it
// belongs: canvas, publish, links-and-pictures, trash, builder-copies.

const text = { type: 'text', config: { content: '<p>Oak</p>' } }
const cta = { type: 'cta', config: { title: 'Call before Friday' } }

test.use({ viewport: desktop })

const panelOf = (tab: Tab, name: string) => tab.getByRole('complementary', { name })

async function edit(tab: Tab, name: string) {
  await sheetOf(tab)
    .getByRole('button', { name: `Edit ${name}` })
    .click()
  return panelOf(tab, `Edit ${name}`)
}

async function fromMenu(tab: Tab, name: string, item: string) {
  await tab.getByRole('button', { name: `More for ${name}` }).click()
  await tab.getByRole('menuitem', { name: item, exact: true }).click()
}

test('canvas scaling: beside an open panel on a small laptop Desktop still is the desktop’s layout', async ({
  page,
  own,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const picture = { image: '/images/kitchen-02-after.webp', alt: 'A kitchen' }
  const made = await own.page([{ type: 'text-picture', config: { content: '<p>Oak</p>', ...picture } }])
  await openBuilder(page, made.id)
  const panel = await edit(page, 'Text & Picture')
  const left = async (what: 'paragraph' | 'img') =>
    (await sheetOf(page).getByRole('article').getByRole(what).first().boundingBox())!.x
  for (const [side, sign] of [
    ['Left', -1],
    ['Right', 1],
  ] as const) {
    await panel
      .getByRole('radio', { name: side })
      .or(panel.getByRole('button', { name: side }))
      .click()
    await expect.poll(async () => Math.sign((await left('img')) - (await left('paragraph')))).toBe(sign)
  }
})

test('save returns to list: Ctrl S doesn’t, the place, the panel and Undo stay', async ({ page, own }) => {
  const made = await own.page([text, cta])
  await openBuilder(page, made.id)
  const title = (await edit(page, 'Call to Action')).getByLabel('Title', { exact: true })
  await title.fill('Call today')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Page updated successfully')).toBeVisible()
  await expect(title).toBeFocused()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled()
  await expect(page).toHaveURL(/\/edit$/)
})

test('view page: from the builder, from its settings on a phone, and from the list', async ({
  page,
  own,
}) => {
  const made = await own.page([text], { isPublished: true })
  const view = page.getByRole('link', { name: 'View page' })
  await openBuilder(page, made.id)
  const popup = page.waitForEvent('popup')
  await view.click()
  await expect((await popup).getByText('Oak')).toBeVisible()
  await page.setViewportSize(phone)
  await page.getByRole('navigation', { name: 'Page' }).getByRole('button', { name: 'Page' }).click()
  await expect(panelOf(page, 'Page settings').getByRole('link', { name: 'View page' })).toHaveAttribute(
    'href',
    `/${made.slug}`,
  )
  await page.goto('/admin/pages')
  await fromMenu(page, made.title, 'View page')
  await expect(page).toHaveURL(new RegExp(`/${made.slug}$`))
})

test('galleries: five pictures are five clicks and one dialog', async ({ page, own }) => {
  const made = await own.page([{ type: 'image', config: { images: [] } }])
  await openBuilder(page, made.id)
  const panel = await edit(page, 'Image Gallery')
  await panel.getByRole('button', { name: 'Add pictures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose pictures' })
  await dialog.getByRole('searchbox', { name: 'Search pictures' }).fill('kitchen')
  await expect(dialog.getByRole('button', { name: 'Add 0 pictures' })).toBeDisabled()
  const tiles = dialog.getByRole('group', { name: 'Pictures', exact: true }).getByRole('button')
  for (const index of [0, 1, 2, 3, 4]) await tiles.nth(index).click()
  await dialog.getByRole('button', { name: 'Add 5 pictures' }).click()
  await expect(sheetOf(page).getByRole('article').getByRole('img')).toHaveCount(5)
  // Each of them has one button that removes it.
  await expect(panel.getByRole('button', { name: /^Remove/ })).toHaveCount(5)
})

test('trash: a page that was deleted in the builder is restored as it was, in the list or in the trash', async ({
  page,
  own,
}) => {
  const made = await own.page([text, cta], { isPublished: true })
  const live = async () => (await page.request.get(`/${made.slug}`)).status()
  await openBuilder(page, made.id)
  await page.getByRole('button', { name: /^Page settings/ }).click()
  await panelOf(page, 'Page settings').getByRole('button', { name: 'Delete page' }).click()
  await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()
  await expect.poll(live).toBe(404)
  await page.goto('/admin/trash')
  await page.getByRole('button', { name: `Restore ${made.title}` }).click()
  await expect.poll(live).toBe(200)
  await page.goto('/admin/pages')
  await page.getByRole('button', { name: `Delete ${made.title}` }).click()
  await undoDeletion(page, made.title)
  await expect.poll(live).toBe(200)
  expect((await made.stored()).components).toHaveLength(2)
})

test('empty-block check: what is empty or a placeholder is named before it goes live, and leads to its field', async ({
  page,
  own,
}) => {
  const empty = { type: 'text', config: { content: '' } }
  const made = await own.page([cta, empty, { type: 'testimonial', config: {} }], {
    metaDescription: 'Oak floors.',
  })
  await openBuilder(page, made.id)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const check = page.getByRole('dialog', { name: 'Publish this page' }).getByRole('region', { name: 'Check' })
  await expect(check.getByRole('button', { name: /^2\. Text/ })).toContainText('Content is empty')
  await expect(check.getByRole('button', { name: /^3\. Testimonial/ })).toContainText('“Great service!”')
  await check.getByRole('button', { name: /^2\. Text/ }).click()
  await expect(panelOf(page, 'Edit Text').getByRole('textbox', { name: 'Content' })).toBeVisible()
  expect(await made.stored()).toMatchObject({ isPublished: false })
})

test('copying between pages: one block, by the menus, into a page that has some already', async ({
  page,
  own,
}) => {
  const [from, to] = [await own.page([text, cta]), await own.page([text, text])]
  const takeFrom = async (name: string, item: string) => {
    const block = sheetOf(page).getByRole('article', { name }).first()
    await block.getByText(name, { exact: true }).first().click()
    await block.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await openBuilder(page, from.id)
  await takeFrom('Call to Action', 'Copy')
  await openBuilder(page, to.id)
  await takeFrom('Text', 'Paste below')
  await expect.poll(() => namesInCanvas(page)).toEqual(['Text', 'Call to Action', 'Text'])
  await expect(sheetOf(page).getByText('Call before Friday').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})
