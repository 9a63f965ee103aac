import { account, desktop, expect, expectFits, test, withoutNewsStream } from './fixtures'
import { fillContact } from './leads'

test(
  'a request reaches the owner: contact page, thank-you, sign-in by the footer, dashboard, lead',
  { tag: ['@journey', '@postgres'] },
  async ({ page, own }) => {
    const person = own.someone()
    await page.goto('/contact')
    const main = page.getByRole('main')
    await fillContact(main, person)
    await main.getByText('Bathroom remodeling', { exact: true }).click()
    await main.getByRole('button', { name: 'Request my estimate' }).click()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()

    await page.getByRole('link', { name: 'Content Management System' }).click()
    await expect(page).toHaveURL(/\/login\?callbackUrl=\/admin$/)
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
    const figure = (label: string) =>
      page.getByRole('main').getByRole('link', { name: new RegExp(`^${label}`) })
    for (const label of ['Total Pages', 'Chat Leads']) await expect(figure(label)).toBeVisible()
    // There is none of his own yet.
    await expect(figure('Testimonials')).toHaveCount(0)
    await page.getByRole('region', { name: 'Recent Leads' }).getByRole('link', { name: person.name }).click()
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
    await expect(page.getByText(person.message)).toBeVisible()

    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Admin', exact: true }).first()).toBeVisible()
    await page.goto('/admin')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('staff-hint')
    expect(await page.evaluate(() => localStorage.getItem('recent'))).toBeNull()
  },
)

test(
  'when the session is over one is led to sign in, and back to where one was going',
  { tag: '@journey' },
  async ({ page, signIn }) => {
    await page.setViewportSize(desktop)
    await signIn()
    await page.goto('/admin/leads')
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .toContain('staff-hint')
    await page.context().clearCookies({ name: 'next-auth.session-token' })
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Pages' }).click()
    await expect(page.getByText('Your session ended. You’ll go straight to Pages.')).toBeVisible()
    await expect(page).toHaveURL('/login?callbackUrl=%2Fadmin%2Fpages')
    await page.goto('/admin/leads?view=won&q=a%26b')
    await expect(page).toHaveTitle('Sign in')
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/admin/leads?view=won&q=a%26b')
  },
)

test('no list fetches ahead what it leads to', async ({ page, own, signIn }) => {
  await page.setViewportSize(desktop)
  await Promise.all([own.page(), own.page(), own.post(), own.post()])
  await signIn()
  await withoutNewsStream(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  for (const path of ['/admin', '/admin/pages', '/admin/blog', '/admin/content', '/admin/leads']) {
    await page.goto(path)
    await page.mouse.wheel(0, 2000)
    await page.getByRole('button', { name: /^Account of/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Your account' })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(requests.filter((url) => url.includes('_rsc='))).toEqual([])
})

test.describe('refused', () => {
  test.use({ expectedErrors: [/401/] })

  test('one message, whether the account exists or not', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/login?callbackUrl=/admin/leads')
    await expect(page.getByText('You’ll go straight to Leads.')).toBeVisible()
    const messages: string[] = []
    for (const email of [account.email, 'nobody@example.com']) {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toBeVisible()
      messages.push((await alert.textContent()) ?? '')
    }
    expect(messages[0]).toContain('don’t match')
    expect(messages[1]).toBe(messages[0])
  })
})

test.describe('signed out', () => {
  test.use({ expectedErrors: [/404/] })

  test(
    '/admin is the not-found screen with status 404 and a line that leads there and back',
    { tag: '@journey' },
    async ({ page }) => {
      for (const path of ['/admin/pages', '/admin/leads']) {
        expect((await page.goto(path))?.status()).toBe(404)
        await expect(page).toHaveTitle(/404 Page Not Found/)
      }
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
      // Nor does its title tell what would be there.
      for (const path of ['/admin/pages', '/admin/account', '/admin']) {
        await page.goto(path)
        await expect(page).toHaveTitle(/404 Page Not Found/)
      }
      await page.goto('/admin/leads')
      await expect(page.getByRole('link', { name: /sign in/i })).toHaveAttribute(
        'href',
        '/login?callbackUrl=/admin/leads',
      )
    },
  )
})

test('a callback leads nowhere but into the staff area', async ({ page, signIn }) => {
  await signIn()
  for (const target of [
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/contact',
  ]) {
    await page.goto(`/login?callbackUrl=${encodeURIComponent(target)}`)
    await expect(page).toHaveURL(/\/admin$/)
  }
})

test('staff screens', async ({ page, signIn }) => {
  test.slow()
  await signIn()
  for (const path of ['/admin', '/admin/leads', '/admin/blog', '/admin/content', '/admin/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFits(page)
  }
})
