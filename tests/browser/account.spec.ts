import { type Page } from '@playwright/test'
import {
  type Account,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test as everybody,
} from './fixtures'

const test = everybody.extend<{ mine: Account }>({
  mine: async ({ addAccount }, provide) => provide(await addAccount('owner')),
})

async function signIn(page: Page, { email, password }: Account) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
const dashboard = { level: 1, name: 'Admin Dashboard' } as const

test('the account screen, by its menu on a phone and on a desktop', async ({ page, mine }) => {
  await signIn(page, mine)
  await expect(page.getByRole('heading', dashboard)).toBeVisible()
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Your account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
    await expect(page.getByText(mine.email).first()).toBeVisible()
    await expect(page.getByText('This device')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
})

test(
  'a password is changed, and another device is signed out by it',
  { tag: '@postgres' },
  async ({ page, mine, browser }) => {
    await signIn(page, mine)
    await expect(page.getByRole('heading', dashboard)).toBeVisible()
    const elsewhere = await browser.newContext()
    const otherPage = await elsewhere.newPage()
    await signIn(otherPage, mine)
    await expect(otherPage.getByRole('heading', dashboard)).toBeVisible()

    await page.goto('/admin/account')
    await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible()
    await page.getByLabel('Current password', { exact: true }).fill(mine.password)
    await page.getByLabel('New password', { exact: true }).fill('walnut harbor copper ridge')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password changed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden()
    expect((await elsewhere.request.get('/api/auth/user')).status()).toBe(401)
    expect((await page.request.get('/api/auth/user')).status()).toBe(200)
    await elsewhere.close()
  },
)

test.describe('with a second step', () => {
  test.use({ expectedErrors: [/401/] })

  test(
    'it is set up, asked for at the next sign-in, and switched off by a recovery code',
    { tag: '@postgres' },
    async ({ page, mine }) => {
      await signIn(page, mine)
      await expect(page.getByRole('heading', dashboard)).toBeVisible()
      await page.goto('/admin/account')
      await page.getByRole('button', { name: 'Set up' }).click()
      const asks = page.getByRole('dialog', { name: 'Set up two-step verification' })
      await asks.getByLabel('Password', { exact: true }).fill(mine.password)
      await asks.getByRole('button', { name: 'Continue' }).click()

      const scan = page.getByRole('dialog', { name: 'Scan this with your app' })
      await expect(scan.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
      await expectAccessible(page)
      const secret = ((await scan.locator('code').textContent()) ?? '').replaceAll(' ', '')
      // An ES module only.
      const { generate } = await import('otplib')
      await scan.getByLabel('Code').fill(await generate({ secret }))
      await scan.getByRole('button', { name: 'Switch on' }).click()

      const dialog = page.getByRole('alertdialog', { name: 'Save these codes' })
      await expect(dialog.getByRole('listitem')).toHaveCount(10)
      const codes = await dialog.getByRole('listitem').allTextContents()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
      await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

      await page.getByRole('button', { name: /^Account of/ }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await signIn(page, mine)
      const code = page.getByLabel('Code')
      await expect(code).toBeFocused()
      await expectAccessible(page)
      await code.fill(codes[0] ?? '')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('heading', dashboard)).toBeVisible()

      await page.goto('/admin/account')
      await page.getByRole('button', { name: 'Turn off' }).click()
      const off = page.getByRole('dialog', { name: 'Turn off two-step verification' })
      await off.getByLabel('Password', { exact: true }).fill(mine.password)
      await off.getByLabel('Code').fill(codes[1] ?? '')
      await off.getByRole('button', { name: 'Turn off' }).click()
      await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
    },
  )
})

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: [/400/] })

  test('without email the screen has instructions for whoever runs the site', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
    await expect(page.getByText('npm run staff:password')).toBeHidden()
    await page.getByText('Technical details').click()
    await expect(page.getByText('npm run staff:password')).toBeVisible()
    await expectAccessible(page)
  })

  test('a link that was made up opens nothing', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/login/reset#made-up')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('New password', { exact: true }).fill('walnut harbor copper ridge')
    await page.getByRole('button', { name: 'Set the new password' }).click()
    await expect(page.getByText('This link has been used or is too old.')).toBeVisible()
  })
})
