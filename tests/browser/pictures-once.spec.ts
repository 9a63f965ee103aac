import { type Page } from '@playwright/test'
import { serviceSlugs } from '@/lib/business/services'
import { townPages } from '@/lib/content/town-pages'
import { expect, test } from './fixtures'

// One page of each kind that shows pictures, and some more towns, services and projects.
const paths = [
  '/',
  '/services',
  '/gallery',
  '/gallery?room=kitchen',
  '/gallery/white-kitchen-with-a-waterfall-island',
  '/gallery/navy-and-white-with-oak-shelves',
  '/gallery/warm-stone-and-two-basins',
  '/reviews',
  '/contact',
  '/thank-you',
  '/blog',
  '/blog/2024-kitchen-design-trends-in-new-city',
  ...townPages.map(({ town }) => `/${town.slug}`),
  '/rockland/upper-nyack/',
  ...serviceSlugs.flatMap((service) => [`/rockland/${service}/`, `/rockland/nanuet/${service}/`]),
]

/** Returns the pictures in the page's content, each as often as it is shown; a picture of many layers counts once. */
const picturesOn = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLImageElement>('img')]
        .map((image) => image.getAttribute('src') ?? '')
        .filter((src) => /^\/images\/[\w-]+\.webp$|^\/media\//.test(src)),
    )

for (const path of paths)
  test(`no picture stands twice on ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const pictures = await picturesOn(page)
    expect(pictures.filter((src, index) => pictures.indexOf(src) !== index)).toEqual([])
  })
