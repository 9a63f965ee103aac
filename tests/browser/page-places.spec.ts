import { builtInMenu } from '@/lib/content/built-in-menu'
import { comparableHtml, desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from './fixtures'
import { openBuilder, test } from './staff-pages'

test.describe('a page in the menu, the footer and the banner', () => {
  test('from “Live at” in the builder to every public page, and away with the page', async ({
    page,
    own,
    browser,
  }) => {
    await page.setViewportSize(desktop)
    const ownPage = await own.page([{ type: 'text', config: { content: '<p>Ten percent off.</p>' } }])
    const visitor = await (await browser.newContext({ viewport: desktop })).newPage()
    // As the server sends them: in the browser scripts change them.
    const sections = async () => {
      const html = comparableHtml(await (await visitor.request.get('/')).text())
      return html.match(/<(header|main|footer)\b.*?<\/\1>/gs)?.join('')
    }
    const before = await sections()
    expect(before).toContain('Rockland')

    await openBuilder(page, ownPage.id)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await page.getByRole('button', { name: 'Show it in the menu…' }).click()
    const dialog = page.getByRole('dialog', { name: `Where ${ownPage.title} is shown` })
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
    await expect(banner.getByRole('link', { name: 'June offer' })).toHaveAttribute('href', `/${ownPage.slug}`)
    await expectAccessible(visitor)
    await visitor.goto('/contact')
    const links = visitor.getByRole('contentinfo').getByRole('navigation', { name: 'Quick links' })
    await expect(links.getByRole('link', { name: 'June offer' })).toBeVisible()
    // Without room beside the other links it is behind a button, which needs no script.
    await visitor.setViewportSize({ width: 1024, height: 800 })
    const main = visitor.getByRole('navigation', { name: 'Main' })
    await expect(main.getByRole('link', { name: 'June offer' })).toBeHidden()
    await main.getByRole('button', { name: 'More' }).press('Enter')
    await expect(main.getByRole('link', { name: 'June offer' })).toBeVisible()
    await expectAccessible(visitor)
    await expectNoSidewaysScroll(visitor)
    await visitor.setViewportSize(desktop)
    await main.getByRole('link', { name: 'June offer' }).click()
    await expect(visitor).toHaveURL(new RegExp(`/${ownPage.slug}$`))
    await expect(main.getByRole('link', { name: 'June offer' })).toHaveAttribute('aria-current', 'page')
    await visitor.setViewportSize(phone)
    await visitor.getByRole('button', { name: 'Menu' }).click()
    const menu = visitor.getByRole('navigation', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'June offer' })).toBeVisible()
    await expectNoSidewaysScroll(visitor)

    // The page goes, and with it every way to it: what is there is what was there before.
    await page.goto('/admin/pages')
    await page.getByRole('button', { name: `More for ${ownPage.title}` }).click()
    await page.getByRole('menuitem', { name: 'Unpublish' }).click()
    await expect(page.getByText('Page unpublished')).toBeVisible()
    // A difference would fill the screen.
    expect((await sections()) === before).toBe(true)
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

test.describe('the menu', () => {
  test.afterEach(async ({ staff }) => {
    const entries = builtInMenu.map(({ href }) => ({ id: href, label: '', isShown: true }))
    expect((await staff.put('/api/menu', { data: { entries } })).status()).toBe(200)
  })

  test('is renamed, hidden, ordered and extended, and visitors see it at once', async ({
    page,
    own,
    browser,
  }) => {
    await page.setViewportSize(desktop)
    const ownPage = await own.page([], { isPublished: true })
    await page.goto('/admin')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('navigation')
    await page.getByRole('option', { name: /Arrange the menu/ }).click()
    const list = page.getByRole('list', { name: 'Menu', exact: true })
    await expect(list.getByRole('listitem')).toHaveCount(8)
    await page.getByLabel('Name of Portfolio').fill('Our work')
    await page.getByRole('switch', { name: 'Shown: Areas' }).click()
    await page.getByRole('button', { name: 'Move Blog up' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Move Blog up' })).toBeFocused()
    await page.getByLabel('Add to the menu').selectOption('Contact')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByLabel('Add to the menu').selectOption(ownPage.title)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(list.getByRole('listitem', { name: ownPage.title })).toContainText('Behind “More”')
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
    await page.getByRole('button', { name: 'Save menu' }).click()
    await expect(page.getByText('Menu saved')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save menu' })).toBeDisabled()

    const visitor = await (await browser.newContext({ viewport: { width: 960, height: 800 } })).newPage()
    await visitor.goto('/estimate')
    const main = visitor.getByRole('navigation', { name: 'Main' })
    await expect(main.getByRole('link')).toHaveText(['Services', 'Our work', 'Blog', 'Reviews'])
    await expectNoSidewaysScroll(visitor)
    await main.getByRole('button', { name: 'More' }).click()
    await expect(main.getByRole('link', { name: ownPage.title })).toBeVisible()
    await main.getByRole('button', { name: 'Plan yours' }).click()
    await expect(main.getByRole('link', { name: 'Prices' })).toHaveAttribute('aria-current', 'page')
    await expectAccessible(visitor)
    await visitor.setViewportSize(desktop)
    await expect(main.getByRole('link').first()).toHaveText('Design')
    await visitor.goto('/')
    await expect(main.getByRole('link', { name: 'Our work' })).toHaveAttribute('href', '#portfolio')
    await visitor.setViewportSize(phone)
    await visitor.getByRole('button', { name: 'Menu' }).click()
    await expect(visitor.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveText([
      ...['Design', 'Prices', 'Services', 'Our work', 'Blog', 'Reviews', 'Contact', ownPage.title],
    ])
    await visitor.context().close()

    await page.getByRole('button', { name: 'Back to the built-in menu' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(8)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel('Name of Portfolio')).toHaveValue('Our work')
    await expect(page.getByRole('button', { name: 'Save menu' })).toBeDisabled()
  })
})
