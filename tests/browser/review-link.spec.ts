import { createHash, randomBytes } from 'node:crypto'
import { inDatabase } from './database'
import { expect, expectAccessible, phone, test } from './fixtures'
import { storedLead } from './leads'
import { photo } from './photo'

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test(
    'a homeowner writes a review by the link of a finished job, and staff publish it',
    { tag: ['@journey', '@postgres'] },
    async ({ page, request, own, staff, signIn }) => {
      const person = own.someone()
      await request.post('/api/contact', { data: { ...person, projectType: 'countertops' } })
      const lead = await storedLead(staff, person.name)
      expect((await staff.patch(`/api/leads/${lead.id}`, { data: { status: 'finished' } })).ok()).toBe(true)
      // The email has the token; this site sends none.
      const token = randomBytes(32).toString('base64url')
      const hash = createHash('sha256').update(token).digest('base64url')
      await inDatabase('UPDATE "Review" SET "tokenHash" = ? WHERE "leadId" = ?', hash, lead.id)
      const words = `They came late, but the counter is straight (${lead.id}).`

      const begin = Date.now()
      await page.goto(`/review/${token}`)
      await page.getByRole('radio', { name: '4 stars' }).check()
      await page.getByLabel('How it went').fill(words)
      await page.getByLabel('The name to show').fill(own.content('testimonial', 'Dana O.'))
      await page.getByLabel('Your town').fill('Nyack, NY')
      await page.getByLabel(/^Photos/).setInputFiles(await photo('counter.jpg'))
      await page.getByRole('checkbox', { name: /You may show this/ }).check()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Send the review' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
      console.log(`review: ${(Date.now() - begin) / 1000} s from the link to the stored review`)
      await expect(page.getByText(words)).toBeVisible()
      await expect(page.getByText('With 1 photo for our office.')).toBeVisible()
      await expectAccessible(page)

      await signIn()
      await page.goto('/admin')
      await page.getByRole('region', { name: 'Reviews' }).getByRole('link', { name: 'Show reviews' }).click()
      const row = page.getByRole('listitem').filter({ hasText: lead.id })
      await expect(row.getByRole('list', { name: /^Photos from/ })).toBeVisible()
      await expectAccessible(page)
      await row.getByRole('button', { name: 'Publish' }).click()
      await expect(row.getByRole('link', { name: 'Answer' })).toBeVisible()
      await expect
        .poll(async () => (await request.get('/reviews')).text())
        .toMatch(/homeowners? wrote to us after the job and let us show it/)
      expect(await (await request.get('/reviews')).text()).toContain(words)
      await row.getByRole('button', { name: 'Take off the site' }).click()
      await expect(row.getByText('Waiting for you')).toBeVisible()
    },
  )
})

test.describe('a private link that has lost its end', () => {
  test.use({ expectedErrors: [/404/] })
  for (const path of ['/visit/x', '/review/x', '/review/x/stop'])
    test(`says so at ${path}, in the site’s frame`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(1)
    })
})
