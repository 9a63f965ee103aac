import { type Locator, type Page } from '@playwright/test'
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from './fixtures'
import { photo } from './photo'
import { openBuilder, sheetOf, test } from './staff-pages'

// Links by a picker, tables that are pasted, several pictures at once, files that are dropped on a block.

const text = { type: 'text', config: { content: '<p>Ask us about oak floors.</p>' } }
const gallery = { type: 'image', config: { images: [] } }
const hero = { type: 'hero', config: { title: 'Floors' } }

const editor = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const address = (page: Page) => page.getByRole('combobox', { name: 'Link address' })

/** Opens a block's panel: by its bar at a desk, by the dock on a phone. */
async function edit(page: Page, name: string) {
  const inBar = sheetOf(page).getByRole('button', { name: `Edit ${name}` })
  await inBar.click()
  const inDock = page.getByRole('button', { name: 'Edit', exact: true })
  const panel = page.getByRole('complementary', { name: `Edit ${name}` })
  await expect(panel.or(inDock).first()).toBeVisible()
  if (!(await panel.isVisible())) await inDock.click()
  await expect(panel).toBeVisible()
  return panel
}

async function drop(on: Locator, files: { name: string; buffer: Buffer }[]) {
  const dataTransfer = await on.evaluateHandle(
    (_, all) => {
      const transfer = new DataTransfer()
      for (const { name, bytes } of all)
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
      return transfer
    },
    files.map(({ name, buffer }) => ({ name, bytes: [...buffer] })),
  )
  await on.dispatchEvent('dragover', { dataTransfer })
  await on.dispatchEvent('drop', { dataTransfer })
}

test.describe('at a desk', () => {
  test.use({ viewport: desktop })

  test('links in a text by keyboard: Ctrl K, a page from the list, an address that is completed', async ({
    page,
    own,
  }) => {
    const ownPage = await own.page([text])
    const target = await own.page([hero])
    await openBuilder(page, ownPage.id)
    const panel = await edit(page, 'Text')
    await editor(page)
      .getByText('Ask us')
      .dblclick({ position: { x: 8, y: 8 } })
    await page.keyboard.press('Control+k')
    await expect(address(page)).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(editor(page).locator('.marked-words')).toHaveText('Ask')
    await expectAccessible(page)

    // Escape closes the field alone, and the words are still chosen.
    await page.keyboard.press('Escape')
    await expect(address(page)).toBeHidden()
    await expect(panel).toBeVisible()
    await expect(editor(page)).toBeFocused()
    await page.keyboard.press('Control+k')
    await page.keyboard.type(target.title)
    await expect(page.getByRole('option').first()).toContainText(`/${target.slug} · Draft`)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(editor(page).getByRole('link', { name: 'Ask' })).toHaveAttribute('href', `/${target.slug}`)
    // Enter waits for the list, and takes the best match of half a name.
    await expect(editor(page)).toBeFocused()
    await page.keyboard.press('Control+k')
    await address(page).fill('Pearl Riv')
    await page.keyboard.press('Enter')
    await expect(editor(page).getByRole('link', { name: 'Ask' })).toHaveAttribute('href', '/pearl-river')

    for (const [typed, href] of [
      ['www.houzz.com', 'https://www.houzz.com'],
      ['ana@example.com', 'mailto:ana@example.com'],
      ['(845) 555-0142', 'tel:+18455550142'],
    ] as const) {
      await expect(editor(page)).toBeFocused()
      await page.keyboard.press('Control+k')
      await address(page).fill(typed)
      await page.keyboard.press('Enter')
      await expect(editor(page).getByRole('link', { name: 'Ask' })).toHaveAttribute('href', href)
    }
    await expect(editor(page)).toBeFocused()
    await page.keyboard.press('Control+k')
    await address(page).fill('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await expect(address(page)).toHaveAccessibleDescription(/^Choose a page, or write an address/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')

    // Elsewhere the keys are the palette's.
    await page.getByRole('button', { name: 'Revisions' }).focus()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Search or jump to' })).toBeVisible()
  })

  test('a button’s link is chosen with the mouse, and a pasted table stays one', async ({
    page,
    own,
    staff,
  }) => {
    const ownPage = await own.page([hero, text])
    await openBuilder(page, ownPage.id)
    const panel = await edit(page, 'Hero')
    const link = panel.getByRole('combobox', { name: 'Button link' })
    await link.click()
    await expect(panel.getByRole('group', { name: 'Phone and email' })).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('option', { name: /^Contact/ }).click()
    await expect(link).toHaveValue('/contact')
    await link.fill('houzz.com/pro')
    await link.blur()
    await expect(link).toHaveValue('https://houzz.com/pro')

    await edit(page, 'Text')
    await editor(page).click()
    await editor(page).press('Control+End')
    await editor(page).evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(
        'text/html',
        '<table style="width:900px"><tr><th>Room</th><th>Price</th></tr><tr><td>Kitchen</td><td bgcolor=red>$10,000</td></tr></table>',
      )
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(editor(page).getByRole('row')).toHaveText(['RoomPrice', 'Kitchen$10,000'])
    await expect(page.getByRole('button', { name: 'Table', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const tools = page.getByRole('group', { name: 'Table' })
    await editor(page).getByText('$10,000').click()
    await tools.getByRole('button', { name: 'Add row' }).click()
    await expect(editor(page).getByRole('row')).toHaveCount(3)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('Bath')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save Page' }).click()
    await expect(page.getByText('Page updated successfully')).toBeVisible()

    await staff.put(`/api/pages/${ownPage.id}`, { data: { isPublished: true } })
    await page.setViewportSize(phone)
    await page.goto(`/${ownPage.slug}`)
    await expect(
      page.getByRole('region', { name: 'Table' }).getByRole('cell', { name: 'Bath' }),
    ).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Room' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  test('several pictures at once into a gallery, by mouse and keyboard', async ({ page, own }) => {
    const ownPage = await own.page([gallery])
    await openBuilder(page, ownPage.id)
    const panel = await edit(page, 'Image Gallery')
    await panel.getByRole('button', { name: 'Add pictures' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose pictures' })
    const tiles = dialog.getByRole('group', { name: 'Pictures', exact: true }).getByRole('button')
    await dialog.getByRole('searchbox', { name: 'Search pictures' }).fill('kitchen')
    await expect(dialog.getByRole('button', { name: 'Add 0 pictures' })).toBeDisabled()
    await tiles.nth(0).click()
    await tiles.nth(2).click({ modifiers: ['Shift'] })
    await expect(dialog.getByRole('button', { name: 'Add 3 pictures' })).toBeEnabled()
    await tiles.nth(3).focus()
    await page.keyboard.press('Space')
    await tiles.nth(1).click({ modifiers: ['Control'] })
    await expect(dialog.getByRole('button', { name: 'Add 3 pictures' })).toBeEnabled()

    // Two that are uploaded join them, once it is said what they show.
    const files = [await photo(own.file('island.jpg')), await photo(own.file('pantry.jpg'))]
    await dialog.getByLabel('Pictures to add').setInputFiles(files)
    const add = dialog.getByRole('button', { name: 'Add 5 pictures' })
    await expect(add).toBeEnabled()
    await expectAccessible(page)
    const alt = dialog.getByRole('textbox', { name: 'Alt text' })
    for (const words of ['A walnut island', 'A pantry']) {
      await add.click()
      await expect(alt).toBeFocused()
      await expect(alt).toHaveValue('')
      await alt.fill(words)
    }
    await add.click()
    await expect(dialog).toBeHidden()
    await expect(panel.getByRole('button', { name: 'Add pictures' })).toBeFocused()
    await expect(panel.getByRole('textbox', { name: 'What it shows' })).toHaveCount(5)
    // Each of them has one button that removes it.
    await expect(panel.getByRole('button', { name: /^Remove/ })).toHaveCount(5)
    await expect(sheetOf(page).getByRole('article').getByRole('img')).toHaveCount(5)
    await expect(sheetOf(page).getByRole('img', { name: 'A pantry' })).toBeVisible()
  })

  test('an empty picture on the canvas opens the library by one click, or Enter', async ({ page, own }) => {
    const ownPage = await own.page([
      { type: 'text-picture', config: { content: '<p>Oak floors.</p>' } },
      gallery,
      { type: 'before-after', config: {} },
    ])
    await openBuilder(page, ownPage.id)
    const block = (name: string) => sheetOf(page).getByRole('article', { name, exact: true })
    const pictureDialog = page.getByRole('dialog', { name: 'Choose a picture' })
    const many = page.getByRole('dialog', { name: 'Choose pictures' })
    // Pictures of the site's own, which have an alt text; what other tests upload may have none.
    const tiles = (dialog: Locator) =>
      dialog
        .getByRole('group', { name: 'Pictures', exact: true })
        .getByRole('button')
        .filter({ has: page.locator('img[src^="/images/"]') })
    const find = (dialog: Locator) =>
      dialog.getByRole('searchbox', { name: 'Search pictures' }).fill('kitchen')

    const beside = block('Text & Picture')
    const words = beside.getByText('Choose a picture')
    const box = (await words.boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect(pictureDialog).toBeVisible()
    await expect(pictureDialog).toContainText('For “Picture” of Text & Picture')
    await expectAccessible(page)
    await pictureDialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(beside.getByRole('button', { name: 'Choose a picture' })).toBeFocused()
    await page.keyboard.press('Enter')
    await find(pictureDialog)
    await tiles(pictureDialog).first().click()
    await pictureDialog.getByRole('button', { name: 'Use this picture' }).click()
    await expect(beside.getByRole('img')).toHaveCount(1)
    await expect(words).toHaveCount(0)
    await expect(beside.getByRole('button', { name: /^Drag/ })).toBeFocused()
    await expect(page.getByRole('complementary', { name: /^Edit / })).toHaveCount(0)

    // Beside the words a click selects the block and no more.
    const images = block('Image Gallery')
    await images.click({ position: { x: 8, y: 60 } })
    await expect(images.getByRole('button', { name: 'Duplicate Image Gallery' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // By keyboard the arrows lead there from the block's handle.
    await images.getByRole('button', { name: 'Delete Image Gallery' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(images.getByRole('button', { name: 'Choose pictures to show here' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await find(many)
    await tiles(many).nth(0).click()
    await tiles(many).nth(1).click()
    await many.getByRole('button', { name: 'Add 2 pictures' }).click()
    await expect(images.getByRole('img')).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(images.getByRole('img')).toHaveCount(0)

    const both = block('Before & After')
    await both.getByRole('button', { name: /^Choose the picture before/ }).click()
    await find(pictureDialog)
    await tiles(pictureDialog).nth(0).click()
    await pictureDialog.getByRole('button', { name: 'Use this picture' }).click()
    await both.getByRole('button', { name: 'Choose the picture after' }).click()
    await expect(pictureDialog).toContainText('For “After” of Before & After')
    await find(pictureDialog)
    await tiles(pictureDialog).nth(1).click()
    await pictureDialog.getByRole('button', { name: 'Use this picture' }).click()
    await expect(both.getByRole('img')).toHaveCount(2)
  })

  test('files are dropped on blocks: into a gallery all, on a hero one, on a text none', async ({
    page,
    own,
  }) => {
    const ownPage = await own.page([hero, gallery, text])
    await openBuilder(page, ownPage.id)
    const block = (name: string) => sheetOf(page).getByRole('article', { name, exact: true })
    const files = [await photo(own.file('oak.jpg')), await photo(own.file('ash.jpg'))]
    await drop(block('Image Gallery'), [
      ...files,
      {
        name: 'film.mov',
        buffer: Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from('ftypqt  '), Buffer.alloc(900)]),
      },
    ])
    const coming = page.getByRole('region', { name: 'Pictures being added' })
    await expect(coming.getByText('This is a video. Pictures only: JPEG, PNG or WebP.')).toBeVisible()
    const panel = page.getByRole('complementary', { name: 'Edit Image Gallery' })
    await expect(panel.getByRole('textbox', { name: 'What it shows' })).toHaveCount(2)
    await coming.getByRole('button', { name: 'Dismiss film.mov' }).click()
    await expect(coming).toBeHidden()

    await drop(block('Hero'), files)
    await expect(page.getByText('Hero takes one picture')).toBeVisible()
    const inHero = page.getByRole('complementary', { name: 'Edit Hero' })
    await expect(inHero.getByRole('button', { name: 'Replace Background picture' })).toBeVisible()
    await expectAccessible(page)
    await drop(block('Text'), files)
    await expect(page.getByText('Text has no place for a picture')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(block('Hero').getByRole('img')).toHaveCount(0)
  })
})

test('pictures in pasted text come along: from the text itself, or from the clipboard’s files', async ({
  page,
  own,
  staff,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/admin/blog/new')
  const sheet = page.getByRole('textbox', { name: 'Text', exact: true })
  const oak = await photo(own.file('oak.jpg'))
  const inText = (await photo('a.jpg')).buffer.toString('base64')
  async function paste(html: string, file?: typeof oak) {
    await sheet.press('ControlOrMeta+End')
    await sheet.evaluate(
      (element, { html, name, bytes }) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', html)
        if (name) clipboardData.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      { html, name: file?.name, bytes: [...(file?.buffer ?? [])] },
    )
  }
  /** The text's paragraphs and pictures in their order. */
  const order = () =>
    sheet
      .locator('p, img')
      .evaluateAll((all) =>
        all
          .map((node) => (node.tagName === 'IMG' ? node.getAttribute('src') : node.textContent))
          .filter(Boolean),
      )
  const inLibrary = /^\/media\//
  const coming = page.getByRole('region', { name: 'Pictures being added' })
  try {
    await paste(
      `<p>One</p><p><img src="data:image/jpeg;base64,${inText}"></p><p>Two</p><p><img src="file:///C:/gone.png"></p>`,
    )
    await expect(page.getByText('1 picture was left out')).toBeVisible()
    await expect.poll(order).toEqual(['One', expect.stringMatching(inLibrary), 'Two'])
    await expect(coming).toBeHidden()
    await paste('<p>Three</p><p><img src="https://a.example/gone"></p><p>Four</p>', oak)
    await expect
      .poll(order)
      .toEqual([
        ...['One', expect.stringMatching(inLibrary), 'Two'],
        ...['Three', expect.stringMatching(inLibrary), 'Four'],
      ])
    await expect(coming).toBeHidden()

    // A file that can't be a picture is named with the reason.
    await paste(`<p>Five</p><img src="data:image/png;base64,${btoa('no picture at all')}">`)
    await expect(coming.getByText('Pasted picture 1.png')).toBeVisible()
    await expect(coming.getByText(/Pictures only: JPEG, PNG or WebP\.$/)).toBeVisible()
    await expectAccessible(page)
    await coming.getByRole('button', { name: 'Dismiss Pasted picture 1.png' }).click()
    await expect(coming).toBeHidden()
    await expect(sheet.locator('img')).toHaveCount(2)
  } finally {
    const library = (await (await staff.get('/api/media')).json()) as { id: string; name: string }[]
    for (const { id, name } of library)
      if (name.startsWith('Pasted picture')) await staff.delete(`/api/media/${id}`)
  }
})

test.describe('with pictures that others delete meanwhile', () => {
  test.use({ expectedErrors: [/\/media\//] })

  test('the library: found, described, tidied up', async ({ page, own, staff }) => {
    await page.setViewportSize(desktop)
    const [oak, ash] = [await photo(own.file('oak-étagère.jpg')), await photo(own.file('ash.jpg'))]
    await page.goto('/admin/content/pictures')
    const rows = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
    await expect(page.getByLabel('Pictures to add')).toBeEnabled()
    await page.getByLabel('Pictures to add').setInputFiles([oak, ash])
    await expect(rows.filter({ hasText: ash.name })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expectAccessible(page)

    const search = page.getByRole('searchbox', { name: 'Search pictures' })
    await search.fill(oak.name.replace('étagère', 'etagere').replace(/\.jpg$/, ''))
    await expect(rows).toHaveCount(1)
    await page.getByRole('link', { name: /^Alt text missing/ }).click()
    await expect(page).toHaveURL(/show=bare/)
    const alt = rows.getByRole('textbox', { name: `Alt text of ${oak.name}` })
    await alt.fill('An oak shelf')
    await alt.blur()
    await expect(page.getByText('No picture matches')).toBeVisible()
    await page.getByRole('link', { name: /^Not used/ }).click()
    await expect(alt).toHaveValue('An oak shelf')

    // Used somewhere it leaves the list and can't be deleted; the other one can.
    const library = (await (await staff.get('/api/media')).json()) as { name: string; src: string }[]
    const { src } = library.find(({ name }) => name === oak.name)!
    const ownPage = await own.page([{ type: 'hero', config: { title: 'Oak', backgroundImage: src } }])
    await page.getByRole('link', { name: /^All/ }).click()
    await rows.getByText('Used in 1 place').click()
    await expect(rows.getByRole('link', { name: `${ownPage.title}, hero` })).toBeVisible()
    await expect(rows.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
    await search.fill(ash.name)
    await rows.getByRole('button', { name: `Delete ${ash.name}` }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete it for good?' })
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('No picture matches')).toBeVisible()

    await page.setViewportSize(phone)
    await search.fill('')
    await expect(rows).toHaveCount(24)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('a link and several pictures by touch', async ({ page, own }) => {
    const ownPage = await own.page([hero, gallery])
    await openBuilder(page, ownPage.id)
    const panel = await edit(page, 'Hero')
    const link = panel.getByRole('combobox', { name: 'Button link' })
    await link.tap()
    await link.fill('galery')
    await panel.getByRole('option', { name: /^Gallery/ }).tap()
    await expect(link).toHaveValue('/gallery')
    await expectNoSidewaysScroll(page)
    await panel.getByRole('button', { name: 'Close' }).tap()

    const pictures = await edit(page, 'Image Gallery')
    await pictures.getByRole('button', { name: 'Add pictures' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Choose pictures' })
    const tiles = dialog.getByRole('group', { name: 'Pictures', exact: true }).getByRole('button')
    await dialog.getByRole('searchbox', { name: 'Search pictures' }).fill('hero-')
    await expect(tiles).toHaveCount(2)
    await tiles.first().tap()
    await tiles.last().tap()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add 2 pictures' }).tap()
    await expect(pictures.getByRole('textbox', { name: 'What it shows' })).toHaveCount(2)
  })
})
