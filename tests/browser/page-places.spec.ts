import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from './fixtures'
import { openBuilder, test } from './staff-pages'

test.describe('a page in the menu, the footer and the banner', () => {
  test('from “Live at” in the builder to every public page, and away with the page', async ({
    page,
    own,
    browser,
  }) => {
    await page.setViewportSize(desktop)
    const made = await own.page([{ type: 'text', config: { content: '<p>Ten percent off.</p>' } }])
    const visitor = await (await browser.newContext({ viewport: desktop })).newPage()
    await visitor.goto('/')
    const frame = () =>
      visitor.locator('header, main, footer').evaluateAll((all) => all.map((one) => one.outerHTML).join(''))
    const before = await frame()

    await openBuilder(page, made.id)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await page.getByRole('button', { name: 'Show it in the menu…' }).click()
    const dialog = page.getByRole('dialog', { name: `Where ${made.title} is shown` })
    await dialog.getByLabel('Menu').check()
    await dialog.getByLabel('Footer').check()
    await dialog.getByLabel('Home page banner').check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Write what the banner says')).toBeVisible()
    await dialog.getByLabel('What the banner says').fill('Until June: 10% off countertops.')
    await dialog.getByLabel('What the link is called').fill('June offer')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Shown in the menu and the footer and the home page’s banner')).toBeVisible()

    await visitor.goto('/')
    const banner = visitor.getByRole('region', { name: 'Announcement' })
    await expect(banner).toContainText('Until June: 10% off countertops.')
    await expect(banner.getByRole('link', { name: 'June offer' })).toHaveAttribute('href', `/${made.slug}`)
    await expectAccessible(visitor)
    await visitor.goto('/contact')
    const links = visitor.getByRole('contentinfo').getByRole('navigation', { name: 'Quick links' })
    await expect(links.getByRole('link', { name: 'June offer' })).toBeVisible()
    // Where there is no room beside the other links it stands behind a button, which needs no script.
    await visitor.setViewportSize({ width: 1024, height: 800 })
    const main = visitor.getByRole('navigation', { name: 'Main' })
    await expect(main.getByRole('link', { name: 'June offer' })).toBeHidden()
    await main.getByRole('button', { name: 'More' }).press('Enter')
    await expect(main.getByRole('link', { name: 'June offer' })).toBeVisible()
    await expectAccessible(visitor)
    await expectNoSidewaysScroll(visitor)
    await visitor.setViewportSize(desktop)
    await main.getByRole('link', { name: 'June offer' }).click()
    await expect(visitor).toHaveURL(new RegExp(`/${made.slug}$`))
    await expect(main.getByRole('link', { name: 'June offer' })).toHaveAttribute('aria-current', 'page')
    await visitor.setViewportSize(phone)
    await visitor.getByRole('button', { name: 'Menu' }).click()
    const menu = visitor.getByRole('navigation', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'June offer' })).toBeVisible()
    await expectNoSidewaysScroll(visitor)

    // The page goes, and with it every way to it: what is there is what was there before.
    await page.goto('/admin/pages')
    await page.getByRole('button', { name: `More for ${made.title}` }).click()
    await page.getByRole('menuitem', { name: 'Unpublish' }).click()
    await expect(page.getByText('Page unpublished')).toBeVisible()
    await visitor.setViewportSize(desktop)
    await visitor.goto('/')
    // A difference would fill the screen.
    expect((await frame()) === before).toBe(true)
    await visitor.context().close()
  })

  test('by keyboard from the list on a phone: another page takes the banner’s place, and the order changes', async ({
    page,
    own,
    staff,
  }) => {
    await page.setViewportSize(phone)
    const [one, two] = [await own.page([], { isPublished: true }), await own.page([], { isPublished: true })]
    const nowhere = { footer: false, label: '', until: null, menuOrder: [], footerOrder: [] }
    const first = { ...nowhere, menu: true, banner: true, text: 'First' }
    expect((await staff.put(`/api/pages/${one.id}/places`, { data: first })).status()).toBe(200)

    await page.goto('/admin/pages')
    await page.getByRole('button', { name: `More for ${two.title}` }).press('Enter')
    await page.getByRole('menuitem', { name: 'Show in menu, footer or banner' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: `Where ${two.title} is shown` })
    await dialog.getByLabel('Menu').press(' ')
    await dialog.getByRole('button', { name: `Move ${two.title} up in the menu` }).press('Enter')
    await expect(dialog.getByRole('list', { name: 'Order in the menu' }).getByRole('listitem')).toHaveText([
      two.title,
      one.title,
    ])
    await expect(dialog.getByText(`Takes the place of ${one.title}`)).toBeVisible()
    await dialog.getByLabel('Home page banner').press(' ')
    await dialog.getByLabel('What the banner says').fill('Second')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await dialog.getByLabel('What the banner says').press('Enter')
    await expect(
      page.getByText(`Shown in the menu and the home page’s banner in place of ${one.title}`),
    ).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Announcement' })).toContainText('Second')
    await page.getByRole('button', { name: 'Menu' }).click()
    const names = await page.getByRole('navigation', { name: 'Menu' }).getByRole('link').allTextContents()
    expect(names.indexOf(two.title)).toBe(names.indexOf(one.title) - 1)
  })
})
