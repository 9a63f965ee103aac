import { type Page } from '@playwright/test'
import sharp from 'sharp'
import { type SetupState, setupStepNames } from '@/lib/business/setup'
import { inDatabase } from './database'
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from './fixtures'
import { expectHydrated, noteHydration } from './hydration'
import { test as keptSettings } from './kept-settings'

/** A test that begins with a setup nobody has seen; how far it was before holds again afterwards. */
const test = keptSettings.extend<{ fresh: void }>({
  fresh: [
    async ({ before: _ }, provide) => {
      const put = (value: string) => inDatabase(`UPDATE "Setting" SET value = ? WHERE key = 'setup'`, value)
      const [was] = await inDatabase(`SELECT value FROM "Setting" WHERE key = 'setup'`)
      await put(JSON.stringify({ status: 'open', step: 'business' } satisfies SetupState))
      await provide()
      if (was) await put(String(was.value))
    },
    { auto: true },
  ],
})

const step = (page: Page, name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

/** The color that something is painted with. */
/** The main color as a page shows it, once the button's own transition is over. */
const expectColor = (page: Page, color: string) =>
  expect(page.getByRole('banner').getByRole('button', { name: /estimate/i })).toHaveCSS(
    'background-color',
    color,
  )
const spruce = 'rgb(32, 70, 58)'

test.describe('the setup', () => {
  test(
    'is gone through, left and resumed, and every page shows what was chosen',
    { tag: ['@journey', '@postgres'] },
    async ({ page, own }) => {
      await page.setViewportSize(desktop)
      await page.goto('/')
      await expectColor(page, spruce)

      await page.goto('/admin')
      await page
        .getByRole('region', { name: 'Go-live checklist' })
        .getByRole('listitem')
        .first()
        .getByRole('link', { name: 'Set up your site' })
        .click()
      await step(page, 'Your business')
      await expect(page.getByText('Sample', { exact: true })).toHaveCount(2)
      await page.getByLabel('License number').fill('H-77')
      await next(page)

      await step(page, 'How people reach you')
      await page.getByLabel('Phone').fill('845')
      await next(page)
      await expect(page.getByText('Enter a phone number with ten digits')).toBeVisible()
      await page.getByLabel('Phone').fill('8455550188')
      await page.getByRole('button', { name: 'Later' }).click()
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
      await question.getByRole('button', { name: 'Stay' }).click()
      await next(page)

      await step(page, 'Where your showroom is')
      await page.getByRole('button', { name: 'Later' }).click()
      await expect(page.getByRole('link', { name: /Set up your site/ }).first()).toBeVisible()
      await expect(page.getByRole('main')).toContainText('Step 3 of 5 is next.')
      await page.goto('/admin/setup')
      await step(page, 'Where your showroom is')
      await page.getByRole('button', { name: 'Back' }).click()
      await step(page, 'How people reach you')
      await expect(page.getByLabel('Phone')).toHaveValue('(845) 555-0188')
      await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Address' }).click()
      await step(page, 'Where your showroom is')
      await next(page)

      await step(page, 'Your logo')
      await page.getByRole('button', { name: 'Choose a picture for Logo', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
      const logo = { create: { width: 600, height: 150, channels: 4 as const, background: '#20463a' } }
      await dialog.getByLabel('Pictures to add').setInputFiles({
        name: own.file('logo.png'),
        mimeType: 'image/png',
        buffer: await sharp(logo).png().toBuffer(),
      })
      await dialog.getByLabel('Alt text').fill('Our logo')
      await dialog.getByRole('button', { name: 'Use this picture' }).click()
      await next(page)

      await step(page, 'Your colors')
      await page.getByText('Your own', { exact: true }).click()
      await page.getByLabel('Main color', { exact: true }).fill('#ff0000')
      await expect(page.getByText('Too light to read: 3.1 to 1')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: /^Use #/ }).click()
      await expect(page.getByText('Too light to read')).toBeHidden()
      await page.getByText('Navy and copper').click()
      await page.getByRole('button', { name: 'Finish' }).click()
      await expect(page.getByRole('heading', { name: 'Your site is set up' })).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('main').getByRole('link', { name: 'View the site' }).click()
      await expectColor(page, 'rgb(31, 58, 95)')
      const image = page.getByRole('banner').getByRole('img', { name: 'Hearth & Harbor Kitchen and Bath' })
      expect(await image.boundingBox()).toMatchObject({ width: 176, height: 44 })
      await expect(page.getByRole('contentinfo')).toContainText('License H-77')
      await expectAccessible(page)

      // All of it can be taken back in the settings.
      await page.goto('/admin/settings')
      const look = page.getByRole('region', { name: 'Logo and colors' })
      await look.getByRole('button', { name: 'Reset to the original colors' }).click()
      // Of two clicks before the screen is ready the last one counts.
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible()
      await look.getByRole('button', { name: 'Remove Logo' }).click()
      await page.getByRole('button', { name: 'Save settings' }).click()
      await expect(page.getByText('Settings saved')).toBeVisible()
      await page.goto('/contact')
      await expectColor(page, spruce)
      await expect(image).toHaveCount(0)
      await page.goto('/admin/settings')
      await page.getByRole('link', { name: 'Go through the setup again' }).click()
      await step(page, 'Your business')
    },
  )

  test('on a phone and by keyboard', async ({ page }) => {
    await page.setViewportSize(phone)
    await noteHydration(page)
    for (const name of setupStepNames) {
      await page.goto(`/admin/setup?step=${name}`)
      await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
    // Enter goes on, and the arrows choose among the schemes.
    await page.goto('/admin/setup')
    await page.getByLabel('License number').press('Enter')
    await expect(page.getByRole('heading', { name: 'How people reach you' })).toBeFocused()
    await page.goto('/admin/setup?step=colors')
    await expectHydrated(page)
    await page.getByLabel('Spruce and brass').press('ArrowRight')
    await expect(page.getByLabel('Navy and copper')).toBeChecked()
    await page.getByRole('button', { name: 'Reset to the original colors' }).press('Enter')
    await expect(page.getByLabel('Spruce and brass')).toBeChecked()
    await expect(page.getByLabel('Spruce and brass')).toBeFocused()
  })
})
