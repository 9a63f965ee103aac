import { type Page as Tab } from '@playwright/test'
import sharp from 'sharp'
import {
  closeMessage,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  undoDeletion,
  undoLine,
} from './fixtures'
import { storedLeads } from './leads'
import { openBuilder, sheetOf, test } from './staff-pages'

// Nothing that is deleted is lost: Undo where the click was, then the trash.

const rowOf = (page: Tab, title: string) =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
const inTrash = (page: Tab, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title })
const openTrash = (page: Tab) => page.getByRole('link', { name: 'Trash', exact: true }).click()

async function chooseInMenu(page: Tab, title: string, item: string) {
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test(
  'a double click deletes one page, which comes back by Undo, by Ctrl Z and from the trash',
  { tag: '@postgres' },
  async ({ page, own }) => {
    await page.setViewportSize(desktop)
    const [lower, upper] = [await own.page(), await own.page([], { isPublished: true })]
    await page.goto('/admin/pages')
    const topOf = (title: string) =>
      rowOf(page, title).evaluate((row) => row.getBoundingClientRect().top + scrollY)
    const place = await topOf(lower.title)
    await page.getByRole('button', { name: `Delete ${upper.title}` }).dblclick()
    const line = undoLine(page, upper.title)
    const isBack = `“${upper.title}” is back`
    await expect(line.getByRole('button', { name: 'Undo' })).toBeFocused()
    await expect(page.getByText('Page deleted successfully')).toBeVisible()
    // No other row has come under the pointer.
    expect(await topOf(lower.title)).toBe(place)
    await undoDeletion(page, upper.title)
    // It comes up over the button that is pressed next, and would take a press that has begun.
    await closeMessage(page, isBack)
    await expect(rowOf(page, upper.title)).toContainText('Published')
    expect((await page.request.get(`/${upper.slug}`)).status()).toBe(200)

    await page.getByRole('button', { name: `Delete ${upper.title}` }).click()
    await expect(line).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('link', { name: upper.title, exact: true })).toBeFocused()
    await closeMessage(page, isBack)
    await page.getByRole('button', { name: `Delete ${upper.title}` }).click()
    await expect(line).toBeVisible()
    // Only here, where nobody has to press Undo: its line goes after ten seconds.
    await expectAccessible(page)
    await expect.poll(async () => (await page.request.get(`/${upper.slug}`)).status()).toBe(404)

    // Its address is another one's when it comes back.
    await own.page([], { title: upper.title, slug: upper.slug })
    await openTrash(page)
    await expect(inTrash(page, upper.title)).toContainText(`Page · /${upper.slug}`)
    await expect(inTrash(page, upper.title)).toContainText('30 days left')
    await expectAccessible(page)
    await page.getByRole('button', { name: `Restore ${upper.title}` }).click()
    await expect(page.getByText(`Its address is /${upper.slug}-2 now`)).toBeVisible()
    await expect(inTrash(page, `/${upper.slug}`)).toHaveCount(0)
    expect((await page.request.get(`/${upper.slug}-2`)).status()).toBe(200)
  },
)

test('a page that was deleted in the builder is restored as it was', async ({ page, own }) => {
  await page.setViewportSize(desktop)
  const text = { type: 'text', config: { content: '<p>Oak</p>' } }
  const ownPage = await own.page([text, { type: 'cta', config: {} }], { isPublished: true })
  const live = async () => (await page.request.get(`/${ownPage.slug}`)).status()
  await openBuilder(page, ownPage.id)
  await page.getByRole('button', { name: /^Page settings/ }).click()
  await page
    .getByRole('complementary', { name: 'Page settings' })
    .getByRole('button', { name: 'Delete page' })
    .click()
  await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()
  await expect.poll(live).toBe(404)
  await page.goto('/admin/trash')
  await page.getByRole('button', { name: `Restore ${ownPage.title}` }).click()
  await expect.poll(live).toBe(200)
  expect((await ownPage.stored()).components).toHaveLength(2)
})

test('a post by keyboard only, to the trash and out of it for good', async ({ page, own }) => {
  await page.setViewportSize(desktop)
  const post = await own.post()
  await page.goto(`/admin/blog?q=${encodeURIComponent(post.title.split(' ')[1] ?? '')}`)
  const name = page.getByRole('link', { name: post.title, exact: true })
  await expect(name).toBeVisible()
  await page.keyboard.press('j')
  await expect(name).toBeFocused()
  await page.keyboard.press('Delete')
  const undo = undoLine(page, post.title).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(name).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(undo).toBeFocused()
  await page.goto('/admin/trash?kind=post')
  const out = page.getByRole('button', { name: `Delete for good: ${post.title}` })
  await out.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(out).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Post deleted for good')).toBeVisible()
  await expect(inTrash(page, post.title)).toHaveCount(0)
})

test('on a phone: a project by its menu, back by Undo, and the trash', async ({ page, own }) => {
  await page.setViewportSize(phone)
  const project = await own.project()
  await page.goto('/admin/content')
  await chooseInMenu(page, project.title, 'Delete')
  const line = undoLine(page, project.title)
  await expect(line.getByRole('button', { name: 'Undo' })).toBeFocused()
  // No longer as tall as the row with its pictures.
  await expect.poll(async () => (await line.boundingBox())?.height).toBeLessThan(100)
  await undoDeletion(page, project.title)
  await expect(rowOf(page, project.title)).toBeVisible()
  await chooseInMenu(page, project.title, 'Delete')
  await expect(undoLine(page, project.title)).toBeVisible()
  await expectNoSidewaysScroll(page)
  // A control half under the masthead would count as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await openTrash(page)
  await expect(inTrash(page, project.title)).toBeVisible()
  await expectNoSidewaysScroll(page)
  // The message of Undo goes with the screen that it was about.
  const isBack = page.getByText(`“${project.title}” is back`)
  await expect(isBack).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Restore ${project.title}` }).click()
  await expect(isBack).toBeVisible()
  await expect(inTrash(page, `/gallery/${project.slug}`)).toHaveCount(0)
})

test(
  'a lead goes to the trash without a question and comes back with its history',
  { tag: ['@journey', '@postgres'] },
  async ({ page, own, staff }) => {
    await page.setViewportSize(desktop)
    const person = own.someone()
    expect(
      (await page.request.post('/api/contact', { data: { ...person, projectType: 'countertops' } })).ok(),
    ).toBe(true)
    const [lead] = await storedLeads(staff, person.name)
    await page.goto(`/admin/leads/${lead?.id}`)
    await page.getByLabel('Status').selectOption('Quoted')
    await expect(page.getByText('Status set to Quoted').first()).toBeVisible()
    await page.getByRole('button', { name: 'Move to the trash' }).click()
    const restore = page.getByRole('button', { name: 'Restore', exact: true })
    await expect(restore).toBeFocused()
    await expect(page.getByText('It will be deleted for good in 30 days.')).toBeVisible()
    await expectAccessible(page)
    expect(await storedLeads(staff, person.name)).toEqual([])
    await page.getByRole('link', { name: 'All in the trash' }).click()
    await inTrash(page, person.name).getByRole('link', { name: person.name }).click()
    await restore.click()
    await expect(page.getByRole('list', { name: 'History' })).toContainText('Restored from the trash')
    await expect(page.getByLabel('Status')).toHaveValue('quoted')
  },
)

test('a picture that only the trash shows says so, and can go', async ({ page, own, staff }) => {
  await page.setViewportSize(desktop)
  const background = { r: 90, g: Math.floor(Math.random() * 256), b: Math.floor(Math.random() * 256) }
  const data = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const file = own.file('alcove.jpg')
  const headers = { 'content-type': 'application/octet-stream' }
  const sent = await staff.post(`/api/media?name=${file}`, { data, headers })
  const { src, name } = (await sent.json()) as { src: string; name: string }
  const trashedPage = await own.page([{ type: 'hero', config: { title: 'Offer', backgroundImage: src } }])
  await staff.delete(`/api/pages/${trashedPage.id}`)
  const ownPage = await own.page([{ type: 'hero', config: { title: 'Pictures' } }])
  await page.goto(`/admin/pages/${ownPage.id}/edit`)
  await sheetOf(page).getByRole('button', { name: 'Edit Hero' }).click()
  await page.getByRole('button', { name: 'Choose a picture for Background picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await dialog.getByRole('searchbox', { name: 'Search pictures' }).fill(name)
  await dialog.getByRole('button', { name }).click()
  await expect(dialog.getByRole('heading', { name: 'Only in the trash' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: `${trashedPage.title} (deleted page), hero` })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(
    dialog.getByText('Anything in the trash that shows it would come back with a gap.'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByText('No picture matches.')).toBeVisible()
})
