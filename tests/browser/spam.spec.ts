import { expect, expectAccessible, expectNoSidewaysScroll, phone, test, holdMessage, undo } from './fixtures'
import { fillContact, storedLead } from './leads'

test(
  'an ordinary request, typed by keyboard in a few seconds, is suspected of nothing',
  { tag: ['@journey', '@postgres'] },
  async ({ page, own, staff }) => {
    const person = own.someone()
    await page.goto('/contact')
    const main = page.getByRole('main')
    await main.getByLabel('Name').focus()
    for (const text of [person.name, person.email, person.phone]) {
      await page.keyboard.type(text, { delay: 15 })
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Space') // the first project type
    await page.keyboard.press('Tab')
    await page.keyboard.type(person.message, { delay: 15 })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab') // past the photos
    await page.keyboard.press('Enter')
    await page.waitForURL('**/thank-you')
    expect(await storedLead(staff, person.name)).toMatchObject({ ...person, status: 'new', suspicion: '' })
  },
)

test('a browser that fills in the form at once has to do some work, and is suspected no more', async ({
  page,
  own,
  staff,
}) => {
  const person = own.someone()
  await page.addInitScript(() => (performance.now = () => 900)) // whatever the machine takes
  await page.goto('/contact')
  const main = page.getByRole('main')
  await fillContact(main, person)
  await main.getByText('Countertops').click()
  const proof = page.waitForResponse('**/api/leads/proof')
  await main.getByRole('button', { name: 'Request my estimate' }).click()
  expect((await proof).status()).toBe(204)
  await page.waitForURL('**/thank-you')
  expect(await storedLead(staff, person.name)).toMatchObject({ status: 'new', suspicion: '' })
})

test('nobody sees, reaches or hears the field for programs', async ({ page }) => {
  await page.goto('/contact')
  const trap = page.getByRole('main').locator('[name=homepage]')
  await expect(trap).toBeAttached()
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0)
  await trap.evaluate((field: HTMLInputElement) => field.focus())
  await expect(trap).not.toBeFocused()
  expect(
    (await trap.evaluate((field) => field.closest('div')?.getBoundingClientRect().width)) ?? 9,
  ).toBeLessThan(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a held lead says why, and one press makes it a new one; so the other way', async ({
    page,
    request,
    own,
    staff,
    signIn,
  }) => {
    const person = own.someone()
    await request.post('/api/contact', { data: { ...person, projectType: 'countertops', homepage: 'x' } })
    const { id } = await storedLead(staff, person.name)
    await signIn()
    await page.goto('/admin/leads')
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^Spam/ }).click()
    await page.getByRole('link', { name: person.name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/leads/${id}\\?view=spam`))
    const band = page.getByRole('region', { name: 'Spam' })
    await expect(band).toContainText(
      'Held as spam. It filled in a field that people don’t see. You were not notified.',
    )
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await band.getByRole('button', { name: 'Not spam' }).click()
    await expect(band).toHaveCount(0)
    await expect(page.getByText('Not spam after all. It was held because')).toBeVisible()
    expect(await storedLead(staff, person.name)).toMatchObject({ status: 'new', suspicion: '' })

    await page.getByLabel('Status').selectOption('Contacted')
    await expect(page.getByRole('paragraph').filter({ hasText: 'Status set to Contacted' })).toBeVisible()
    await page.getByRole('button', { name: 'Mark as spam' }).click()
    await holdMessage(page, 'Marked as spam')
    await expect(page.getByRole('region', { name: 'Spam' })).toContainText('Marked as spam.')
    expect(await storedLead(staff, person.name)).toMatchObject({ status: 'spam' })
    await undo(page, 'Marked as spam')
    await expect(page.getByRole('region', { name: 'Spam' })).toHaveCount(0)
    expect(await storedLead(staff, person.name)).toMatchObject({ status: 'contacted' })
  })
})
