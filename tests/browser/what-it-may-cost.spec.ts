import { type Page } from '@playwright/test'
import { choiceCode, choiceText, startFor } from '@/lib/business/finishes'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './fixtures'
import { expectHydrated, noteHydration } from './hydration'
import { fillContact, storedLead } from './leads'

const sumOf = (page: Page) => page.getByRole('region', { name: /^(Kitchen|Bathroom)/ })
const total = (page: Page) => sumOf(page).getByRole('status')
/** An answer by its words, whatever it adds to the sum. */
const answerTo = (page: Page, question: string, answer: string) =>
  page
    .getByRole('group', { name: question, exact: true })
    .getByRole('radio', { name: new RegExp(`^${answer}(?: included| [+−]\\$.*)?$`) })
const choose = (page: Page, question: string, answer: string) => answerTo(page, question, answer).check()
const workPart = (page: Page) => page.getByRole('button', { name: 'Next: what stays, what goes' }).click()
const homePart = (page: Page) => page.getByRole('button', { name: 'Next: your home' }).click()

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
  { tag: ['@journey', '@postgres'] },
  async ({ page, own, staff, signIn }) => {
    const person = own.someone()
    await noteHydration(page)
    await page.goto('/estimate')
    const before = await total(page).innerText()
    await table(page)
    await expectAccessible(page)
    await expect(page.getByRole('group', { name: 'Cabinets' })).toBeHidden()

    await workPart(page)
    await expectAccessible(page)

    await choose(page, 'Cabinets', 'Replaced, with island and pantry')
    await expect(total(page)).not.toHaveText(before)
    await expect(page).toHaveURL(/\/estimate\?room=kitchen&cabinets=whole$/)
    await choose(page, 'Room', 'Kitchen and bath')
    await expect(page.getByRole('group', { name: 'Tub or shower' })).toBeVisible()
    await homePart(page)
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

    // Parts with answers of one's own are open.
    await expect(page.getByRole('group', { name: 'Cabinets' })).toBeVisible()
    await expect(page.getByLabel('Town')).toHaveValue('nyack')
    await expect(sumOf(page)).toContainText(
      'About 2–4 weeks of work, after 5–7 weeks of waiting for cabinets.',
    )

    // It goes along with the dialog, which is about it from its title on. Before React the button leads to the form.
    await expectHydrated(page)
    await sumOf(page).getByRole('button', { name: 'Send us this estimate' }).click()
    const dialog = page.getByRole('dialog', { name: 'Request an estimate' })
    const title = `Kitchen and bath in Nyack: ${(await total(page).innerText()).replace(/\s+/g, ' ')}`
    await expect(dialog).toContainText(title)
    await expect(dialog).toContainText('Your estimate comes with the request.')
    for (const row of rows) {
      const [, range = ''] = /(\$[\d,]+–\$[\d,]+)/.exec(row) ?? []
      await expect(dialog.getByRole('definition').filter({ hasText: range }).first()).toBeVisible()
    }
    await expectAccessible(page)
    await fillContact(dialog, person)
    await expect(dialog.getByRole('radio', { name: 'More than one' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Request my estimate' }).click()
    await page.waitForURL('**/thank-you?estimate=**')
    await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeVisible()
    const along = page.locator('[data-sent-estimate]')
    await expect(along).toContainText('Kitchen and bath in Nyack')
    await expect(along.getByRole('definition')).toHaveCount(rows.length)
    await expect(along.getByRole('definition').last()).toHaveText(rows.at(-1)!.replace('Total ', ''))
    await expectAccessible(page)
    await expect(along.getByRole('link', { name: 'Open your estimate' })).toHaveAttribute(
      'href',
      address.slice(new URL(address).origin.length),
    )

    const lead = await storedLead(staff, person.name)
    expect(lead).toMatchObject({
      ...person,
      source: 'estimate',
      town: 'nyack',
      design: '',
      projectType: 'multiple',
    })
    expect(lead.plan).toContain(rows.at(-1)!.replace('Total ', 'Total: '))
    expect(lead.plan).toContain(address)
    await signIn()
    await page.goto(`/admin/leads/${lead.id}`)
    const sent = page.getByRole('region', { name: 'The estimate they sent' })
    await expect(sent).toContainText(rows.at(-1)!.replace('Total ', ''))
    await expect(sent.getByRole('link', { name: 'Open this estimate' })).toBeVisible()
  },
)

test('each answer says what it adds, right after every change', async ({ page }) => {
  await page.goto('/estimate?room=kitchen&cabinets=refaced')
  const sum = async () => dollars(await total(page).innerText())
  for (const [question, answer] of [
    ['Counter', 'New, and stone on island and wall'],
    ['Size of the kitchen', 'Large about 14 by 18 feet'],
    ['Finish level', 'Basic stock sizes and colors'],
    ['Room', 'Kitchen and bath'],
    ['Cabinets', 'Replaced'],
  ] as const) {
    const before = await sum()
    const label = answerTo(page, question, answer).locator('xpath=..')
    const said = (await label.innerText()).split('\n').at(-1)!
    await choose(page, question, answer)
    await expect(label).toContainText('included')
    const [sign, ends] = [said.startsWith('−') ? -1 : 1, dollars(said)]
    const [less = 0, more = less] = ends.map((end) => sign * end).sort((a, b) => a - b)
    const after = await sum()
    expect([0, 1].map((end) => after[end]! - before[end]!).sort((a, b) => a - b)).toEqual([less, more])
  }
})

test('one is kept as A, and the lines that differ stand beside each other', async ({ page }) => {
  await noteHydration(page)
  await page.goto('/estimate')
  const keptTotal = (await total(page).innerText()).replace(/\s+/g, ' ').replace(' to ', '–')
  await sumOf(page).getByRole('link', { name: 'Keep this one as A' }).click()
  await expect(page).toHaveURL(/\?room=kitchen&a=room%3Dkitchen$/)
  await expect(sumOf(page)).toContainText('Both are the same so far.')
  await workPart(page)
  await choose(page, 'Cabinets', 'Replaced, with island and pantry')
  await expect(page).toHaveURL(/\?room=kitchen&cabinets=whole&a=room%3Dkitchen$/)
  const compared = sumOf(page).getByRole('table').last().getByRole('row')
  const expected = [
    /^What differs/,
    /^Cabinet Installation/,
    /^Island and pantry wall –/,
    `Total ${keptTotal}`,
  ]
  const rowsNow = async () => (await compared.allInnerTexts()).map((row) => row.replace(/\s+/g, ' '))
  const rows = await rowsNow()
  expect(rows).toHaveLength(expected.length)
  for (const [index, row] of expected.entries())
    expect(rows[index]).toEqual(
      typeof row === 'string' ? expect.stringContaining(row) : expect.stringMatching(row),
    )
  await expectAccessible(page)
  // Whoever gets the address sees the same.
  await page.reload()
  expect(await rowsNow()).toEqual(rows)
  // Before React the link loads the page.
  await expectHydrated(page)
  await sumOf(page).getByRole('link', { name: 'Remove A' }).click()
  await expect(page).toHaveURL(/\?room=kitchen&cabinets=whole$/)
  await expect(sumOf(page).getByRole('table')).toHaveCount(1)
})

test('by keyboard: an arrow chooses, Enter leads to the sum', async ({ page }) => {
  await page.goto('/estimate')
  await page.getByRole('button', { name: 'Next: what stays, what goes' }).press('Enter')
  const refaced = answerTo(page, 'Cabinets', 'Refaced: new doors')
  await answerTo(page, 'Cabinets', 'Replaced').focus()
  await page.keyboard.press('ArrowUp')
  await expect(refaced).toBeChecked()
  await expect(page).toHaveURL(/cabinets=refaced/)
  await expect(sumOf(page)).toContainText('Refaced')
  await page.keyboard.press('Enter')
  await expect(sumOf(page).getByRole('heading')).toBeFocused()
})

test('unknown choices in the address are named, and the kitchen of the visualizer counts', async ({
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

  test('the form asks for its answer, the same as with script', async ({ page, browser }) => {
    await page.goto('/estimate')
    await expect(page.getByRole('group', { name: 'Tub or shower' })).toBeHidden()
    await choose(page, 'Room', 'Bathroom')
    await workPart(page)
    await page.waitForURL('**/estimate?room=bathroom&**#work')
    await expect(page.getByRole('group', { name: 'Cabinets' })).toBeHidden()
    const added = answerTo(page, 'Tub or shower', 'A walk-in shower')
    await expect(added).toHaveAccessibleName(/ \+\$/)
    await added.check()
    await page.getByRole('button', { name: 'Show what it may cost' }).click()
    await page.waitForURL('**/estimate?room=bathroom&**#sum')
    await expect(added).toHaveAccessibleName(/ included$/)
    await expect(sumOf(page)).toContainText('A walk-in shower')
    await expectNoSidewaysScroll(page)
    const rows = await table(page)
    await expect(page.locator('#send input[name=plan]')).toHaveValue(/Tub or shower: .*\(A walk-in shower\)/)

    await sumOf(page).getByRole('button', { name: 'Send us this estimate' }).click()
    await page.waitForURL('**#send')
    await expect(page.locator('#send').getByLabel('Name')).toBeInViewport()
    await expect(page.locator('#send input[name=plan]')).toHaveValue(/\(A walk-in shower\)/)

    await sumOf(page).getByRole('link', { name: 'Keep this one as A' }).click()
    await expect(sumOf(page)).toContainText('Both are the same so far.')
    await choose(page, 'Shower glass', 'New glass and mirror')
    await page.getByRole('button', { name: 'Show what it may cost' }).click()
    await expect(sumOf(page).getByRole('table').last()).toContainText('Shower glass and mirror')

    const scripted = await browser.newPage({ javaScriptEnabled: true })
    await scripted.goto('/estimate')
    await choose(scripted, 'Room', 'Bathroom')
    await workPart(scripted)
    await choose(scripted, 'Tub or shower', 'A walk-in shower')
    await expect(scripted).toHaveURL(/shower=walkin/)
    expect(await table(scripted)).toEqual(rows)
    await scripted.close()
  })
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
  await workPart(page)
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
