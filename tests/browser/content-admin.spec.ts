import { type Page } from '@playwright/test'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  undoDeletion,
  undoLine,
} from './fixtures'
import { carry, pickUp, says } from './keyboard-drag'
import { test } from './staff-pages'

// The Content tab: what it is made of, its order, and what visitors see of it.

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

/** Waits until the browser has what is typed; it may be typed before the screen's scripts have loaded. */
const draftKept = (page: Page) =>
  page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('project-draft:')))

/** Chooses a picture that came with the site for a field of the form. */
async function choosePicture(page: Page, field: string, file: string) {
  await page.getByRole('button', { name: `Choose a picture for ${field}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await dialog.getByRole('searchbox', { name: 'Search pictures' }).fill(file)
  await dialog.getByRole('button', { name: file }).click()
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `Replace ${field}` })).toBeFocused()
}

test.describe('at a desk', () => {
  test.use({ viewport: desktop })

  test(
    'a project is added with its pictures and stands on the site at once',
    { tag: ['@journey', '@postgres'] },
    async ({ page, own }) => {
      const title = own.content('project', 'Pantry')
      const slug = title.toLowerCase().replaceAll(' ', '-')
      await page.goto('/admin/content')
      await page.getByRole('link', { name: 'New project' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('New project')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Save project' }).click()
      await expect(page.getByText('Enter a title')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()

      await page.getByRole('textbox', { name: 'Title' }).fill(title)
      await page.getByRole('textbox', { name: 'What was done' }).fill('A pantry where the chimney was.')
      await page.getByLabel('Place').fill('Tallman, NY')
      await expect(page.getByText('Shows on the pages for Tallman.')).toBeVisible()
      await page.getByRole('textbox', { name: 'Cost' }).fill('$21,400')
      await page.getByRole('textbox', { name: 'Time' }).fill('2 weeks')
      await page.getByLabel('Finished').fill('2026-03-05')
      await expect(page.getByText(`The page will be /gallery/${slug}`)).toBeVisible()
      for (const [index, feature] of ['Shelves', 'Door', 'Light', 'Oak floor'].entries()) {
        await page.getByRole('button', { name: 'Add feature' }).click()
        await page.getByRole('textbox', { name: `Text of feature ${index + 1}` }).fill(feature)
      }
      await choosePicture(page, 'Before', 'kitchen-03-before.webp')
      await choosePicture(page, 'After', 'kitchen-03-after.webp')
      await page.getByRole('button', { name: 'Save project' }).click()
      await expect(says(page, 'Project saved')).toBeVisible()
      await expect(page).toHaveURL(/\/admin\/content$/)
      // A new one stands first; at the end it is in nobody's way.
      await expect(page.getByRole('listitem').first()).toContainText(title)
      await page.getByRole('button', { name: `More for ${title}` }).click()
      await page.getByRole('menuitem', { name: 'Move to the end' }).click()
      // Others' tests add projects too: it is the last of those that were there.
      await expect(says(page, `${title} is at position`)).toHaveText(/position (\d+) of \1$/)

      await page.goto(`/gallery/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByText('March 2026')).toBeVisible()
      await expect(page.getByRole('slider')).toHaveCount(1)
      await expect(page.getByText('An example, not a finished job.')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Tallman, NY' })).toHaveAttribute(
        'href',
        '/rockland/tallman/',
      )
    },
  )

  test(
    'the order is changed by buttons, keys and by dragging, and holds',
    { tag: '@postgres' },
    async ({ page, own, staff }) => {
      const [b, a] = [await own.project(), await own.project()]
      const titles = async () =>
        ((await (await staff.get('/api/portfolio')).json()) as { title: string }[])
          .map(({ title }) => title)
          .filter((title) => [a.title, b.title].includes(title))
      await page.goto('/admin/content')
      expect(await titles()).toEqual([b.title, a.title])
      await page.getByRole('button', { name: `Move ${b.title} down` }).click()
      await expect(says(page, `${b.title} is at position`)).toBeAttached()
      // At the end of the way the focus is on the button that is left.
      await expect(page.getByRole('button', { name: `Move ${b.title} up` })).toBeFocused()
      await expect.poll(titles).toEqual([a.title, b.title])

      await page.getByRole('link', { name: b.title, exact: true }).focus()
      await page.keyboard.press('Alt+ArrowUp')
      await expect(page.getByRole('link', { name: b.title, exact: true })).toBeFocused()
      await expect.poll(titles).toEqual([b.title, a.title])

      const handle = page.getByRole('button', { name: `Drag ${a.title}` })
      await handle.focus()
      // The list scrolls to its last row: what it is over may be said before this was read.
      await pickUp(page, new RegExp(`${a.title} (?:picked up at|is over) position`))
      // The row that is carried may be the last one, and is never the first.
      const first = page.getByRole('main').getByRole('listitem').first()
      await carry(page, handle, first, 'ArrowUp', `${a.title} is over position`)
      await page.keyboard.press('Space')
      await expect.poll(titles).toEqual([a.title, b.title])
      await page.reload()
      const names = page
        .getByRole('listitem')
        .getByRole('link', { name: new RegExp(`^(${a.title}|${b.title})$`) })
      await expect(names).toHaveText([a.title, b.title])
    },
  )

  test('featured is a switch in the row, delete can be undone, also later', async ({ page, own, staff }) => {
    const { id, title, slug } = await own.project()
    const stored = async () =>
      ((await (await staff.get('/api/portfolio')).json()) as { id: string; isFeatured: boolean }[]).find(
        (project) => project.id === id,
      )
    await page.goto('/admin/content')
    await page.keyboard.press('j')
    await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link').first()).toBeFocused()
    const name = page.getByRole('link', { name: title, exact: true })
    const featured = page.getByRole('switch', { name: `Featured: ${title}` })
    await featured.click()
    await expect(featured).toBeChecked()
    await expect.poll(async () => (await stored())?.isFeatured).toBe(true)
    await name.focus()
    await page.keyboard.press('f')
    await expect(featured).not.toBeChecked()
    await expect.poll(async () => (await stored())?.isFeatured).toBe(false)

    await name.focus()
    await page.keyboard.press('Delete')
    await expect(name).toHaveCount(0)
    await undoDeletion(page, title)
    await expect(says(page, `“${title}” is back`)).toBeVisible()
    await expect(name).toBeVisible()
    await expect.poll(async () => (await page.request.get(`/gallery/${slug}`)).status()).toBe(200)

    await page.getByRole('button', { name: `More for ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(undoLine(page, title)).toBeVisible()
    // Only here, where nobody has to press Undo: its line goes after ten seconds.
    await expect.poll(async () => (await page.request.get(`/gallery/${slug}`)).status()).toBe(404)
    await page.getByRole('link', { name: 'Trash', exact: true }).click()
    await page.getByRole('button', { name: `Restore ${title}` }).click()
    await expect(says(page, `“${title}” is back`).last()).toBeVisible()
  })

  test.describe('two who want the same', () => {
    test.use({ expectedErrors: [/409/] })

    test('an address that is taken is said with two that are free; the old one leads on', async ({
      page,
      own,
    }) => {
      const [first, second] = [await own.project(), await own.project()]
      await page.goto(`/admin/content/projects/${second.id}`)
      const address = page.getByRole('textbox', { name: 'Address' })
      await address.fill(first.slug)
      await page.getByRole('button', { name: 'Save project' }).click()
      await expect(page.getByText('Another project has this address.')).toBeVisible()
      await page.getByRole('button', { name: `${first.slug}-tallman` }).click()
      await expect(address).toHaveValue(`${first.slug}-tallman`)
      await page.getByRole('button', { name: 'Save project' }).click()
      await expect(page).toHaveURL(/\/admin\/content$/)
      await page.goto(`/gallery/${second.slug}`)
      await expect(page).toHaveURL(`/gallery/${first.slug}-tallman`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title)
    })

    test('typed text outlives somebody else’s save', async ({ page, own, staff }) => {
      const { id, title } = await own.project()
      await page.goto(`/admin/content/projects/${id}`)
      await page.getByRole('textbox', { name: 'Cost' }).fill('$1')
      await staff.put(`/api/portfolio/${id}`, { data: { timeline: '9 weeks' } })
      await page.getByRole('button', { name: 'Save project' }).click()
      await expect(page.getByText('Someone else has saved this project since you opened it.')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Cost' })).toHaveValue('$1')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Show theirs, drop mine' }).click()
      await expect(page.getByRole('textbox', { name: 'Time' })).toHaveValue('9 weeks')
      await page.getByRole('textbox', { name: 'Cost' }).fill('$2')
      await page.keyboard.press('Control+s')
      await expect(page).toHaveURL(/\/admin\/content$/)
      await expect(row(page, title)).toContainText('$2')
      await expect(row(page, title)).toContainText('9 weeks')
    })
  })

  test('leaving with changes is asked about', async ({ page, own }) => {
    const { id } = await own.project()
    await page.goto('/admin/content')
    await page.goto(`/admin/content/projects/${id}`)
    const cost = page.getByRole('textbox', { name: 'Cost' })
    await cost.fill('$1')
    await draftKept(page)
    await page.getByRole('link', { name: 'Projects', exact: true }).click()
    const question = page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog', { name: 'Leave without saving?' }))
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(cost).toHaveValue('$1')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page).toHaveURL(/\/admin\/content$/)
  })

  test('typed text outlives the tab', async ({ page, context, own }) => {
    const { id, title } = await own.project()
    const tab = await context.newPage()
    tab.on('dialog', (question) => void question.accept())
    await tab.goto(`/admin/content/projects/${id}`)
    await tab.getByRole('textbox', { name: 'Cost' }).fill('$1')
    await draftKept(tab)
    await Promise.all([tab.waitForEvent('close'), tab.close({ runBeforeUnload: true })])
    await page.goto(`/admin/content/projects/${id}`)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByRole('textbox', { name: 'Cost' })).toHaveValue('$1')
    await page.getByRole('button', { name: 'Save project' }).click()
    await expect(row(page, title)).toContainText('$1')
  })

  test('all samples go in one step, with the way back', async ({ page }) => {
    // Other tests live on the samples: the answers are written here, the calls are real.
    const calls: string[] = []
    await page.route('**/api/samples**', (route) => {
      calls.push(`${route.request().method()} ${route.request().postData() ?? ''}`.trim())
      const ids = { projects: ['a'], testimonials: ['b'] }
      return route.request().method() === 'DELETE'
        ? route.fulfill({ json: ids })
        : route.fulfill({ status: 204 })
    })
    await page.goto('/admin/content')
    const band = page.getByRole('region', { name: 'Samples' })
    await expect(band).toContainText('13 sample projects and 3 sample testimonials are still here.')
    await band.getByRole('button', { name: 'Remove all samples (16)' }).click()
    await expect(says(page, '16 samples removed')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(says(page, 'The samples are back')).toBeVisible()
    expect(calls).toEqual(['DELETE', 'POST {"projects":["a"],"testimonials":["b"]}'])
  })

  test(
    'a testimonial is added, verified, featured and deleted',
    { tag: '@postgres' },
    async ({ page, own }) => {
      const name = own.content('testimonial', 'Ana')
      await page.goto('/admin/content')
      await page.getByRole('link', { name: /^Testimonials/ }).click()
      await page.getByRole('link', { name: 'New testimonial' }).click()
      await page.getByRole('button', { name: 'Save testimonial' }).click()
      await expect(page.getByText('Write what the homeowner said')).toBeVisible()
      await page.getByRole('textbox', { name: 'What the homeowner said' }).fill('Three weeks, as they said.')
      await page.getByRole('textbox', { name: 'Name' }).fill(name)
      await page.getByLabel('Place').fill('Tallman, NY')
      await page.getByRole('combobox', { name: 'Rating' }).selectOption('4 stars')
      await page.getByRole('switch', { name: 'Verified' }).click()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Save testimonial' }).click()
      await expect(says(page, 'Testimonial saved')).toBeVisible()
      await expect(row(page, name)).toContainText('4 of 5 stars')

      await page.getByRole('button', { name: `More for what ${name} said` }).click()
      await page.getByRole('menuitem', { name: 'Move to the end' }).click()
      await page.goto('/reviews')
      const review = page.getByRole('figure').filter({ hasText: name })
      await expect(review).toContainText('Verified')
      await expect(review.getByRole('img', { name: '4 out of 5' })).toBeVisible()

      await page.goto('/admin/content/testimonials')
      await expectAccessible(page)
      await row(page, name).getByRole('link').first().focus()
      await page.keyboard.press('Delete')
      await undoDeletion(page, name)
      await expect(row(page, name).getByRole('link').first()).toBeFocused()
    },
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('lists and forms fit, and rows move by their buttons', async ({ page, own }) => {
    const [a, b] = [await own.project(), await own.project({ afterImage: '', beforeImage: '' })]
    await page.goto('/admin/content')
    await expect(row(page, b.title)).toContainText('not shown until it has an after picture')
    await expect(row(page, b.title).getByRole('link', { name: `Add pictures of ${b.title}` })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: 'Search projects' }).fill('Tallman')
    const names = page
      .getByRole('listitem')
      .getByRole('link', { name: new RegExp(`^(${a.title}|${b.title})$`) })
    await expect(names).toHaveText([a.title, b.title])
    await page.getByRole('button', { name: `Move ${b.title} up` }).tap()
    await expect(names).toHaveText([b.title, a.title])
    for (const path of [
      '/admin/content/testimonials',
      `/admin/content/projects/${a.id}`,
      '/admin/content/testimonials/new',
    ]) {
      await page.goto(path)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  })
})

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] }, expectedErrors: [/404/] })

  test('none of it is there', async ({ page }) => {
    for (const path of ['/admin/content', '/admin/content/testimonials', '/admin/content/projects/new'])
      expect((await page.goto(path))?.status()).toBe(404)
  })
})
