import { type Page as Tab } from '@playwright/test'
import { expect, expectFits } from './fixtures'
import { type Own } from './own'
import { storedLead } from './leads'
import { test } from './staff-pages'

// The server under test has no mail: what is sent is tried in tests/unit/delivery.

async function request(tab: Tab, own: Own) {
  const person = own.someone()
  const answer = await tab.request.post('/api/contact', {
    data: { ...person, projectType: 'kitchen-remodeling', town: 'nyack' },
  })
  expect(answer.status()).toBe(201)
  return person
}

test('an unsent email shows on the lead, on the dashboard and in its list', async ({ page, own, staff }) => {
  const person = await request(page, own)
  const { id } = await storedLead(staff, person.name)
  await page.goto(`/admin/leads/${id}`)
  const delivery = page.getByRole('region', { name: 'Delivery' })
  await expect(delivery.getByText('Email to you')).toBeVisible()
  await expect(delivery.getByText('Kept: it came in before email was set up')).toBeVisible()
  await expect(delivery.getByRole('button')).toHaveCount(0)
  await expectFits(page)

  await page.goto('/admin')
  const notice = page.getByRole('region', { name: 'Deliveries' })
  await expect(notice).toContainText('mail isn’t set up yet')
  await expectFits(page)
  await notice.getByRole('link', { name: 'Show deliveries' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Deliveries' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Don’t send' })).toBeVisible()
  await expectFits(page)
})

test('the command palette leads there too', async ({ page, own }) => {
  await request(page, own)
  await page.goto('/admin')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('deliveries')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/deliveries$/)
})
