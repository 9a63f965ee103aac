// The staff's screens but for the builder; what a shot is stands in screens-public.mjs.
import { again, answer, gone, hold, visible } from './hands.mjs'

const staff = (screen, path, more = {}) => ({ screen, path, staff: true, ...more })
const over = (screen, path, state, act, more = {}) =>
  staff(screen, path, { state, act, frame: 'window', ...more })

const draftOf = ({ pages }) => pages.draft.title
const leadOf =
  (name) =>
  ({ leads }) =>
    `/admin/leads/${leads[name].id}`

async function openMenu(page, setup) {
  const menu = page.getByRole('menu')
  const more = page.getByRole('button', { name: `More for ${draftOf(setup)}` })
  await again(async () => {
    if (!(await menu.isVisible())) await more.click()
  }, menu)
}

async function choose(page, setup, item, dialogName) {
  await openMenu(page, setup)
  await page.getByRole('menuitem', { name: item, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: dialogName })
  await visible(dialog)
  return dialog
}

async function remove(page, setup, status) {
  await page.route('**/api/pages/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status, body: '' }) : route.fallback(),
  )
  await openMenu(page, setup)
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
}

async function openPalette(page, text) {
  const box = page.getByRole('combobox', { name: 'Search or jump to' })
  await again(async () => {
    if (!(await box.isVisible())) await page.getByRole('button', { name: /^Search or jump to/ }).click()
  }, box)
  if (!text) return
  await box.fill(text)
}

const options = (page) => page.getByRole('dialog', { name: 'Search or jump to' }).getByRole('option')

async function fillLogin(page) {
  await page.getByLabel('Email').fill('owner@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Before there is anything. */
export const emptyShots = [
  { ...staff('admin', '/admin', { state: 'empty' }), needs: ['leads', 'pages'] },
  { ...staff('leads', '/admin/leads', { state: 'empty' }), needs: ['leads'] },
  { ...staff('statistics', '/admin/statistics', { state: 'empty' }), needs: ['leads'] },
  { ...staff('pages', '/admin/pages', { state: 'empty' }), needs: ['pages'] },
]

const login = '/login?callbackUrl=/admin/leads'
const loginShots = [
  {
    screen: 'login',
    path: login,
    state: 'refused',
    act: async (page) => {
      // Answers as to a wrong password, without counting as a try.
      const url = new URL('/login?error=CredentialsSignin', page.url()).href
      await answer(page, '**/api/auth/callback/credentials', 401, { url })
      await fillLogin(page)
      await visible(page.getByRole('main').getByRole('alert'))
    },
  },
  {
    screen: 'login',
    path: login,
    state: 'waiting',
    act: async (page) => {
      await hold(page, '**/api/auth/callback/credentials')
      await fillLogin(page)
      await visible(page.getByRole('button', { name: 'Signing in...' }))
    },
  },
]

const listShots = [
  staff('pages', '/admin/pages'),
  staff('pages', '/admin/pages', {
    state: 'oldest-first',
    act: (page) =>
      again(
        () => page.getByRole('button', { name: 'Last Updated' }).click(),
        page.getByRole('columnheader', { name: 'Last Updated' }).and(page.locator('[aria-sort=ascending]')),
      ),
    widths: [768, 1440],
  }),
  staff('pages', '/admin/pages', {
    state: 'none',
    act: (page) =>
      again(async () => {
        await page.getByLabel('Search pages').fill('')
        await page.getByLabel('Search pages').fill('no such page')
      }, page.getByText('No page matches. Change the search or show all pages.')),
  }),
  over('pages', '/admin/pages', 'menu', openMenu),
  over('pages', '/admin/pages', 'schedule', (page, setup) => choose(page, setup, 'Schedule', /^Schedule /)),
  over('pages', '/admin/pages', 'schedule-refused', async (page, setup) => {
    const dialog = await choose(page, setup, 'Schedule', /^Schedule /)
    await dialog.getByLabel('Show from', { exact: true }).fill('2001-01-01T09:00')
    await dialog.getByRole('button', { name: 'Save schedule' }).click()
    await visible(dialog.getByText('This time has passed. Choose a later one, or publish now.'))
  }),
  over('pages', '/admin/pages', 'listing', async (page, setup) => {
    const dialog = await choose(page, setup, 'Search listing', /^Search listing /)
    await dialog.getByLabel('Meta Title (SEO)').fill('Financing in Rockland County')
    await dialog.getByLabel('Meta Description (SEO)').fill('What it is per month.')
  }),
  over(
    'pages',
    '/admin/pages',
    'deleted',
    async (page, setup) => {
      await remove(page, setup, 204)
      await visible(page.getByRole('button', { name: 'Undo' }))
      await gone(page.getByRole('link', { name: draftOf(setup), exact: true }))
    },
    { isQuick: true },
  ),
  over(
    'pages',
    '/admin/pages',
    'delete-failed',
    async (page, setup) => {
      await remove(page, setup, 500)
      await visible(page.getByText('Failed to delete page'))
    },
    { isQuick: true },
  ),
]

async function nameNewPage(page, title) {
  const slug = page.getByLabel('URL Slug')
  const slugOfTitle = title.toLowerCase().replace(/ /g, '-')
  await again(
    async () => {
      await page.getByLabel('Page Title').fill('')
      await page.getByLabel('Page Title').fill(title)
      await slug.and(page.locator(`input`)).evaluate(
        (input, value) =>
          new Promise((done) => {
            const look = (remainingLooks) =>
              input.value === value || !remainingLooks ? done() : setTimeout(look, 50, remainingLooks - 1)
            look(10)
          }),
        slugOfTitle,
      )
    },
    page.getByText(`URL will be: /${slugOfTitle}`, { exact: true }),
  )
}

const newPageShots = [
  staff('page-new', '/admin/pages/new'),
  staff('page-new', '/admin/pages/new', {
    state: 'refused-slug',
    act: async (page) => {
      await nameNewPage(page, 'Gallery')
      await visible(page.getByText('/gallery is a page of the site itself.'))
    },
  }),
  staff('page-new', '/admin/pages/new', {
    state: 'errors',
    act: (page) =>
      again(() => page.getByRole('button', { name: 'Create Page' }).click(), page.getByText('Enter a slug')),
  }),
  staff('page-new', '/admin/pages/new', {
    state: 'filled',
    act: async (page) => {
      await nameNewPage(page, 'Permits and Fees')
      await page.getByLabel('Initial Content (Optional)').fill('First line\nSecond line')
      await page.getByLabel('Meta Description (SEO)').fill('What a permit costs in Rockland County.')
      await page.getByText('Publish immediately').click()
    },
  }),
  over(
    'page-new',
    '/admin/pages/new',
    'failed',
    async (page) => {
      await answer(page, '**/api/pages', 500)
      await nameNewPage(page, 'Permits and Fees')
      await page.getByRole('button', { name: 'Create Page' }).click()
      await visible(page.getByText('Failed to create page'))
    },
    { isQuick: true },
  ),
]

const paletteShots = [
  over('palette', '/admin/settings', 'empty', (page) => openPalette(page)),
  over('palette', '/admin/settings', 'query', async (page) => {
    await openPalette(page, 'nya')
    await visible(options(page).filter({ hasText: 'Dana Ortiz' }))
  }),
  over('palette', '/admin/settings', 'lead', async (page) => {
    await openPalette(page, 'dana')
    await visible(options(page).filter({ hasText: 'Dana Ortiz' }))
  }),
  over('palette', '/admin/settings', 'none', async (page) => {
    await openPalette(page, 'zxqv')
    await visible(page.getByText('No lead, page or post has “zxqv”.'))
  }),
  over('palette', '/admin/settings', 'no-answer', async (page) => {
    await page.route('**/api/palette', (route) => route.abort('failed'))
    await openPalette(page, 'blog')
    await visible(page.getByText('The site didn’t answer.'))
  }),
]

export const staffShots = [
  ...loginShots,
  { screen: 'login-forgot', path: '/login/forgot' },
  { screen: 'login-reset', path: '/login/reset#made-up' },
  staff('account', '/admin/account'),
  staff('admin', '/admin'),
  over('admin', '/admin', 'account', async (page) => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await visible(page.getByRole('menuitem', { name: 'Sign out' }))
  }),
  // A visitor who has been to the back office.
  over(
    'home',
    '/admin',
    'signed-in',
    async (page) => {
      await page.goto('/')
      await visible(page.getByRole('link', { name: 'Admin', exact: true }))
    },
    { widths: [1440] },
  ),
  staff('statistics', '/admin/statistics'),
  staff('statistics', '/admin/statistics?period=all', {
    state: 'table',
    act: async (page) => {
      const table = page.getByRole('button', { name: 'Show as table' })
      await table.click()
      await visible(page.getByRole('columnheader', { name: 'Estimate form' }))
    },
  }),
  staff('leads', '/admin/leads'),
  staff('deliveries', '/admin/deliveries'),
  staff('trash', '/admin/trash'),
  staff('lead', leadOf('Dana Ortiz')),
  over('lead', leadOf('Dana Ortiz'), 'window'),
  staff('lead-contact', leadOf('Priya Raman')),
  staff('lead-chat', leadOf('Tom Weiss')),
  staff('lead-plan', leadOf('Lena Fox')),
  staff('lead-unknown', '/admin/leads/no-such-lead'),
  staff('admin-blog', '/admin/blog'),
  staff('admin-content', '/admin/content'),
  staff('admin-testimonials', '/admin/content/testimonials'),
  staff('admin-pictures', '/admin/content/pictures'),
  staff('admin-menu', '/admin/content/menu'),
  staff('admin-project', '/admin/content/projects/sample-kitchen-01'),
  staff('admin-project-new', '/admin/content/projects/new'),
  staff('admin-testimonial-new', '/admin/content/testimonials/new'),
  staff('admin-settings', '/admin/settings'),
  ...['offer', 'requests', 'advanced'].map((part) => staff(`settings-${part}`, `/admin/settings/${part}`)),
  staff('setup-business', '/admin/setup?step=business'),
  staff('setup-logo', '/admin/setup?step=logo'),
  staff('setup-colors', '/admin/setup?step=colors'),
  staff('settings-integrations', '/admin/settings/integrations'),
  staff('settings-redirects', '/admin/settings/redirects'),
  staff('settings-not-found', '/admin/settings/redirects/not-found'),
  staff('settings-staff', '/admin/settings/staff'),
  staff('settings-audit', '/admin/settings/audit'),
  ...listShots,
  ...newPageShots,
  ...paletteShots,
  staff('preview', ({ pages }) => `/admin/pages/${pages.everyBlock.id}/preview`),
  staff('preview-empty', ({ pages }) => `/admin/pages/${pages.empty.id}/preview`),
  staff('preview', ({ pages }) => `/admin/pages/${pages.everyBlock.id}/preview`, {
    widths: [1440],
    states: ['Tablet', 'Phone'].map((name) => ({
      state: name.toLowerCase(),
      act: (page) =>
        again(
          () => page.getByRole('button', { name }).click(),
          page.getByRole('button', { name, pressed: true }),
        ),
    })),
  }),
]
