import { type Page } from '@playwright/test'
import { desktop, expect, phone } from './fixtures'
import { carry, pickUp, says } from './keyboard-drag'
import { canvasOf, namesInCanvas, openBuilder, sheetOf, test } from './staff-pages'

// A block is dragged by its handle: a line says where it would land, and there it lands.

const names = ['Hero', 'Text', 'Services Grid', 'Testimonial', 'Questions & Answers', 'Call to Action']
const blocks = ['hero', 'text', 'services', 'testimonial', 'faq', 'cta'].map((type) => ({ type, config: {} }))

const gripOf = (page: Page, name: string) => sheetOf(page).getByRole('button', { name: `Drag ${name};` })
const lineOf = (page: Page) => sheetOf(page).locator('[data-drop-line=open]')
const lifted = (page: Page) => page.locator('[data-lifted]')
const scrolled = (page: Page) => canvasOf(page).evaluate((canvas) => canvas.scrollTop)

/** Waits until the canvas has stood still for a dozen frames: a swipe goes on after the finger has left. */
const settled = (page: Page) =>
  canvasOf(page).evaluate(
    (canvas) =>
      new Promise<void>((done) => {
        let [top, still] = [-1, 0]
        const look = () => {
          still = canvas.scrollTop === top ? still + 1 : 0
          top = canvas.scrollTop
          if (still > 12) done()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

/** The middle of a block's handle, away from the edges at which a drag scrolls. */
async function handle(page: Page, name: string) {
  const grip = gripOf(page, name)
  await settled(page)
  await grip.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await settled(page)
  const box = (await grip.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A height on the screen just above or below the middle of a block. */
async function beside(page: Page, name: string, by: number) {
  await settled(page)
  const box = (await sheetOf(page).getByRole('article', { name }).boundingBox())!
  return box.y + box.height / 2 + by
}

test('by mouse: to a neighbor, beyond what is in sight, and back by Escape', async ({ page, own }) => {
  await page.setViewportSize(desktop)
  const ownPage = await own.page(blocks)
  await openBuilder(page, ownPage.id)

  let from = await handle(page, 'Text')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  // Seven pixels are no drag yet.
  await page.mouse.move(from.x, from.y - 7)
  await expect(lifted(page)).toHaveCount(0)
  await page.mouse.move(from.x + 40, await beside(page, 'Hero', 30), { steps: 4 })
  await expect(lifted(page)).toContainText('Text')
  await expect(lineOf(page)).toHaveCount(0)
  await page.mouse.move(from.x + 40, await beside(page, 'Hero', -30), { steps: 4 })
  await expect(lineOf(page)).toHaveText('Text goes here, position 1 of 6')
  await expect(says(page, 'Text is over position 1 of 6')).toBeAttached()
  await page.mouse.up()
  const swapped = ['Text', 'Hero', ...names.slice(2)]
  await expect.poll(() => namesInCanvas(page)).toEqual(swapped)
  await expect(says(page, 'Text moved to position 1 of 6')).toBeAttached()

  // The page scrolls along at its lower edge, as far as it goes.
  from = await handle(page, 'Text')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, desktop.height - 20, { steps: 6 })
  await expect(lineOf(page)).toHaveText('Text goes here, position 6 of 6')
  await page.mouse.move(from.x + 60, await beside(page, 'Call to Action', -10), { steps: 4 })
  await expect(lineOf(page)).toHaveText('Text goes here, position 5 of 6')
  await page.mouse.up()
  const moved = ['Hero', ...names.slice(2, 5), 'Text', 'Call to Action']
  await expect.poll(() => namesInCanvas(page)).toEqual(moved)
  await expect(gripOf(page, 'Text')).toBeInViewport()

  from = await handle(page, 'Hero')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, await beside(page, 'Services Grid', 60), { steps: 6 })
  await expect(lineOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(says(page, 'Hero is back at position 1 of 6')).toBeAttached()
  await expect.poll(() => namesInCanvas(page)).toEqual(moved)
  for (let turn = 0; turn < 2; turn += 1) await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => namesInCanvas(page)).toEqual(names)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

test('by keyboard: Space picks up, an arrow goes one place, Space drops, Escape puts back', async ({
  page,
  own,
}) => {
  await page.setViewportSize(desktop)
  const ownPage = await own.page(blocks)
  await openBuilder(page, ownPage.id)
  await gripOf(page, 'Hero').focus()
  await pickUp(page, 'Hero picked up at position 1 of 6')
  for (const place of [2, 3, 4]) {
    await page.keyboard.press('ArrowDown')
    await expect(says(page, `Hero is over position ${place} of 6`)).toBeAttached()
    await expect(lineOf(page)).toHaveText(`Hero goes here, position ${place} of 6`)
    await expect(lineOf(page)).toBeInViewport()
  }
  // Keys that would duplicate or delete do nothing now.
  await page.keyboard.press('d')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(says(page, 'Hero moved to position 3 of 6')).toBeAttached()
  const moved = ['Text', 'Services Grid', 'Hero', ...names.slice(3)]
  await expect.poll(() => namesInCanvas(page)).toEqual(moved)
  await expect(gripOf(page, 'Hero')).toBeFocused()

  await pickUp(page, 'Hero picked up at position 3 of 6')
  for (let turn = 0; turn < 9; turn += 1) await page.keyboard.press('ArrowUp')
  await expect(says(page, 'Hero is over position 1 of 6')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(says(page, 'Hero is back at position 3 of 6')).toBeAttached()
  await expect.poll(() => namesInCanvas(page)).toEqual(moved)
  await expect(gripOf(page, 'Hero')).toBeFocused()
})

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('the handle drags, a swipe beside it scrolls', async ({ page, own }) => {
    const ownPage = await own.page(blocks)
    await openBuilder(page, ownPage.id)
    const devtools = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
    const slide = async (from: { x: number; y: number }, y: number) => {
      await touch('touchStart', from)
      for (let step = 1; step <= 8; step += 1)
        await touch('touchMove', { x: from.x, y: from.y + ((y - from.y) * step) / 8 })
    }

    await slide({ x: 200, y: 600 }, 300)
    await touch('touchEnd')
    await expect.poll(() => scrolled(page)).toBeGreaterThan(150)
    await expect.poll(() => namesInCanvas(page)).toEqual(names)

    const from = await handle(page, 'Text')
    const before = await scrolled(page)
    await slide(from, from.y - 40)
    await expect(lifted(page)).toBeVisible()
    expect(await scrolled(page)).toBe(before)
    await touch('touchMove', { x: from.x, y: await beside(page, 'Hero', -20) })
    await expect(lineOf(page)).toHaveText('Text goes here, position 1 of 6')
    await touch('touchEnd')
    await expect.poll(() => namesInCanvas(page)).toEqual(['Text', 'Hero', ...names.slice(2)])

    // Down to the end of the page, which scrolls along.
    const again = await handle(page, 'Text')
    await slide(again, 740)
    await expect(lineOf(page)).toHaveText('Text goes here, position 6 of 6')
    await touch('touchEnd')
    await expect.poll(() => namesInCanvas(page)).toEqual(['Hero', ...names.slice(2), 'Text'])
  })
})

test('the rows of a list go by their handle too, by mouse and by keyboard', async ({ page, own }) => {
  await page.setViewportSize(desktop)
  const questions = ['One', 'Two', 'Three'].map((question) => ({ question, answer: 'Yes' }))
  const ownPage = await own.page([{ type: 'faq', config: { title: '', items: questions } }])
  await openBuilder(page, ownPage.id)
  await sheetOf(page).getByRole('button', { name: 'Edit Questions & Answers' }).click()
  const panel = page.getByRole('complementary', { name: 'Edit Questions & Answers' })
  const fields = panel.getByLabel('Question', { exact: true })
  const order = () => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))
  const grip = (row: number) => panel.getByRole('button', { name: `Drag Question ${row};` })
  const end = panel.getByRole('button', { name: 'Add question' })
  await expect.poll(order).toEqual(['One', 'Two', 'Three'])

  // Hovering waits until the panel stands still; only then do the places hold.
  await grip(1).hover()
  const [from, to] = [(await grip(1).boundingBox())!, (await grip(2).boundingBox())!]
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 8 })
  await expect(says(page, 'Question 1 is over position 2 of 3')).toBeAttached()
  await page.mouse.up()
  await expect.poll(order).toEqual(['Two', 'One', 'Three'])

  await grip(2).focus()
  await pickUp(page, 'Question 2 picked up at position 2 of 3')
  await carry(page, grip(2), end, 'ArrowUp', 'Question 2 is over position 1 of 3')
  await page.keyboard.press('Escape')
  await expect(says(page, 'Question 2 is back at position 2 of 3')).toBeAttached()
  await expect(panel).toBeVisible()
  await pickUp(page, 'Question 2 picked up at position 2 of 3')
  await carry(page, grip(2), end, 'ArrowDown', 'Question 2 is over position 3 of 3')
  await page.keyboard.press('Space')
  await expect.poll(order).toEqual(['Two', 'Three', 'One'])
  await expect(grip(3)).toBeFocused()
})
