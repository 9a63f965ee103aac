import { type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectAccessible, phone, test as plain } from './fixtures'
import { store, test } from './kept-settings'
import { fillContact, storedLead, storedLeads } from './leads'
import { photo } from './photo'

const main = (page: Page) => page.getByRole('main')
const field = (scope: Locator) => scope.getByLabel('Photos of the room')
const rows = (scope: Locator) => scope.getByRole('listitem').filter({ hasText: /\.(jpg|png)/ })
const status = (scope: Locator) => scope.getByRole('status').filter({ hasText: /photo/ })
const sendButton = (scope: Locator) => scope.getByRole('button', { name: 'Request my estimate' })

/** The types of the photos that the browser's database holds. */
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'waiting-photos')) return []
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('waiting-photos')
      opening.onsuccess = () => resolve(opening.result)
    })
    return new Promise<string[]>((resolve) => {
      const reading = database.transaction('photos').objectStore('photos').getAll()
      reading.onsuccess = () => resolve((reading.result as { blob: Blob }[]).map(({ blob }) => blob.type))
    })
  })

type Who = Parameters<typeof fillContact>[1]

async function fillIn(scope: Locator, person: Who, names = ['window.jpg', 'corner.jpg']) {
  await fillContact(scope, person)
  await scope.getByText('Countertops').click()
  await field(scope).setInputFiles(await Promise.all(names.map(photo)))
}

const ids = (text: string) => text.split(' ').filter(Boolean)

plain(
  'two photos go with a request, a large one made smaller',
  { tag: ['@journey', '@postgres'] },
  async ({ page, own, staff }) => {
    const person = own.someone()
    await page.setViewportSize(phone)
    await page.goto('/contact')
    await fillIn(main(page), person)
    // Until what takes the photos is there, others would replace them, as in any file field.
    await expect(rows(main(page))).toHaveCount(2)
    const background = { r: 120, g: 80, b: 40 }
    const large = await sharp({ create: { width: 3000, height: 4000, channels: 3, background } })
      .png()
      .toBuffer()
    await field(main(page)).setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large })
    await expect(status(main(page))).toHaveText('3 photos are ready.')
    await expect(rows(main(page))).toHaveText([/window/, /corner/, /large/])
    expect(await onDevice(page)).toEqual(['image/jpeg', 'image/jpeg', 'image/jpeg'])
    await expectAccessible(page)
    await sendButton(main(page)).click()
    await page.waitForURL('**/thank-you')
    const lead = await storedLead(staff, person.name)
    expect(ids(lead.photos)).toHaveLength(3)
    expect(await onDevice(page)).toEqual([])
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  },
)

plain('photos of the dialog outlive a reload; a removed one is gone', async ({ page, own, staff }) => {
  const person = own.someone()
  await page.goto('/rockland/nyack/kitchen-remodeling/')
  const open = () => main(page).getByRole('button', { name: 'Get a free estimate' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Request an estimate' })
  await open()
  await fillIn(dialog, person, ['one.jpg', 'two.jpg', 'three.jpg'])
  await expect(status(dialog)).toHaveText('3 photos are ready.')
  const takenBack = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await dialog.getByRole('button', { name: 'Remove two.jpg' }).click()
  expect((await takenBack).status()).toBe(204)
  await expect(dialog.getByRole('button', { name: 'Remove three.jpg' })).toBeFocused()
  await page.reload()
  await open()
  await expect(rows(dialog)).toHaveText([/one/, /three/])
  await expect(status(dialog)).toHaveText('2 photos are ready.')
  // Nobody has touched it.
  await fillContact(dialog, person)
  await sendButton(dialog).click()
  await page.waitForURL('**/thank-you')
  expect(ids((await storedLead(staff, person.name)).photos)).toHaveLength(2)
})

plain.describe('when nothing gets through', () => {
  plain.use({ expectedErrors: [/ERR_|api\/lead-photos|api\/contact|Failed to fetch/] })

  plain(
    'photos and request wait for the connection together',
    { tag: '@postgres' },
    async ({ page, context, own, staff }) => {
      const person = own.someone()
      await page.goto('/contact')
      await main(page).getByLabel('Name').fill(person.name)
      await main(page).getByLabel('Email').focus()
      // The field is a plain one until what takes the photos is there.
      await expect(field(main(page))).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
      await context.setOffline(true)
      await fillIn(main(page), person)
      await expect(status(main(page))).toContainText('Waiting for a connection.')
      await sendButton(main(page)).click()
      const note = main(page).getByRole('status').filter({ hasText: 'What you wrote' })
      await expect(note).toContainText('What you wrote is safe on this device.')
      await expect(page.getByText('Failed to send message')).toHaveCount(0)
      expect(await onDevice(page)).toHaveLength(2)
      await expectAccessible(page)

      await context.setOffline(false)
      await expect(note).toContainText('What you wrote has reached us.')
      await expect(rows(main(page))).toHaveCount(0)
      const leads = await storedLeads(staff, person.name)
      expect(leads.map(({ photos }) => ids(photos).length)).toEqual([2])
    },
  )

  plain('a request is sent with its photos at the next visit to any page', async ({ page, own, staff }) => {
    const person = own.someone()
    await page.goto('/contact')
    await page.route('**/api/lead-photos', (route) => route.abort())
    await fillIn(main(page), person)
    await sendButton(main(page)).click()
    await expect(main(page).getByText('What you wrote is safe on this device.')).toBeVisible()
    await page.reload()
    // They belong to the request that waits.
    await expect(main(page).getByText('What you wrote is safe on this device.')).toBeVisible()
    await expect(rows(main(page))).toHaveCount(0)
    await page.unroute('**/api/lead-photos')
    await page.goto('/services')
    await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible()
    expect(ids((await storedLead(staff, person.name)).photos)).toHaveLength(2)
    expect(await onDevice(page)).toEqual([])
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  plain('without room for photos a request goes without them', async ({ page, own, staff }) => {
    const person = own.someone()
    await page.goto('/contact')
    const detail = 'We can’t take photos right now.'
    await page.route('**/api/lead-photos', (route) => route.fulfill({ status: 503, json: { detail } }))
    await fillIn(main(page), person)
    await expect(status(main(page))).toHaveText(detail)
    await sendButton(main(page)).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message.' })).toBeVisible()
    await main(page).getByRole('button', { name: 'Send without photos' }).click()
    await page.waitForURL('**/thank-you')
    expect(await storedLeads(staff, person.name)).toMatchObject([{ photos: '' }])
  })
})

plain.describe('files that the site refuses', () => {
  plain.use({ expectedErrors: [/400/] })

  plain('is named, removed, and holds nothing up', async ({ page, own, staff }) => {
    const person = own.someone()
    await page.goto('/contact')
    const damaged = await photo('damaged.jpg')
    damaged.buffer = Buffer.concat([damaged.buffer.subarray(0, 40), Buffer.alloc(400, 7)])
    await fillIn(main(page), person, [])
    await field(main(page)).setInputFiles([
      damaged,
      { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      ...(await Promise.all([1, 2, 3, 4, 5, 6, 7].map((number) => photo(`${number}.jpg`)))),
    ])
    const alert = main(page).getByRole('alert')
    await expect(alert).toContainText('8 photos at most. Left out: 7.jpg.')
    await expect(alert).toContainText('plan.pdf: This is a PDF.')
    await expect(alert).toContainText('damaged.jpg: This picture is damaged.')
    await expect(status(main(page))).toHaveText('6 photos are ready.')
    await expectAccessible(page)
    await sendButton(main(page)).click()
    await page.waitForURL('**/thank-you')
    expect(ids((await storedLead(staff, person.name)).photos)).toHaveLength(6)
  })

  plain('photos that the site doesn’t know any more are uploaded again', async ({ page, own, staff }) => {
    const person = own.someone()
    await page.goto('/contact')
    const uploads: string[] = []
    await page.route('**/api/lead-photos', async (route) => {
      const response = await route.fetch()
      uploads.push(((await response.json()) as { id: string }).id)
      await route.fulfill({ response })
    })
    await fillIn(main(page), person)
    await expect(status(main(page))).toHaveText('2 photos are ready.')
    expect((await page.request.delete(`/api/lead-photos/${uploads[0]}`)).status()).toBe(204)
    await sendButton(main(page)).click()
    await page.waitForURL('**/thank-you')
    expect(uploads).toHaveLength(4)
    expect(ids((await storedLead(staff, person.name)).photos)).toEqual(uploads.slice(2))
  })
})

plain.describe('without script', () => {
  plain.use({ javaScriptEnabled: false })

  plain('photos are posted with the form', async ({ page, own, staff }) => {
    const person = own.someone()
    await page.goto('/contact')
    await fillIn(main(page), person)
    await sendButton(main(page)).click()
    await page.waitForURL('**/thank-you')
    expect(ids((await storedLead(staff, person.name)).photos)).toHaveLength(2)
  })
})

test('photos go with a visit', async ({ page, own, staff, before }) => {
  await store(staff, 'visits', { visits: { ...before.values.visits.visits, isOn: true } })
  const person = own.someone()
  await page.goto('/visit/times?town=nyack')
  await main(page)
    .getByRole('radio', { name: /free times?$/ })
    .nth(1)
    .check()
  await main(page)
    .getByRole('radio', { name: /^\d+:\d\d [AP]M$/ })
    .nth(1)
    .check()
  await main(page).getByLabel('Name').fill(person.name)
  await main(page).getByLabel('Email').fill(person.email)
  await main(page).getByLabel('Phone').fill(person.phone)
  await main(page).getByLabel('Street and number in').fill('12 Main Street')
  await main(page).getByRole('radio', { name: 'Kitchen remodeling' }).check()
  await field(main(page)).setInputFiles([await photo('window.jpg')])
  await main(page).getByRole('button', { name: 'Book this visit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your visit is booked' })).toBeVisible()
  expect(ids((await storedLead(staff, person.name)).photos)).toHaveLength(1)
  expect(await onDevice(page)).toEqual([])
})
