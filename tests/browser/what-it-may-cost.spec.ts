import { type Page } from '@playwright/test'
import { choiceCode, choiceText, startFor } from '@/lib/business/finishes'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './fixtures'
import { fillContact, storedLead } from './leads'

const sumOf = (page: Page) => page.getByRole('region', { name: /^(Kitchen|Bathroom)/ })
const total = (page: Page) => sumOf(page).getByRole('status')
const choose = (page: Page, question: string, answer: string) =>
  page.getByRole('group', { name: question, exact: true }).getByText(answer, { exact: true }).click()

/** The dollars of a text with ranges. */
const dollars = (text: string) =>
  [...text.matchAll(/\$([\d,]+)/g)].map(([, number = '']) => Number(number.replaceAll(',', '')))

/** The parts as they stand in the table, and what they come to. */
async function table(page: Page) {
  const rows = await sumOf(page).getByRole('row').allInnerTexts()
  const ranges = rows.map(dollars)
  const parts = ranges.slice(0, -1)
  const sums = [0, 1].map((end) => parts.reduce((sum, range) => sum + (range[end] ?? 0), 0))
  expect(ranges.at(-1)).toEqual(sums)
  expect(dollars(await total(page).innerText())).toEqual(sums)
  return rows.map((row) => row.replace(/\s+/g, ' '))
}

test(
  'the range follows while choosing, the address with it, and it comes along with a request',
  { tag: '@journey' },
  async ({ page, own, staff }) => {
    const who = own.someone()
    await page.goto('/estimate')
    const before = await total(page).innerText()
    await table(page)
    await expectAccessible(page)

    await choose(page, 'Cabinets', 'Replaced, with island and pantry')
    await expect(total(page)).not.toHaveText(before)
    await expect(page).toHaveURL(/\/estimate\?room=kitchen&cabinets=whole$/)
    await choose(page, 'Room', 'Kitchen and bath')
    await expect(page.getByRole('group', { name: 'Tub or shower' })).toBeVisible()
    await page.getByLabel('Town').selectOption('Nyack')
    await page.getByRole('textbox', { name: 'Or its floor in square feet' }).first().fill('123')
    await page.getByRole('textbox', { name: 'Or its floor in square feet' }).first().blur()
    await expect(page).toHaveURL(/room=both&feet=123&cabinets=whole&town=nyack$/)
    await expect(sumOf(page)).toContainText('A kitchen of 123 square feet and a medium bathroom')
    const rows = await table(page)
    const address = page.url()

    // The address brings it back as it was, rendered by the server.
    await page.reload()
    expect(await table(page)).toEqual(rows)
    await expect(page.getByText(/Permit fees, which go to .*Nyack/)).toBeVisible()

    await sumOf(page).getByRole('link', { name: 'Send it to us' }).click()
    const form = page.locator('#send')
    await expect(form.getByLabel('Name')).toBeFocused()
    for (const part of [form.getByText('Name', { exact: true }), form.getByLabel('Name')])
      await expect(part).toBeInViewport({ ratio: 1 })
    await fillContact(form, who)
    // The form is about what the estimate is about.
    await expect(form.getByRole('radio', { name: 'More than one' })).toBeChecked()
    await form.getByRole('button', { name: 'Request my estimate' }).click()
    await page.waitForURL('**/thank-you')
    const lead = await storedLead(staff, who.name)
    expect(lead).toMatchObject({ ...who, source: 'estimate', town: 'nyack' })
    expect(lead.plan).toContain(`Sum: ${rows.at(-1)!.replace('Total ', '')}`)
    expect(lead.plan).toContain(address)
  },
)

test('by keyboard: an arrow chooses, Enter leads to the sum', async ({ page }) => {
  await page.goto('/estimate')
  const refaced = page.getByRole('radio', { name: 'Refaced: new doors' })
  await page.getByRole('radio', { name: 'Replaced', exact: true }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(refaced).toBeChecked()
  await expect(page).toHaveURL(/cabinets=refaced/)
  await expect(sumOf(page)).toContainText('Refaced')
  await page.keyboard.press('Enter')
  await expect(sumOf(page).getByRole('heading')).toBeFocused()
})

test('what the address has that is no choice is said, and the kitchen of the visualizer counts', async ({
  page,
}) => {
  await page.goto('/estimate?room=castle&cabinets=gold')
  await expect(sumOf(page)).toContainText('“castle” isn’t one of the choices. Room: Kitchen.')
  await expect(sumOf(page)).toContainText('“gold” isn’t one of the choices. Cabinets: Replaced.')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/estimate$/)
  await page.goto(`/estimate?design=${choiceCode(startFor())}`)
  await expect(page.getByText(`as you chose them: ${choiceText(startFor())}`)).toBeVisible()
  await table(page)
})

test.describe('without script, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test(
    'the form asks for its answer, the same as with script',
    { tag: '@journey' },
    async ({ page, browser }) => {
      await page.goto('/estimate')
      await expect(page.getByRole('group', { name: 'Tub or shower' })).toBeHidden()
      await choose(page, 'Room', 'Bathroom')
      await expect(page.getByRole('group', { name: 'Cabinets' })).toBeHidden()
      await choose(page, 'Tub or shower', 'A walk-in shower')
      await page.getByRole('button', { name: 'Show what it may cost' }).click()
      await page.waitForURL('**/estimate?room=bathroom&**')
      await expect(sumOf(page)).toContainText('A walk-in shower')
      await expectNoSidewaysScroll(page)
      const rows = await table(page)
      await expect(page.locator('#send input[name=plan]')).toHaveValue(
        /Tub or shower: .*\(A walk-in shower\)/,
      )

      await sumOf(page).getByRole('link', { name: 'Send it to us' }).click()
      await expect(page.locator('#send').getByLabel('Name')).toBeFocused()

      const scripted = await browser.newPage({ javaScriptEnabled: true })
      await scripted.goto('/estimate')
      await choose(scripted, 'Room', 'Bathroom')
      await choose(scripted, 'Tub or shower', 'A walk-in shower')
      await expect(scripted).toHaveURL(/shower=walkin/)
      expect(await table(scripted)).toEqual(rows)
      await scripted.close()
    },
  )
})

test('a shared estimate shows its room and its sum where links are previewed', async ({ page }) => {
  await page.goto('/estimate?room=bathroom&town=nyack')
  const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
  const sum = (await total(page).innerText()).replace(/\s+/g, ' ')
  expect(await content('og:title')).toBe(`Bathroom in Nyack: ${sum}`)
  expect(await content('og:description')).toContain('a medium bathroom')
  expect(await content('og:url')).toMatch(/\/estimate\?room=bathroom&town=nyack$/)
  expect((await page.request.get((await content('og:image'))!)).headers()['content-type']).toBe('image/jpeg')
})

test('on a phone the sum stays in sight while choosing', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/estimate')
  const foot = page.getByRole('link', { name: 'See the parts' })
  await page.getByRole('group', { name: 'Cabinets' }).scrollIntoViewIfNeeded()
  await expect(foot).toBeInViewport()
  const before = await foot.innerText()
  await choose(page, 'Cabinets', 'Stay')
  await expect(foot).not.toHaveText(before)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await foot.click()
  await expect(total(page)).toBeInViewport()
})
