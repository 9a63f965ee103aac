import { type Locator, type Page as Tab } from '@playwright/test'
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from './fixtures'
import { photo } from './photo'
import { builderReady, namesInCanvas, openBuilder, sheetOf, test } from './staff-pages'

// Flows of the page builder that other files try by mouse: by keyboard only, and on a phone.

const hero = {
  type: 'hero',
  config: { title: 'Today’s offer', subtitle: 'For October', buttonText: 'Ask us' },
}
const table =
  '<table><tbody><tr><th>Room</th><th>Price</th></tr><tr><td>Kitchen</td><td>$10,000</td></tr></tbody></table>'
const prices = { type: 'text', config: { content: `${table}<p>Before tax.</p>` } }

const panelOf = (tab: Tab, name: string) => tab.getByRole('complementary', { name })

test.describe('by keyboard only', () => {
  test.use({ viewport: desktop })

  const press = (what: Locator) => what.press('Enter')
  const button = (within: Tab | Locator, name: string | RegExp) =>
    within.getByRole('button', { name, exact: typeof name === 'string' })
  const gripOf = (tab: Tab, name: string) =>
    sheetOf(tab)
      .getByRole('button', { name: `Drag ${name};` })
      .first()

  test('a draft of a live page, its preview link and publishing it', async ({ page, own }) => {
    const ownPage = await own.page([hero], { isPublished: true })
    const live = async () => (await page.request.get(`/${ownPage.slug}`)).text()
    await openBuilder(page, ownPage.id)
    await gripOf(page, 'Hero').press('e')
    const title = panelOf(page, 'Edit Hero').getByLabel('Title', { exact: true })
    await title.press('ControlOrMeta+a')
    await page.keyboard.type('Tomorrow’s offer')
    await press(button(panelOf(page, 'Edit Hero'), 'Save Changes'))
    await press(button(page.getByRole('banner'), 'Save draft'))
    await expect(page.getByText('Visitors see the page as it was until you publish.')).toBeVisible()

    await press(button(page, /^Page settings/))
    const settings = panelOf(page, 'Page settings')
    await press(button(settings, 'Make a preview link'))
    const link = await settings.getByLabel('The link').inputValue()
    expect(await (await page.request.get(link)).text()).toContain('Tomorrow’s offer')
    await press(button(settings, 'Turn off the link'))
    await expect(settings.getByRole('region', { name: 'Preview link' })).toBeFocused()
    expect((await page.request.get(link)).status()).toBe(404)
    expect(await live()).toContain('Today’s offer')
    await press(button(settings, 'Publish now'))
    const question = page.getByRole('dialog', { name: 'Publish changes' })
    await expect(question.getByRole('region', { name: 'Check' }).getByRole('status')).toHaveText(
      'Checked: 1 thing to look at',
    )
    await press(button(question, 'Publish changes'))
    await expect(settings.getByRole('region', { name: 'Change now, publish later' })).toBeFocused()
    await expect.poll(live).toContain('Tomorrow’s offer')
  })

  test('a page from a template; one of its blocks is saved, and added from the library', async ({
    page,
    own,
  }) => {
    const title = own.name('Spring Offer')
    const saved = own.savedName('Offer')
    await page.goto('/admin/pages/new')
    const pageTitle = page.getByLabel('Page Title')
    await expect(pageTitle).toBeVisible()
    await pageTitle.focus()
    await page.keyboard.type(title)
    await page.getByRole('radio', { name: /^Blank/ }).press('ArrowRight')
    await expect(page.getByRole('radio', { name: /^Offer/ })).toBeChecked()
    await press(button(page, 'Create Page'))
    await press(page.getByRole('link', { name: title, exact: true }))
    await builderReady(page)
    const before = await namesInCanvas(page)
    expect(before).toContain('Price Table')

    await gripOf(page, 'Price Table').focus()
    await press(sheetOf(page).getByRole('button', { name: 'More for Price Table' }))
    await page.getByRole('menuitem', { name: 'Save this block' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Save this Price Table' })
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await page.keyboard.type(saved)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await press(button(panelOf(page, 'Components'), `Add ${saved}, saved Price Table`))
    await expect.poll(() => namesInCanvas(page)).toHaveLength(before.length + 1)
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => namesInCanvas(page)).toEqual(before)
    await press(button(panelOf(page, 'Components'), `More for ${saved}`))
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
    await expect(page.getByText(`“${saved}” deleted`)).toBeVisible()
  })

  test('a table in a text: from cell to cell, out of it, and its tools', async ({ page, own }) => {
    const ownPage = await own.page([prices])
    await openBuilder(page, ownPage.id)
    await gripOf(page, 'Text').press('e')
    const content = panelOf(page, 'Edit Text').getByRole('textbox', { name: 'Content' })
    await expect(content).toBeFocused()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('End')
    await page.keyboard.type(' and more')
    await expect(content.getByRole('cell').last()).toHaveText('$10,000 and more')
    const tools = page.getByRole('group', { name: 'Table' })
    await press(button(tools, 'Add row'))
    await expect(content).toBeFocused()
    await expect(content.getByRole('row')).toHaveCount(3)
    for (let cell = 0; cell < 3; cell += 1) await page.keyboard.press('Shift+Tab')
    // Before the first cell is what stands above the text.
    await page.keyboard.press('Shift+Tab')
    await expect(button(tools, 'Delete table')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByText('Page updated successfully')).toBeVisible()
    expect((await ownPage.stored()).components[0]?.config.content).toContain('$10,000 and more')
  })

  test('the library: found, described, deleted after a question', async ({ page, own, staff }) => {
    const { name, buffer } = await photo(own.file('oak.jpg'))
    const headers = { 'content-type': 'application/octet-stream' }
    expect((await staff.post(`/api/media?name=${name}`, { data: buffer, headers })).ok()).toBe(true)
    await page.goto('/admin/content/pictures')
    const search = page.getByRole('searchbox', { name: 'Search pictures' })
    await expect(search).toBeVisible()
    await search.press('End')
    await page.keyboard.type(name.replace(/\.jpg$/, ''))
    const rows = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
    await expect(rows).toHaveCount(1)
    await press(page.getByRole('link', { name: /^Alt text missing/ }))
    await expect(page).toHaveURL(/show=bare/)
    await rows.getByRole('textbox', { name: `Alt text of ${name}` }).focus()
    await page.keyboard.type('An oak shelf')
    await page.keyboard.press('Tab')
    await expect(page.getByText('No picture matches')).toBeVisible()
    await press(page.getByRole('link', { name: /^Not used/ }))
    await press(button(rows, `Delete ${name}`))
    const question = page.getByRole('alertdialog', { name: 'Delete it for good?' })
    await expect(button(question, 'Keep it')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${name} was deleted`)).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('the question on leaving, and a preview link', async ({ page, own }) => {
    const ownPage = await own.page([hero, prices])
    await page.goto('/admin/pages')
    await page.getByRole('link', { name: ownPage.title, exact: true }).tap()
    await builderReady(page)
    const dock = page.getByRole('navigation', { name: 'Page' })
    await dock.getByRole('button', { name: 'Page' }).tap()
    const settings = panelOf(page, 'Page settings')
    await settings.getByRole('button', { name: 'Make a preview link' }).tap()
    const link = settings.getByLabel('The link')
    await link.scrollIntoViewIfNeeded()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect((await page.request.get(await link.inputValue())).status()).toBe(200)
    await settings.getByRole('button', { name: 'Close' }).tap()

    await sheetOf(page)
      .getByRole('article', { name: 'Text' })
      .getByText('Text', { exact: true })
      .first()
      .tap()
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete', exact: true }).tap()
    await expect.poll(() => namesInCanvas(page)).toEqual(['Hero'])
    const back = page.getByRole('link', { name: '← Back to Pages' })
    const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await back.tap()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const buttons = leave.getByRole('button')
    const heights = await buttons.evaluateAll((all) =>
      all.map((element) => element.getBoundingClientRect().height),
    )
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    await leave.getByRole('button', { name: 'Stay' }).tap()
    await expect.poll(() => namesInCanvas(page)).toEqual(['Hero'])
    await page.goBack()
    await leave.getByRole('button', { name: 'Save and leave' }).tap()
    await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()
    expect((await ownPage.stored()).components).toHaveLength(1)
  })

  test('a table in a text, and pictures that are uploaded into a gallery', async ({ page, own }) => {
    const ownPage = await own.page([prices, { type: 'image', config: { images: [] } }])
    await openBuilder(page, ownPage.id)
    const edit = async (name: string) => {
      const block = sheetOf(page).getByRole('article', { name })
      await block.getByText(name, { exact: true }).first().tap()
      await page.getByRole('toolbar').getByRole('button', { name: 'Edit', exact: true }).tap()
      return panelOf(page, `Edit ${name}`)
    }
    const text = await edit('Text')
    const content = text.getByRole('textbox', { name: 'Content' })
    await content.getByText('$10,000').tap()
    await page.getByRole('group', { name: 'Table' }).getByRole('button', { name: 'Add column' }).tap()
    await expect(content.getByRole('columnheader')).toHaveCount(3)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await text.getByRole('button', { name: 'Save Changes' }).tap()

    const gallery = await edit('Image Gallery')
    await gallery.getByRole('button', { name: 'Add pictures' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Choose pictures' })
    const files = [await photo(own.file('island.jpg')), await photo(own.file('pantry.jpg'))]
    await dialog.getByLabel('Pictures to add').setInputFiles(files)
    const add = dialog.getByRole('button', { name: 'Add 2 pictures' })
    await expect(add).toBeEnabled()
    for (const words of ['A walnut island', 'A pantry']) {
      await add.tap()
      await dialog.getByRole('textbox', { name: 'Alt text' }).fill(words)
    }
    await expectNoSidewaysScroll(page)
    await add.tap()
    await expect(gallery.getByRole('textbox', { name: 'What it shows' })).toHaveCount(2)
    await expectNoSidewaysScroll(page)
  })
})
