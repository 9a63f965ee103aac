import { type APIRequestContext, type Page } from '@playwright/test'
import { officeDay, officeInput } from '@/lib/time/office-time'
import { type FreeDay } from '@/lib/visit-types'
import { expect, expectAccessible } from './fixtures'
import { store, test } from './kept-settings'
import { type Own } from './own'

const main = (page: Page) => page.getByRole('main')
const hour = 3_600_000

/** Has somebody take a time on a whole day ahead. Returns that of the visit before it, which ends as this one begins. */
async function timeBeforeAVisit(staff: APIRequestContext, own: Own): Promise<string> {
  const { days } = (await (await staff.get('/api/visits/free?town=nanuet')).json()) as { days: FreeDay[] }
  const { times } = days.filter((day) => day.times.length > 0)[2]!
  const takenTime = times[4]!.startsAt
  const { name, phone, email } = own.someone()
  const data = {
    ...{
      day: officeDay(takenTime),
      time: officeInput(takenTime).slice(11),
      minutes: 60,
      place: '',
      address: '',
    },
    ...{ tell: false, leadId: '', key: Date.now().toString(16).padStart(32, '0') },
    ...{ name, phone, email, projectType: '', message: '' },
  }
  expect((await staff.post('/api/calendar/visits', { data })).status()).toBe(201)
  return new Date(Date.parse(takenTime) - hour).toISOString()
}

test(
  'a new address is measured from everywhere',
  { tag: '@postgres' },
  async ({ page, staff, before, own }) => {
    await store(staff, 'visits', { visits: { ...before.values.visits.visits, isOn: true } })
    const early = await timeBeforeAVisit(staff, own)
    const offer = main(page).locator(`input[value="${early}"]`)
    await page.goto('/visit/times?town=nanuet')
    await expect(page.getByRole('heading', { level: 1, name: 'A visit in Nanuet' })).toBeVisible()
    // From Congers it is half an hour, and the time before leaves none.
    await expect(offer).toHaveCount(0)

    await page.goto('/admin/setup?step=address')
    await expect(page.getByText('are measured from the middle of Congers.')).toBeVisible()
    await page.getByLabel('Street').fill('12 Main Street')
    await page.getByLabel('Town').fill('nanuet')
    await page.getByLabel('ZIP').fill('10954')
    await expect(page.getByText('are measured from the middle of Nanuet.')).toBeVisible()
    await expect(page.getByLabel('Point on the map')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Your logo' })).toBeVisible()

    await page.goto('/rockland/congers/')
    await expect(main(page)).toContainText('About 20 minutes by car')
    await page.goto('/rockland/nanuet/kitchen-remodeling/')
    await expect(main(page)).toContainText('In the hamlet itself, at 12 Main Street')
    await expect(main(page)).toContainText('The showroom is in Nanuet, at 12 Main Street.')
    await page.goto('/nanuet')
    const map = main(page).getByRole('group', { name: 'Map of Rockland County with Nanuet' })
    await expect(map.locator('rect')).toBeVisible()
    await expect(map.locator('.fill-brass')).toHaveCount(0)
    await expect(main(page)).not.toContainText('Congers')
    await page.goto('/')
    await expect(main(page)).toContainText('The square is our showroom in Nanuet.')
    await page.goto('/visit/times?town=nanuet')
    await expect(offer).toHaveCount(1)
  },
)

test('an address in no town of the list leaves distances out, without a gap', async ({
  page,
  staff,
  before,
}) => {
  await page.goto('/admin/settings')
  const business = page.getByRole('region', { name: 'Business profile' })
  await business.getByLabel('Town').fill('Yonkers')
  await business.getByLabel('ZIP').fill('10701')
  await expect(business.getByText('This town isn’t in our list')).toBeVisible()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()

  for (const path of ['/', '/contact', '/nanuet', '/rockland/piermont/', '/rockland/kitchen-remodeling/']) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toContainText('Yonkers, NY 10701')
    await expect(main(page)).not.toContainText(/straight[- ]line|by car|miles from|the square is/i)
    await expect(main(page).locator('.county rect')).toHaveCount(0)
    await expect(main(page).locator('p:empty, li:empty, dd:empty, figcaption:empty')).toHaveCount(0)
  }
  await page.goto('/rockland/nyack/kitchen-remodeling/')
  await expect(main(page)).toContainText('Route 303, Yonkers, NY.')
  await expect(main(page)).not.toContainText(/minutes by car|null/)

  // A point on the map brings them back.
  const { address } = before.values.business
  await store(staff, 'business', { address: { ...address, locality: 'Yonkers', point: '40.9312, -73.8987' } })
  await page.goto('/rockland/piermont/')
  await expect(main(page)).toContainText('About 25 minutes by car')
})
