import { type APIRequestContext, type Page } from '@playwright/test'
import { type Job } from '@/lib/job-types'
import { account, expect, phone, test as base } from './fixtures'
import { photo } from './photo'

// Jobs where there is no connection: on the device until the site has them (decision 059).

/** `trashLater` removes a job when the test ends. */
const test = base.extend<{ trashLater: (id: string) => void }>({
  trashLater: async ({ staff }, provide) => {
    const ids: string[] = []
    await provide((id) => ids.push(id))
    for (const id of ids) await staff.delete(`/api/jobs/${id}`)
  },
})
test.use({ viewport: phone, expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|status (of )?401/] })

const line = (page: Page) => page.getByRole('main').getByRole('status').first()
const camera = (page: Page) => page.getByRole('dialog', { name: 'Before photos' })

/** Opens the Jobs screen and waits until this device can open it alone. */
async function openJobs(page: Page): Promise<void> {
  await page.goto('/admin/jobs')
  await expect.poll(() => page.evaluate(async () => !!(await caches.match('/admin/jobs')))).toBe(true)
}

/** Adds a job with so many photos of before. @returns its id */
async function addJob(page: Page, photos: number): Promise<string> {
  await page.getByRole('button', { name: 'Add a job' }).click()
  await page.getByLabel('Place').fill('Tallman, NY')
  await page.getByRole('button', { name: 'Take the before photos' }).click()
  await addPhotos(page, photos)
  return new URL(page.url()).searchParams.get('job')!
}

async function addPhotos(page: Page, count: number): Promise<void> {
  await choosePhotos(page, count)
  await camera(page).getByRole('button', { name: 'Done' }).click()
}

async function choosePhotos(page: Page, count: number): Promise<void> {
  const files = await Promise.all(Array.from({ length: count }, (_, index) => photo(`${index}.jpg`)))
  await camera(page).locator('input[type=file][multiple]').setInputFiles(files)
}

async function findJob(staff: APIRequestContext, id: string): Promise<Job | undefined> {
  const jobs = (await (await staff.get('/api/jobs')).json()) as Job[]
  return jobs.find((job) => job.id === id)
}

/** The widths of the pictures that are shown; 0 for one that can't be. */
const pictureWidths = (page: Page) =>
  page
    .getByRole('region', { name: 'Before', exact: true })
    .locator('img')
    .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).naturalWidth > 0))

test('in airplane mode a job waits on the device, outlives the app, and arrives once', async ({
  page: first,
  context,
  signIn,
  staff,
  trashLater,
}) => {
  await signIn()
  await openJobs(first)
  await context.setOffline(true)
  const id = await addJob(first, 2)
  trashLater(id)
  await expect(line(first)).toContainText('2 photos and the text of 1 job wait on this device.')
  await expect(line(first)).toContainText('No connection.')
  await first.close({ runBeforeUnload: false })

  const page = await context.newPage()
  await page.goto('/admin/jobs?add')
  await page.goto(`/admin/jobs?job=${id}`)
  await expect(line(page)).toContainText('2 photos and the text of 1 job wait on this device.')
  await expect.poll(() => pictureWidths(page)).toEqual([true, true])

  await context.setOffline(false)
  await expect.poll(async () => (await findJob(staff, id))?.photos.length).toBe(2)
  await expect(line(page)).toBeEmpty()
  expect(await findJob(staff, id)).toMatchObject({
    place: 'Tallman, NY',
    version: expect.any(Number),
  })

  // Weeks later, without a connection, for the photos of after.
  const countCopies = () =>
    page.evaluate(async () => (await (await caches.open('staff-photos')).keys()).length)
  await expect.poll(countCopies).toBe(4)
  await context.setOffline(true)
  await page.reload()
  await expect.poll(() => pictureWidths(page)).toEqual([true, true])
  await context.setOffline(false)
})

test('a full device is told what to do, and the photo is sent from the screen', async ({
  page,
  context,
  signIn,
  staff,
  trashLater,
  baseURL,
}) => {
  await signIn()
  await openJobs(page)
  await context.setOffline(true)
  const browser = await context.newCDPSession(page)
  const { origin } = new URL(baseURL!)
  // Before anything is written: the browser asks for the room that there is only now and then.
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  const id = await addJob(page, 2)
  trashLater(id)
  await expect(line(page)).toContainText('This device has no room for what you added')
  await expect(page.getByRole('button', { name: /Before photo 2, only in this window/ })).toBeVisible()
  await context.setOffline(false)
  await expect.poll(async () => (await findJob(staff, id))?.photos.length).toBe(2)
  await expect(line(page)).toBeEmpty()
  await browser.send('Storage.overrideQuotaForOrigin', { origin })
})

test('after the session has ended nothing is lost: signing in, in place or later, sends it', async ({
  page,
  context,
  signIn,
  staff,
  trashLater,
}) => {
  await signIn()
  await openJobs(page)
  const id = await addJob(page, 1)
  trashLater(id)
  const countSent = async () => (await findJob(staff, id))?.photos.length
  await expect.poll(countSent).toBe(1)
  // What was still to be sent or read of that would find the ended session before the next photo does.
  const read = page.waitForResponse('**/api/jobs')
  await page.reload()
  await read
  await page.getByRole('button', { name: 'More before photos' }).click()
  await context.clearCookies()
  await choosePhotos(page, 1)
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again to save' })
  await dialog.getByLabel('Password').fill(account.password)
  await dialog.getByRole('button', { name: 'Sign in and save' }).click()
  await expect.poll(countSent).toBe(2)
  await camera(page).getByRole('button', { name: 'Done' }).click()
  await expect(line(page)).toBeEmpty()

  // A photo that can't be sent at the moment keeps staff from signing out unasked.
  await page.route('**/photos/**', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'More before photos' }).click()
  await addPhotos(page, 1)
  await expect(line(page)).toContainText('1 photo waits on this device.')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Not everything is sent' })
  await question.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => caches.keys())).toEqual([])

  await page.unrouteAll()
  await page.goto('/login?callbackUrl=/admin/jobs')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(countSent).toBe(3)
})
