import { type Browser } from '@playwright/test'
import { inDatabase } from './database'
import { expect, expectFits } from './fixtures'
import { storedLead } from './leads'
import { test } from './staff-pages'

/** The browser of a test says that it is a program. */
const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'

/** Opens a page as a visitor. */
async function visit(browser: Browser, address: string) {
  const visitor = await browser.newContext({ userAgent, storageState: { cookies: [], origins: [] } })
  try {
    const page = await visitor.newPage()
    await page.goto(address)
  } finally {
    await visitor.close()
  }
}

test(
  'an offer’s views and leads are in the statistics by its campaign',
  { tag: '@postgres' },
  async ({ page, browser, baseURL, staff, own }) => {
    const campaign = own.name('winter-offer').toLowerCase().replaceAll(' ', '-')
    const marks = { utm_source: 'newsletter', utm_campaign: campaign }
    for (let turn = 0; turn < 2; turn += 1)
      await visit(browser, `${baseURL}/nyack?${new URLSearchParams(marks).toString()}`)
    // A program and staff don't count.
    await page.goto(`/nyack?${new URLSearchParams(marks).toString()}`)
    const person = own.someone()
    const data = { ...person, projectType: 'countertops', page: '/nyack', ...marks }
    expect((await page.request.post('/api/contact', { data })).status()).toBe(201)
    const { id } = await storedLead(staff, person.name)
    await inDatabase(`UPDATE "Lead" SET status = 'won' WHERE id = ?`, id)

    const bar = page.getByRole('link', { name: campaign })
    // Views are written every ten seconds.
    await expect(async () => {
      await page.goto('/admin/statistics/visitors?period=4-weeks')
      await expect(bar).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    await expect(page.getByRole('heading', { level: 1, name: 'Visitors' })).toBeVisible()
    await expectFits(page)
    await bar.click()
    await expect(page).toHaveURL(new RegExp(`campaign=${campaign}`))
    const figure = (name: string) => page.getByRole('listitem').filter({ hasText: new RegExp(`^${name}`) })
    // The second view may be written with the next ones.
    await expect(async () => {
      await page.reload()
      await expect(figure('Views')).toContainText('2', { timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    await expect(figure('Leads')).toContainText('1')
    await expect(figure('Leads')).toContainText('50% of views')
    await expect(figure('Won')).toContainText('100% of leads')

    const csv = await page.request.get(
      (await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href')) ?? '',
    )
    expect(await csv.text()).toMatch(new RegExp(`,/nyack,newsletter,${campaign},nyack,,2\r\n$`))
    await page.getByRole('link', { name: /remove this filter/ }).click()
    await expect(page).toHaveURL(/period=4-weeks$/)
    await inDatabase('DELETE FROM "PageView" WHERE campaign = ?', campaign)
  },
)
