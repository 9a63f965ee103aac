import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { renderToStaticMarkup } from 'react-dom/server'
import { PostBody } from '@/components/site/screens/blog/post-body'
import { builtInImages, versionsOfBuiltIn } from '@/lib/business/images'
import { drawnSizes } from '@/lib/drawn-sizes'
import { encodeAvif, phoneBytes, widestPicture, widthsFor } from '@/lib/picture-versions'

// Formats that the site refuses (lib/media/encode.ts) are refused in a whole process, also for tests that ran in it before.
sharp.unblock({ operation: ['VipsForeignLoad'] })

const file = (src: string) => path.join(__dirname, '../../public', src)
const formats = ['avif', 'webp'] as const

describe('the built-in pictures', () => {
  test.each(Object.entries(builtInImages))(
    '%s has all its versions, the widest as wide as itself',
    async (src, { width, height }) => {
      expect(await sharp(file(src)).metadata()).toMatchObject({ width, height })
      for (const format of formats) {
        const versions = versionsOfBuiltIn(src, format)
        expect(versions.at(-1)?.width).toBe(width)
        for (const version of versions) {
          const { width: ownWidth, height: tall } = await sharp(file(version.path)).metadata()
          expect([version.path, ownWidth]).toEqual([version.path, version.width])
          expect(Math.abs(tall - (version.width * height) / width)).toBeLessThan(1)
        }
      }
    },
  )

  test('nothing else lies there: run npm run pictures', () => {
    const knownFiles = Object.keys(builtInImages).flatMap((src) =>
      formats.flatMap((format) => versionsOfBuiltIn(src, format).map((version) => version.path)),
    )
    const there = readdirSync(file('/images'), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `/images/${name}`)
    expect(there.sort()).toEqual([...new Set(knownFiles)].sort())
  })

  // A phone of 390 px with a screen of threefold density fills a 5:4 box with 2000 pixels of the widest picture.
  test.each(Object.keys(builtInImages))('%s at the top of a page keeps a phone’s budget', (src) => {
    for (const { path: version, width } of versionsOfBuiltIn(src, 'avif'))
      if (width <= 2000)
        expect([version, statSync(file(version)).size <= phoneBytes]).toEqual([version, true])
  })
})

describe('widths', () => {
  test('end with the picture’s own, or the widest that is kept', () => {
    expect(widthsFor(300, 'avif')).toEqual([300])
    expect(widthsFor(800, 'webp')).toEqual([480, 800])
    expect(widthsFor(1600, 'webp')).toEqual([480, 800, 1200, 1600])
    for (const format of formats) expect(widthsFor(5000, format).at(-1)).toBe(widestPicture)
  })

  test('are near enough to each other that little more is sent than is seen', () => {
    const steps = widthsFor(2400, 'avif').filter((width) => width >= 640)
    for (const [index, width] of steps.slice(1).entries())
      expect(width / steps[index]!).toBeLessThanOrEqual(1.25)
  })
})

test('a picture is asked for as wide as it is drawn, also where it is cut', () => {
  expect(drawnSizes('100px@1/1', 1.5)).toBe('150px')
  expect(drawnSizes('100px@1/1', 0.8)).toBe('100px')
  expect(drawnSizes('(min-width: 960px) 50vw@600px, 100vw@3/2', 1.5)).toBe(
    '(min-width: 960px) max(50vw, 900px), 100vw',
  )
  expect(drawnSizes('(min-aspect-ratio: 3/2) 126vh@3/2, 100vw', 2)).toBe(
    '(min-aspect-ratio: 3/2) 168vh, 100vw',
  )
})

test('a version that would weigh too much on a phone is encoded once more, and no coarser than looks well', async () => {
  const widths: number[] = []
  const weighing = (bytes: number) => (quality: number) => {
    widths.push(quality)
    return Promise.resolve(Buffer.alloc(widths.length > 1 ? 1 : bytes))
  }
  const qualities = async (width: number, bytes: number) => {
    widths.length = 0
    await encodeAvif(width, weighing(bytes))
    return [...widths]
  }
  expect(await qualities(1200, phoneBytes)).toHaveLength(1)
  const [first, second] = await qualities(1200, phoneBytes + 1)
  expect(second).toBeLessThan(first!)
  expect((await qualities(1600, 10 * phoneBytes))[1]).toBe(36)
  expect(await qualities(2400, 10 * phoneBytes)).toHaveLength(1)
})

test('a picture in a post’s text has its versions in both formats', () => {
  const content = '<p>One</p><img src="/images/kitchen-01-after.webp" alt="An &quot;island&quot;">'
  const html = renderToStaticMarkup(<PostBody post={{ content }} />)
  expect(html).toMatch(
    /<picture><source type="image\/avif" srcset="[^"]+1600\.avif 1600w" sizes="[^"]+"><img src="[^"]+" [^>]*srcset="[^"]+1600w"[^>]*><\/picture>/,
  )
})
