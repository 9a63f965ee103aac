import { type Page } from '@playwright/test'
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
  ...['haverstraw', 'monsey', 'nanuet', 'new-city', 'nyack', 'pearl-river', 'spring-valley', 'suffern'].map(
    (town) => `/${town}`,
  ),
  '/rockland/upper-nyack/',
  ...[
    'kitchen-remodeling',
    'bathroom-remodeling',
    'custom-cabinets',
    'countertops-vanities',
    'cabinet-refacing',
    'tile-backsplash-installation',
    'home-renovation',
    'flooring-installation',
  ].flatMap((service) => [`/rockland/${service}/`, `/rockland/nanuet/${service}/`]),
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
