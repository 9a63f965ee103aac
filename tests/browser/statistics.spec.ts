import { type APIRequestContext, type Page } from '@playwright/test'
import { inDatabase } from './database'
import { desktop, expect, expectFits, phone } from './fixtures'
import { storedLead } from './leads'
import { type Own } from './own'
import { test } from './staff-pages'

const week = 7 * 24 * 3_600_000

type Became = Partial<{ status: string; value: number; replyMinutes: number; createdAt: string }>

/**
 * Four requests from a town that only this test knows: three of this week, one six weeks old; one won, one lost, two of
 * them answered. What became of them is written into the database, for no screen can make a lead old.
 */
async function fourLeads(page: Page, staff: APIRequestContext, own: Own): Promise<string> {
  const town = own.name('Sloatsbury')
  const became: Became[] = [
    { status: 'won', value: 31_000, replyMinutes: 20 },
    { status: 'lost', replyMinutes: 500 },
    {},
    { status: 'quoted', createdAt: new Date(Date.now() - 6 * week).toISOString() },
  ]
  for (const changes of became) {
    const person = own.someone()
    const data = { ...person, projectType: 'countertops', town }
    expect((await page.request.post('/api/contact', { data })).status()).toBe(201)
    const { id } = await storedLead(staff, person.name)
    // Whatever the site thinks of so many requests at once, these aren't spam.
    for (const [column, value] of Object.entries({ status: 'new', ...changes }))
      await inDatabase(`UPDATE "Lead" SET "${column}" = ? WHERE id = ?`, value, id)
  }
  return town
}

const asTable = (page: Page) => page.getByRole('button', { name: 'Show as table' })
const townRow = (page: Page, town: string) => page.getByRole('row').filter({ hasText: town })

test(
  'the figures are those of the leads, by period, and lead into the inbox',
  { tag: '@postgres' },
  async ({ page, staff, own }) => {
    const town = await fourLeads(page, staff, own)
    await page.goto('/admin')
    await page.getByRole('link', { name: 'All statistics' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible()
    await expect(page).toHaveTitle(/Statistics/)

    // Twelve weeks are what is shown first.
    const period = page.getByRole('navigation', { name: 'Period' })
    await expect(period.getByRole('link', { name: '12 weeks' })).toHaveAttribute('aria-current', 'page')
    await asTable(page).click()
    await expect(townRow(page, town).getByRole('cell')).toHaveText(['4', '1', '1', '50%', '$31,000'])

    await period.getByRole('link', { name: '4 weeks' }).click()
    await expect(page).toHaveURL(/period=4-weeks$/)
    await expect(period.getByRole('link', { name: '4 weeks' })).toHaveAttribute('aria-current', 'page')
    await expect(townRow(page, town).getByRole('cell').first()).toHaveText('3')
    for (const name of ['Year', 'All']) {
      await period.getByRole('link', { name }).click()
      await expect(townRow(page, town).getByRole('cell').first()).toHaveText('4')
    }

    const link = townRow(page, town).getByRole('link')
    const href = new URL((await link.getAttribute('href')) ?? '', page.url())
    expect(Object.fromEntries(href.searchParams)).toMatchObject({ view: 'all', town })
    expect(href.searchParams.get('from')).toMatch(/^\d{4}-\d\d-\d\d$/)
    await link.click()
    await expect(page).toHaveURL(/\/admin\/leads\?view=all&/)
    await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
  },
)

test('a chart is a table for those who don’t see it, and for all who ask', async ({ page, staff, own }) => {
  await fourLeads(page, staff, own)
  await page.goto('/admin/statistics')
  const weeks = page.getByRole('table', { name: /leads in 12 weeks/ })
  await expect(weeks).toHaveCount(1)
  await expect(weeks.getByRole('rowheader', { name: 'Contact form' })).toBeVisible()
  await expect(weeks.getByRole('columnheader', { name: /^Week of/ })).toHaveCount(12)
  const bar = weeks.getByRole('link', { name: /leads?, week of/ }).last()
  await expect(bar).toHaveAttribute('href', /view=all&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/)
  // The answers' drawing has its table beside it.
  const replies = page.getByRole('table', { name: /promise|answered/ })
  await expect(replies.getByRole('columnheader', { name: 'Median' })).toBeAttached()

  await asTable(page).focus()
  await page.keyboard.press('Enter')
  await expect(asTable(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(weeks).toHaveCount(1)
  await expect(weeks.getByRole('columnheader', { name: 'Estimate form' })).toBeVisible()
  await expect(weeks.getByRole('row', { name: /so far/ })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(asTable(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(weeks.getByRole('columnheader', { name: 'Estimate form' })).toHaveCount(0)
})

test('by keyboard from the period to the first bar, and into its leads', async ({ page, staff, own }) => {
  await fourLeads(page, staff, own)
  await page.goto('/admin/statistics?period=4-weeks')
  const period = page.getByRole('navigation', { name: 'Period' })
  await period.getByRole('link', { name: 'All' }).focus()
  await page.keyboard.press('Tab')
  await expect(asTable(page)).toBeFocused()
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  await expect(focused).toHaveAttribute('href', /^\/admin\/leads\?view=all&from=/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/leads\?view=all&from=/)
})

test('charts, tables and dashboard', async ({ page, staff, own }) => {
  test.slow()
  await fourLeads(page, staff, own)
  for (const query of ['', '?period=year', '?period=all']) {
    await page.goto(`/admin/statistics${query}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible()
    await expectFits(page)
  }
  await asTable(page).click()
  await expect(asTable(page)).toHaveAttribute('aria-pressed', 'true')
  await expectFits(page)

  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 2, name: /waiting for a reply\.$/ })).toBeVisible()
  await expectFits(page)
})

test('the checklist leads to where each thing is done', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/admin')
  const list = page.getByRole('region', { name: 'Go-live checklist' })
  // The site under test has no mail, and its address is this machine's.
  await expect(list.getByRole('link', { name: /^Open: Set up email/ })).toHaveAttribute(
    'href',
    '/admin/settings/integrations#mail',
  )
  await expect(list.getByRole('link', { name: /^Open: Put the site on the web/ })).toBeVisible()
  const done = list.getByRole('link', { name: /^Done: / })
  const fold = list.getByRole('button', { name: /^(Show|Hide) the \d+ that (is|are) done$/ })
  await expect(done.first()).toBeHidden()
  await page.setViewportSize(desktop)
  await expect(done.first()).toBeVisible()
  await expect(fold).toBeHidden()
  await page.setViewportSize(phone)
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await expect(done.first()).toBeVisible()
  const states = await list.getByRole('list').first().getByRole('listitem').allInnerTexts()
  const firstDone = states.findIndex((text) => text.startsWith('Done'))
  expect(states.slice(firstDone).every((text) => text.startsWith('Done'))).toBe(true)
})
