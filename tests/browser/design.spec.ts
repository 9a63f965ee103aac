import { readFileSync } from 'node:fs'
import { type Page, type Response } from '@playwright/test'
import sharp from 'sharp'
import { layerPath, roomLayer } from '@/lib/business/design-layers'
import {
  type Choice,
  choiceAddress,
  choiceText,
  finishesOf,
  startFor,
  type Surface,
  surfaces,
} from '@/lib/business/finishes'
import { surfaceName } from '@/lib/business/rooms'
import { combinations } from '@/lib/business/finish-combinations'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './fixtures'
import { expectNotHydrated, noteHydration } from './hydration'
import { fillContact, storedLead } from './leads'

const start = startFor()
const otherChoice = combinations[0]!.choice
/** The picture; those that are kept come after it. */
const kitchen = (page: Page) => page.getByRole('img', { name: /cabinets with/ }).first()
const radio = (page: Page, surface: Surface, name: string) =>
  page.getByRole('group', { name: surfaceName(surface) }).getByRole('radio', { name, exact: true })
/** The tab of a surface; the finishes of one at a time are there to be chosen. */
const tab = (page: Page, surface: Surface) =>
  page.getByRole('radiogroup', { name: 'Surfaces' }).getByRole('radio', { name: surfaceName(surface) })
/** The rooms that were kept, side by side. */
const keptRooms = (page: Page) =>
  page.getByRole('region', { name: 'Kept side by side' }).getByRole('listitem')
const keep = (page: Page) => page.getByRole('button', { name: 'Keep this one' }).click()
/** Returns the status that everybody sees, not only screen readers. */
const answer = (page: Page, text: string) =>
  page.locator('[role=status]:not(.sr-only)').filter({ hasText: text })
// The words of what isn't chosen lie between, unseen: a space for who works names out.
const words = (choice: Choice) => new RegExp(`^${choiceText(choice).replaceAll(',', ' ?,')}$`)
const named = (choice: Choice) => ({ name: words(choice) })
/** The layers that were fetched, by their names. */
const fetched = (responses: Response[]) =>
  [
    ...new Set(
      responses.flatMap(
        (response) => /design\/kitchen\/(.+?)(?:-\d+)?\.(?:avif|webp)$/.exec(response.url())?.[1] ?? [],
      ),
    ),
  ].sort()
const layersOf = (choice: Choice) => [
  roomLayer,
  ...surfaces.map((surface) => `${surface}-${choice[surface]}`),
]
const watch = (page: Page) => {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  return responses
}
/** Returns the visible layer of a surface: displayed and not transparent. */
const seen = (page: Page, surface: string) =>
  page
    .locator(`[data-now] > [data-surface=${surface}]`)
    .evaluateAll((layers) =>
      layers
        .filter(
          (layer) => getComputedStyle(layer).display !== 'none' && getComputedStyle(layer).opacity !== '0',
        )
        .map((layer) => (layer as HTMLElement).dataset.finish),
    )

test(
  'a choice shows, is said, is in the address, and can be taken back',
  { tag: '@journey' },
  async ({ page }) => {
    const responses = watch(page)
    await page.goto('/design', { waitUntil: 'networkidle' })
    expect(fetched(responses)).toEqual([...layersOf(start), 'swatches'].sort())
    await expect(kitchen(page)).toHaveAccessibleName(words(start))
    const range = page.locator('[data-range]')
    const cost = await range.textContent()

    await radio(page, 'cabinets', 'Walnut').check()
    await expect.poll(() => seen(page, 'cabinets')).toEqual(['walnut'])
    await expect(page).toHaveURL(new RegExp('cabinets=walnut&island=oak'))
    await expect(
      page.getByRole('status').filter({ hasText: 'Walnut cabinets with a natural oak island' }),
    ).toBeAttached()
    await expect(page.getByText('American walnut veneer').first()).toBeVisible()
    expect(await range.textContent()).not.toBe(cost)
    expect(fetched(responses)).toEqual([...layersOf(start), 'cabinets-walnut', 'swatches'].sort())

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('img', named(start))).toBeVisible()
    await expect.poll(() => seen(page, 'cabinets')).toEqual(['sage'])
    await expect(range).toHaveText(cost!)

    await page.getByRole('link', { name: combinations[0]!.name }).click()
    await expect(page.getByRole('img', named(otherChoice))).toBeVisible()
    await expect.poll(() => seen(page, 'island')).toEqual(['navy'])
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(choiceAddress(otherChoice))
    await page.getByRole('button', { name: 'Surprise me' }).click()
    await expect(page.getByRole('img', named(otherChoice))).toHaveCount(0)
    expect(combinations.map(({ choice }) => choiceAddress(choice))).toContain(
      `/design${new URL(page.url()).search}`,
    )
  },
)

test('an address shows its kitchen from the first frame, and is shared with a picture of it', async ({
  page,
  request,
}) => {
  const responses = watch(page)
  await page.goto(choiceAddress(otherChoice), { waitUntil: 'networkidle' })
  await expect(page.getByRole('img', named(otherChoice))).toBeVisible()
  expect(fetched(responses)).toEqual([...layersOf(otherChoice), 'swatches'].sort())
  const content = (property: string) =>
    page.locator(`meta[property="${property}"]`).first().getAttribute('content')
  expect(await content('og:url')).toContain(choiceAddress(otherChoice))
  expect(await content('og:image:alt')).toBe(choiceText(otherChoice))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/design$/)
  const picture = await request.get((await content('og:image'))!)
  expect(picture.headers()).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': /immutable/ })
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1200, height: 630 })

  // The page itself applies an address with only some finishes; nonsense changes nothing.
  responses.length = 0
  await page.goto('/design?cabinets=navy&floor=lava', { waitUntil: 'networkidle' })
  await expect(page.getByRole('img', named({ ...start, cabinets: 'navy' }))).toBeVisible()
  expect(fetched(responses)).not.toContain('cabinets-sage')
})

test('the bath has its own surfaces, price and picture, and goes along with a request', async ({
  page,
  request,
}) => {
  const bath = page.getByRole('img', { name: /^A .+ vanity with/ }).first()
  const ownRadio = (surface: string, name: string) =>
    page.getByRole('group', { name: surface }).getByRole('radio', { name, exact: true })
  await page.goto('/design', { waitUntil: 'networkidle' })
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'The bath' }).click()
  await expect(page).toHaveURL(/\/design\/bath$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/design\/bath$/)
  await expectAccessible(page)
  const range = page.locator('[data-range]')
  const cost = await range.textContent()

  await page.getByRole('radiogroup', { name: 'Surfaces' }).getByRole('radio', { name: 'Wall color' }).check()
  await ownRadio('Wall color', 'Blush').check()
  await expect.poll(() => seen(page, 'walls')).toEqual(['blush'])
  await expect(range).toHaveText(cost!)
  await page.getByRole('radiogroup', { name: 'Surfaces' }).getByRole('radio', { name: 'Vanity' }).check()
  await ownRadio('Vanity', 'Walnut').check()
  await expect(bath).toHaveAccessibleName(/^A walnut vanity with a Calacatta marble top.*walls in blush/)
  await expect(range).not.toHaveText(cost!)
  await page.getByRole('button', { name: 'Keep this one' }).click()
  await expect(answer(page, 'Kept: 1 of 3.')).toBeVisible()
  await keptRooms(page).getByRole('button', { name: 'Compare' }).click()
  await expect(answer(page, 'The one you kept is on the left.')).toBeVisible()

  // Its address opens it from the first frame, with a picture of it.
  await page.reload()
  await expect(bath).toHaveAccessibleName(/^A walnut vanity/)
  await expect(keptRooms(page).getByRole('img', { name: /^A walnut vanity/ })).toBeVisible()
  const image = await page.locator('meta[property="og:image"]').first().getAttribute('content')
  expect(image).toContain('room=bath')
  const picture = await request.get(image!)
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1200, height: 630 })

  await expect(page.getByRole('link', { name: 'Work it out for your room' })).toHaveAttribute(
    'href',
    /\/estimate\?design=walnut_.*_bath&room=bathroom&vanity=double/,
  )
  await page.getByRole('button', { name: 'Get a price for this bath' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request an estimate' })
  await expect(dialog).toContainText('The bath you put together comes with the request.')
  await expect(dialog).toContainText('A walnut vanity')
  await expect(dialog.getByRole('radio', { name: 'Bathroom Remodeling' })).toBeChecked()

  // Checks the thank-you page's sentence about it.
  await page.goto(
    `/thank-you?design=${encodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search)}`,
  )
  await expect(page.getByRole('link', { name: /^This is your bath/ })).toHaveAttribute(
    'href',
    /^\/design\/bath\?/,
  )

  // An address of another room from before leads to its own.
  await page.goto('/design/room/bath')
  await expect(page).toHaveURL(/\/design\/bath$/)
})

test('the picture’s address refuses what is no kitchen', async ({ request }) => {
  for (const query of ['', '?cabinets=sage', choiceAddress({ ...start, floor: '../secret' }).slice(7)])
    expect((await request.get(`/design/picture${query}`)).status()).toBe(404)
  for (const path of ['/design/not_a_kitchen', '/design/shared/not_a_kitchen']) {
    const missing = await request.get(path)
    expect(missing.status()).toBe(404)
    expect(await missing.text()).toContain('</h1>') // there without script
  }
})

test('two kitchens are compared, one is saved, printed, and asked for', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(choiceAddress(start), { waitUntil: 'networkidle' })
  await keep(page)
  await keptRooms(page).getByRole('button', { name: 'Compare' }).click()
  const line = page.getByRole('slider', { name: /the kitchen you kept/ })
  await expect(line).toBeFocused()
  await expect(kitchen(page)).toBeInViewport()
  await radio(page, 'cabinets', 'Navy').check()
  await expect.poll(() => seen(page, 'cabinets')).toEqual(['navy'])
  await expect(page.locator('.design-kept [data-finish=sage]')).toBeVisible()
  await line.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-compared]')).toHaveAttribute('style', /--pos: ?51%/)
  await page.getByRole('button', { name: 'Stop comparing' }).click()
  await expect(line).toBeHidden()
  await expect(page.getByRole('button', { name: 'Keep this one' })).toBeFocused()

  await page.getByRole('button', { name: 'Share' }).click()
  await expect(answer(page, 'Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^kitchen-navy-oak.*\.jpg$/)
  expect(await sharp(readFileSync(await download.path())).metadata()).toMatchObject({
    width: 1600,
    height: 1067,
  })

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', named({ ...start, cabinets: 'navy' }))).toBeVisible()
  await expect(page.getByText('Painted Shaker doors in a dark blue').first()).toBeVisible()
  await expect(radio(page, 'cabinets', 'Sage')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  const range = await page.locator('[data-range]').textContent()
  await page.getByRole('button', { name: 'Get a price for this kitchen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request an estimate' })
  await expect(dialog).toContainText('Navy cabinets with')
  await expect(dialog).toContainText(range!)
  await expect(dialog.getByRole('radio', { name: 'Kitchen Remodeling' })).toBeChecked()
})

test('a link that can’t be copied is shown, to be copied by hand', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    }),
  )
  await page.goto('/design')
  await radio(page, 'cabinets', 'Navy').check()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(answer(page, `Copy this link: ${page.url()}`)).toBeVisible()
  await keep(page)
  await keptRooms(page).getByRole('button', { name: 'Compare' }).click()
  await expect(answer(page, 'The one you kept is on the left.')).toBeVisible()
})

test('that the link is copied is seen and heard, also right after a choice', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto('/design')
  await page.clock.pauseAt(Date.now() + 60_000)
  await radio(page, 'cabinets', 'Navy').check()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(answer(page, 'Link copied')).toBeVisible()
  // When the kitchen would have been told of.
  await page.clock.runFor(1_000)
  await expect(answer(page, 'Link copied')).toBeVisible()
})

test('choices, comparisons and messages stay when React comes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await noteHydration(page)
  await page.goto('/design', { waitUntil: 'networkidle' })
  await keep(page)
  await keptRooms(page).getByRole('button', { name: 'Compare' }).click()
  await radio(page, 'cabinets', 'Navy').check()
  await page.getByRole('checkbox', { name: 'Bring me a sample: Navy' }).check()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(answer(page, 'Link copied')).toBeVisible()
  const range = await page.locator('[data-range]').textContent()
  await expectNotHydrated(page)

  await page.getByRole('banner').getByRole('button', { name: 'Get a free estimate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request an estimate' })
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(radio(page, 'cabinets', 'Navy')).toBeChecked()
  await expect(page.locator('[data-range]')).toHaveText(range!)
  await expect(page.locator('.design-kept [data-finish=sage]')).toBeVisible()
  await expect(keptRooms(page).getByRole('img', { name: /^Sage cabinets/ })).toBeVisible()
  await expect(answer(page, 'Samples to bring: Navy (Cabinets).')).toBeVisible()
  // And the page's script is still the one that works.
  await page.getByRole('button', { name: 'Stop comparing' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('img', named(start)).first()).toBeVisible()
})

test('each combination that goes together shows its kitchen', async ({ page }) => {
  await page.goto('/design')
  const list = page.getByRole('region', { name: 'Finishes that go together' })
  const pictures = list.locator('img')
  await expect(pictures).toHaveCount(combinations.length)
  for (const { name } of combinations) {
    const link = list.getByRole('link', { name, exact: true })
    await link.scrollIntoViewIfNeeded()
    await expect
      .poll(() => link.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(200)
  }
})

test('it works by keyboard, and is accessible', async ({ page }) => {
  await page.goto('/design')
  await tab(page, 'cabinets').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await expect(radio(page, 'counter', 'Calacatta marble')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, 'counter', 'White quartz')).toBeChecked()
  await expect(radio(page, 'counter', 'White quartz')).toHaveAccessibleDescription(
    /never sealed.*Costs about/,
  )
  await expect.poll(() => seen(page, 'counter')).toEqual(['white-quartz'])
  // Going through the surfaces chooses nothing.
  expect(new URL(page.url()).search).toContain('cabinets=sage&island=oak&counter=white-quartz')
  await expectAccessible(page)
  // Enter keeps nothing.
  await page.keyboard.press('Enter')
  await expect(keptRooms(page)).toHaveCount(0)
})

test('every finish is drawn once it is chosen', async ({ page }) => {
  const responses = watch(page)
  await page.goto('/design')
  for (const surface of surfaces) {
    await tab(page, surface).check()
    for (const { id, name } of finishesOf(surface)) {
      await radio(page, surface, name).check()
      await expect.poll(() => seen(page, surface), { intervals: [20, 50, 100] }).toEqual([id])
    }
  }
  const all = surfaces.flatMap((surface) => finishesOf(surface).map(({ id }) => `${surface}-${id}`))
  expect(fetched(responses)).toEqual([roomLayer, ...all, 'swatches'].sort())
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'finishes change, are said, and can be put into the address',
    { tag: '@journey' },
    async ({ page }) => {
      const responses = watch(page)
      await page.goto('/design', { waitUntil: 'networkidle' })
      expect(fetched(responses)).toEqual([...layersOf(start), 'swatches'].sort())
      for (const name of ['Undo', 'Surprise me', 'Share', 'Print'])
        await expect(page.getByRole('button', { name })).toBeHidden()
      await expect(page.getByText('What it may cost', { exact: true }).first()).toBeVisible()
      await tab(page, 'floor').check()
      await radio(page, 'floor', 'Slate').check()
      await expect(page.getByRole('img', named({ ...start, floor: 'slate' }))).toBeVisible()
      expect(await seen(page, 'floor')).toEqual(['slate'])
      // It was worked out for the floor before.
      await expect(page.locator('[data-range]')).toBeHidden()
      await page.getByRole('button', { name: 'Put my choice in the address' }).click()
      await expect(page).toHaveURL(new RegExp(`${choiceAddress({ ...start, floor: 'slate' }).slice(8)}$`))
      expect(await seen(page, 'floor')).toEqual(['slate'])
      await expect(page.locator('[data-range]')).toBeVisible()
    },
  )

  test('rooms are kept, opened and removed, and samples ticked', async ({ page }) => {
    await page.goto('/design')
    await tab(page, 'floor').check()
    await radio(page, 'floor', 'Slate').check()
    await page.getByRole('checkbox', { name: 'Bring me a sample: Slate' }).check()
    await keep(page)
    await expect(keptRooms(page)).toHaveCount(1)
    await expect(keptRooms(page).first()).toBeInViewport()
    await expect(page.getByText('Samples to bring: Slate (Floor).')).toBeVisible()
    for (const name of ['Navy', 'Walnut']) {
      await radio(page, 'cabinets', name).check()
      await keep(page)
    }
    await expect(keptRooms(page)).toHaveCount(3)
    await expect(keptRooms(page).getByRole('button', { name: 'Compare' })).toHaveCount(0)
    await radio(page, 'cabinets', 'Greige').check()
    await keep(page)
    await expect(keptRooms(page)).toHaveCount(3)
    await expect(page.getByText('You can keep up to three.')).toBeInViewport()
    await expect(keptRooms(page).getByRole('img', { name: /^Greige/ })).toHaveCount(0)

    await keptRooms(page).first().getByRole('link', { name: 'Open' }).click()
    await expect(page.getByRole('img', named({ ...start, floor: 'slate' })).first()).toBeVisible()
    await keptRooms(page).nth(1).getByRole('button', { name: 'Remove' }).click()
    await expect(keptRooms(page)).toHaveCount(2)
    await expect(keptRooms(page).getByRole('img', { name: /^Navy/ })).toHaveCount(0)
    await tab(page, 'floor').check()
    await expect(page.getByRole('checkbox', { name: 'Bring me a sample: Slate' })).toBeChecked()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, deviceScaleFactor: 3 })

  test('the first picture takes 250 kB at most and stays in view while one chooses', async ({ page }) => {
    const responses = watch(page)
    await page.goto('/design', { waitUntil: 'networkidle' })
    const layers = responses.filter((response) => /design\/kitchen\//.test(response.url()))
    expect(layers.every((response) => /-1200\.avif|swatches\.avif/.test(response.url()))).toBe(true)
    const sizes = await Promise.all(
      layers.map(async (response) => (await response.request().sizes()).responseBodySize),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000)
    await expect(tab(page, 'cabinets')).toBeInViewport()
    await expect(page.locator('[data-range]')).toBeInViewport()
    await expect(radio(page, 'cabinets', 'Sage')).toBeInViewport()
    await tab(page, 'metal').check()
    await radio(page, 'metal', 'Brass').check()
    await expect(kitchen(page)).toBeInViewport({ ratio: 0.9 })
    await expect.poll(() => seen(page, 'metal')).toEqual(['brass'])
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  test('three kitchens are side by side in one row', async ({ page }) => {
    await page.goto('/design')
    for (const name of ['Sage', 'Navy', 'Walnut']) {
      await radio(page, 'cabinets', name).check()
      await keep(page)
    }
    await page.getByRole('link', { name: 'See them side by side' }).click()
    const pictures = keptRooms(page).getByRole('img')
    await expect(pictures).toHaveCount(3)
    for (const picture of await pictures.all()) await expect(picture).toBeInViewport({ ratio: 1 })
    const tops = await pictures.evaluateAll((all) =>
      all.map((element) => element.getBoundingClientRect().top),
    )
    expect(new Set(tops).size).toBe(1)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})

test('up to three kitchens are kept, in an address that somebody else can open', async ({
  page,
  context,
}) => {
  await page.goto('/design')
  for (const [index, name] of ['Sage', 'Navy', 'Walnut'].entries()) {
    await radio(page, 'cabinets', name).check()
    await keep(page)
    await expect(answer(page, `Kept: ${index + 1} of 3.`)).toBeVisible()
  }
  await keep(page)
  await expect(answer(page, 'You’ve kept this one already.')).toBeVisible()
  const range = await page.locator('[data-range]').textContent()
  await radio(page, 'cabinets', 'Greige').check()
  await keep(page)
  await expect(answer(page, 'You can keep up to three.')).toBeVisible()
  await expect(keptRooms(page)).toHaveCount(3)
  await expect(keptRooms(page).nth(2)).toContainText(range!)
  const picture = keptRooms(page)
    .nth(1)
    .getByRole('img', { name: words({ ...start, cabinets: 'navy' }) })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)

  const otherPage = await context.newPage()
  await otherPage.goto(page.url())
  await expect(keptRooms(otherPage)).toHaveCount(3)
  await expect(keptRooms(otherPage).nth(2)).toContainText(range!)
  await expectAccessible(otherPage)
  await keptRooms(otherPage).first().getByRole('link', { name: 'Open' }).click()
  await expect(otherPage.getByRole('img', named(start)).first()).toBeVisible()
  await keptRooms(otherPage).nth(1).getByRole('button', { name: 'Remove' }).click()
  await expect(answer(otherPage, 'Kept: 2 of 3.')).toBeVisible()
  expect(new URL(otherPage.url()).searchParams.getAll('keep')).toHaveLength(2)
})

test('a fifth sample is refused, and four go along with the request', async ({
  page,
  own,
  staff,
  signIn,
}) => {
  await page.goto('/design')
  for (const name of ['Sage', 'Navy', 'Walnut', 'Greige', 'Charcoal']) {
    await radio(page, 'cabinets', name).check()
    await page.getByRole('checkbox', { name: `Bring me a sample: ${name}` }).click()
  }
  await expect(answer(page, 'You can pick up to four samples. Uncheck one first: ')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Bring me a sample: Charcoal' })).not.toBeChecked()
  // Those that are ticked can be unticked, whatever is chosen.
  await page.getByRole('checkbox', { name: 'Bring me a sample: Greige' }).uncheck()
  const samples = 'Sage (Cabinets), Navy (Cabinets), Walnut (Cabinets)'
  await expect(answer(page, `Samples to bring: ${samples}.`)).toBeVisible()

  await page.getByRole('button', { name: 'Get a price for this kitchen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request an estimate' })
  await expect(dialog).toContainText(`Samples to bring: ${samples}.`)
  const person = own.someone()
  await fillContact(dialog, person)
  await dialog.getByRole('button', { name: 'Request my estimate' }).click()
  await expect(page).toHaveURL(/\/thank-you\?design=/)
  const lead = await storedLead(staff, person.name)
  expect(lead.design).toMatch(/&sample=cabinets-sage&sample=cabinets-navy&sample=cabinets-walnut$/)
  await signIn()
  await page.goto(`/admin/leads/${lead.id}`)
  await expect(page.getByRole('region', { name: 'The kitchen they put together' })).toContainText(
    `Samples to bring: ${samples}`,
  )
})

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const address of ['/design', '/design/bath'])
    test(`${address} ends its choices with its picture, and keeps that and the price in view`, async ({
      page,
    }) => {
      await page.goto(address)
      const ask = page.getByRole('button', { name: /^Get a price for this/ })
      expect((await ask.boundingBox())!.y).toBeLessThan(1_400)
      const stage = page.locator('.design-stage')
      await expect(stage).toBeInViewport({ ratio: 0.95 })
      await ask.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
      await expect(stage).toBeInViewport({ ratio: 0.95 })
      await expect(page.locator('[data-range]')).toBeInViewport({ ratio: 1 })
    })
})

for (const [address, noun] of [
  ['/design', 'kitchen'],
  ['/design/bath', 'bath'],
] as const)
  test(`a ${noun} is printed on one sheet`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    await page
      .getByRole('group', { name: /Cabinets|Vanity/ })
      .getByRole('radio', { name: 'Navy' })
      .check()
    await keep(page)
    await expect.poll(() => seen(page, 'cabinets')).toEqual(['navy'])
    // As the button leaves it: what a printer gets is there before.
    await page.evaluate(() => (window.print = () => void (document.documentElement.dataset.printed = '')))
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('html[data-printed]')).toBeAttached()
    expect(
      await page
        .locator('[data-qr]')
        .evaluate((code: HTMLImageElement) => [code.complete, code.naturalWidth > 0]),
    ).toEqual([true, true])
    for (const format of ['A4', 'Letter']) {
      const paper = (await page.pdf({ format })).toString('latin1')
      expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
    }
    // The picture with its layers is more than the text.
    expect((await page.pdf()).length).toBeGreaterThan(500_000)

    await page.emulateMedia({ media: 'print' })
    const code = page.locator('[data-qr]')
    await expect(code).toBeVisible()
    expect(await code.getAttribute('src')).toBe(
      `/design/qr${new URL(page.url()).search.replace(/&keep=.*/, '')}${noun === 'bath' ? '&room=bath' : ''}`,
    )
    await expect(page.locator('[data-paper]')).toHaveText(page.url().replace(/&keep=.*/, ''))
    await expect(page.locator('[data-range]')).toBeVisible()
    await expect(page.getByText('(845) 555-0142').filter({ visible: true })).toHaveCount(1)
    for (const hiddenPart of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      keptRooms(page).first(),
    ])
      await expect(hiddenPart).toBeHidden()
  })

test.describe('drawn at 1200 pixels', () => {
  test.use({ viewport: { width: 1200, height: 900 } })

  test('the picture is the layers added up', async ({ page }) => {
    await page.goto(choiceAddress(otherChoice), { waitUntil: 'networkidle' })
    // At its own size, so that nothing is scaled.
    await page.addStyleTag({
      content:
        'header,.design-stage>:has(button){display:none!important}.design-view{position:static!important}.design-stage{position:fixed!important;inset:0 auto auto 0;z-index:99;width:1200px;height:800px;aspect-ratio:auto!important;border-radius:0!important}',
    })
    await expect.poll(() => page.locator('.design-stage').evaluate((stage) => stage.clientWidth)).toBe(1200)
    const drawn = await sharp(await page.screenshot({ clip: { x: 0, y: 0, width: 1200, height: 800 } }))
      .removeAlpha()
      .raw()
      .toBuffer()
    const layers = await Promise.all(
      layersOf(otherChoice).map((layer) =>
        sharp(`public${layerPath(layer, 1200, 'avif')}`)
          .flatten({ background: 'black' })
          .png()
          .toBuffer(),
      ),
    )
    const [first, ...rest] = layers
    const sum = await sharp(first)
      .composite(rest.map((input) => ({ input, blend: 'add' })))
      .removeAlpha()
      .raw()
      .toBuffer()
    expect(drawn.length).toBe(sum.length)
    let difference = 0
    for (let at = 0; at < sum.length; at += 1) difference += Math.abs(sum[at]! - drawn[at]!)
    expect(difference / sum.length).toBeLessThan(2)
  })
})
