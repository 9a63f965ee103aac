import { addDays } from '@/lib/time/office-time'
import { type FreeDay } from '@/lib/visit-types'
import { dayText } from '@/lib/visits/weeks'
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from './fixtures'
import { store, test } from './kept-settings'

test.use({ viewport: desktop, expectedErrors: [/400/] })

test.beforeEach(async ({ staff, before }) => {
  await store(staff, 'visits', { visits: { ...before.values.visits.visits, isOn: true } })
})

test('a day is blocked each week, offered to nobody, and opened again from a day on', async ({ page }) => {
  const { days } = (await (await page.request.get('/api/visits/free?town=nyack')).json()) as {
    days: FreeDay[]
  }
  // Two weeks ahead nobody else books.
  const day = days.filter(({ times }) => times.length > 0)[12]!.day
  const offered = page.locator(`input[name=startsAt][value^="${day}"]`)
  const link = (on: string) =>
    page.getByRole('region', { name: dayText(on) }).getByRole('link', { name: 'Workshop' })
  await page.goto('/visit/times?town=nyack')
  await expect(offered).not.toHaveCount(0)

  await page.goto(`/admin/visits?week=${day}&block=new`)
  const form = page.getByRole('dialog', { name: 'Block time' })
  await form.getByLabel('First day').fill(day)
  await form.getByLabel('Last day').fill(day)
  await form.getByLabel('Repeats').selectOption('Each week')
  await form.getByLabel('Reason').fill('Workshop')
  await form.getByRole('button', { name: 'Block it' }).click()
  await expect(form.getByText('Choose the first day or a later one')).toBeVisible()
  await form.getByLabel('Until').fill(addDays(day, 15))
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Block it' }).click()
  await expect(page.getByText(/^Blocked: .*, each week until /)).toBeVisible()
  await expect(link(day)).toBeVisible()
  await page.goto('/visit/times?town=nyack')
  await expect(page.getByRole('heading', { level: 1, name: 'A visit in Nyack' })).toBeVisible()
  await expect(offered).toHaveCount(0)

  await page.goto(`/admin/visits?week=${addDays(day, 7)}`)
  await link(addDays(day, 7)).click()
  const panel = page.getByRole('dialog', { name: 'Workshop' })
  await panel.getByLabel('This one and 1 later one').check()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Remove the block' }).click()
  await expect(link(addDays(day, 7))).toHaveCount(0)
  await page.goto(`/admin/visits?week=${day}`)
  await link(day).click()
  await panel.getByRole('button', { name: 'Remove the block' }).click()
  await expect(link(day)).toHaveCount(0)
  await page.goto('/visit/times?town=nyack')
  await expect(offered).not.toHaveCount(0)
})

test('another calendar is asked for, and one in a private network refused at its field', async ({ page }) => {
  await page.goto('/admin/visits')
  await page.getByRole('link', { name: 'Busy times from other calendars' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'No calendars yet' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Add a calendar' }).click()
  const form = page.getByRole('dialog', { name: 'Add a calendar' })
  await form.getByLabel('Name').fill('Google')
  await form.getByLabel('Address').fill('webcal://127.0.0.1/basic.ics')
  await form.getByRole('button', { name: 'Add it' }).click()
  await expect(form.getByText('This address leads into a private network')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
