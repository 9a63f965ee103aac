import { type Page } from '@playwright/test'
import { expect, expectAccessible, expectFits, expectNoSidewaysScroll, phone } from './fixtures'
import { expectHydrated, noteHydration } from './hydration'
import { read, type Settings, store, test } from './kept-settings'

test.describe('settings', () => {
  const save = async (page: Page) => {
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Settings saved')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
  }
  const open = async (page: Page, part = '') => {
    await noteHydration(page)
    await page.goto(`/admin/settings${part}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    // No person selects a field and types within the same instant that the page is taken over in.
    await expectHydrated(page)
  }
  const reload = async (page: Page) => {
    await page.reload()
    await expectHydrated(page)
  }
  const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

  test('unsaved changes outlive a reload, and Ctrl S saves them', async ({ page, staff }) => {
    await open(page)
    const phoneField = group(page, 'Business profile').getByLabel('Phone')
    await phoneField.fill('(845) 555-0178')
    await reload(page)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
    await expect(phoneField).toHaveValue('(845) 555-0178')
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText('Business profile')
    await phoneField.press('Control+s')
    await expect(page.getByText('Settings saved')).toBeVisible()
    expect((await read(staff)).values.business.phone).toBe('(845) 555-0178')

    // Nor is what was saved, taken back or discarded offered again.
    const changes = page.getByRole('region', { name: 'Unsaved changes' })
    const expectNoOffer = async () => {
      await reload(page)
      // The screen has asked what is kept once it keeps what is typed.
      await phoneField.fill('(845) 555-0177')
      await expect(changes).toBeVisible()
      await expect(page.getByText('We kept your unsaved work')).toHaveCount(0)
    }
    await expectNoOffer()
    await phoneField.fill('(845) 555-0178')
    await expect(changes).toBeHidden()
    await expectNoOffer()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expectNoOffer()
  })

  test('changes in another open window aren’t offered until it is closed', async ({ page, context }) => {
    await open(page)
    await group(page, 'Business profile').getByLabel('Phone').fill('(845) 555-0178')
    const isKept = () =>
      page.evaluate(() => Object.keys(localStorage).some((key) => /^settings-work:/.test(key)))
    await expect.poll(isKept).toBe(true)
    const otherPage = await context.newPage()
    await open(otherPage)
    // The screen has asked what is kept once it keeps what is typed.
    await group(otherPage, 'Business profile').getByLabel('Phone').fill('(845) 555-0179')
    await expect(otherPage.getByRole('region', { name: 'Unsaved changes' })).toBeVisible()
    await expect(otherPage.getByText('We kept your unsaved work')).toHaveCount(0)
    await page.close()
    await otherPage.getByRole('button', { name: 'Discard' }).click()
    await otherPage.reload()
    await expect(otherPage.getByText('We kept your unsaved work')).toBeVisible()
  })

  test(
    'a phone number that is changed stands on every page, also where there is none',
    { tag: ['@journey', '@postgres'] },
    async ({ page, before, staff }) => {
      const old = before.values.business.phone
      const next = '(845) 555-0177'
      const paths = [
        '/',
        '/contact',
        '/privacy',
        '/nyack',
        '/rockland/nyack/kitchen-remodeling/',
        '/rockland/kitchen-remodeling/',
        '/no-such-page',
        '/no/such/room',
      ]
      const shows = async (number: string, other: string) => {
        for (const path of paths) {
          const html = await (await page.request.get(path)).text()
          expect([path, html.includes(number), html.includes(other)]).toEqual([path, true, false])
        }
      }
      await shows(old, next)
      await open(page)
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
      // Bare digits, and Enter instead of the button.
      await group(page, 'Business profile').getByLabel('Phone').fill('8455550177')
      await expect(page.getByText('Unsaved changes in Business profile')).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.getByText('Settings saved')).toBeVisible()
      await expect(group(page, 'Business profile').getByLabel('Phone')).toHaveValue(next)
      await shows(next, old)
      await store(staff, 'business', before.values.business)
      await shows(old, next)
    },
  )

  test('hours: a day is closed, another one ends earlier, weekdays have a break, and a date is special', async ({
    page,
  }) => {
    await open(page)
    const hours = group(page, 'Hours')
    const showroom = hours.getByRole('group', { name: 'Showroom' }).getByRole('group', { name: 'Monday' })
    await showroom.getByRole('switch', { name: 'Open' }).click()
    await expect(showroom.getByText('Closed')).toBeVisible()
    const saturday = hours.getByRole('group', { name: 'Phone' }).getByRole('group', { name: 'Saturday' })
    await saturday.getByLabel('Saturday closes').selectOption('8:00 AM')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(saturday.getByText('Closing time must be after opening time')).toBeVisible()
    await saturday.getByLabel('Saturday closes').selectOption('3:00 PM')
    // One row stands for the five weekdays.
    const weekdays = hours
      .getByRole('group', { name: 'Phone' })
      .getByRole('group', { name: 'Monday to Friday' })
    await weekdays.getByRole('button', { name: 'Add a break' }).click()
    await weekdays.getByLabel('break ends').selectOption('12:30 PM')
    await hours.getByRole('button', { name: 'Add a day' }).click()
    await save(page)
    await page.goto('/contact')
    await expect(page.getByRole('contentinfo').getByRole('row').first()).toHaveText('MondayClosed')
    await expect(page.getByRole('banner')).toContainText(
      'Mon–Fri 8 AM–12 PM and 12:30 PM–6 PM, Sat 9 AM–3 PM',
    )
    await expect(page.getByRole('banner')).toContainText(/[A-Z][a-z]{2} \d+ closed/)
    await expect(page.getByRole('contentinfo').getByRole('row').last()).toHaveText(
      /^[A-Z][a-z]{2} \d+Closed$/,
    )
    // As narrow as the header with its links is shown.
    await page.setViewportSize({ width: 960, height: 800 })
    await expectNoSidewaysScroll(page)
    await page.goto('/nyack')
    await expect(page.getByRole('contentinfo').getByRole('row').first()).toHaveText('MondayClosed')
  })

  test('a license, terms, a link and another promise appear where they belong', async ({ page }) => {
    await open(page)
    await group(page, 'Business profile').getByLabel('License number').fill('H-12345')
    await group(page, 'Social and review links').getByLabel('Houzz').fill('https://www.houzz.com/pro/us')
    await expect(page.getByText('Unsaved changes in Business profile, Social and review links')).toBeVisible()
    await save(page)
    await open(page, '/offer')
    await group(page, 'Claims and figures').getByLabel('Promised reply time').fill('1')
    await group(page, 'Prices')
      .getByRole('group', { name: 'Custom Kitchen Design' })
      .getByLabel('To')
      .fill('5,500')
    await group(page, 'Financing').getByLabel('Longest term in months').fill('24')
    await expect(page.getByText('Unsaved changes in Claims and figures, Prices, Financing')).toBeVisible()
    await save(page)
    await page.goto('/')
    await expect(page.getByRole('main')).toContainText('license H-12345')
    await expect(page.getByRole('main')).toContainText('$2,500-$5,500')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Houzz' })).toHaveAttribute(
      'href',
      'https://www.houzz.com/pro/us',
    )
    await page.getByRole('button', { name: 'Get a Free Quote' }).click()
    await expect(page.getByText('We answer within 1 hour during business hours.')).toBeVisible()
    await page.goto('/services')
    await expect(page.getByText('Up to 24 months.')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/contact')
    await expect(page.getByText('Home improvement license H-12345.')).toBeVisible()
    await expect(page.getByText('Up to 24 months.')).toBeVisible()
  })

  test('a line of the estimate is priced and explained anew, and the sum follows', async ({
    page,
    before,
  }) => {
    const { from, to } = before.values.further.furtherPrices.splash
    await page.goto('/estimate')
    const total = page.getByRole('region', { name: /^Kitchen/ }).getByRole('status')
    const old = await total.innerText()
    await open(page, '/advanced')
    const fields = group(page, 'Estimate line items').getByRole('group', { name: /^Tile backsplash/ })
    await fields.getByLabel('From', { exact: true }).fill(String(from + 4_000))
    await fields.getByLabel('To', { exact: true }).fill(String(to + 4_000))
    await fields.getByLabel('What it is').fill('Tile that is laid out with you on the showroom floor.')
    await save(page)
    await page.goto('/estimate')
    await expect(
      page.getByText('Tile that is laid out with you on the showroom floor.').first(),
    ).toBeVisible()
    await expect(total).not.toHaveText(old)
    await expectAccessible(page)
  })

  test('an error is shown at its field, and no typed text is lost', async ({ page }) => {
    await open(page)
    const business = group(page, 'Business profile')
    await business.getByLabel('ZIP').fill('109')
    await group(page, 'Social and review links').getByLabel('Instagram').fill('http://example.com')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(business.getByText('Five digits')).toBeVisible()
    await expect(business.getByLabel('ZIP')).toBeFocused()
    await expect(business.getByLabel('ZIP')).toHaveValue('109')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(business.getByLabel('ZIP')).toHaveValue('10920')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(business.getByLabel('ZIP')).toHaveValue('109')
    await business.getByLabel('ZIP').fill('10920')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Enter the address of your page on Instagram')).toBeVisible()
  })

  test('leaving with changes is asked about, and stays where it is', async ({ page }) => {
    await open(page)
    await group(page, 'Business profile').getByLabel('Short name').fill('Harbor')
    // A jump within the screen leaves nothing.
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Hours' }).click()
    const tab = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Pages' })
    await tab.click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(group(page, 'Business profile').getByLabel('Short name')).toHaveValue('Harbor')
    await tab.click()
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pages Management' })).toBeVisible()
  })

  test.describe('two owners', () => {
    // The 409 is what this is about.
    test.use({ expectedErrors: [/409/] })

    test('the second person to save sees both versions, and keeps one', async ({ page, staff }) => {
      await open(page)
      const business = group(page, 'Business profile')
      const dialog = page.getByRole('alertdialog', {
        name: 'Another owner changed Business profile too',
      })
      await store(staff, 'business', { phone: '(845) 555-0111', shortName: 'Harbor' })
      await business.getByLabel('Phone').fill('(845) 555-0122')
      await business.getByLabel('License number').fill('H-9')
      await page.getByRole('button', { name: 'Save settings' }).click()
      await expect(dialog.getByRole('row', { name: 'Phone' })).toContainText('(845) 555-0122')
      await expect(dialog.getByRole('row', { name: 'Phone' })).toContainText('(845) 555-0111')
      await expect(dialog).toContainText('Short name: Harbor')
      await expectAccessible(page)
      // Nothing has happened yet, and nothing is lost by looking.
      await dialog.getByRole('button', { name: 'Keep editing' }).click()
      await expect(business.getByLabel('Phone')).toHaveValue('(845) 555-0122')
      await page.getByRole('button', { name: 'Save settings' }).click()
      await dialog.getByRole('button', { name: 'Save mine for these' }).click()
      const stored = async () => {
        const { phone, shortName, licenseNumber } = (await read(staff)).values.business
        return [phone, shortName, licenseNumber]
      }
      await expect.poll(stored).toEqual(['(845) 555-0122', 'Harbor', 'H-9'])
      await expect(business.getByLabel('Short name')).toHaveValue('Harbor')
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()

      // A restored draft keeps the version it began with, however often the screen is loaded meanwhile.
      const phoneField = business.getByLabel('Phone')
      await phoneField.fill('(845) 555-0144')
      await business.getByLabel('License number').fill('H-10')
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible()
      await store(staff, 'business', { phone: '(845) 555-0133', shortName: 'Haven' })
      for (let turn = 0; turn < 2; turn += 1) {
        await reload(page)
        await page.getByRole('button', { name: 'Restore' }).click()
        await expect(phoneField).toHaveValue('(845) 555-0144')
      }
      await phoneField.press('Control+s')
      await expect(dialog.getByRole('row', { name: 'Phone' })).toContainText('(845) 555-0144')
      await expect(dialog.getByRole('row', { name: 'Phone' })).toContainText('(845) 555-0133')
      await dialog.getByRole('button', { name: 'Take theirs for these' }).click()
      await expect.poll(stored).toEqual(['(845) 555-0133', 'Haven', 'H-10'])

      // A draft that is restored and discarded gives way to the stored settings.
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
      await phoneField.fill('(845) 555-0155')
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible()
      await store(staff, 'business', { phone: '(845) 555-0166' })
      await reload(page)
      await page.getByRole('button', { name: 'Restore' }).click()
      await expect(phoneField).toHaveValue('(845) 555-0155')
      await page.getByRole('button', { name: 'Discard' }).click()
      await expect(phoneField).toHaveValue('(845) 555-0166')
      await phoneField.fill('(845) 555-0177')
      await phoneField.press('Control+s')
      await expect.poll(stored).toEqual(['(845) 555-0177', 'Haven', 'H-10'])
    })
  })

  test('on a phone the list of settings stays open while it is tapped, and a tap elsewhere closes it', async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await open(page)
    const nav = page.getByRole('navigation', { name: 'Settings' })
    const entry = nav.getByRole('link', { name: 'Redirects' })
    await nav.getByRole('button').click()
    await expect(entry).toBeVisible()
    await nav.getByRole('button').focus()
    // As Safari does when a link is pressed: the focus goes nowhere.
    await nav.getByRole('button').blur()
    await expect(nav.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('heading', { level: 1, name: 'Settings' }).click()
    await expect(entry).toBeHidden()
    await nav.getByRole('button').click()
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()
    await expect(nav.getByRole('button')).toBeFocused()
    await nav.getByRole('button').click()
    await entry.click()
    await expect(page).toHaveURL(/\/admin\/settings\/redirects$/)
    const button = nav.getByRole('button', { name: 'Settings: Redirects All settings' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    // The link to where one is leads nowhere else, and closes the list.
    await button.click()
    await entry.click()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('an address with the name of a setting leads to its field, in whichever part', async ({ page }) => {
    await page.goto('/admin/settings#claims')
    await expect(page).toHaveURL(/\/admin\/settings\/offer#claims$/)
    await page.goto('about:blank')
    await page.goto('/admin/settings/offer#license')
    await expect(page).toHaveURL(/\/admin\/settings#licenseNumber$/)
    await expect(page.getByLabel('License number')).toBeFocused()
    await page.goto('about:blank')
    await page.goto('/admin/settings/offer#address.point')
    await expect(page.getByLabel('Point on the map')).toBeFocused()
  })

  test('the screen, with changes and a refusal', async ({ page }) => {
    await open(page)
    await expectFits(page)
    await group(page, 'Business profile').getByLabel('Email').fill('nobody')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Enter an email address')).toBeVisible()
    await expectFits(page)
    for (const part of ['offer', 'requests', 'advanced']) {
      await page.goto('about:blank')
      await page.goto(`/admin/settings/${part}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
      await expectFits(page)
    }
    await page.goto('about:blank')
    await page.goto('/privacy')
    await expectFits(page)
  })

  test('an editor reads the facts', async ({ browser, addAccount }) => {
    const editor = await addAccount('editor')
    const context = await browser.newContext()
    await context.clearCookies()
    const page = await context.newPage()
    await page.goto('/login')
    await page.getByLabel('Email').fill(editor.email)
    await page.getByLabel('Password', { exact: true }).fill(editor.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
    await open(page)
    await expect(page.getByText('An owner can change it.')).toBeVisible()
    await expect(group(page, 'Business profile')).toContainText('(845) 555-0142')
    await expect(group(page, 'Hours')).toContainText('9:00 AM to 5:00 PM')
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expectFits(page)
    const { values, versions } = (await (await page.request.get('/api/settings')).json()) as Settings
    const data = { values: values.business, version: versions.business }
    expect((await page.request.put('/api/settings/business', { data })).status()).toBe(403)
    await context.close()
  })
})
