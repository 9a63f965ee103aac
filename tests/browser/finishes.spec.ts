import { builtInValues } from '@/lib/business/own-finishes'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test as everybody,
} from './fixtures'
import { fillContact, storedLead } from './leads'
import { openBuilder, sheetOf, test as signedIn } from './staff-pages'

const kitchen =
  '/design?cabinets=navy&island=oak&counter=travertine&splash=blue-subway&floor=limestone&metal=black'

// They change what the visualizer, the home page and the services page show.
signedIn.describe('the visualizer’s finishes', () => {
  signedIn.afterEach(async ({ staff }) => {
    const save = (version: string) =>
      staff.put('/api/settings/finishes', { data: { version, values: builtInValues } })
    const { version } = (await (await save('none')).json()) as { version: string }
    expect((await save(version)).status()).toBe(200)
  })

  signedIn('an owner renames one and hides another: visitors see it at once', async ({ page }) => {
    await page.goto('/admin/settings/finishes')
    const cabinets = page.getByRole('region', { name: 'Cabinets' })
    await expectAccessible(page)
    await cabinets.getByRole('listitem', { name: 'Navy' }).getByLabel('Name').fill('Hudson Blue')
    await cabinets.getByRole('switch', { name: 'Shown: Sage' }).click()
    await cabinets.getByRole('button', { name: 'Move Walnut up' }).click()
    await expect(page.getByText('Walnut is at position 5 of 8')).toBeAttached()
    const cost = cabinets.getByRole('listitem', { name: 'Walnut' }).getByLabel('A usual job')
    await cost.fill('90,000')
    await page.getByRole('button', { name: 'Save finishes' }).click()
    await expect(page.getByText('Enter dollars from $8,000 to $25,000')).toBeVisible()
    await cost.fill('23,300')
    await cabinets.getByRole('button', { name: 'Move Walnut down' }).click()
    await page.getByRole('button', { name: 'Save finishes' }).click()
    await expect(page.getByText('Finishes saved')).toBeVisible()

    await page.goto('/design')
    const choices = page.getByRole('group', { name: 'Cabinets' })
    await expect(choices.getByRole('radio', { name: /Hudson Blue/ })).toBeAttached()
    await expect(choices.getByRole('radio', { name: /Sage/ })).toHaveCount(0)
    // Home and services show a kitchen that is offered, and a link from before says what it can't show.
    await page.goto('/')
    const tried = page.getByRole('group', { name: 'Cabinets' }).getByRole('radio')
    await expect(tried).toHaveCount(4)
    await expect(tried.and(page.getByRole('radio', { name: 'Sage' }))).toHaveCount(0)
    await page.goto(kitchen.replace('navy', 'sage'))
    await expect(
      page.getByText('Sage isn’t offered for the cabinets any more: you see Warm white.'),
    ).toBeVisible()
  })
})

everybody('a kitchen goes along with the request, and staff see it', async ({ page, own, staff, signIn }) => {
  await page.goto(kitchen)
  await page.getByRole('button', { name: 'Get a price for this kitchen' }).click()
  const person = own.someone()
  const dialog = page.getByRole('dialog', { name: 'Request an estimate' })
  await fillContact(dialog, person)
  await expect(dialog.getByText('The kitchen you put together comes with the request.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Request my estimate' }).click()
  await expect(page).toHaveURL(`/thank-you?design=${encodeURIComponent(kitchen)}`)
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /^\/design\/picture\?/)
  await expect(page.getByRole('link', { name: /^This is your kitchen/ })).toHaveAttribute('href', kitchen)
  const lead = await storedLead(staff, person.name)
  expect(lead.design).toBe(kitchen)

  await signIn()
  await page.goto(`/admin/leads/${lead.id}`)
  const room = page.getByRole('region', { name: 'The kitchen they put together' })
  const picture = room.getByRole('img', { name: /^Navy cabinets with a natural oak island/ })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
  await expect(room.getByRole('link', { name: 'Open it in the visualizer' })).toHaveAttribute('href', kitchen)
  await expectAccessible(page)
})

signedIn('the block is added, starts with another kitchen, and leads to it', async ({ page, own }) => {
  const ownPage = await own.page([])
  await openBuilder(page, ownPage.id)
  const library = page.getByRole('complementary', { name: 'Components' }).filter({ visible: true })
  await library.getByRole('button', { name: 'Add Visualizer', exact: true }).click()
  await sheetOf(page).getByRole('button', { name: 'Edit Visualizer' }).click()
  await page.getByLabel('It starts with').selectOption('Navy and limestone')
  await expect(sheetOf(page).getByText('Navy and limestone. Design rendering.')).toBeVisible()
  await page.getByRole('button', { name: 'Save Page' }).click()
  await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()
  const { components } = await ownPage.stored()
  expect(components).toMatchObject([{ type: 'visualizer', config: { kitchen: 'navy-and-limestone' } }])

  const shownPage = await own.page(components, { isPublished: true })
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    await page.goto(`/${shownPage.slug}`)
    await expect(page.getByRole('link', { name: 'Try the finishes' })).toHaveAttribute('href', kitchen)
    await expect(page.getByRole('img', { name: /kitchen with navy cabinets/ })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)
})
