import { type APIRequestContext, type Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectDialogGone,
  expectFits,
  phone,
  test,
  undo,
  withoutNewsStream,
} from './fixtures'
import { storedLead } from './leads'
import { type Own } from './own'

/** Sends requests to the contact form, each from somebody of the test's own, the first one first. */
async function send(request: APIRequestContext, own: Own, count: number, more: object = {}) {
  const people = Array.from({ length: count }, () => own.someone())
  for (const person of people) {
    const answer = await request.post('/api/contact', {
      data: { ...person, projectType: 'countertops', ...more },
    })
    expect(answer.status()).toBe(201)
  }
  return people
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
/** Returns the lead's history. */
const told = (page: Page, text: string) =>
  page.getByRole('list', { name: 'History' }).getByRole('listitem').filter({ hasText: text })
const views = (page: Page) => page.getByRole('navigation', { name: 'Views' })
const last = (name: string) => name.split(' ').slice(2).join(' ')

test(
  'a lead is worked by mouse: searched, opened, called, won with its value, and taken back',
  { tag: ['@journey', '@postgres'] },
  async ({ page, request, own, staff, signIn }) => {
    const [who = own.someone()] = await send(request, own, 1, {
      page: '/rockland/nyack/countertops-vanities/',
    })
    await signIn()
    await page.goto('/admin/leads')
    await page.getByRole('searchbox', { name: 'Search leads' }).fill(`dana ${last(who.name)}`)
    await expect(page).toHaveURL(/q=dana/)
    await expect(row(page, who.name)).toContainText('Countertops')
    await expect(row(page, who.name)).toContainText('Unread.')
    await row(page, who.name).getByRole('link', { name: who.name, exact: true }).click()

    await expect(page.getByRole('heading', { level: 1, name: who.name })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`${who.name}, lead`))
    const call = page.locator('[data-reach]').getByRole('link', { name: /^Call/ })
    await expect(call).toHaveAttribute('href', 'tel:+18455550199')
    await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await call.click()
    const question = page.getByRole('region', { name: 'Did you reach Dana?' })
    await question.getByRole('button', { name: 'No answer' }).click()
    await page
      .getByRole('region', { name: 'Follow up' })
      .getByRole('button', { name: 'Remind me tomorrow' })
      .click()
    await expect(told(page, 'Called, no answer')).toBeVisible()
    await expect(told(page, 'Follow up tomorrow')).toBeVisible()
    await call.click()
    await question.getByRole('button', { name: 'Yes, we talked' }).click()
    await expect(page.getByLabel('Status')).toHaveValue('contacted')
    await expect(question).toHaveCount(0)

    await page.getByLabel('Status').selectOption('Won')
    await page.getByLabel('Won. For how much?').fill('$18,500')
    await page.getByLabel('Won. For how much?').press('Enter')
    await expect(told(page, 'Worth $18,500')).toBeVisible()
    await page.getByLabel('Assigned to').selectOption({ label: 'Owner (you)' })
    await expect(page.getByText('Assigned to you')).toBeVisible()
    expect(await storedLead(staff, who.name)).toMatchObject({ status: 'won', value: 18_500 })

    await page.getByLabel('Status').selectOption('Lost')
    await undo(page, 'Status set to Lost')
    await expect(page.getByLabel('Status')).toHaveValue('won')
    await page.getByRole('main').getByRole('link', { name: 'Leads', exact: true }).click()
    await expect(page).toHaveURL(/q=dana/)
    await views(page).getByRole('link', { name: /^Won/ }).click()
    await expect(row(page, who.name)).toContainText('$18,500')
  },
)

test('a lead is worked by keys alone, from the moment the screen is there', async ({
  page,
  request,
  own,
  staff,
  signIn,
}) => {
  const people = await send(request, own, 3)
  const [first, second, third] = people.map(({ name }) => name)
  const firstName = last(first ?? '').split(' ')[0] ?? ''
  await signIn()
  await page.goto(`/admin/leads?q=${firstName}&order=oldest`)
  await page.keyboard.press('j')
  const link = (name = '') => page.getByRole('link', { name, exact: true })
  await expect(link(first)).toBeFocused()
  await page.keyboard.press('j')
  await expect(link(second)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('a')
  await expect(row(page, first ?? '').getByRole('img', { name: 'Assigned to Owner' })).toBeVisible()
  await page.keyboard.press('e')
  await expect(link(first)).toHaveCount(0) // answered: it waits no more
  await page.keyboard.press('ControlOrMeta+z')
  await expect(link(first)).toBeVisible()
  await link(first).focus()
  await page.keyboard.press('e')
  await expect(link(first)).toHaveCount(0)
  await expect(link(second)).toBeFocused()
  expect(await storedLead(staff, first ?? '')).toMatchObject({
    status: 'contacted',
    assignedTo: { name: 'Owner' },
  })

  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.type('Wants quartz, not granite.')
  await page.keyboard.press('Control+Enter')
  await expect(told(page, 'Wants quartz, not granite.')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1, name: third })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link(third)).toBeFocused()
  await page.keyboard.press('Delete')
  const deleted = page.getByRole('listitem').filter({ hasText: `${third} is in the trash` })
  await expect(deleted).toBeVisible()
  await expect(link(third)).toHaveCount(0)
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await expect(link(third)).toBeVisible()

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keys on this screen' })
  await expect(help.getByText('Follow up tomorrow')).toBeVisible()
  await help.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await expectDialogGone(page, 'Keys on this screen')
  await page.keyboard.press('e')
  await page.keyboard.press('?')
  await expect(help).toHaveCount(0)
  await page.getByRole('button', { name: 'Keys are off' }).click()
  await help.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  expect(await storedLead(staff, third ?? '')).toMatchObject({ status: 'new' })
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search leads' })).toBeFocused()
})

test(
  'a new lead shows in badge, tab title and list without a reload',
  { tag: ['@journey', '@postgres'] },
  async ({ page, request, own, signIn }) => {
    // No poll runs: the server tells it.
    await page.clock.install()
    await signIn()
    const streams = page.waitForResponse('**/api/leads/events')
    await page.goto('/admin/leads')
    await streams
    const [who = own.someone()] = await send(request, own, 1)
    const offer = page.getByRole('button', { name: /new leads? arrived/ })
    await expect(offer).toBeVisible()
    await expect(page).toHaveTitle(/^\(\d+\) Leads/)
    await expect(
      page.getByRole('link', { name: /^Leads/ }).getByRole('img', { name: /\d+ new/ }),
    ).toBeVisible()
    await expect(row(page, who.name)).toHaveCount(0)
    await offer.click()
    await expect(row(page, who.name)).toBeVisible()
    await expect(offer).toHaveCount(0)

    // The dashboard follows by itself, and whoever is at something there stays at it.
    await page.goto('/admin')
    const link = page.getByRole('link', { name: 'All statistics' })
    await link.focus()
    const [next = own.someone()] = await send(request, own, 1)
    await expect(
      page.getByRole('region', { name: 'Recent Leads' }).getByRole('link', { name: next.name }),
    ).toBeVisible()
    await expect(link).toBeFocused()
  },
)

test('a lead that is opened on a slow line says so at once', async ({ page, request, own, signIn }) => {
  const [who = own.someone()] = await send(request, own, 1)
  await signIn()
  await page.goto(`/admin/leads?q=${last(who.name).split(' ')[0]}`)
  let answer = () => {}
  const gate = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/admin\/leads\/[\w-]+\?.*_rsc=/, async (route) => {
    await gate
    await route.continue()
  })
  const link = page.getByRole('link', { name: who.name, exact: true })
  await link.click()
  await expect(link.locator('[data-pending]')).toBeVisible()
  await expect(page.locator('[data-loading]')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
  answer()
  // Its link is gone: whoever listens goes on from the heading.
  await expect(page.getByRole('heading', { level: 1, name: who.name })).toBeFocused()
  await expect(page.locator('[data-loading]')).toHaveCount(0)
})

test(
  'two requests of one person are joined, and parted again',
  { tag: '@postgres' },
  async ({ page, request, own, staff, signIn }) => {
    const phone = `845 555 ${String(Math.floor(Math.random() * 9000) + 1000)}`
    const [one = own.someone(), other = own.someone()] = await send(request, own, 2, { phone })
    const { id } = await storedLead(staff, one.name)
    const later = await storedLead(staff, other.name)
    await signIn()
    // From the later one's screen it goes on at the earlier one's, which keeps its place in the queue.
    await page.goto(`/admin/leads/${later.id}`)
    await page.getByRole('button', { name: `Merge with the lead of ${one.name}` }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/leads/${id}`))
    await expect(page.getByRole('heading', { level: 1, name: one.name })).toBeVisible()
    await expect(page.getByRole('region', { name: `Also sent as ${other.name}` })).toBeVisible()
    expect(await storedLead(staff, other.name)).toMatchObject({ mergedIntoId: id })
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByRole('region', { name: `Also sent as ${other.name}` })).toHaveCount(0)
    expect(await storedLead(staff, other.name)).toMatchObject({ mergedIntoId: null })
  },
)

test('a template is filled in with the lead’s facts, and templates are edited', async ({
  page,
  request,
  own,
  staff,
  signIn,
}) => {
  const [who = own.someone()] = await send(request, own, 1, { page: '/nyack', town: 'nyack' })
  const { id } = await storedLead(staff, who.name)
  await signIn()
  await page.goto(`/admin/leads/${id}`)
  await page.getByRole('button', { name: /template/ }).click()
  const dialog = page.getByRole('dialog', { name: `Write to ${who.name}` })
  await expect(dialog.getByLabel('Subject')).toHaveValue('About countertops in Nyack')
  await dialog.getByLabel('Template').selectOption('I tried to call')
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue(/^Hello Dana,/)
  await expect(dialog.getByRole('link', { name: 'Open as email' })).toHaveAttribute(
    'href',
    /^mailto:dana.*\?subject=I%20tried.*&body=Hello%20Dana%2C%0D%0A/,
  )
  await expectAccessible(page)
})

test('a lead is deleted on request, after a question', async ({ page, request, own, staff, signIn }) => {
  const [who = own.someone()] = await send(request, own, 1)
  const { id } = await storedLead(staff, who.name)
  await signIn()
  await page.goto(`/admin/leads/${id}`)
  await page.getByRole('button', { name: 'Delete on request' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete on request' }).click()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(/\/admin\/leads$/)
  await expect(storedLead(staff, who.name)).rejects.toThrow()
})

test(
  'three leads are marked as spam by keys and come back by one undo; a filter is selected as a whole',
  { tag: '@postgres' },
  async ({ page, request, own, staff, signIn }) => {
    const people = await send(request, own, 3)
    const firstName = last(people[0]?.name ?? '').split(' ')[0] ?? ''
    const statuses = async () =>
      Promise.all(people.map(async ({ name }) => (await storedLead(staff, name)).status))
    await signIn()
    await page.goto(`/admin/leads?q=${firstName}`)
    const bar = page.getByRole('region', { name: 'Selection' })
    await page.keyboard.press('j')
    // Before the screen listens, only letters are kept for it.
    await expect(page.locator('main [data-row-link]').first()).toBeFocused()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(bar).toContainText('3 selected')
    await expectAccessible(page)
    await page.keyboard.press('!')
    await expect(page.getByText('3 leads marked as spam').first()).toBeVisible()
    await expect(page.getByText('No lead matches')).toBeVisible()
    expect(await statuses()).toEqual(['spam', 'spam', 'spam'])
    await page.keyboard.press('ControlOrMeta+z')
    await expect(row(page, people[2]?.name ?? '')).toBeVisible()
    expect(await statuses()).toEqual(['new', 'new', 'new'])

    // With a colleague's change meanwhile: that lead stays, and is named.
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    const { id } = await storedLead(staff, people[1]?.name ?? '')
    await staff.patch(`/api/leads/${id}`, { data: { status: 'quoted' } })
    await page.setViewportSize(phone)
    await expectFits(page)
    await bar.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('2 leads moved to the trash').first()).toBeVisible()
    await expect(page.getByText(`Not changed: ${people[1]?.name}.`, { exact: false }).first()).toBeVisible()
    await undo(page, '2 leads moved to the trash')
    await expect(page.getByRole('link', { name: people[0]?.name ?? '', exact: true })).toBeVisible()
    expect(await statuses()).toEqual(['new', 'quoted', 'new'])
  },
)

test('inbox, lead and templates', async ({ page, request, own, staff, signIn }) => {
  const [who = own.someone()] = await send(request, own, 1)
  const { id } = await storedLead(staff, who.name)
  await signIn()
  for (const path of ['/admin/leads?view=all', `/admin/leads/${id}?at=0`, '/admin/leads/templates']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFits(page)
  }
  await page.setViewportSize(phone)
  await page.goto(`/admin/leads/${id}`)
  await page.getByLabel('Status').selectOption('Quoted')
  await expect(page.getByText('Status set to Quoted').first()).toBeVisible()
})

test('opening the inbox makes few requests', async ({ page, signIn }) => {
  await signIn()
  await withoutNewsStream(page)
  await page.goto('/admin')
  await page.waitForLoadState('networkidle')
  let requests = 0
  page.on('request', () => (requests += 1))
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Leads/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requests).toBeLessThanOrEqual(10)
})
