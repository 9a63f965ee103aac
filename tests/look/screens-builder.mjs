// The builder, the picture library and what lies over them; what a shot is stands in screens-public.mjs.
import { blockNames } from './every-block.mjs'
import { hold, visible } from './hands.mjs'

const isPhone = (page) => page.viewportSize().width < 760
const canvas = (page) => page.getByRole('main', { name: 'Page Builder' })
const sheet = (page) => page.locator('main iframe').contentFrame()
const sidePanel = (page, name) => page.getByRole('complementary', { name }).filter({ visible: true })
const button = (page, name) => page.getByRole('button', { name, exact: true }).filter({ visible: true })

const editorOf =
  (key) =>
  ({ pages }) =>
    `/admin/pages/${pages[key].id}/edit`
const apiOf = ({ pages }) => `**/api/pages/${pages.draft.id}`

/** The builder says so while it can't be operated yet. */
async function ready(page) {
  await visible(canvas(page))
  await page.waitForFunction(() => !document.querySelector(':not(button)[aria-busy="true"]'))
}

const build = (state, key, act, more = {}) => ({
  screen: 'builder',
  state,
  path: editorOf(key),
  staff: true,
  frame: 'window',
  act: async (page, setup) => {
    await ready(page)
    await act?.(page, setup)
  },
  ...more,
})
/** A window that shows the whole of a long panel. */
const long = { heights: { 390: 1500, 768: 1500, 1440: 1500 } }
const whole = { heights: { 390: 9800, 768: 8600, 1440: 7400 } }

async function edit(page, name) {
  await sheet(page)
    .getByRole('button', { name: `Edit ${name}`, exact: true })
    .click()
  const panel = sidePanel(page, `Edit ${name}`)
  await visible(panel)
  return panel
}

const deleteText = (page) => sheet(page).getByRole('button', { name: 'Delete Text' }).first().click()
const save = (page) => button(page, 'Save Page').click()
const dock = (page) => page.getByRole('navigation', { name: 'Page', exact: true })

async function openSettings(page) {
  if (isPhone(page)) await dock(page).getByRole('button', { name: 'Page' }).click()
  else await page.getByRole('button', { name: /^Page settings/ }).click()
  const panel = sidePanel(page, 'Page settings')
  await visible(panel)
  return panel
}

async function openRevisions(page) {
  if (isPhone(page)) await openSettings(page)
  await button(page, 'Revisions').last().click()
  const panel = sidePanel(page, 'Revisions')
  await visible(panel.getByText('“Before spring”'))
  return panel
}

/** The library as it comes, without what others have added to the site. */
async function onlyOurPictures(page, { pages }) {
  const ours = Object.values(pages).map(({ id }) => id)
  // A deleted page has a name, but no address.
  const isOurs = ({ href, label }) =>
    href
      ? !href.startsWith('/admin/pages/') || ours.includes(href.split('/')[3])
      : !/deleted page/.test(label)
  await page.route('**/api/media', async (route) => {
    const response = await route.fetch()
    const pictures = (await response.json())
      .filter(({ builtIn, name }) => builtIn || name.startsWith('look-'))
      .map((picture) => ({ ...picture, uses: picture.uses.filter(isOurs) }))
    await route.fulfill({ response, json: pictures })
  })
}

async function openMedia(page, setup) {
  await onlyOurPictures(page, setup)
  const panel = await edit(page, 'Hero')
  await panel.getByRole('button', { name: 'Choose a picture for Background picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await visible(dialog.getByRole('group', { name: 'Pictures' }).getByRole('button'))
  return dialog
}

async function choosePicture(page, setup, name) {
  const dialog = await openMedia(page, setup)
  await dialog.getByRole('searchbox', { name: 'Search pictures' }).fill(name)
  await dialog.getByRole('group', { name: 'Pictures' }).getByRole('button').first().click()
  await visible(dialog.getByRole('textbox', { name: 'Alt text' }))
  return dialog
}

const film = Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from('ftypqt  '), Buffer.alloc(900)])
const addFile = (dialog, file) => dialog.getByLabel('Pictures to add').setInputFiles(file)

/** Somebody else has saved other words in the hero, and reviews at the end; nothing of it is stored. */
async function conflict(page, setup) {
  const { draft } = setup.pages
  const [hero, ...rest] = draft.components
  const remoteChange = {
    ...draft,
    version: draft.version + 1,
    components: [
      { ...hero, config: { ...hero.config, title: 'A new kitchen without the big bill' } },
      ...rest,
      { id: 'reviews-1', type: 'reviews', config: {} },
    ],
  }
  const refusal = { detail: 'Saved by somebody else', errors: {}, savedBy: 'Terry Lane', hasRevision: false }
  // A site of before this refusal told it all asks for the page afterwards.
  await page.route(apiOf(setup), (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: { ...refusal, page: remoteChange } })
      : route.fulfill({ json: { ...remoteChange, savedBy: refusal.savedBy } }),
  )
  const panel = await edit(page, 'Hero')
  await panel.getByLabel('Title', { exact: true }).fill('A new kitchen paid for month by month')
  await panel.getByRole('button', { name: 'Save Changes' }).click()
  await deleteText(page)
  await save(page)
  await visible(page.getByRole('alertdialog', { name: /saved this page while you were editing$/ }))
}

/** The hero, taken by its handle and held over the second place. */
async function drag(page) {
  const grip = sheet(page).getByRole('button', { name: 'Drag Hero;' })
  await grip.scrollIntoViewIfNeeded()
  const from = await grip.boundingBox()
  const target = await sheet(page).getByRole('article', { name: 'Text' }).boundingBox()
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 60, { steps: 4 })
  await page.mouse.move(from.x + 40, target.y + target.height / 2 + 20, { steps: 6 })
  await visible(sheet(page).getByText(/^Hero goes here, position/))
}

const panelShots = [
  build('settings', 'planned', openSettings, long),
  build('revisions', 'draft', openRevisions),
  build('compare', 'draft', async (page) => {
    const panel = await openRevisions(page)
    await panel.getByRole('button', { name: /^Compare “Before spring”/ }).click()
    await visible(page.getByRole('button', { name: 'Restore this version' }))
  }),
  build('outline', 'everyBlock', async (page) => {
    if (isPhone(page)) await dock(page).getByRole('button', { name: 'Outline' }).click()
    else await button(page, 'Outline').click()
    await visible(page.getByRole('listitem').filter({ hasText: 'Call to Action' }).filter({ visible: true }))
  }),
  build(
    'library',
    'draft',
    async (page) => {
      await dock(page).getByRole('button', { name: 'Add' }).click()
      await visible(sidePanel(page, 'Components').getByRole('button', { name: 'Add Team' }))
    },
    { widths: [390] },
  ),
  build('selected', 'draft', async (page) => {
    await sheet(page).getByRole('button', { name: 'Drag Hero;' }).focus()
    await page.keyboard.press('ArrowRight')
    if (isPhone(page)) return visible(page.getByRole('toolbar', { name: 'Hero' }))
    await visible(sheet(page).getByRole('button', { name: 'Duplicate Hero' }))
  }),
  build('drag', 'draft', drag, { hand: 'stays' }),
  build(
    'canvas-phone-width',
    'everyBlock',
    async (page) => {
      await button(page, 'Phone width').click()
    },
    { widths: [1440] },
  ),
]

const dialogShots = [
  build('copy', 'empty', async (page) => {
    await button(page, 'Copy blocks from another page').click()
    await visible(page.getByRole('dialog').getByRole('button', { name: /Kitchen Financing/ }))
  }),
  build('leave', 'draft', async (page) => {
    await deleteText(page)
    await page.getByRole('link', { name: /Back to Pages/ }).click()
    await visible(page.getByRole('alertdialog', { name: 'Leave without saving?' }))
  }),
  build('kept', 'draft', async (page) => {
    page.on('dialog', (dialog) => void dialog.accept())
    await deleteText(page)
    await visible(page.getByText('Unsaved changes').filter({ visible: true }))
    await page.reload()
    await ready(page)
    await visible(button(page, 'Restore'))
  }),
  build('conflict', 'draft', conflict, { heights: { 390: 1500, 768: 1100, 1440: 900 } }),
  build('sign-in-again', 'draft', async (page) => {
    await deleteText(page)
    await page.context().clearCookies()
    await save(page)
    await visible(page.getByRole('alertdialog', { name: 'Sign in again to save' }))
  }),
  build(
    'save-failed',
    'draft',
    async (page, setup) => {
      await page.route(apiOf(setup), (route) => route.fulfill({ status: 500, json: {} }))
      await deleteText(page)
      await save(page)
      await visible(page.getByText('Failed to update page'))
    },
    { isQuick: true },
  ),
]

const media = (state, act) => ({ ...build(state, 'draft', act), screen: 'media' })
const mediaShots = [
  media('open', openMedia),
  media('details', (page, setup) => choosePicture(page, setup, 'hero-')),
  media('uploaded', (page, setup) => choosePicture(page, setup, 'look-')),
  media('alt-missing', async (page, setup) => {
    const dialog = await choosePicture(page, setup, 'look-')
    await dialog.getByRole('textbox', { name: 'Alt text' }).fill('')
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    await visible(dialog.getByText('Say in a few words what the picture shows'))
  }),
  media('delete', async (page, setup) => {
    const dialog = await choosePicture(page, setup, 'look-')
    await dialog.getByRole('button', { name: 'Delete' }).filter({ visible: true }).click()
    await visible(dialog.getByRole('button', { name: 'Keep it' }))
  }),
  media('refused', async (page, setup) => {
    const dialog = await openMedia(page, setup)
    await addFile(dialog, { name: 'showroom.mov', mimeType: 'video/quicktime', buffer: film })
    await visible(dialog.getByText('This is a video.'))
  }),
  media('uploading', async (page, setup) => {
    await hold(page, '**/api/media?*')
    const dialog = await openMedia(page, setup)
    await addFile(dialog, 'public/images/bath-01-after-480.webp')
    await visible(dialog.getByRole('progressbar'))
  }),
  media('none', async (page, setup) => {
    const dialog = await openMedia(page, setup)
    await dialog.getByRole('searchbox', { name: 'Search pictures' }).fill('no such picture')
    await visible(dialog.getByText('No picture matches.'))
  }),
]

const fieldsOf = (name, index) => ({
  state: `fields-${name.toLowerCase().replace(/ & /g, '-').replace(/ /g, '-')}`,
  act: async (page) => {
    if (index === 0) await ready(page)
    const cancel = button(page, 'Cancel')
    if (await cancel.isVisible()) await cancel.click()
    await edit(page, name)
    // The editor for texts comes later than its panel.
    if (/Text/.test(name)) await visible(page.getByRole('toolbar', { name: 'Text' }))
    const block = sheet(page).getByRole('article', { name, exact: true })
    await block.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  },
})

export const builderShots = [
  build('empty', 'empty', (page) => visible(page.getByRole('heading', { name: 'Start Building Your Page' }))),
  build('every-block', 'everyBlock', undefined, whole),
  { ...build('', 'everyBlock', undefined, long), act: undefined, states: blockNames.map(fieldsOf) },
  ...panelShots,
  ...dialogShots,
  ...mediaShots,
]
