import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Page as Tab } from '@playwright/test'
import { type Page, type Post } from '@/lib/content-types'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  undoDeletion,
  undoLine,
} from './fixtures'
import { type Site } from './site'
import { sheetOf, test } from './staff-pages'

const fixture = path.join(__dirname, '../unit/fixtures/wordpress-export.xml')
const sheet = (page: Tab) => page.getByRole('textbox', { name: 'Text', exact: true })
const rowOf = (page: Tab, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })

async function chooseInMenu(page: Tab, title: string, item: string) {
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Returns a visitor's answer: the test's own requests are signed in. */
const visit = (site: Site, address: string) => fetch(site.url + address, { redirect: 'manual' })

/** Returns the address that it leads to: at the first visit Next names it twice. */
const target = (answer: Response) => answer.headers.get('location')?.split(', ')[0]

test.describe('refused', () => {
  test.use({ expectedErrors: [/409|503/] })

  test('a post whose publishing fails stays what it was', async ({ page, own, site }) => {
    await page.setViewportSize(desktop)
    const [taken, post] = [await own.post({}), await own.post({ content: 'Only ours.' })]
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    await page.goto(`/admin/blog/${post.id}/edit`)
    await expect(sheet(page)).toBeVisible()
    await page.getByLabel('Slug').fill(taken.slug)
    await publish.click()
    await expect(page.getByText('Failed to save post')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible()
    await page.getByLabel('Slug').fill(`${post.slug}-now`)
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Draft saved')).toBeVisible()
    expect((await visit(site, `/blog/${post.slug}-now`)).status).toBe(404)

    // Without an answer "Try again" is about publishing still.
    await page.route(`**/api/blog/${post.id}`, (route) => route.fulfill({ status: 503 }), { times: 1 })
    await publish.click()
    await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Post published')).toBeVisible()
  })
})

test(
  'a post is written, published, renamed, deleted and brought back',
  { tag: ['@journey', '@postgres'] },
  async ({ page, own, site }) => {
    await page.setViewportSize(desktop)
    const { title, slug } = own.postName('When You Need a Permit')
    await page.goto('/admin/blog')
    await page.getByRole('link', { name: 'New post' }).click()
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
    await expect(page.getByLabel('Slug')).toHaveValue(slug)
    await expect(sheet(page)).toBeVisible()
    await page.getByRole('textbox', { name: 'Title', exact: true }).press('Enter')
    await expect(sheet(page)).toBeFocused()
    await page.keyboard.type('Paint and doors are yours.')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Heading', exact: true }).click()
    await page.keyboard.type('What always needs one')
    await expect(page.getByText('9 words · 1 min')).toBeVisible()
    await page.getByLabel('Category').fill('Planning')
    await page.getByLabel('Town').selectOption('Nyack')
    await page.getByLabel('Excerpt').fill('Paint and doors are yours, pipes and walls are theirs.')
    await expect(page.getByText('54 of 160')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Draft saved')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/blog\/[\w-]+\/edit$/)
    expect((await visit(site, `/blog/${slug}`)).status).toBe(404)

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Post published')).toBeVisible()
    const html = await (await visit(site, `/blog/${slug}`)).text()
    expect(html).toContain('<h2>What always needs one</h2>')
    expect(await (await visit(site, '/blog')).text()).toContain(title)
    expect(await (await visit(site, '/nyack')).text()).toContain(title)
    expect(await (await visit(site, '/blog/feed.xml')).text()).toContain(slug)

    await page.getByLabel('Slug').fill(`${slug}-now`)
    await expect(page.getByText(`Saving redirects /blog/${slug} to the new address.`)).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Post updated')).toBeVisible()
    const moved = await visit(site, `/blog/${slug}`)
    expect([moved.status, target(moved)]).toEqual([308, `/blog/${slug}-now`])

    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    const row = rowOf(page, title)
    await expect(row).toContainText('Planning')
    await expect(row).toContainText('Nyack')
    await expect(row).toContainText('Published')
    await expectAccessible(page)
    await chooseInMenu(page, title, 'Delete')
    await expect(row).toHaveCount(0)
    await undoDeletion(page, title)
    await expect(row).toContainText('Published')
    await chooseInMenu(page, title, 'Delete')
    await expect(row).toHaveCount(0)
    // Only here, where nobody has to press Undo: its line goes after ten seconds.
    await expect.poll(async () => (await visit(site, `/blog/${slug}-now`)).status).toBe(404)
    await page.getByRole('link', { name: 'Trash', exact: true }).click()
    await expect(page.getByRole('button', { name: `Delete for good: ${title}` })).toBeVisible()
    await page.getByRole('button', { name: `Restore ${title}` }).click()
    await expect.poll(async () => (await visit(site, `/blog/${slug}-now`)).status).toBe(200)
  },
)

test('scheduled posts appear and disappear by themselves', async ({ own, staff, site }) => {
  const { id, slug } = await own.post({ content: 'Soon.' })
  const status = async () => (await visit(site, `/blog/${slug}`)).status
  // A moment that has passed when the site gets it is refused.
  const soon = () => new Date(Date.now() + 5_000)
  expect(await status()).toBe(404)
  expect((await staff.put(`/api/blog/${id}`, { data: { publishAt: soon() } })).status()).toBe(200)
  await expect.poll(status, { timeout: 30_000 }).toBe(200)
  expect((await staff.put(`/api/blog/${id}`, { data: { unpublishAt: soon() } })).status()).toBe(200)
  await expect.poll(status, { timeout: 30_000 }).toBe(404)
})

test('unsaved work is asked about, kept, previewed and offered again', async ({ page, own }) => {
  await page.setViewportSize(desktop)
  const post = await own.post({ content: 'First.' })
  await page.goto(`/admin/blog/${post.id}/edit`)
  await sheet(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' And more.')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('link', { name: 'Preview' }).click()
  await expect(page.getByText('With your unsaved changes')).toBeVisible()
  await expect(sheetOf(page).getByText('First. And more.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Phone' }).click()
  await expect(page.getByTitle('Preview', { exact: true })).toHaveCSS('width', '390px')
  await expect(sheetOf(page).getByRole('heading', { name: post.title })).toHaveCSS('font-size', '38.3px')
  await page.getByRole('link', { name: 'Edit', exact: true }).filter({ visible: true }).click()
  await expect(sheet(page)).toContainText('First. And more.')
  await page.getByRole('link', { name: 'Pages', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Leave, keep them here' }).click()
  await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()
  await page.goto(`/admin/blog/${post.id}/edit`)
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(sheet(page)).toContainText('First. And more.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved')).toBeVisible()

  await page.getByRole('button', { name: 'Revisions' }).click()
  const revisions = page.getByRole('dialog', { name: 'Revisions' })
  await revisions.getByLabel('Name this version').fill('Before the spring prices')
  await revisions.getByRole('button', { name: 'Save with this name' }).click()
  await expect(revisions.getByText('“Before the spring prices”, the last save')).toBeVisible()
  await expectAccessible(page)
  await revisions
    .getByRole('button', { name: /^Compare/ })
    .last()
    .click()
  await expect(page.getByRole('dialog', { name: 'Compare' })).toContainText('And more.')
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect(sheet(page)).not.toContainText('And more.')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
})

test('a name publishes nothing: of a post that is shown the words are only kept', async ({
  page,
  own,
  staff,
}) => {
  const post = await own.post({ content: 'First.', isPublished: true })
  await page.goto(`/admin/blog/${post.id}/edit`)
  await page.getByLabel('Category').fill('Mine')
  await page.getByRole('button', { name: 'Revisions' }).click()
  const revisions = page.getByRole('dialog', { name: 'Revisions' })
  await revisions.getByLabel('Name this version').fill('Before spring')
  await revisions.getByRole('button', { name: 'Save with this name' }).click()
  await expect(revisions.getByText('“Before spring”', { exact: true })).toBeVisible()
  await expect(revisions.getByText('Now, not saved')).toBeVisible()
  expect(await (await staff.get(`/api/blog/${post.id}`)).json()).toMatchObject({ category: post.category })
})

test.describe('refused', () => {
  test.use({ expectedErrors: [/409/] })

  test('a save that comes too late asks, and both can be put together', async ({ page, own, staff }) => {
    await page.setViewportSize(desktop)
    const post = await own.post({ content: 'First.' })
    await page.goto(`/admin/blog/${post.id}/edit`)
    await page.getByLabel('Category').fill('Mine')
    await staff.put(`/api/blog/${post.id}`, { data: { excerpt: 'Theirs' } })
    await page.getByRole('button', { name: 'Save draft' }).click()
    const dialog = page.getByRole('alertdialog', { name: /saved this post while you were editing/ })
    await expect(dialog).toContainText('both fit together')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Put both together' }).click()
    const together = page.getByRole('alertdialog', { name: 'Both together' })
    const changes = together.getByRole('list', { name: 'Changes' })
    await expect(changes.getByRole('listitem').filter({ hasText: 'Category · Yours' })).toBeVisible()
    await expect(changes.getByRole('listitem').filter({ hasText: 'Excerpt · Owner’s' })).toBeVisible()
    await expectAccessible(page)
    await together.getByRole('button', { name: 'Save this' }).click()
    await expect(page.getByText('Draft saved')).toBeVisible()
    const stored = (await (await staff.get(`/api/blog/${post.id}`)).json()) as Post
    expect(stored).toMatchObject({ category: 'Mine', excerpt: 'Theirs' })
  })

  test('a taken address is told at the field, with two to take', async ({ page, own }) => {
    const post = await own.post()
    const { title } = own.postName('Another')
    await page.goto('/admin/blog/new')
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
    await page.getByLabel('Slug').fill(post.slug)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Another post has this address.').first()).toBeVisible()
    await expect(page.getByText('Failed to save post')).toBeVisible()
    await expect(page.getByLabel('Slug')).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: `${post.slug}-2`, exact: true }).click()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Draft saved')).toBeVisible()
  })
})

test('the list by keyboard, from the moment it is there', async ({ page, own }) => {
  await page.setViewportSize(desktop)
  const [older, newer] = [await own.post(), await own.post()]
  await page.goto(`/admin/blog?q=${encodeURIComponent(older.title.split(' ')[1] ?? '')}`)
  const name = (title: string) => page.getByRole('link', { name: title, exact: true })
  await expect(name(older.title)).toBeVisible()
  await page.keyboard.press('j')
  await expect(name(newer.title)).toBeFocused()
  await page.keyboard.press('j')
  await expect(name(older.title)).toBeFocused()
  await page.keyboard.press('k')
  await expect(name(newer.title)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(name(newer.title)).toHaveCount(0)
  await expect(undoLine(page, newer.title).getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('j')
  await expect(name(older.title)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(name(newer.title)).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search posts' })).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('xyzzy')
  await expect(page.getByText('No post matches.')).toBeVisible()
  await expect(page).toHaveURL(/q=xyzzy/)
  await page.getByRole('button', { name: '? Keys' }).click()
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await page.getByRole('button', { name: 'Keys are off' }).click()
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/admin\/blog\/new$/)
})

test('on a phone: list, editor and import', async ({ page, own }) => {
  await page.setViewportSize(phone)
  const post = await own.post({ content: '<h2>One</h2><p>Two</p>', category: 'Planning', town: 'Nyack' })
  await page.goto('/admin/blog')
  await expect(rowOf(page, post.title)).toContainText('Draft · Planning · Nyack')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await chooseInMenu(page, post.title, 'Schedule')
  const schedule = page.getByRole('dialog', { name: `Schedule ${post.title}` })
  await schedule.getByLabel('Show from', { exact: true }).fill('2100-01-04T09:00')
  await schedule.getByRole('button', { name: 'Save schedule' }).click()
  await expect(rowOf(page, post.title)).toContainText('Publishes Jan 4, 2100, 9:00 AM')
  await chooseInMenu(page, post.title, 'Edit')
  await expect(sheet(page)).toContainText('Two')
  for (const tool of ['Bold', 'Link', 'Picture'])
    await expect(
      page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name: tool, exact: true }),
    ).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Schedule', exact: true })).toHaveCount(2)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Preview' }).click()
  await expect(sheetOf(page).getByRole('heading', { name: 'One' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto('/admin/blog/import')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test.describe('import', () => {
  test.use({ expectedErrors: [/400/] })

  test('a WordPress export is looked at, imported, found again, and undone', async ({
    page,
    staff,
    site,
  }) => {
    await page.setViewportSize(desktop)
    await page.goto('/admin/blog/import')
    const file = page.getByLabel('Export file')
    await file.setInputFiles({ name: 'x.xml', mimeType: 'text/xml', buffer: Buffer.from('<html></html>') })
    await expect(page.getByText('This is not a WordPress export.')).toBeVisible()
    await file.setInputFiles({ name: 'export.xml', mimeType: 'text/xml', buffer: readFileSync(fixture) })
    await expect(page.getByRole('heading', { name: /1 post and 3 pages would be imported$/ })).toBeVisible()
    await expect(rowWith(page, 'Contact')).toContainText('A form was left out.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Import 1 post and 3 pages' }).click()
    try {
      await expect(page.getByRole('heading', { name: /^Imported 1 post and 3 pages from/ })).toBeVisible()
      const slug = 'how-long-does-a-kitchen-remodel-take'
      expect(await (await visit(site, `/blog/${slug}`)).text()).toContain('fifteen weeks')
      const old = await visit(site, `/${slug}`)
      expect([old.status, target(old)]).toEqual([308, `/blog/${slug}`])
      await expectAccessible(page)
      await page.setViewportSize(phone)
      await expectNoSidewaysScroll(page)
      await page.setViewportSize(desktop)
      await page.goto('/admin/blog/import')
      await page.getByLabel('Export file').setInputFiles(fixture)
      await expect(page.getByRole('heading', { name: /nothing would be imported$/ })).toBeVisible()
      await expect(rowWith(page, 'How long does')).toContainText('Already here')
      await page.reload()
      await page.getByRole('button', { name: 'Undo it' }).click()
      await page.getByRole('button', { name: 'Undo the import' }).click()
      await expect(page.getByText('Import undone: 1 post and 3 pages removed')).toBeVisible()
      await expect.poll(async () => (await visit(site, `/blog/${slug}`)).status).toBe(404)
    } finally {
      // Deletes what a failed run left behind.
      for (const { id, slug } of (await (await staff.get('/api/blog')).json()) as Post[])
        if (slug.startsWith('how-long-does-a-kitchen')) await staff.delete(`/api/blog/${id}`)
      for (const { id, slug } of (await (await staff.get('/api/pages')).json()) as Page[])
        if (['home', 'contact-2', 'kitchen-remodeling-nyack'].includes(slug))
          await staff.delete(`/api/pages/${id}`)
    }
  })
})

const rowWith = (page: Tab, words: string) => page.getByRole('row').filter({ hasText: words })
