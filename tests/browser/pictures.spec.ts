import { type Page } from '@playwright/test'
import { desktop, expect, phone, test } from './fixtures'

// The version that a browser chooses is at least as wide as the picture is drawn, and not much wider.

const pages = [
  '/',
  '/services',
  '/gallery',
  '/gallery/white-kitchen-with-a-waterfall-island',
  '/blog',
  '/blog/2024-kitchen-design-trends-in-new-city',
  '/contact',
  '/reviews',
  '/thank-you',
  '/nyack',
  '/rockland/kitchen-remodeling/',
  '/rockland/upper-nyack/',
  '/rockland/nyack/kitchen-remodeling/',
]

/** A picture on a page: how wide its version is, the narrowest one, it itself, and what is drawn, in the screen's pixels. */
type Drawn = { src: string; chosen: number; own: number; narrowest: number; drawn: number }

async function drawnOn(page: Page): Promise<Drawn[]> {
  return page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('img')].filter(
      (image) => image.srcset && image.offsetWidth > 0,
    )
    for (const image of pictures) image.loading = 'eager'
    await Promise.all(pictures.map((image) => image.decode()))
    return pictures.map((image) => {
      const versions = (image.parentElement?.querySelector('source') ?? image).srcset
        .split(', ')
        .map((version) => version.split(' '))
      const widths = versions.map(([, width]) => Number.parseInt(width ?? ''))
      const src = new URL(image.currentSrc).pathname
      const ownWidth = Number(image.getAttribute('width'))
      const ratio = ownWidth / Number(image.getAttribute('height'))
      return {
        src,
        chosen: widths[versions.findIndex(([path]) => path === src)] ?? 0,
        own: ownWidth,
        narrowest: Math.min(...widths),
        drawn: Math.max(image.offsetWidth, image.offsetHeight * ratio) * devicePixelRatio,
      }
    })
  })
}

/** Of a picture on a page, by its file: how many of the screen's pixels may share one of its own. */
const stretched = [
  ['/gallery/white-kitchen-with-a-waterfall-island', 'kitchen-01-after', 1.5],
  ['/rockland/nyack/kitchen-remodeling/', 'design-white-oak', 1.15],
  ['/rockland/nanuet/kitchen-remodeling/', 'design-sage-and-oak', 1.15],
  ['/services', 'detail-backsplash', 1],
] as const

test.describe('on a laptop', () => {
  test.use({ viewport: desktop, deviceScaleFactor: 2 })

  for (const [path, file, most] of stretched)
    test(`the picture ${file} of ${path} is drawn near its own size`, async ({ page }) => {
      await page.goto(path)
      const picture = (await drawnOn(page)).find(({ src }) => src.includes(file))
      expect(picture && picture.drawn / picture.own).toBeLessThanOrEqual(most)
    })
})

for (const [name, viewport, deviceScaleFactor] of [
  ['a phone', phone, 3],
  ['a phone of double density', phone, 2],
  ['a laptop', desktop, 2],
  ['a desktop', desktop, 1],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, deviceScaleFactor })

    test(`no picture is stretched, and none is much larger than it is seen`, async ({ page }) => {
      const wrong: string[] = []
      // A larger version that an earlier page brought is taken from the browser's memory rather than another fetched.
      const had = new Set<string>()
      for (const path of pages) {
        await page.goto(path)
        const pictures = await drawnOn(page)
        expect([path, pictures.length]).not.toEqual([path, 0])
        for (const { src, chosen, own, narrowest, drawn } of pictures) {
          expect(src).toMatch(/\.avif$/)
          // A box's edges fall between pixels: a hundredth is nothing that anybody sees.
          const isTooSmall = chosen < 0.99 * drawn && chosen < own
          const isTooLarge = chosen > 1.6 * drawn && chosen > narrowest && !had.has(src)
          if (isTooSmall || isTooLarge) wrong.push(`${path} ${src}: ${chosen} for ${Math.round(drawn)}`)
        }
        for (const { src } of pictures) had.add(src)
      }
      expect(wrong).toEqual([])
    })
  })
}
