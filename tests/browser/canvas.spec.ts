import { type FrameLocator, type Page } from '@playwright/test'
import { desktop, expect, expectAccessible } from './fixtures'
import { type Box, difference, shot } from './pixels'
import { canvasOf, openBuilder, sheetOf, test } from './staff-pages'

// The builder's canvas shows what visitors get: at the width of their device, whatever room there is for it.

const widths = { Desktop: 1440, Tablet: 768, Phone: 390 }
/** So high that a whole page is in sight at once. */
const height = 14_000
/** Of a block's pixels: letters on the edge of a pixel, and details of a picture that is made for another window. */
const tolerance = 0.01

const three = [
  { type: 'hero', config: { title: 'First words' } },
  { type: 'text', config: { content: 'Some words' } },
  { type: 'cta', config: { title: 'Last words' } },
]

const gripOf = (page: Page, name: string) => sheetOf(page).getByRole('button', { name: `Drag ${name};` })

/** Returns each block's place on the screen, without the builder's bar. */
const boxesOf = (page: Page | FrameLocator): Promise<Box[]> =>
  page.locator('.blocks > section').evaluateAll((sections) =>
    sections.map((section) => {
      const frame = window.frameElement as HTMLElement | null
      const at = frame?.getBoundingClientRect() ?? { x: 0, y: 0, width: 1 }
      const scale = at.width / (frame?.offsetWidth ?? 1)
      const { x, y, width, height } = section.getBoundingClientRect()
      return { x: at.x + x * scale, y: at.y + y * scale, width: width * scale, height: height * scale }
    }),
  )

/**
 * The header's height is no whole number, nor that of the line about renderings, which only the site has: letters shall
 * stand on the same part of a pixel as in the canvas.
 */
async function alignTo([canvas]: Box[], visitor: Page) {
  const [site] = await boxesOf(visitor)
  const by = 1 + ((canvas!.y - site!.y) % 1)
  await visitor.getByRole('main').evaluate((main, top) => {
    main.style.paddingTop = `${top}px`
    main.querySelectorAll<HTMLElement>('.blocks > p').forEach((line) => (line.style.display = 'none'))
  }, by)
}

/** A button reaches into the room below the block before it, where in the canvas its own bar stands between them. */
function withoutNext(boxes: Box[], index: number): Box {
  const [box, next] = [boxes[index]!, boxes[index + 1]]
  return next ? { ...box, height: Math.min(box.height, next.y - box.y) } : box
}

test('each kind of block looks in the canvas as on the page, at each width', async ({
  page,
  browser,
  own,
}) => {
  test.setTimeout(360_000)
  const { everyBlock, blockNames: names } = await import('../look/every-block.mjs')
  const ownPage = await own.page([], { isPublished: true, components: JSON.stringify(everyBlock) })
  const visitors = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const visitor = await visitors.newPage()
  // A window of another width than any of the three.
  await page.setViewportSize({ width: 1900, height })
  await openBuilder(page, ownPage.id)
  // Every kind but the sections is here: one that is added to the library is added to the list as well.
  const library = page
    .getByRole('complementary', { name: 'Components' })
    .locator('div:has(> h3)')
    .filter({ hasNot: page.getByRole('heading', { name: 'Sections' }) })
    .getByRole('button', { name: /^Add / })
  await expect(library).toHaveCount(names.length)

  const laidOut: Box[] = []
  for (const [device, width] of Object.entries(widths)) {
    await page.getByRole('button', { name: `${device} width` }).click()
    await expect(canvasOf(page).getByText('100%').first()).toBeVisible()
    await visitor.setViewportSize({ width, height })
    await visitor.goto(`/${ownPage.slug}`)
    await alignTo(await boxesOf(sheetOf(page)), visitor)
    const [canvas, site] = [await shot(page), await shot(visitor)]
    const [mine, theirs] = [await boxesOf(sheetOf(page)), await boxesOf(visitor)]
    if (device === 'Desktop') laidOut.push(...mine)
    for (const [index, name] of names.entries()) {
      const [inCanvas, onSite] = [mine[index]!, withoutNext(theirs, index)]
      const what = `${name} at ${width} px`
      expect.soft(inCanvas.width, `${what}: width`).toBeCloseTo(onSite.width, 0)
      expect.soft(inCanvas.height, `${what}: height`).toBeCloseTo(theirs[index]!.height, 0)
      expect.soft(await difference([canvas, inCanvas], [site, onSite]), what).toBeLessThan(tolerance)
    }
  }
  await visitors.close()

  // A laptop with a panel open has half the room: the same, but smaller.
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('button', { name: 'Desktop width' }).click()
  await sheetOf(page).getByRole('button', { name: 'Edit Text', exact: true }).click()
  await expect(canvasOf(page).getByText(/^6\d%$/)).toBeVisible()
  const small = await boxesOf(sheetOf(page))
  const scale = small[0]!.width / widths.Desktop
  for (const [index, name] of names.entries())
    expect.soft(small[index]!.height / scale, `${name} made smaller`).toBeCloseTo(laidOut[index]!.height, 0)
  // The builder's own controls keep their size.
  await expect(sheetOf(page).getByText('Text', { exact: true }).first()).toBeInViewport()
  expect((await gripOf(page, 'Text').boundingBox())!.width).toBeCloseTo(32, 0)
  await page.getByRole('button', { name: '100%, its true size' }).click()
  await expect.poll(async () => (await boxesOf(sheetOf(page)))[0]?.width).toBe(widths.Desktop)
})

test('beside a panel the library folds to a button, and comes back with the canvas', async ({
  page,
  own,
}) => {
  await page.setViewportSize(desktop)
  const ownPage = await own.page(three)
  await openBuilder(page, ownPage.id)
  const library = page.getByRole('complementary', { name: 'Components' })
  const panel = page.getByRole('complementary', { name: 'Edit Text' })
  const opener = page.getByRole('button', { name: 'Add a block' })
  const edit = sheetOf(page).getByRole('button', { name: 'Edit Text', exact: true })
  await expect(library).toBeVisible()
  await expect(opener).toHaveCount(0)
  await edit.click()
  await expect(panel).toBeVisible()
  await expect(library).toBeHidden()
  await expect(canvasOf(page).getByText(/^6\d%$/)).toBeVisible()
  const roomOf = async () => (await canvasOf(page).boundingBox())!.width
  const room = await roomOf()

  // It opens over the canvas, which keeps its room; Escape closes it before the panel.
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expect(library).toBeVisible()
  expect(await roomOf()).toBe(room)
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(library.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(library).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(panel).toBeVisible()

  // A click in the page closes it as well; the sign behind a block opens it.
  await opener.click()
  await expect(library).toBeVisible()
  await sheetOf(page)
    .getByRole('article', { name: 'Text', exact: true })
    .click({ position: { x: 700, y: 20 } })
  await expect(library).toBeHidden()
  await sheetOf(page).getByRole('button', { name: 'Add a component after Text' }).click()
  await expect(library.getByText('Adds after Text.')).toBeVisible()
  await library.getByRole('button', { name: 'Add Testimonial' }).click()
  await expect(panel).toBeHidden()
  await expect(library).toBeVisible()
  await expect(opener).toHaveCount(0)
  await expect(sheetOf(page).getByRole('article').nth(2)).toHaveAccessibleName('Testimonial')

  // A wide window has room for all three.
  await page.setViewportSize({ width: 1800, height: 900 })
  await edit.click()
  await expect(panel).toBeVisible()
  await expect(library).toBeVisible()
  await expect(opener).toBeHidden()
  await expect(canvasOf(page).getByText(/^7[5-9]%$/)).toBeVisible()
})

test('Tab takes one stop a block, the arrows go on within it', async ({ page, own }) => {
  await page.setViewportSize(desktop)
  const ownPage = await own.page(three)
  await openBuilder(page, ownPage.id)
  await page.getByRole('button', { name: 'Phone width' }).focus()
  for (const name of ['Hero', 'Text', 'Call to Action']) {
    await page.keyboard.press('Tab')
    await expect(gripOf(page, name)).toBeFocused()
  }
  await page.keyboard.press('Shift+Tab')
  await expect(gripOf(page, 'Text')).toBeFocused()
  for (const name of [
    'Move up',
    'Move down',
    'Duplicate',
    'Edit',
    'Delete',
    'More for',
    'Add a component after',
  ]) {
    await page.keyboard.press('ArrowRight')
    await expect(sheetOf(page).getByRole('button', { name: `${name} Text`, exact: true })).toBeFocused()
  }
  await page.keyboard.press('ArrowLeft')
  await expect(sheetOf(page).getByRole('button', { name: 'More for Text' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(gripOf(page, 'Call to Action')).toBeFocused()

  // The shell's keys are heard from there, and what they open gives the focus back.
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog', { name: 'Search or jump to' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(gripOf(page, 'Call to Action')).toBeFocused()
})

test('the panel is as wide as it was made, by mouse or by keyboard, on the next visit too', async ({
  page,
  own,
}) => {
  await page.setViewportSize(desktop)
  const ownPage = await own.page(three)
  await openBuilder(page, ownPage.id)
  const open = () => sheetOf(page).getByRole('button', { name: 'Edit Hero' }).click()
  const panel = page.getByRole('complementary', { name: 'Edit Hero' })
  const edge = page.getByRole('separator', { name: 'Width of the panel' })
  const width = async () => (await panel.boundingBox())!.width
  await open()
  expect(await width()).toBe(344)
  const box = (await edge.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, 400)
  await page.mouse.down()
  await page.mouse.move(desktop.width - 500, 400, { steps: 4 })
  await page.mouse.up()
  await expect.poll(width).toBe(500)
  await edge.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(width).toBe(524)
  await expectAccessible(page)
  await page.reload()
  await open()
  await expect.poll(width).toBe(524)
  await edge.dblclick()
  await expect.poll(width).toBe(344)
})

test('beside an open panel on a small laptop Desktop still is the desktop’s layout', async ({
  page,
  own,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const picture = { image: '/images/kitchen-02-after.webp', alt: 'A kitchen' }
  const ownPage = await own.page([{ type: 'text-picture', config: { content: '<p>Oak</p>', ...picture } }])
  await openBuilder(page, ownPage.id)
  await sheetOf(page).getByRole('button', { name: 'Edit Text & Picture' }).click()
  const panel = page.getByRole('complementary', { name: 'Edit Text & Picture' })
  const distanceFromLeft = async (what: 'paragraph' | 'img') =>
    (await sheetOf(page).getByRole('article').getByRole(what).first().boundingBox())!.x
  for (const [side, sign] of [
    ['Left', -1],
    ['Right', 1],
  ] as const) {
    await panel
      .getByRole('radio', { name: side })
      .or(panel.getByRole('button', { name: side }))
      .click()
    await expect
      .poll(async () => Math.sign((await distanceFromLeft('img')) - (await distanceFromLeft('paragraph'))))
      .toBe(sign)
  }
})
