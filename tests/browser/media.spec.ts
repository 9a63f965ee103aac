import { type Locator, type Page } from '@playwright/test'
import { type LibraryPicture } from '@/lib/media/types'
import {
  desktop,
  expect,
  expectAccessible,
  expectDialogGone,
  expectNoSidewaysScroll,
  phone,
  withoutNewsStream,
} from './fixtures'
import { type OwnPage } from './own'
import { photo } from './photo'
import { sheetOf, test } from './staff-pages'

// Pictures for blocks: added, described, cropped, used and deleted, by mouse, by keyboard and on a phone.

const video = Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from('ftypqt  '), Buffer.alloc(900)])

const hero = { type: 'hero', config: { title: 'Pictures' } }

/** Opens the builder on a page with one hero, and its picture's dialog. */
async function openDialog(page: Page, ownPage: OwnPage): Promise<Locator> {
  await page.goto(`/admin/pages/${ownPage.id}/edit`)
  await sheetOf(page).getByRole('button', { name: 'Edit Hero' }).click()
  const opener = page.getByRole('button', { name: 'Choose a picture for Background picture' })
  // On a phone the block's bar chooses it, and the dock below edits it.
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  await expect(edit.or(opener).first()).toBeVisible()
  if (await edit.isVisible()) await edit.click()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(dialog.getByRole('group', { name: 'Pictures' })).toBeVisible()
  return dialog
}

test.describe('at a desk', () => {
  test.use({ viewport: desktop })

  test(
    'pictures are added, described and used; one in use stays',
    { tag: ['@journey', '@postgres'] },
    async ({ page, own, staff }) => {
      const ownPage = await own.page([hero])
      const dialog = await openDialog(page, ownPage)
      const [first, second] = [await photo(own.file('island.jpg')), await photo(own.file('pantry.jpg'))]
      await dialog
        .getByLabel('Pictures to add')
        .setInputFiles([first, { name: 'showroom.mov', mimeType: 'video/quicktime', buffer: video }, second])
      await expect(dialog.getByText('This is a video. Pictures only: JPEG, PNG or WebP.')).toBeVisible()
      await expect(dialog.getByRole('heading', { name: first.name })).toBeVisible()
      await expect(dialog.getByRole('progressbar')).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Dismiss showroom.mov' }).click()
      await expectAccessible(page)

      await dialog.getByRole('button', { name: 'Use this picture' }).click()
      await expect(dialog.getByText('Say in a few words what the picture shows')).toBeVisible()
      const alt = dialog.getByRole('textbox', { name: 'Alt text' })
      await expect(alt).toBeFocused()
      await alt.fill('A walnut island')

      // The middle of the picture, then three tenths to the left by keyboard.
      const focal = dialog.getByRole('slider', { name: 'Focal point' })
      const box = (await focal.locator('..').boundingBox())!
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.8, { steps: 3 })
      await page.mouse.up()
      await focal.focus()
      for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+ArrowLeft')
      await expect(focal).toHaveAttribute('aria-valuetext', /^20% from the left, (79|80|81)% from the top$/)
      await expect(dialog.getByRole('img', { name: 'Crop 4 to 5' })).toHaveCSS(
        'object-position',
        /^20% (79|80|81)%$/,
      )
      await dialog.getByRole('button', { name: 'Use this picture' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: 'Replace Background picture' })).toBeFocused()

      const picture = sheetOf(page).getByRole('img', { name: 'A walnut island' }).first()
      await expect(picture).toHaveAttribute(
        'src',
        /^\/media\/[0-9a-f]{32}\/island-[a-z0-9-]+-640x480-f20x\d+\.webp$/,
      )
      const src = (await picture.getAttribute('src'))!
      const answer = await page.request.get(src)
      expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
      expect((await answer.body()).includes('SecretCamera')).toBe(false)

      // Stored with the page, it is in use and says where; the other one can go.
      const components = [{ ...hero, id: 'hero-1', config: { ...hero.config, backgroundImage: src } }]
      await staff.put(`/api/pages/${ownPage.id}`, { data: { components } })
      await page.getByRole('button', { name: 'Replace Background picture' }).click()
      await expect(dialog.getByRole('heading', { name: 'Used in 1 place' })).toBeVisible()
      await expect(dialog.getByRole('link', { name: `${ownPage.title}, hero` })).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Delete: in use' })).toBeDisabled()
      await dialog.getByRole('searchbox', { name: 'Search pictures' }).fill(second.name)
      await dialog.getByRole('button', { name: second.name }).click()
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(dialog.getByText('No picture matches.')).toBeVisible()
      const library = (await (await staff.get('/api/media')).json()) as LibraryPicture[]
      expect(library.map(({ name }) => name)).not.toContain(second.name)
    },
  )

  test.describe('with a connection that breaks', () => {
    test.use({ expectedErrors: [/api\/media\?/] })

    test('a drop is taken, a failed upload can be repeated', async ({ page, own }) => {
      await withoutNewsStream(page)
      const dialog = await openDialog(page, await own.page([hero]))
      const file = await photo(own.file('island.jpg'))
      await page.route('**/api/media?*', (route) => route.abort('connectionreset'), { times: 1 })
      const drop = await page.evaluateHandle(
        ({ name, bytes }) => {
          const transfer = new DataTransfer()
          transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
          return transfer
        },
        { name: file.name, bytes: [...file.buffer] },
      )
      await dialog.dispatchEvent('dragover', { dataTransfer: drop })
      await expect(dialog.getByText('Let go to add them')).toBeVisible()
      await dialog.dispatchEvent('drop', { dataTransfer: drop })
      await expect(dialog.getByText('The site didn’t answer.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await expect(dialog.getByRole('heading', { name: file.name })).toBeVisible()
      // Its picture is shown before the test takes the file away.
      await page.waitForLoadState('networkidle')
    })
  })

  test('all of it by keyboard', async ({ page, own }) => {
    const dialog = await openDialog(page, await own.page([hero]))
    const press = (...keys: string[]) =>
      keys.reduce((last, key) => last.then(() => page.keyboard.press(key)), Promise.resolve())
    await dialog.getByRole('searchbox', { name: 'Search pictures' }).focus()
    await page.keyboard.type('hero-')
    const tiles = dialog.getByRole('group', { name: 'Pictures' }).getByRole('button')
    await expect(tiles).toHaveCount(2)
    await tiles.first().focus()
    await press('ArrowRight', 'Enter')
    await expect(tiles.last()).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog.getByRole('textbox', { name: 'Alt text' })).toHaveValue(/stools at a marble island$/)
    await press('Escape')
    await expectDialogGone(page, 'Choose a picture')
    const opener = page.getByRole('button', { name: 'Choose a picture for Background picture' })
    await expect(opener).toBeFocused()
    await press('Enter')
    await expect(dialog.getByRole('group', { name: 'Pictures' })).toBeVisible()
    await dialog.getByRole('searchbox', { name: 'Search pictures' }).fill('hero-')
    await tiles.last().focus()
    await press('Home', 'Enter')
    await dialog.getByRole('button', { name: 'Use this picture' }).focus()
    await press('Enter')
    const replace = page.getByRole('button', { name: 'Replace Background picture' })
    await expect(replace).toBeFocused()
    await press('Tab', 'Enter')
    await expect(opener).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('six pictures, then details; all of them on request', async ({ page, own }) => {
    const dialog = await openDialog(page, await own.page([hero]))
    const file = await photo(own.file('pantry.jpg'))
    const tiles = dialog
      .getByRole('group', { name: 'Pictures' })
      .getByRole('button')
      .filter({ visible: true })
    await expect(tiles).toHaveCount(6)
    await dialog.getByLabel('Pictures to add').setInputFiles(file)
    await expect(dialog.getByRole('heading', { name: file.name })).toBeVisible()
    await dialog.getByRole('button', { name: /^Show all/ }).tap()
    await expect.poll(() => tiles.count()).toBeGreaterThan(30)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await dialog.getByRole('textbox', { name: 'Alt text' }).fill('A pantry')
    await dialog.getByRole('button', { name: 'Use this picture' }).tap()
    await expect(page.getByRole('button', { name: 'Replace Background picture' })).toBeVisible()
  })
})
