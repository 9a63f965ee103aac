import { expect, expectAccessible, phone, test } from './fixtures'
import { fillContact, storedLead } from './leads'

test(
  'four questions, a plan, and a visit asked for with it',
  { tag: ['@journey', '@postgres'] },
  async ({ page, own, staff }) => {
    const person = own.someone()
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto('/')
    const opener = page.getByRole('button', { name: 'Get Smart Recommendations' }).first()
    await opener.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Smart Recommendations' })).toBeFocused()
    await expect(dialog.getByRole('radio', { name: 'Kitchen Remodel' })).toBeChecked()
    const opened = scripts.length
    await expectAccessible(page)

    const submit = dialog.getByRole('button', { name: 'Get My Recommendations' })
    await expect(submit).toBeDisabled()
    await dialog.getByText('$25,000-$75,000').click()
    await expect(submit).toBeDisabled()
    await dialog.getByLabel('Town').selectOption('Nyack')
    await expect(submit).toBeDisabled()
    await dialog.getByText('1-3 months').click()
    await expect(submit).toBeEnabled()
    await dialog.getByLabel('Town').selectOption('')
    await expect(submit).toBeDisabled()
    await dialog.getByLabel('Town').selectOption('Nyack')

    let answer = () => {}
    const gate = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/recommendations', async (route) => {
      expect(route.request().postDataJSON()).toEqual({
        projectType: 'kitchen',
        budget: '25000-75000',
        location: 'nyack',
        timeline: '1-3months',
        preferences: {
          projectType: 'kitchen',
          budget: '25000-75000',
          location: 'nyack',
          timeline: '1-3months',
        },
      })
      await gate
      await route.continue()
    })
    await submit.click()
    await expect(dialog.getByRole('button', { name: 'Generating...' })).toBeDisabled()
    answer()
    await expect(dialog.getByRole('heading', { name: 'For a kitchen in Nyack' })).toBeFocused()
    const results = dialog.getByRole('listitem')
    expect(await results.count()).toBeGreaterThanOrEqual(3)
    await expect(results.first()).toContainText('High priority')
    const firstStep = await results.first().getByRole('heading').innerText()
    await expectAccessible(page)

    await dialog.getByRole('button', { name: 'Back to Form' }).click()
    await expect(dialog.getByRole('radio', { name: '$25,000-$75,000' })).toBeChecked()
    await expect(dialog.getByLabel('Town')).toHaveValue('nyack')
    // Closed and opened again it is as it was; the second opening loads nothing.
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await expect(dialog.getByRole('radio', { name: '$25,000-$75,000' })).toBeChecked()
    expect(scripts).toHaveLength(opened)
    await submit.click()

    await dialog.getByRole('button', { name: 'Request a visit' }).click()
    await expect(dialog.getByRole('heading', { name: 'Request a visit' })).toBeFocused()
    await expect(dialog.getByRole('radio', { name: 'Kitchen remodeling' })).toBeChecked()
    await fillContact(dialog, person)
    await dialog.getByRole('button', { name: 'Request my estimate' }).click()
    await page.waitForURL('**/thank-you')
    const lead = await storedLead(staff, person.name)
    expect(lead).toMatchObject({ ...person, source: 'recommendations', town: 'nyack', page: '/' })
    expect(lead.plan).toContain(firstStep)
  },
)

test.describe('when it goes wrong, on a phone', () => {
  test.use({ viewport: phone, expectedErrors: [/api\/recommendations/] })

  test('a failure is said with the telephone number; an answer without results is an empty list', async ({
    page,
  }) => {
    await page.goto('/gallery')
    await page.getByRole('button', { name: 'Get Smart Recommendations' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Bathroom Renovation').click()
    await dialog.getByText('$75,000+').click()
    await dialog.getByLabel('Town').selectOption('Suffern')
    await dialog.getByText('As soon as possible').click()
    await page.route('**/api/recommendations', (route) => route.fulfill({ status: 500, json: {} }))
    const submit = dialog.getByRole('button', { name: 'Get My Recommendations' })
    await submit.click()
    await expect(dialog.getByRole('alert')).toContainText('(845) 555-0142')
    await expect(submit).toBeEnabled()
    await expectAccessible(page)

    await page.unroute('**/api/recommendations')
    await page.route('**/api/recommendations', (route) => route.fulfill({ json: {} }))
    await submit.click()
    await expect(dialog.getByRole('heading', { name: 'For a bathroom in Suffern' })).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})
