import { type APIRequestContext, type Page } from '@playwright/test'
import { type Job } from '@/lib/job-types'
import { expect, expectAccessible, expectTargets, phone, test } from './fixtures'
import { storedLead } from './leads'
import { type Own } from './own'

test.use({
  viewport: phone,
  hasTouch: true,
  // A green picture with a clock in it.
  launchOptions: async ({ launchOptions }, provide) => {
    const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
    await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] })
  },
  // Refused on purpose.
  expectedErrors: [/400.*api\/jobs\/\w+\/publish/],
})

async function wonLead(request: APIRequestContext, staff: APIRequestContext, own: Own) {
  const person = own.someone()
  const data = { ...person, projectType: 'kitchen-remodeling', town: 'nyack' }
  expect((await request.post('/api/contact', { data })).status()).toBe(201)
  const lead = await storedLead(staff, person.name)
  expect((await staff.patch(`/api/leads/${lead.id}`, { data: { status: 'won' } })).ok()).toBe(true)
  return lead
}

async function jobOf(staff: APIRequestContext, leadId: string): Promise<Job> {
  const jobs = (await (await staff.get('/api/jobs')).json()) as Job[]
  return jobs.find((job) => job.leadId === leadId)!
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function takePhotos(page: Page, moment: 'before' | 'after', count: number) {
  const camera = page.getByRole('dialog', { name: new RegExp(`${moment} photos`, 'i') })
  const shutter = camera.getByRole('button', { name: 'Take photo' })
  await expect(shutter).toHaveAttribute('aria-disabled', 'false')
  if (moment === 'before') await expect(shutter).toBeFocused()
  await expectAccessible(page)
  for (let number = 1; number <= count; number++) {
    await shutter.tap()
    await expect(camera.getByRole('status').last()).toContainText(`${number} in all`)
  }
  await camera.getByRole('button', { name: 'Done' }).tap()
  await expect(camera).toBeHidden()
}

test(
  'a job’s photos are taken over each other, aligned and published with the homeowner’s permission',
  { tag: '@postgres' },
  async ({ page, request, own, staff, signIn }) => {
    const lead = await wonLead(request, staff, own)
    const title = own.content('project', 'Kitchen by the river')
    await signIn()
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Jobs', exact: true }).tap()
    await page.getByRole('button', { name: 'Add a job' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: lead.name }).tap()
    await takePhotos(page, 'before', 2)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchen remodeling in Nyack')
    await expect(part(page, 'Before').getByRole('listitem')).toHaveCount(2)

    // Weeks later.
    await expect.poll(async () => (await jobOf(staff, lead.id))?.photos.length).toBe(2)
    await page.goto('/admin/jobs')
    await page.getByRole('link', { name: 'Kitchen remodeling in Nyack' }).first().tap()
    await part(page, 'After').getByRole('button', { name: 'Take after photos' }).tap()
    const camera = page.getByRole('dialog', { name: 'After photos' })
    await expect(camera.getByRole('slider', { name: 'Strength of the before photo' })).toHaveValue('45')
    await camera.getByRole('button', { name: 'Next before photo' }).tap()
    await takePhotos(page, 'after', 1)
    const [, second] = (await jobOf(staff, lead.id)).photos
    await expect.poll(async () => (await jobOf(staff, lead.id)).photos.at(-1)?.over).toBe(second!.id)
    await expectTargets(page)
    await expectAccessible(page)

    // By keyboard until the edges meet.
    await page.getByRole('button', { name: 'Choose and align the photos' }).focus()
    await page.keyboard.press('Enter')
    const editor = page.getByRole('dialog', { name: 'Align the photos' })
    const place = editor.getByRole('slider', { name: 'Place of the after photo' })
    await place.focus()
    await expectAccessible(page)
    for (const key of ['+', 'Shift+ArrowRight', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key)
    await editor.getByRole('button', { name: 'Use this pair' }).press('Enter')
    await expect(editor).toBeHidden()
    await expect.poll(async () => (await jobOf(staff, lead.id)).pair?.before.photo).toBe(second!.id)
    const { before, after } = (await jobOf(staff, lead.id)).pair!
    expect(before.x).toBeGreaterThan(0)
    expect(after.x).toBeLessThan(before.x)

    const about = part(page, 'About the job')
    await about.getByLabel('What was wrong, what you changed').fill('It was dark. We opened the wall.')
    await about.getByLabel('Cost from').fill('42000')
    await about.getByLabel('Cost to').fill('48000')
    await about.getByLabel('Weeks').fill('4')
    await about.getByLabel('Title').fill(title)
    await expect(about.getByRole('status')).toHaveText('Saved')

    await page.getByRole('button', { name: 'Publish', exact: true }).tap()
    await expect(part(page, 'Publish').getByRole('alert')).toContainText(/permission/)
    const permission = part(page, 'Permission')
    await expect(permission.getByLabel('Homeowner')).toHaveAttribute('aria-invalid', 'true')
    await expect(permission.getByLabel('Homeowner')).toHaveValue(lead.name)
    await permission.getByRole('button', { name: 'Record permission' }).tap()
    await expect(permission).toContainText(`${lead.name} said yes in person`)
    await page.getByRole('button', { name: 'Publish', exact: true }).tap()
    await page.getByRole('link', { name: 'See the page' }).tap()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const facts = page.getByRole('complementary', { name: 'In facts' })
    await expect(facts.getByText('4 weeks', { exact: true })).toBeVisible()
    await expect(page.getByRole('slider', { name: /share of the picture showing before/ })).toBeVisible()
    await page.goto(`/admin/leads/${lead.id}`)
    await page.getByRole('link', { name: 'Open the job' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectAccessible(page)
  },
)
