import { readFileSync } from 'node:fs'
import { comparableHtml, desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from './fixtures'
import { test } from './staff-pages'

// A file that is no ZIP, and any word but the short name, are refused.
test.use({ expectedErrors: [/400/] })

// An import replaces everything: it runs when nothing else does.
test('the site goes out as a file and comes back the same', async ({ page, own, staff }) => {
  test.slow()
  const ownPage = await own.page([{ type: 'text', config: { content: 'Words that come back.' } }], {
    isPublished: true,
  })
  const lists = ['/api/testimonials', '/api/portfolio', '/api/blog-posts', '/api/pages']
  const everything = () =>
    Promise.all(
      [...lists, '/', `/${ownPage.slug}`].map(async (path) =>
        comparableHtml(await (await staff.get(path)).text()),
      ),
    )
  const before = await everything()

  await page.setViewportSize(desktop)
  await page.goto('/admin/settings/export')
  await expect(page.getByRole('heading', { level: 2, name: 'Export and import' })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Include leads' })).not.toBeChecked()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Make the file' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^showroom-[\w-]+-\d{4}-\d\d-\d\d\.zip$/)
  const file = {
    name: 'site.zip',
    mimeType: 'application/zip',
    buffer: readFileSync(await download.path()),
  }

  // The import takes back all changes from here on.
  await staff.put(`/api/pages/${ownPage.id}`, { data: { title: 'Changed since', components: [] } })
  const later = await own.page([], { isPublished: true })

  await page.setViewportSize(phone)
  const input = page.getByLabel('File to import')
  await input.setInputFiles({ ...file, buffer: Buffer.from('plain text') })
  await expect(page.getByRole('alert').filter({ hasText: 'This isn’t a ZIP file' })).toBeVisible()
  await input.setInputFiles(file)
  await expect(page.getByText('Checked: the file is whole. This is what would change.')).toBeVisible()
  await expect(
    page.getByText(/1 changed, 1 of yours deleted\. In the file: \d+, here now: \d+/),
  ).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.setViewportSize(desktop)
  const pages = page.getByRole('row', { name: /^Pages/ })
  await expect(pages).toContainText('1 changed, 1 of yours deleted')
  await expect(page.getByRole('row', { name: /^Leads/ })).toContainText('Stay as they are')

  const replace = page.getByRole('button', { name: 'Replace the site with this file' })
  const word = page.getByRole('textbox', { name: /^Type .+ to go on$/ })
  await word.fill('something else')
  await replace.click()
  await expect(word).toHaveAccessibleDescription(/^Type .+ to go on$/)
  await expect(word).toBeFocused()
  const shortName = /^Type (.+) to go on$/.exec(
    (await page.locator('label', { hasText: /^Type / }).textContent()) ?? '',
  )?.[1]
  await word.fill(shortName ?? '')
  await word.press('Enter')
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: 'site.zip has replaced what was here' }),
  ).toBeAttached({
    timeout: 60_000,
  })
  expect(await everything()).toEqual(before)
  expect((await staff.get(`/${later.slug}`)).status()).toBe(404)
  // Whoever did it is signed in still.
  await page.reload()
  await expect(page.getByText(/kept in the backup showroom-.*\.tar\.gz/).last()).toBeVisible()
  await expectAccessible(page)
})
