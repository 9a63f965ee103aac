import { type BrowserContext, type Page as Tab } from '@playwright/test'
import { inDatabase } from './database'
import {
  account,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdMessage,
  phone,
  undo,
} from './fixtures'
import { test as signedIn } from './staff-pages'

/** A word that nothing else has; accounts, invitations and addresses that hold it go when the test ends. */
const test = signedIn.extend<{ mark: string }>({
  mark: async ({ page: _ }, provide) => {
    const mark = `zz${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
    await provide(mark)
    for (const [table, column] of [
      ['Staff', 'email'],
      ['StaffInvite', 'email'],
      ['Redirect', 'fromPath'],
      ['NotFoundHit', 'path'],
      ['AuditEntry', 'target'],
    ])
      await inDatabase(`DELETE FROM "${table}" WHERE "${column}" LIKE ?`, `%${mark}%`)
  },
})

const settings = '/admin/settings'
const titles = [
  ['integrations', 'Integrations'],
  ['redirects', 'Redirects'],
  ['redirects/not-found', 'Redirects'],
  ['staff', 'Staff'],
  ['audit', 'Audit log'],
] as const

test('the screens of the settings', async ({ page }) => {
  test.slow()
  const nav = page.getByRole('navigation', { name: 'Settings' })
  for (const [address, title] of titles) {
    await page.goto(`${settings}/${address}`)
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      if (size === phone) await nav.getByRole('button', { name: title }).click()
      await expect(nav.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  }
})

/** Invites somebody by the screen. @returns the link */
async function invite(page: Tab, person: { name: string; email: string }): Promise<string> {
  await page.goto(`${settings}/staff`)
  await page.getByRole('button', { name: 'Invite' }).click()
  const asks = page.getByRole('dialog', { name: 'Invite someone' })
  await asks.getByLabel('Name').fill(person.name)
  await asks.getByLabel('Email').fill(person.email)
  await expect(asks.getByRole('radio', { name: 'Editor' })).toBeChecked()
  await expectAccessible(page)
  await asks.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('alertdialog', { name: `${person.name} is invited` })
  await expect(dialog.getByText('This site can’t send email yet.')).toBeVisible()
  await expectAccessible(page)
  const link = await dialog.getByLabel('Link').inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  return link
}

const secret = 'lantern quarry mosaic thimble'

async function join(context: BrowserContext, link: string): Promise<Tab> {
  const tab = await context.newPage()
  await tab.goto(link)
  await expectAccessible(tab)
  await tab.getByLabel('Password', { exact: true }).fill('password1234')
  await tab.getByRole('button', { name: 'Set up my account' }).click()
  await expect(tab.getByText(/This password is easy to guess/)).toBeVisible()
  await tab.getByLabel('Password', { exact: true }).fill(secret)
  await tab.getByRole('button', { name: 'Set up my account' }).click()
  await expect(tab.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  return tab
}

const rowOf = (page: Tab, email: string) => page.getByRole('listitem').filter({ hasText: email })

async function choose(page: Tab, name: string, task: string) {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: task }).click()
}

test.describe('somebody who is invited', () => {
  test.use({ expectedErrors: [/40[0149]/] })

  test(
    'joins, sees what an editor may and no more, and is signed out when deactivated',
    { tag: '@postgres' },
    async ({ page, mark, browser }) => {
      test.slow()
      const person = { name: `Casey ${mark}`, email: `${mark}@example.com` }
      const link = await invite(page, person)
      await expect(rowOf(page, person.email)).toContainText('the link works until')

      // The address that has an account, and the one's own way out, are refused with a reason.
      await page.getByRole('button', { name: 'Invite' }).click()
      const asks = page.getByRole('dialog', { name: 'Invite someone' })
      await asks.getByLabel('Name').fill('Owner')
      await asks.getByLabel('Email').fill(account.email)
      await asks.getByRole('button', { name: 'Invite' }).click()
      await expect(asks.getByText('This email address has an account.').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(asks).toBeHidden()

      const elsewhere = await browser.newContext({
        baseURL: new URL(page.url()).origin,
        storageState: undefined,
      })
      await elsewhere.clearCookies()
      const otherPage = await join(elsewhere, link)
      for (const name of ['Dashboard', 'Visits', 'Pages', 'Blog', 'Content', 'Settings'])
        await expect(
          otherPage.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }),
        ).toBeVisible()
      for (const address of [...titles.map(([one]) => `/${one}`)]) {
        const answer = await otherPage.goto(settings + address)
        expect(answer?.status()).toBe(404)
        await expect(otherPage.getByRole('heading', { name: 'Only an owner can open this' })).toBeVisible()
        await expect(otherPage.getByText(account.email)).toHaveCount(0)
      }
      await expectAccessible(otherPage)
      expect((await elsewhere.request.post('/api/staff/invites', { data: person })).status()).toBe(403)
      expect((await elsewhere.request.post('/api/redirects', { data: {} })).status()).toBe(403)
      expect((await elsewhere.request.get('/api/chat-leads')).status()).toBe(200)
      await otherPage.keyboard.press('Control+k')
      await otherPage.getByRole('combobox').fill('sett')
      await expect(otherPage.getByRole('option', { name: /Go to Settings/ })).toBeVisible()
      await expect(otherPage.getByRole('option', { name: /Redirects/ })).toHaveCount(0)

      // A second use of the link opens nothing.
      const again = await elsewhere.newPage()
      await again.goto(link)
      await expect(again.getByText('This link doesn’t work.')).toBeVisible()
      await expectAccessible(again)

      await page.reload()
      await choose(page, person.name, 'Change name or role')
      const change = page.getByRole('dialog', { name: `Change ${person.name}` })
      await change.getByText('Owner', { exact: true }).click()
      await change.getByRole('button', { name: 'Save' }).click()
      await expect(change.getByText('Enter your password')).toBeVisible()
      await expectAccessible(page)
      await change.getByLabel('Your password', { exact: true }).fill(account.password)
      await change.getByRole('button', { name: 'Save' }).click()
      await expect(rowOf(page, person.email)).toContainText('Owner')
      expect((await otherPage.goto(`${settings}/staff`))?.status()).toBe(200)
      await expect(rowOf(otherPage, person.email)).toContainText('You')

      await choose(page, person.name, 'Deactivate')
      const sure = page.getByRole('alertdialog', { name: `Deactivate ${person.name}?` })
      await expect(sure).toBeVisible()
      await expectAccessible(page)
      await sure.getByRole('button', { name: 'Deactivate' }).click()
      await expect(rowOf(page, person.email)).toContainText('Deactivated')
      expect((await elsewhere.request.get('/api/auth/user')).status()).toBe(401)
      await otherPage.goto('/admin')
      await expect(
        otherPage.getByText('Your session ended. You’ll go straight to the Dashboard.'),
      ).toBeVisible()
      await otherPage.getByLabel('Email').fill(person.email)
      await otherPage.getByLabel('Password', { exact: true }).fill(secret)
      await otherPage.getByRole('button', { name: 'Sign in' }).click()
      await expect(otherPage.getByText('That email and password don’t match.')).toBeVisible()

      await choose(page, person.name, 'Reactivate')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate' }).click()
      await expect(rowOf(page, person.email)).not.toContainText('Deactivated')
      await otherPage.getByLabel('Password', { exact: true }).fill(secret)
      await otherPage.getByRole('button', { name: 'Sign in' }).click()
      await expect(otherPage.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
      await elsewhere.close()
    },
  )

  test('at 390 px, by the keyboard: an invitation is taken back', async ({ page, mark }) => {
    await page.setViewportSize(phone)
    const person = { name: `Robin ${mark}`, email: `${mark}@example.com` }
    await invite(page, person)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const takeBack = page.getByRole('button', { name: `Withdraw the invitation of ${person.name}` })
    await takeBack.focus()
    await page.keyboard.press('Enter')
    await expect(rowOf(page, person.email)).toHaveCount(0)

    const more = page.getByRole('button', { name: /^More for/ }).first()
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Change name or role' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
  })
})

test.describe('redirects', () => {
  test.use({ expectedErrors: [/400/] })

  test(
    'one is refused with the reason, added, followed by the real server, deleted and put back',
    { tag: '@postgres' },
    async ({ page, mark }) => {
      const ask = (address: string) => page.request.get(address, { maxRedirects: 0 })
      const olds = [
        `/${mark}.html`,
        `/old-${mark}`,
        `/${mark}/deep/page/`,
        `/services/${mark}`,
        `/blog/${mark}`,
      ]
      for (const old of olds) expect((await ask(old)).status()).toBe(404)
      await page.goto(`${settings}/redirects`)
      for (const old of olds) {
        await page.getByRole('button', { name: 'Add a redirect' }).click()
        const asks = page.getByRole('dialog', { name: 'Add a redirect' })
        await asks.getByLabel('Old address').fill(old.toUpperCase())
        if (old === olds[0]) {
          await asks.getByLabel('Old address').fill('/services')
          await asks.getByLabel('Leads to').fill('https://evil.example/')
          await asks.getByRole('button', { name: 'Add' }).click()
          await expect(asks.getByText(/There is a page at this address/).first()).toBeVisible()
          await expectAccessible(page)
          await asks.getByLabel('Old address').fill(old.toUpperCase())
          await asks.getByRole('button', { name: 'Add' }).click()
          await expect(asks.getByText(/A redirect stays on this site/).first()).toBeVisible()
        }
        await asks.getByLabel('Leads to').fill('/contact')
        await asks.getByRole('button', { name: 'Add' }).click()
        await expect(asks).toBeHidden()
      }
      for (const old of olds) {
        const answer = await ask(`${old}?utm_source=card`)
        expect([old, answer.status()]).toEqual([old, 308])
        expect(answer.headers().location).toBe('/contact?utm_source=card')
        expect(answer.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
      }
      await page.getByLabel('Search redirects').fill(`${mark}/deep`)
      await expect(page.getByRole('row')).toHaveCount(2)
      await page.getByRole('button', { name: `Change the redirect of /${mark}/deep/page` }).click()
      const changes = page.getByRole('dialog', { name: 'Change the redirect' })
      await changes.getByLabel('Leads to').fill('/nothing-here')
      await changes.getByRole('button', { name: 'Save' }).click()
      await expect(changes.getByText('There is no page at this address.')).toBeVisible()
      await changes.getByLabel('Leads to').fill('/Gallery/')
      await changes.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText(`/${mark}/deep/page leads to /gallery`)).toBeVisible()
      expect((await ask(olds[2] ?? '')).headers().location).toMatch(/^\/gallery/)
      await page.getByRole('button', { name: `Delete the redirect of /${mark}/deep/page` }).click()
      await holdMessage(page, 'Redirect deleted')
      await expect(page.getByText('No redirect matches')).toBeVisible()
      await expect.poll(async () => (await ask(olds[2] ?? '')).status()).toBe(404)
      await undo(page, 'Redirect deleted')
      await expect(page.getByText('Redirect put back')).toBeVisible()
      expect((await ask(olds[2] ?? '')).status()).toBe(308)

      await page.getByLabel('Search redirects').fill(`old-${mark}`)
      await expect(page).toHaveURL(/q=old-/)
      await page.setViewportSize(phone)
      await expect(page.getByText(`/old-${mark}`).first()).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: `Delete the redirect of /old-${mark}` }).click()
      await expect(page.getByText('No redirect matches')).toBeVisible()
      await expect.poll(async () => (await ask(`/old-${mark}`)).status()).toBe(404)
    },
  )

  test(
    'an address that led nowhere is led to the nearest page in one step, another one forgotten',
    { tag: '@postgres' },
    async ({ page, mark }) => {
      const missing = `/${mark}/kitchen-remodeling-nyack.htm`
      const otherPath = `/${mark}/other`
      // Twice: what was asked for once stands far down the list.
      for (const address of [missing, missing, otherPath, otherPath])
        await page.request.get(address, { headers: { referer: 'https://example.com/links' } })
      await page.goto(`${settings}/redirects/not-found`)
      const lineOf = (address: string) => page.getByRole('listitem').filter({ hasText: address })
      const line = lineOf(missing)
      await expect(async () => {
        await page.reload()
        // What comes in while they are written is written with the next ones.
        for (const address of [missing, otherPath])
          await expect(lineOf(address)).toContainText('Visited 2 times', { timeout: 500 })
      }).toPass({ timeout: 20_000 })
      await expect(line).toContainText('from https://example.com/links')
      await expectAccessible(page)
      await line.getByRole('button', { name: `Redirect to… ${missing}` }).click()
      const asks = page.getByRole('dialog', { name: 'Add a redirect' })
      await expect(asks.getByLabel('Leads to')).toHaveValue('/rockland/nyack/kitchen-remodeling/')
      await asks.getByRole('button', { name: 'Add' }).click()
      await expect(line).toHaveCount(0)
      const answer = await page.request.get(missing, { maxRedirects: 0 })
      expect(answer.headers().location).toBe('/rockland/nyack/kitchen-remodeling/')

      await page.setViewportSize(phone)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: `Ignore /${mark}/other` }).click()
      await expect(page.getByText(`/${mark}/other`)).toHaveCount(0)
      await page.request.get(otherPath)
      // The message stays while the pointer is on it, and may cover the link.
      await page.mouse.move(0, 0)
      await page.getByRole('link', { name: /^Show \d+ ignored/ }).click()
      const forgotten = page.getByRole('button', { name: `List again /${mark}/other` })
      await expect(forgotten).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await forgotten.click()
      await page.getByRole('link', { name: 'Show the others' }).click()
      await expect(page.getByRole('button', { name: `Ignore /${mark}/other` })).toBeVisible()
    },
  )
})

test('integrations say how they stand, with instructions for whoever runs the site', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(`${settings}/integrations`)
  // The site under test has no mail server.
  const mail = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Email', exact: true }) })
  await expect(mail).toContainText('Not set up.')
  await expect(mail.getByRole('button', { name: 'Send a test' })).toBeHidden()
  const href = await mail.getByRole('link', { name: 'Email instructions' }).getAttribute('href')
  expect(decodeURIComponent(href ?? '')).toMatch(/^mailto:\?subject=Please set up email.*SMTP_URL/s)
  await expect(mail.getByText(/SMTP_URL/)).toBeHidden()
  await mail.getByText('Technical details').click()
  await expect(mail.getByText(/SMTP_URL/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('the audit log says who did what, and is narrowed', async ({ page, staff, mark }) => {
  const answer = await staff.post('/api/redirects', { data: { from: `/${mark}`, to: '/contact' } })
  const { id } = (await answer.json()) as { id: string }
  await staff.delete(`/api/redirects/${id}`)
  await page.goto(`${settings}/audit`)
  const entry = page.getByRole('listitem').filter({ hasText: `redirected /${mark}` })
  const deleted = page.getByRole('listitem').filter({ hasText: `deleted the redirect of /${mark}` })
  await expect(entry).toContainText('to /contact')
  await expect(deleted).toBeVisible()
  await page.getByLabel('About').selectOption('Signing in and out')
  await expect(page).toHaveURL(/what=signing-in/)
  await expect(entry).toHaveCount(0)
  await page.getByLabel('About').selectOption('Settings and redirects')
  await expect(entry).toBeVisible()
  await page.getByLabel('Time').selectOption('Last 24 hours')
  await page.getByLabel('Person').selectOption('Nobody who was signed in')
  await expect(entry).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'No entries match' })).toBeVisible()
  await page.getByRole('link', { name: 'Show everything' }).click()
  await expect(entry).toBeVisible()
})

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] }, expectedErrors: [/40[04]/] })

  test('the settings are an address like any that is missing', async ({ page }) => {
    for (const [address] of titles) {
      expect((await page.goto(`${settings}/${address}`))?.status()).toBe(404)
      await expect(page.getByText('Only an owner')).toHaveCount(0)
      await expect(page.getByRole('navigation', { name: 'Settings' })).toHaveCount(0)
    }
  })

  test('an invitation that was made up opens nothing', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/login/join#made-up')
    await expect(page.getByText('This link doesn’t work.')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})

test('a second step for everybody: who has none sets it up first', async ({ page, browser, mark }) => {
  const person = { name: 'Robin Second', email: `robin-${mark}@example.com` }
  const context = await browser.newContext()
  const otherPage = await join(context, await invite(page, person))
  // As if the owner had an app: a code at each sign-in of other tests is what this saves.
  const since = (value: string) =>
    inDatabase(`UPDATE "Staff" SET "totpSince" = ${value} WHERE "email" = ?`, account.email)
  await page.goto(`${settings}/staff`)
  const rule = page.getByRole('switch', { name: 'Required for everyone' })
  await expect(rule).toBeDisabled()
  try {
    await since('CURRENT_TIMESTAMP')
    await page.reload()
    await rule.click()
    await expect(page.getByText('Two-step verification is required now')).toBeVisible()
    await expectAccessible(page)

    await otherPage.goto('/admin/leads')
    await expect(
      otherPage.getByRole('heading', { level: 1, name: 'Set up two-step verification' }),
    ).toBeVisible()
    await expect(otherPage).toHaveURL(/\/admin\/account$/)
    await expect(otherPage.getByRole('navigation')).toHaveCount(0)
    await expectAccessible(otherPage)
    await otherPage.getByRole('button', { name: 'Set up' }).click()
    await expect(otherPage.getByRole('dialog').getByRole('textbox', { name: 'Password' })).toBeVisible()

    await rule.click()
    await expect(page.getByText('Two-step verification is each person’s choice')).toBeVisible()
    await otherPage.goto('/admin/leads')
    await expect(
      otherPage.getByRole('heading', { level: 1, name: 'Set up two-step verification' }),
    ).toBeHidden()
  } finally {
    await inDatabase(`DELETE FROM "Setting" WHERE "key" = 'second-factor-required'`)
    await since('NULL')
    await context.close()
  }
})
