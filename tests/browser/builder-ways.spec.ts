import { type Locator, type Page } from '@playwright/test'
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from './fixtures'
import { canvasOf, namesInCanvas, openBuilder, sheetOf, test } from './staff-pages'

// Everything that the builder can do, twice: at a desk, by mouse and by keyboard in turns, and on a phone.

type Deed = 'Up' | 'Down' | 'Duplicate' | 'Delete'
type Way = {
  name: string
  viewport: typeof desktop
  /** Operates a button, a link or a choice. */
  press: (what: Locator) => Promise<void>
  write: (field: Locator, text: string) => Promise<void>
  /** Does something with the block at a place in the canvas. */
  act: (page: Page, index: number, deed: Deed) => Promise<void>
  undo: (page: Page) => Promise<void>
  redo: (page: Page, turn: number) => Promise<void>
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: /^Edit / })
const blockAt = (page: Page, index: number) => sheetOf(page).getByRole('article').nth(index)
const gripOf = (page: Page, index: number) =>
  blockAt(page, index).getByRole('button', { name: /; with the keyboard: Space, then arrows$/ })
const history = (page: Page, what: 'Undo' | 'Redo') => page.getByRole('button', { name: what, exact: true })

/** Selects a block by its name in the bar above it. */
async function select(page: Page, index: number, press: (bar: Locator) => Promise<void>) {
  const name = (await blockAt(page, index).getAttribute('aria-label')) ?? ''
  await press(blockAt(page, index).getByText(name, { exact: true }).first())
}

async function onFocus(what: Locator, key: string) {
  await what.focus()
  await what.press(key)
}

async function undoByKey(page: Page) {
  await canvasOf(page).focus()
  await page.keyboard.press('ControlOrMeta+z')
}

/** Returns in turns, anew in each test, if it is the mouse's. */
function turns() {
  let isMouse = false
  test.beforeEach(() => {
    isMouse = false
  })
  return () => (isMouse = !isMouse)
}

/** Does each thing that has a key by mouse, undoes it, and does it by its key. */
function atDesk(): Way {
  const [isPressedByMouse, isWrittenByMouse, isUndoneByMouse] = [turns(), turns(), turns()]
  return {
    name: 'at a desk',
    viewport: desktop,
    press: (what) => (isPressedByMouse() ? what.click() : onFocus(what, 'Enter')),
    write: async (field, text) => {
      if (isWrittenByMouse()) return field.fill(text)
      await onFocus(field, 'ControlOrMeta+a')
      await field.page().keyboard.type(text)
    },
    act: async (page, index, deed) => {
      const before = await namesInCanvas(page)
      await select(page, index, (bar) => bar.click())
      const name = { Up: /^Move up/, Down: /^Move down/, Duplicate: /^Duplicate/, Delete: /^Delete/ }[deed]
      await blockAt(page, index).getByRole('button', { name }).click()
      await expect.poll(() => namesInCanvas(page)).not.toEqual(before)
      const after = await namesInCanvas(page)
      await undoByKey(page)
      await expect.poll(() => namesInCanvas(page)).toEqual(before)
      const key = { Up: 'Alt+ArrowUp', Down: 'Alt+ArrowDown', Duplicate: 'd', Delete: 'Delete' }[deed]
      await onFocus(gripOf(page, index), key)
      await expect.poll(() => namesInCanvas(page)).toEqual(after)
    },
    undo: (page) => (isUndoneByMouse() ? history(page, 'Undo').click() : undoByKey(page)),
    redo: (page, turn) =>
      turn % 3 === 0
        ? history(page, 'Redo').click()
        : page.keyboard.press(turn % 3 === 1 ? 'ControlOrMeta+y' : 'ControlOrMeta+Shift+z'),
  }
}

const onPhone: Way = {
  name: 'on a phone',
  viewport: phone,
  press: (what) => what.tap(),
  write: (field, text) => field.fill(text),
  act: async (page, index, deed) => {
    await select(page, index, (bar) => bar.tap())
    await page.getByRole('toolbar').getByRole('button', { name: deed, exact: true }).tap()
  },
  undo: (page) => history(page, 'Undo').tap(),
  redo: (page) => history(page, 'Redo').tap(),
}

for (const way of [atDesk(), onPhone]) {
  const { press, write } = way
  const small = way === onPhone

  /** The page's own bar on a phone, in place of the selected block's. */
  const dock = async (page: Page) => {
    const done = page.getByRole('button', { name: 'Done' })
    if (await done.isVisible()) await press(done)
    return page.getByRole('navigation', { name: 'Page' })
  }

  async function add(page: Page, name: string) {
    if (small) await press((await dock(page)).getByRole('button', { name: 'Add' }))
    const library = page.getByRole('complementary', { name: 'Components' }).filter({ visible: true })
    await press(library.getByRole('button', { name: `Add ${name}`, exact: true }))
  }

  async function edit(page: Page, name: string): Promise<Locator> {
    await press(sheetOf(page).getByRole('button', { name: `Edit ${name}`, exact: true }))
    await expect(page.getByRole('complementary', { name: `Edit ${name}` })).toBeVisible()
    return panelOf(page)
  }

  const keep = (page: Page) => press(panelOf(page).getByRole('button', { name: 'Save Changes' }))

  /** Two rows of a list, changed in their order; then one of them goes. */
  async function rows(page: Page, block: string, label: string, field: string) {
    const panel = await edit(page, block)
    const fields = panel.getByRole('textbox', { name: field, exact: true })
    for (const [index, text] of ['Once', 'Twice'].entries()) {
      await press(panel.getByRole('button', { name: `Add ${label.toLowerCase()}` }))
      await expect(fields.nth(index)).toBeFocused()
      await write(fields.nth(index), text)
    }
    await press(panel.getByRole('button', { name: `Move ${label} 2 up` }))
    await expect(fields.first()).toHaveValue('Twice')
    // The focus goes with the row.
    await expect(panel.getByRole('button', { name: `Move ${label} 1 down` })).toBeFocused()
    await press(panel.getByRole('button', { name: `Remove ${label} 2` }))
    await expect(panel.getByRole('button', { name: `Remove ${label} 1` })).toBeFocused()
    await expect(fields).toHaveCount(1)
    await keep(page)
    await expect(sheetOf(page).getByRole('article', { name: block })).toContainText('Twice')
  }

  async function choosePictures(page: Page, panel: Locator) {
    await press(panel.getByRole('button', { name: 'Add pictures' }))
    const dialog = page.getByRole('dialog', { name: 'Choose pictures' })
    await write(dialog.getByRole('searchbox', { name: 'Search pictures' }), 'hero-')
    const tiles = dialog.getByRole('group', { name: 'Pictures' }).getByRole('button')
    await expect(tiles).toHaveCount(2)
    await press(tiles.first())
    await press(tiles.last())
    await press(dialog.getByRole('button', { name: 'Add 2 pictures' }))
    await expect(dialog).toBeHidden()
  }

  test.describe(way.name, () => {
    test.use({ viewport: way.viewport, hasTouch: small })

    test('blocks are copied, added, written, listed, moved, and all of it undone', async ({ page, own }) => {
      test.slow()
      const source = await own.page([
        { type: 'hero', config: { title: 'First words' } },
        { type: 'text', config: { content: 'Some words' } },
        { type: 'cta', config: { title: 'Last words' } },
      ])
      const ownPage = await own.page()
      await openBuilder(page, ownPage.id)
      const start = page.getByRole('heading', { name: 'Start Building Your Page' })
      await expect(start).toBeVisible()
      await expect(
        page.getByText('Add components from the library on the left to start building your page'),
      ).toBeVisible()
      await press(page.getByRole('button', { name: 'Copy blocks from another page' }))
      const dialog = page.getByRole('dialog', { name: 'Copy blocks from another page' })
      await expect(dialog.getByRole('button', { name: source.title })).toBeVisible()
      await expectAccessible(page)
      await press(dialog.getByRole('button', { name: source.title }))
      await expect.poll(() => namesInCanvas(page)).toEqual(['Hero', 'Text', 'Call to Action'])
      await expect(gripOf(page, 0)).toBeFocused()
      await way.undo(page)
      await expect(start).toBeVisible()
      await way.redo(page, 0)
      await expect(canvasOf(page).getByText('3 Components')).toBeVisible()

      // "+" adds at its place; the library adds at the end.
      await select(page, 0, small ? press : (bar) => bar.click())
      await press(sheetOf(page).getByRole('button', { name: 'Add a component after Hero' }))
      await expect(page.getByText('Adds after Hero.').filter({ visible: true })).toBeVisible()
      const library = page.getByRole('complementary', { name: 'Components' }).filter({ visible: true })
      await press(library.getByRole('button', { name: 'Add Image Gallery' }))
      await expect(gripOf(page, 1)).toBeFocused()
      for (const name of ['Team', 'Questions & Answers']) await add(page, name)
      const all = ['Hero', 'Image Gallery', 'Text', 'Call to Action', 'Team', 'Questions & Answers']
      await expect.poll(() => namesInCanvas(page)).toEqual(all)

      // Changes are seen at once; Cancel takes them back.
      const panel = await edit(page, 'Hero')
      await write(panel.getByLabel('Title', { exact: true }), 'Not for long')
      await expect(blockAt(page, 0)).toContainText('Not for long')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await press(panel.getByRole('button', { name: 'Cancel' }))
      await expect(blockAt(page, 0)).toContainText('First words')

      await edit(page, 'Text')
      const content = panel.getByRole('textbox', { name: 'Content' })
      if (!small) await expect(content).toBeFocused()
      await write(content, 'A written price first')
      await content.press('ControlOrMeta+a')
      await press(panel.getByRole('button', { name: 'Bold' }))
      await expect(panel.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
      await press(panel.getByRole('button', { name: 'List', exact: true }))
      const sizes = panel.getByRole('group', { name: 'Font size' })
      await press(sizes.getByRole('button', { name: 'Large' }))
      await expect(blockAt(page, 2).getByRole('listitem').getByRole('strong')).toHaveText(
        'A written price first',
      )
      await keep(page)
      await expect(panel).toBeHidden()

      await edit(page, 'Image Gallery')
      await choosePictures(page, panel)
      for (const [index, words] of ['A window', 'An island'].entries())
        await write(panel.getByLabel('What it shows').nth(index), words)
      const shownTexts = () =>
        blockAt(page, 1)
          .getByRole('img')
          .evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
      expect(await shownTexts()).toEqual(['A window', 'An island'])
      await press(panel.getByRole('button', { name: 'Move Picture 2 up' }))
      await expect.poll(shownTexts).toEqual(['An island', 'A window'])
      await press(panel.getByRole('button', { name: 'Remove Picture 2' }))
      await expect.poll(shownTexts).toEqual(['An island'])
      await keep(page)
      await rows(page, 'Team', 'Member', 'Name')
      await rows(page, 'Questions & Answers', 'Question', 'Question')

      await way.act(page, 4, 'Up')
      await way.act(page, 2, 'Duplicate')
      await way.act(page, 0, 'Down')
      await way.act(page, 5, 'Delete')
      const end = ['Image Gallery', 'Hero', 'Text', 'Text', 'Team', 'Questions & Answers']
      await expect.poll(() => namesInCanvas(page)).toEqual(end)

      // Back to the empty page step by step, and forth again.
      let steps = 0
      for (; await history(page, 'Undo').isEnabled(); steps += 1) await way.undo(page)
      await expect(start).toBeVisible()
      for (let turn = 0; turn < steps; turn += 1) await way.redo(page, turn)
      await expect(history(page, 'Redo')).toBeDisabled()
      await expect.poll(() => namesInCanvas(page)).toEqual(end)

      await press(page.getByRole('button', { name: 'Save Page' }))
      await expect(page.getByText('Page updated successfully')).toHaveCount(1)
      // Ctrl S goes on where it is (publish.spec.ts), the button goes to the list.
      await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()
      const { components } = await ownPage.stored()
      expect(components.map(({ type }) => type)).toEqual(['image', 'hero', 'text', 'text', 'team', 'faq'])
      expect(components[2]?.config.content).toBe(
        '<ul><li><p><strong>A written price first</strong></p></li></ul>',
      )
      expect(components[4]?.config.members).toMatchObject([{ name: 'Twice' }])
      expect(new Set(components.map(({ id }) => id)).size).toBe(6)
    })

    test('outline, revisions, preview, publishing; a type that nobody knows', async ({
      page,
      own,
      staff,
    }) => {
      test.slow()
      const ownPage = await own.page([
        { type: 'testimonial', config: { content: 'First words' } },
        { type: 'old slider', config: { speed: 3 } },
        { type: 'cta', config: { title: 'Last words' } },
      ])
      const save = () => press(page.getByRole('button', { name: 'Save Page' }))
      await openBuilder(page, ownPage.id)
      await expect(sheetOf(page).getByText('Unknown component type: old slider')).toBeVisible()
      const panel = await edit(page, 'old slider')
      await expect(panel).toContainText('Configuration options for old slider will be available soon')
      await keep(page)
      await way.act(page, 1, 'Duplicate')
      await edit(page, 'Testimonial')
      await panel.getByLabel('Rating').selectOption('4 stars')
      await keep(page)

      if (small) await press((await dock(page)).getByRole('button', { name: 'Outline' }))
      else await press(page.getByRole('button', { name: 'Outline' }))
      const outline = page
        .getByRole('listitem')
        .filter({ hasText: 'Call to Action' })
        .filter({ visible: true })
      await press(outline.getByRole('button', { name: /Call to Action$/ }).first())
      await expect(outline.getByRole('button').first()).toHaveAttribute('aria-current', 'true')
      await expect(gripOf(page, 3)).toBeInViewport()
      await press(outline.getByRole('button', { name: 'Move up Call to Action in the outline' }))
      const names = ['Testimonial', 'old slider', 'Call to Action', 'old slider']
      await expect.poll(() => namesInCanvas(page)).toEqual(names)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      if (small) await press(page.getByRole('button', { name: 'Close' }))

      const openSettings = async () =>
        press(
          small
            ? (await dock(page)).getByRole('button', { name: 'Page' })
            : page.getByRole('button', { name: /^Page settings/ }),
        )
      if (small) await openSettings()
      await press(page.getByRole('button', { name: 'Revisions' }).last())
      const revisions = page.getByRole('complementary', { name: 'Revisions' })
      await write(revisions.getByLabel('Name this version'), 'Before spring')
      await press(revisions.getByRole('button', { name: 'Save with this name' }))
      await expect(revisions.getByText('“Before spring”')).toBeVisible()
      await press(revisions.getByRole('button', { name: 'Close' }))
      await way.act(page, 0, 'Delete')
      if (small) await openSettings()
      await press(page.getByRole('button', { name: 'Revisions' }).last())
      await press(revisions.getByRole('button', { name: /^Compare “Before spring”/ }))
      const compare = page.getByRole('dialog', { name: 'Compare' })
      await expect(compare).toContainText('Testimonial')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.keyboard.press('Escape')
      await expect(compare).toBeHidden()
      await press(revisions.getByRole('button', { name: /^Restore “Before spring”/ }))
      await expect.poll(() => namesInCanvas(page)).toEqual(names)

      await openSettings()
      const settings = page.getByRole('complementary', { name: 'Page settings' })
      await press(settings.getByRole('button', { name: 'Published' }))
      await press(settings.getByRole('button', { name: 'Save Changes' }))
      await press(
        small
          ? (await dock(page)).getByRole('link', { name: 'Preview' })
          : page.getByRole('link', { name: 'Preview' }),
      )
      await expect(page.getByRole('heading', { name: `Preview: ${ownPage.title}` })).toBeVisible()
      await expect(page).toHaveTitle(/Preview/)
      const preview = page.getByTitle('Preview', { exact: true })
      if (small) await expect(preview).toHaveCSS('width', '390px')
      else
        for (const [name, width] of Object.entries({ Tablet: 768, Phone: 390, Desktop: 1440 })) {
          await press(page.getByRole('button', { name }))
          await expect(preview).toHaveCSS('width', `${width}px`)
        }
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await press(page.getByRole('link', { name: 'Edit', exact: true }).filter({ visible: true }))
      await expect(canvasOf(page).getByText('4 Components')).toBeVisible()
      await save()
      // The named save's toast leaves as this one comes.
      await expect(page.getByText('Page updated successfully')).toHaveCount(1)
      await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()
      const stored = await ownPage.stored()
      const types = ['testimonial', 'old slider', 'cta', 'old slider']
      expect(stored.components.map(({ type }) => type)).toEqual(types)
      expect(stored.components[0]?.config.rating).toBe(4)
      expect(await (await page.request.get(`/${ownPage.slug}`)).text()).toContain('Last words')
      await staff.delete(`/api/pages/${ownPage.id}`)
      expect((await page.request.get(`/${ownPage.slug}`)).status()).toBe(404)
    })
  })
}
