import { defaultWording } from '@/lib/business/wording'
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from './fixtures'
import { test } from './staff-pages'

const landing = '/rockland/nyack/kitchen-remodeling/'

test.afterEach(async ({ staff }) => {
  const save = (version: string) =>
    staff.put('/api/settings/wording', { data: { version, values: { wording: defaultWording } } })
  const { version } = (await (await save('none')).json()) as { version: string }
  expect((await save(version)).status()).toBe(200)
})

test('a heading that staff look for and change shows on the pages, and the others stay', async ({ page }) => {
  await page.goto('/admin/content/wording')
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Search the wording' }).fill('Other work in Nyack')
  await expect(page.getByRole('textbox', { name: 'How the work goes' })).toHaveCount(0)
  const heading = page.getByRole('textbox', { name: 'Other work in {town}' })
  await heading.fill('What else we do in {town}')
  await page.getByRole('button', { name: 'Save wording' }).click()
  await expect(page.getByText('Wording saved')).toBeVisible()
  await page.goto(landing)
  await expect(page.getByRole('heading', { name: 'What else we do in Nyack' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kitchen Remodeling near Nyack' })).toBeVisible()

  await page.goto('/admin/content/wording#wording.landing.services')
  await expect(heading).toBeFocused()
  await page.getByRole('button', { name: 'Back to default' }).click()
  await page.getByRole('button', { name: 'Save wording' }).click()
  await expect(page.getByText('Wording saved')).toBeVisible()
  await page.goto(landing)
  await expect(page.getByRole('heading', { name: 'Other work in Nyack' })).toBeVisible()
})

test('forms, the visualizer and the estimate have staff’s texts, in a dialog and without script too', async ({
  page,
  staff,
  browser,
  baseURL,
}) => {
  const { forms, design, estimate, estimateChoices } = defaultWording
  const wording = {
    ...defaultWording,
    forms: { ...forms, name: 'Your full name', dialog: 'Ask us for a price' },
    design: { ...design, title: 'Try it on', stop: 'Seen enough' },
    estimate: { ...estimate, nextWork: 'On to the work' },
    estimateChoices: { ...estimateChoices, cabinetsReplaced: 'All new boxes' },
  }
  const save = (version: string) =>
    staff.put('/api/settings/wording', { data: { version, values: { wording } } })
  const { version } = (await (await save('none')).json()) as { version: string }
  expect((await save(version)).status()).toBe(200)

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL })
  for (const tab of [page, await plain.newPage()]) {
    const main = tab.getByRole('main')
    await tab.goto('/contact')
    await expect(main.getByRole('textbox', { name: 'Your full name' })).toBeVisible()
    await expect(main.getByRole('textbox', { name: 'Email' })).toBeVisible()
    await tab.goto('/estimate')
    await main.getByRole('button', { name: 'On to the work' }).click()
    await expect(main.getByRole('radio', { name: 'All new boxes' })).toBeChecked()
    await tab.goto('/design')
    await expect(main.getByRole('heading', { name: 'Try it on' })).toBeVisible()
  }
  await plain.close()

  await page.getByRole('button', { name: 'Keep this one' }).click()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('button', { name: 'Seen enough' })).toBeVisible()
  // Parts that change in the browser keep the text.
  await page.goto('/estimate')
  await page.getByRole('button', { name: 'On to the work' }).click()
  await page.getByRole('radio', { name: 'Refaced: new doors' }).check()
  await page.getByRole('radio', { name: 'All new boxes' }).check()
  await expect(page.getByRole('rowheader', { name: 'Cabinet Installation All new boxes' })).toBeVisible()

  await page.goto(landing)
  await page.getByRole('main').getByRole('button', { name: 'Get a free estimate' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Ask us for a price' })
  await expect(dialog.getByRole('textbox', { name: 'Your full name' })).toBeVisible()
})

for (const viewport of [phone, desktop])
  test(`the wording unfolded at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/admin/content/wording')
    await page.getByText('Landing pages', { exact: true }).click()
    await page.getByRole('textbox', { name: 'If this is your house' }).fill('Is this your house?')
    await expect(page.getByText('1 changed')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
