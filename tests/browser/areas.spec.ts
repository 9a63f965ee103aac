import { type APIRequestContext, type Page } from '@playwright/test'
import { serviceSlugs } from '@/lib/business/services'
import { type PageCopy, type Place } from '@/lib/content/areas'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdMessage,
  phone,
  undo,
} from './fixtures'
import { sheetOf, test as staffTest } from './staff-pages'

// The service area: pages of places and services, a place's facts, a service, a table of places. Each test has a place or a page
// that no other file looks at, and leaves it as it was. One after the other: some write on the same page.

const words = 'api/areas/landings/tallman/home-renovation'
const townWords = 'api/areas/landings/suffern/town'

const wordsNow = async (staff: APIRequestContext, path = words) =>
  (await (await staff.get(`/${path}`)).json()) as PageCopy

async function putBack(staff: APIRequestContext, path: string, before: PageCopy) {
  const { headline, lede, description, parts, questions, blocks, pictures, projects } = before
  const data = { headline, lede, description, parts, questions, blocks, pictures, projects }
  expect((await staff.put(`/${path}`, { data })).status()).toBe(200)
}

/** Pages that a test may write on: they are put back as they were. */
const test = staffTest.extend<{ tallman: PageCopy; suffern: PageCopy }>({
  tallman: async ({ staff }, provide) => {
    const before = await wordsNow(staff)
    await provide(before)
    await putBack(staff, words, before)
  },
  suffern: async ({ staff }, provide) => {
    const before = await wordsNow(staff, townWords)
    await provide(before)
    await putBack(staff, townWords, before)
  },
})

/** Returns what a page tells search engines. */
const robotsOf = async (page: Page, path: string) =>
  /<meta name="robots" content="([^"]*)"/.exec(await (await page.request.get(path)).text())?.[1] ?? ''

test.describe('at a desk', () => {
  test.use({ viewport: desktop })

  test('the list finds pages, says how each stands, and hides some from search engines', async ({ page }) => {
    await page.goto('/admin/areas')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service area')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Landing pages' }).click()
    await expect(page.getByRole('rowheader').filter({ hasText: 'Airmont' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: 'Search pages' }).fill('hillburn tile')
    const row = page.getByRole('row').filter({ hasText: 'Tile & Backsplash Installation' })
    await expect(page.getByRole('button', { name: 'All 1', exact: true })).toBeVisible()
    await expect(row).toContainText('Listed')

    await page.getByRole('checkbox', { name: 'Select Tile & Backsplash Installation in Hillburn' }).check()
    await page.getByRole('button', { name: 'Hide from search engines' }).click()
    await holdMessage(page, '1 page hidden from search engines')
    await expect(row).toContainText('Hidden by staff')
    await expect(page.getByRole('button', { name: 'Hidden 1' })).toBeVisible()
    const robots = () => robotsOf(page, '/rockland/hillburn/tile-backsplash-installation/')
    await expect.poll(robots).toContain('noindex')
    await undo(page, '1 page hidden from search engines')
    await expect(row).toContainText('Listed')
    await expect.poll(robots).not.toContain('noindex')
  })

  test('a place is switched off and on with all its pages', async ({ page, staff }) => {
    await page.goto('/admin/areas')
    await page.getByRole('searchbox', { name: 'Search places' }).fill('tomkins')
    const on = page.getByRole('switch', { name: 'On: Tomkins Cove in search engines' })
    try {
      await on.click()
      await holdMessage(page, '8 pages hidden from search engines')
      await expect(page.getByRole('switch', { name: 'Off: Tomkins Cove in search engines' })).toBeVisible()
      await expect.poll(() => robotsOf(page, '/rockland/tomkins-cove/custom-cabinets/')).toContain('noindex')
      await undo(page, '8 pages hidden from search engines')
      await expect(on).toBeVisible()
    } finally {
      const ids = serviceSlugs.map((service) => `tomkins-cove/${service}`)
      await staff.put('/api/areas/landings/listing', { data: { ids, listing: 'auto' } })
    }
  })

  test('own words are measured as they are written, shown in the preview, saved, and brought back', async ({
    page,
    tallman,
  }) => {
    await page.goto('/admin/areas/pages/tallman/home-renovation')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home Renovation in Tallman')
    await expectAccessible(page)
    const measured = page.getByRole('region', { name: 'Original content' })
    const passage = page.getByRole('textbox', { name: 'Text' }).first()
    await page.getByRole('textbox', { name: 'Opening' }).fill('A cabinet for every slanted wall.')
    for (const part of (await page.getByRole('button', { name: /^Remove Passage/ }).all()).slice(1).reverse())
      await part.click()
    await passage.fill('Only one short sentence stands here.')
    await expect(measured).toContainText('search engines are told not to list it')
    await expect(page.getByText('Unsaved changes')).toBeVisible()

    await page.getByRole('link', { name: 'Preview' }).click()
    await expect(sheetOf(page).getByText('A cabinet for every slanted wall.')).toBeVisible()
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(passage).toHaveValue('Only one short sentence stands here.')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Page saved')).toBeVisible()
    await expect(page.getByText('Too thin', { exact: true })).toBeVisible()
    const pageAnswer = await page.request.get('/rockland/tallman/home-renovation/')
    expect(await pageAnswer.text()).toContain('Only one short sentence stands here.')

    await page.getByRole('button', { name: 'Revisions' }).click()
    const revisions = page.getByRole('dialog', { name: 'Revisions' })
    await revisions
      .getByRole('button', { name: /^Compare/ })
      .last()
      .click()
    await expect(page.getByRole('dialog', { name: 'Compare' })).toContainText('Page copy')
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await expect(page.getByRole('textbox', { name: 'Opening' })).toHaveValue(tallman.lede)
    await expect(measured).toContainText('Enough original content')
    await page.getByRole('button', { name: 'Save page' }).click()
    await expect(page.getByText('Listed')).toBeVisible()
  })

  test('a town page is found, written and measured as the others are', async ({ page, suffern }) => {
    await page.goto('/admin/areas/pages?q=suffern&service=town')
    await page.getByRole('link', { name: 'Suffern', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Town page of Suffern')
    await expectAccessible(page)
    const measured = page.getByRole('region', { name: 'Original content' })
    await expect(measured).toContainText('Enough original content')
    await expect(page.getByRole('textbox', { name: 'Opening' })).toHaveValue(suffern.lede)
    await page.getByRole('textbox', { name: 'Headline' }).fill('Rooms under the Ramapo hills')
    await page.getByRole('button', { name: 'Add Question' }).click()
    const question = 'Where does the truck stand?'
    await page.getByRole('textbox', { name: 'Question' }).last().fill(question)
    await page.getByRole('textbox', { name: 'Answer' }).last().fill('Where the street is widest.')
    await page.getByRole('link', { name: 'Preview' }).click()
    await expect(sheetOf(page).getByText('Rooms under the Ramapo hills')).toBeVisible()
    await expect(sheetOf(page).getByText(question)).toBeVisible()
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Rooms under the Ramapo hills')
    await page.getByRole('button', { name: 'Save page' }).click()
    await expect(page.getByText('Page saved')).toBeVisible()
    const html = await (await page.request.get('/suffern')).text()
    for (const text of ['Rooms under the Ramapo hills', question]) expect(html).toContain(text)
    try {
      await page.getByRole('switch', { name: 'Search engines may list it' }).click()
      await expect(page.getByText('Hidden by staff').first()).toBeVisible()
      await expect.poll(() => robotsOf(page, '/suffern')).toContain('noindex')
      await expect.poll(() => robotsOf(page, '/nyack')).not.toContain('noindex')
    } finally {
      await page.getByRole('switch', { name: 'Search engines may list it' }).click()
      await expect.poll(() => robotsOf(page, '/suffern')).not.toContain('noindex')
    }
  })

  test('components are added in the builder, shown in the preview and on the page', async ({
    page,
    tallman,
  }) => {
    const edit = '/admin/areas/pages/tallman/home-renovation'
    const address = '/rockland/tallman/home-renovation/'
    expect(tallman.blocks).toEqual([])

    await page.goto(edit)
    await page.getByRole('button', { name: 'Add components' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Extra components' })).toBeVisible()
    await page.getByRole('button', { name: 'Add Questions & Answers' }).click()
    await page.getByRole('button', { name: 'Add Call to Action' }).click()
    await expect(page.getByText('2 Components')).toBeVisible()
    await expect(page.getByText('Unsaved changes').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save page' })).toHaveCount(0)
    await page.keyboard.press('Alt+ArrowUp')
    await expect(
      page.getByRole('status').filter({ hasText: 'Call to Action moved to position 1 of 2' }),
    ).toBeAttached()
    await expectAccessible(page)
    await sheetOf(page)
      .getByRole('article', { name: 'Call to Action' })
      .getByRole('button', { name: 'Edit Call to Action' })
      .click()
    const panel = page.getByRole('complementary', { name: 'Edit Call to Action' })
    await panel.getByRole('textbox', { name: 'Title' }).fill('A summer offer for Tallman')
    await panel.getByRole('button', { name: 'Save Changes' }).click()
    const offer = sheetOf(page).getByText('A summer offer for Tallman', { exact: true })
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(offer).toHaveCount(0)
    await page.getByRole('button', { name: 'Redo', exact: true }).click()
    await expect(offer).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Done' }).click()
    const added = page.getByRole('list', { name: 'Extra components' })
    const both = [/Call to Action.*Tallman/, /Questions & Answers/]
    await expect(added.getByRole('listitem')).toHaveText(both)

    await page.getByRole('link', { name: 'Preview' }).click()
    await expect(sheetOf(page).getByRole('heading', { name: 'A summer offer for Tallman' })).toBeVisible()
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(added.getByRole('listitem')).toHaveText(both)
    await page.getByRole('button', { name: 'Save page' }).click()
    await expect(page.getByText('Page saved')).toBeVisible()
    await expect(page.getByText('Unsaved changes')).toHaveCount(0)
    await page.goto(address)
    const heading = page.getByRole('heading', { level: 2, name: 'A summer offer for Tallman' })
    await expect(heading).toBeVisible()
    // By the styles that come with the components alone.
    const section = page.locator('section').filter({ has: heading })
    expect(
      await section.evaluate((element) => parseFloat(getComputedStyle(element).paddingTop)),
    ).toBeGreaterThan(40)
    await expectAccessible(page)
  })

  test('a place’s permit office stands on its pages', async ({ page, staff }) => {
    const address = '/api/areas/places/thiells'
    const { permitPhone, permitUrl } = (await (await staff.get(address)).json()) as Place
    try {
      await page.goto('/admin/areas')
      await page.getByRole('searchbox', { name: 'Search places' }).fill('thiel')
      await page.getByRole('link', { name: 'Thiells', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thiells')
      await expectAccessible(page)
      await page.getByRole('textbox', { name: 'Phone' }).fill('845')
      await page.getByRole('button', { name: 'Save place' }).click()
      await expect(page.getByText('Enter a phone number with ten digits')).toBeVisible()
      await page.getByRole('textbox', { name: 'Phone' }).fill('845-555-0142')
      await page.getByRole('textbox', { name: 'Link' }).fill('https://example.com/permits')
      await page.getByRole('button', { name: 'Save place' }).click()
      await expect(page.getByText('Place saved')).toBeVisible()
      await page.goto('/rockland/thiells/bathroom-remodeling/')
      await expect(page.getByRole('main').getByRole('link', { name: '845-555-0142' })).toBeVisible()
    } finally {
      await staff.put(address, { data: { permitPhone, permitUrl } })
    }
  })

  test('a table of places is looked at first, line by line', async ({ page }) => {
    await page.goto('/admin/areas/places/import')
    const table =
      'name,zip,township,type,lat,lng,permitAuthority,kinds\n' +
      'Jones Point,10980,stony-point,hamlet,41.23,-73.97,Town of Stony Point Building Department,cape\n' +
      'Nowhere,1098,stony-point,hamlet,41.23,-73.97,Somebody,cape\n'
    await page
      .getByLabel('Table')
      .setInputFiles({ name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
    await expect(page.getByRole('heading', { name: 'This would import 1 new place' })).toBeFocused()
    await expect(page.getByRole('row').filter({ hasText: 'Enter five digits' })).toContainText('3')
    await expect(page.getByRole('row').filter({ hasText: 'Jones Point' })).toContainText(
      '/rockland/jones-point/',
    )
    await expectAccessible(page)
    expect((await page.request.get('/rockland/jones-point/')).status()).toBe(404)
  })

  test('a service says before it goes what that does', async ({ page }) => {
    await page.goto('/admin/areas/services')
    await expectAccessible(page)
    await page.getByRole('switch', { name: 'Flooring Installation, on' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Turn Flooring Installation off?' })
    await expect(dialog).toContainText('None of its text is lost')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Flooring Installation', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flooring Installation')
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Name' }).fill('')
    await page.getByRole('button', { name: 'Save service' }).click()
    await expect(page.getByText('Enter the name of the service')).toBeVisible()
  })
})

test.describe('refused', () => {
  test.use({ viewport: desktop, expectedErrors: [/409/] })

  test('words that somebody else has saved meanwhile can be put together', async ({
    page,
    staff,
    tallman,
  }) => {
    await page.goto('/admin/areas/pages/tallman/home-renovation')
    await page.getByRole('textbox', { name: 'Headline' }).fill('Cabinets for Tallman')
    await staff.put(`/${words}`, { data: { description: 'Theirs' } })
    await page.getByRole('button', { name: 'Save page' }).click()
    const dialog = page.getByRole('alertdialog', { name: /saved this page while you were editing/ })
    await expect(dialog).toContainText('both fit together')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Put both together' }).click()
    await expect(page.getByText('Page saved')).toBeVisible()
    expect(await wordsNow(staff)).toMatchObject({
      headline: 'Cabinets for Tallman',
      description: 'Theirs',
      lede: tallman.lede,
    })
  })
})

test(
  'a place is added with its pages, and removed with redirects',
  { tag: '@postgres' },
  async ({ page, staff }) => {
    await page.setViewportSize(phone)
    const [name, slug] = ['Grassy Point', 'grassy-point']
    try {
      // The list's former address.
      await page.goto('/admin/areas/places')
      await expect(page).toHaveURL(/\/admin\/areas$/)
      await page.goto('/admin/areas/places/new')
      await expectAccessible(page)
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
      await page.getByRole('textbox', { name: 'ZIP code' }).fill('10980')
      await page.getByRole('combobox', { name: 'Township' }).selectOption('Stony Point')
      await page.getByText('More about the place', { exact: true }).click()
      await page.getByRole('spinbutton', { name: 'Latitude' }).fill('41.2265')
      await page.getByRole('spinbutton', { name: 'Longitude' }).fill('-73.9733')
      await expect(page.getByRole('textbox', { name: 'Address of its pages' })).toHaveValue(slug)
      await expect(page.getByRole('textbox', { name: 'Office' })).toHaveValue(/Stony Point/)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Save place' }).click()
      await expect(page.getByText('Place saved')).toBeVisible()
      await page.goto(`/rockland/${slug}/kitchen-remodeling/`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kitchen Remodeling in ${name}`)

      await page.goto(`/admin/areas/places/${slug}`)
      await page.getByRole('button', { name: `Remove ${name}` }).click()
      await expect(page.getByRole('alertdialog', { name: `Remove ${name}?` })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Remove the place' }).click()
      await expect(page.getByText(`${name} removed`)).toBeVisible()
      await expect(page).toHaveURL(/\/admin\/areas$/)
      const answer = await page.request.get(`/rockland/${slug}/kitchen-remodeling/`, { maxRedirects: 0 })
      expect(answer.status()).toBe(308)
    } finally {
      await staff.delete(`/api/areas/places/${slug}`)
    }
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('each screen fits and is accessible', async ({ page }) => {
    for (const path of [
      '',
      '/pages/nyack/kitchen-remodeling',
      '/pages/nyack/town',
      '/pages',
      '/places/nyack',
      '/places/new',
      '/places/import',
      '/services',
      '/services/kitchen-remodeling',
    ]) {
      await page.goto(`/admin/areas${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  })

  test('pages of a place are hidden together, and one is written', async ({ page, staff, tallman }) => {
    await page.goto('/admin/areas/pages?q=kaser')
    try {
      await page.getByRole('checkbox', { name: 'Select all of Kaser' }).check()
      await expect(page.getByRole('region', { name: 'Selection' })).toContainText('8 selected')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Hide from search engines' }).click()
      await holdMessage(page, '8 pages hidden from search engines')
      await expect(page.getByRole('button', { name: 'Hidden 8' })).toBeVisible()
      await undo(page, '8 pages hidden from search engines')
      await expect(page.getByRole('button', { name: 'Listed 8' })).toBeVisible()
    } finally {
      const ids = ['kitchen-remodeling', 'custom-cabinets'].map((service) => `kaser/${service}`)
      await staff.put('/api/areas/landings/listing', { data: { ids, listing: 'auto' } })
    }
    await page.goto('/admin/areas/pages/tallman/home-renovation')
    await expect(page.getByRole('textbox', { name: 'Opening' })).toHaveValue(tallman.lede)
    await page.getByRole('textbox', { name: 'Opening' }).fill('Written on the way to a visit.')
    await page.getByRole('button', { name: 'Save page' }).click()
    await expect(page.getByText('Page saved')).toBeVisible()
    expect((await wordsNow(staff)).lede).toBe('Written on the way to a visit.')
  })
})

test('a table adds a place, and a service goes and comes back', async ({ page, staff }) => {
  await page.setViewportSize(phone)
  const table =
    'Name,ZIP,Township,Type,Lat,Lng,Permit authority,Kinds\n' +
    'Jones Point,10986,Stony Point,Hamlet,41.283,-73.958,Town of Stony Point Building Department,Cape\n' +
    'Nowhere,10986,Gotham,Hamlet,41.28,-73.95,Somebody,Cape\n'
  const file = { name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }
  const cabinets = '/rockland/jones-point/custom-cabinets/'
  const statusOf = async (path: string) => (await page.request.get(path, { maxRedirects: 0 })).status()
  try {
    await page.goto('/admin/areas/places/import')
    await page.getByLabel('Table').setInputFiles(file)
    await expect(page.getByText(/Choose a township: clarkstown/).filter({ visible: true })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Import 1 new place' }).click()
    await expect(page.getByRole('heading', { name: 'Imported 1 new place' })).toBeFocused()
    expect(await statusOf(cabinets)).toBe(200)

    await page.goto('/admin/areas/services')
    await page.getByRole('switch', { name: 'Custom Cabinets, on' }).click()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Turn it off' }).click()
    await expect(page.getByText('Custom Cabinets is off')).toBeVisible()
    expect(await statusOf(cabinets)).toBe(308)
    await page.getByRole('switch', { name: 'Custom Cabinets, off' }).click()
    await expect(page.getByText('Custom Cabinets is on')).toBeVisible()
    expect(await statusOf(cabinets)).toBe(200)
  } finally {
    await staff.put('/api/areas/services/custom-cabinets/on', { data: { isOn: true } })
    await staff.delete('/api/areas/places/jones-point')
  }
})
