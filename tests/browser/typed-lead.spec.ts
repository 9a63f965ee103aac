import { expect, expectAccessible, expectFits, holdMessage, phone, test, undo } from './fixtures'
import { storedLead } from './leads'

test.use({ viewport: phone })

test(
  'the lead of somebody who calls is typed, found again while typing, corrected and taken back',
  { tag: '@postgres' },
  async ({ page, own, staff, signIn }) => {
    const person = own.someone()
    await signIn()
    await page.goto('/admin/leads?view=all')
    await page.getByRole('link', { name: 'New lead' }).click()
    const dialog = page.getByRole('dialog', { name: 'New lead' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await dialog.getByRole('button', { name: 'Add the lead' }).click()
    await expect(dialog.getByText('Enter the name')).toBeVisible()
    await dialog.getByLabel('How they came').selectOption('Referral')
    await dialog.getByLabel('Name').fill(person.name)
    await dialog.getByLabel('Email').fill(person.email)
    await dialog.getByRole('button', { name: 'Add the lead' }).click()
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
    await expect(page.getByLabel('Status')).toHaveValue('contacted')
    expect(await storedLead(staff, person.name)).toMatchObject({ source: 'referral', email: person.email })

    await page.getByRole('button', { name: 'Correct' }).click()
    const form = page.getByRole('dialog', { name: `Correct the lead of ${person.name}` })
    await form.getByLabel('Phone').fill('845 555 0147')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Save' }).click()
    await holdMessage(page, 'Lead corrected')
    const call = page.locator('[data-reach]').getByRole('link', { name: /^Call/ })
    await expect(call).toHaveAttribute('href', 'tel:+18455550147')
    await expect(page.getByText('Phone added: 845 555 0147')).toBeVisible()
    await undo(page, 'Lead corrected')
    await expect(call).toHaveCount(0)

    await page.goto('/admin/leads?new=1')
    await dialog.getByLabel('Email').fill(person.email)
    await expect(dialog.getByText('Is it one of these?')).toBeVisible()
    await expect(dialog.getByRole('link', { name: person.name })).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/\/admin\/leads$/)
  },
)
