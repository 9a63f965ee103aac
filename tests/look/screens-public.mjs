// A shot is a visit: where to, what to do there, and what to call the picture.
//   screen, state   the file is <screen>[--<state>]@<width>.png
//   path            where to go, or a function of what prepare.mjs made
//   act             what happens there; roles and labels only, so that the site can look otherwise
//   states          several pictures of one visit, each with its own state and act, one after the other
//   frame           'window' for what lies over the page; else the whole page, without the bars at the window's edge
//   widths, heights only these widths; another height of the window for a width
//   staff, script, media, hand, isQuick   signed in; false: without script; emulated media; 'stays': the pointer stays
//                   where it is; a message that goes by itself doesn't wait for pictures

import { landing, over, visible } from './hands.mjs'

const narrow = [390, 768]
const kitchen = 'White kitchen with a waterfall island'

async function enlarge(page) {
  await page.getByRole('link', { name: `Enlarge: ${kitchen}` }).click()
  const dialog = page.getByRole('dialog', { name: kitchen })
  await visible(dialog.getByRole('img', { name: /^After/ }))
  return dialog
}

async function filterGallery(page, name) {
  const filter = page.getByRole('button', { name })
  await filter.click()
  await visible(page.getByRole('button', { name, pressed: true }))
}

const screens = {
  home: '/',
  services: '/services',
  gallery: '/gallery',
  project: '/gallery/white-kitchen-with-a-waterfall-island',
  reviews: '/reviews',
  contact: '/contact',
  'contact-from-town': '/contact?town=nyack&service=countertops-vanities',
  'thank-you': '/thank-you',
  privacy: '/privacy',
  accessibility: '/accessibility',
  blog: '/blog',
  post: '/blog/suffern-bathroom-remodeling-guide',
  'post-unknown': '/blog/no-such-post',
  'town-nyack': '/nyack',
  'town-suffern': '/suffern',
  'hub-service': '/rockland/kitchen-remodeling/',
  'hub-town': '/rockland/upper-nyack/',
  landing,
  'landing-new-square': '/rockland/new-square/flooring-installation/',
  sitemap: '/sitemap',
  search: '/search',
  'search-nyack': '/search?q=nyack',
  'search-none': '/search?q=zzz',
  'custom-page': ({ pages }) => `/${pages.everyBlock.slug}`,
  'custom-page-empty': ({ pages }) => `/${pages.empty.slug}`,
  'not-found': '/no/such/room',
  'admin-signed-out': '/admin',
  login: '/login',
}

export const publicShots = [
  ...Object.entries(screens).map(([screen, path]) => ({ screen, path })),

  over(
    'home',
    '/',
    'menu',
    async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      await visible(page.getByRole('navigation', { name: 'Menu' }))
    },
    { widths: narrow },
  ),
  over('home', '/', 'scrolled', async (page) => {
    await page.evaluate(() => scrollTo({ top: 1400, behavior: 'instant' }))
  }),
  over('home', '/', 'skip-link', (page) => page.keyboard.press('Tab')),
  {
    screen: 'home',
    path: '/',
    state: 'before-after-moved',
    act: (page) => page.getByRole('slider').first().fill('80'),
  },
  { screen: 'home', path: '/', state: 'forced-colors', media: { forcedColors: 'active' } },
  { screen: 'landing', path: landing, state: 'print', media: { media: 'print' } },
  ...['home', 'contact', 'gallery'].map((screen) => ({
    screen,
    path: screens[screen],
    state: 'no-script',
    script: false,
  })),

  {
    screen: 'gallery',
    path: '/gallery',
    states: [
      { state: 'kitchens', act: (page) => filterGallery(page, /^Kitchens/) },
      { state: 'bathrooms', act: (page) => filterGallery(page, /^Bathrooms/) },
    ],
  },
  {
    screen: 'gallery',
    path: '/gallery',
    state: 'before-after-moved',
    act: (page) =>
      page
        .getByRole('slider', { name: new RegExp(kitchen) })
        .first()
        .fill('80'),
  },
  {
    screen: 'lightbox',
    path: '/gallery',
    frame: 'window',
    states: [
      { state: 'after', act: enlarge },
      {
        state: 'before',
        act: async (page) => {
          const dialog = page.getByRole('dialog', { name: kitchen })
          await dialog.getByRole('button', { name: 'Before', exact: true }).click()
          await visible(dialog.getByRole('img', { name: /^Before/ }))
        },
      },
    ],
  },

  {
    screen: 'sitemap',
    path: '/sitemap',
    states: [
      {
        state: 'found',
        act: async (page) => {
          await page.getByRole('searchbox', { name: 'Search URLs' }).fill('nyack tile')
          await visible(page.getByRole('status').filter({ hasText: 'Showing 5 of' }))
        },
      },
      {
        state: 'none',
        act: async (page) => {
          await page.getByRole('searchbox', { name: 'Search URLs' }).fill('no-such-page')
          await visible(page.getByText('No pages match your current filters.'))
        },
      },
    ],
  },
]
