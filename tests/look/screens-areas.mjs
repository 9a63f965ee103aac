// The screens of the service area; what a shot is stands in screens-public.mjs.
import { answer, visible } from './hands.mjs'

const home = '/admin/areas'
const area = (screen, path, more = {}) => ({ screen, path: home + path, staff: true, ...more })
const over = (screen, path, state, act) => area(screen, path, { state, act, frame: 'window' })

const nyackKitchen = '/pages/nyack/kitchen-remodeling'
const dialog = (page, name) => page.getByRole('alertdialog', { name })

/** A table of one place that can be taken, one that changes and one that can't; nothing of it is stored. */
const table =
  'name,zip,township,type,lat,lng,permitAuthority,kinds\n' +
  'Jones Point,10986,Stony Point,hamlet,41.283,-73.958,Town of Stony Point Building Department,cape\n' +
  'Nyack,10960,,,,,Another office,\n' +
  'Nowhere,1098,Gotham,hamlet,41.2,-73.9,Somebody,cape\n'

/** Somebody else has saved another opening; nothing of it is stored. */
async function conflict(page) {
  const address = `/api/areas/landings/nyack/kitchen-remodeling`
  const stored = await (await page.request.get(address)).json()
  const current = { ...stored, version: stored.version + 1, lede: 'Theirs stands here.' }
  await answer(page, `**${address}`, 409, { detail: 'Saved', errors: {}, current, savedBy: 'Terry Lane' })
  await page.getByRole('textbox', { name: 'Opening' }).fill('Mine stands here.')
  await page.getByRole('button', { name: 'Save page' }).click()
  await visible(dialog(page, /saved this page while you were editing$/))
}

export const areaShots = [
  area('admin-areas', ''),
  area('admin-landing-pages', '/pages'),
  over('admin-landing-pages', '/pages?q=nyack', 'chosen', async (page) => {
    await page.getByRole('checkbox', { name: 'Choose all of Nyack', exact: true }).check()
    await visible(page.getByRole('region', { name: 'Chosen pages' }))
  }),
  area('admin-landing-pages-none', '/pages?q=no-such-place'),
  area('admin-town-pages', '/pages?service=town'),
  area('admin-area-page', nyackKitchen),
  over('admin-area-page', nyackKitchen, 'revisions', async (page) => {
    await page.getByRole('button', { name: 'Revisions' }).click()
    await visible(page.getByRole('dialog', { name: 'Revisions' }))
  }),
  over('admin-area-page', nyackKitchen, 'conflict', conflict),
  area('admin-town-page', '/pages/nyack/town'),
  area('admin-area-preview', `${nyackKitchen}/preview`, { frame: 'window' }),
  area('admin-town-preview', '/pages/nyack/town/preview', { frame: 'window' }),
  area('admin-place', '/places/nyack'),
  over('admin-place', '/places/nyack', 'remove', async (page) => {
    await page.getByRole('button', { name: 'Remove Nyack' }).click()
    await visible(dialog(page, 'Remove Nyack?'))
  }),
  area('admin-place-new', '/places/new'),
  area('admin-places-import', '/places/import'),
  area('admin-places-import', '/places/import', {
    state: 'looked-at',
    act: async (page) => {
      const file = { name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }
      await page.getByLabel('Table').setInputFiles(file)
      await visible(page.getByRole('heading', { name: /^This would import/ }))
    },
  }),
  area('admin-services', '/services'),
  over('admin-services', '/services', 'off', async (page) => {
    await page.getByRole('switch', { name: 'Custom Cabinets, on' }).click()
    await visible(dialog(page, 'Turn Custom Cabinets off?'))
  }),
  area('admin-service', '/services/bathroom-remodeling'),
]
