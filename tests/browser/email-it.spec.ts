import { type Page } from '@playwright/test'
import { choiceAddress, choicePicture, startFor } from '@/lib/business/finishes'
import { shown } from '../unit/delivery/mail-server'
import { inDatabase } from './database'
import { desktop, expect, expectAccessible, expectFits, phone, test, withoutNewsStream } from './fixtures'
import { type Site } from './site'

test.use({ hasMail: true })

const kitchen = choiceAddress(startFor())
const bath = choiceAddress(startFor(undefined, undefined, 'bath'))
const name = 'Email it to me'

test.afterEach(async () => {
  await inDatabase(`DELETE FROM "Outbox" WHERE kind = 'self-email'`)
  await inDatabase('DELETE FROM "NewsSignup"')
})

/** Waits for the email to an address, and returns its subject and its source. */
async function emailTo(site: Site, address: string) {
  const find = () => site.received.find(({ to }) => to.includes(address))
  await expect.poll(() => find()?.to, { timeout: 30_000 }).toEqual([address])
  const raw = find()?.raw ?? ''
  const [, subject = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw) ?? []
  return { raw, subject: shown(subject.replace(/\r\n[ \t]+/g, ' ')) }
}
const signups = async () => (await inDatabase('SELECT email FROM "NewsSignup"')) as { email: string }[]

async function emailFrom(page: Page, address: string, isFirst = true) {
  await page.getByRole('link', { name }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByRole('checkbox')).not.toBeChecked()
  if (isFirst) {
    await dialog.getByRole('textbox', { name: 'Email' }).fill('nobody')
    await dialog.getByRole('button', { name: 'Send the email' }).click()
    await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused()
  }
  await dialog.getByRole('textbox', { name: 'Email' }).fill(address)
  return dialog
}

test('the kitchen as it was chosen is emailed from a dialog', async ({ page, site }) => {
  await page.setViewportSize(phone)
  await page.goto(kitchen)
  await page.getByRole('radio', { name: 'Countertop' }).check({ force: true })
  await page.getByRole('radio', { name: 'Soapstone' }).check({ force: true })
  await expect(page).toHaveURL(/counter=soapstone/)
  const dialog = await emailFrom(page, 'kitchen@home.test')
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Send the email' }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^Sent to kitchen@home\.test\. It should arrive/)
  await expect(dialog.getByRole('status')).toBeFocused()
  await expectAccessible(page)
  const { subject, raw } = await emailTo(site, 'kitchen@home.test')
  expect(subject).toMatch(/^Your kitchen: \$/)
  expect(raw.replace(/=\r\n/g, '')).toContain('counter=3Dsoapstone')
  // A mail program's own page may show the picture.
  const picture = await page.request.get(choicePicture(startFor()))
  expect(picture.headers()['cross-origin-resource-policy']).toBe('cross-origin')
  expect(await signups()).toEqual([])
  // Opened again, it is for another one.
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name }).click()
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible()
})

test('a bath and an estimate are emailed, and who ticks the box is on the list for news', async ({
  page,
  site,
}) => {
  await page.setViewportSize(desktop)
  await page.goto(bath)
  const ofBath = await emailFrom(page, 'bath@home.test')
  await ofBath.getByRole('checkbox').check()
  await ofBath.getByRole('button', { name: 'Send the email' }).click()
  await expect(ofBath.getByRole('status')).toContainText('Sent to bath@home.test.')
  expect((await emailTo(site, 'bath@home.test')).subject).toMatch(/^Your bath: \$/)
  expect(await signups()).toEqual([{ email: 'bath@home.test' }])

  await page.goto('/estimate?room=kitchen&town=nyack')
  const ofEstimate = await emailFrom(page, 'estimate@home.test', false)
  await expectFits(page)
  await ofEstimate.getByRole('button', { name: 'Send the email' }).click()
  await expect(ofEstimate.getByRole('status')).toContainText('Sent to estimate@home.test.')
  expect((await emailTo(site, 'estimate@home.test')).subject).toMatch(/^Your estimate: Kitchen in Nyack: \$/)
})

test.describe('a refusal', () => {
  test.use({ expectedErrors: [/429/] })

  test('is said in the dialog, with what to do', async ({ page }) => {
    await page.goto(kitchen)
    for (const town of ['nyack', 'suffern', 'nanuet', 'new-city', 'pearl-river'])
      await inDatabase(
        `INSERT INTO "Outbox" (id, kind, "to", about) VALUES (?, 'self-email', 'often@home.test', ?)`,
        `often-${town}`,
        `/estimate?room=kitchen&town=${town}`,
      )
    const dialog = await emailFrom(page, 'often@home.test', false)
    await dialog.getByRole('button', { name: 'Send the email' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Copy the link of the page instead')
    await expectAccessible(page)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page emails what was chosen', async ({ page, site }) => {
    await page.goto(kitchen)
    await page.getByRole('radio', { name: 'Countertop' }).check()
    await page.getByRole('radio', { name: 'Soapstone' }).check()
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('soapstone')).toBeVisible()
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await page.getByRole('textbox', { name: 'Email' }).fill('plain@home.test')
    await page.getByRole('button', { name: 'Send the email' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sent to plain@home.test.')
    expect((await emailTo(site, 'plain@home.test')).raw.replace(/=\r\n/g, '')).toContain(
      'counter=3Dsoapstone',
    )
    await page.getByRole('link', { name: 'Back to it' }).click()
    await expect(page).toHaveURL(/\/design\?.*counter=soapstone/)
  })

  test('so does an estimate', async ({ page, site }) => {
    await page.goto('/estimate?room=bathroom')
    await page.getByRole('link', { name }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill('plain-estimate@home.test')
    await page.getByRole('button', { name: 'Send the email' }).click()
    expect((await emailTo(site, 'plain-estimate@home.test')).subject).toMatch(/^Your estimate: Bathroom: \$/)
  })
})

test('staff see who signed up for news, and take somebody off the list', async ({ page, signIn }) => {
  await inDatabase(
    `INSERT INTO "NewsSignup" (id, email, text, page) VALUES ('news-1', 'ann@home.test', 'Also email me news', '/design')`,
  )
  await signIn()
  await withoutNewsStream(page)
  await page.goto('/admin/leads')
  await page.getByRole('button', { name: 'More for leads' }).click()
  await page.getByRole('menuitem', { name: 'News sign-ups' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'News sign-ups' })).toBeVisible()
  const row = page.getByRole('row', { name: /ann@home\.test/ })
  await expect(row).toBeVisible()
  await expect(page.getByRole('link', { name: 'Export as CSV' })).toBeVisible()
  await expectFits(page)
  await row.getByRole('button', { name: 'Remove ann@home.test' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Nobody yet')).toBeVisible()
  expect(await signups()).toEqual([])
})
