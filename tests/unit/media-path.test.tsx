import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { definition as hero } from '@/components/blocks/hero/definition'
import { Picture } from '@/components/site/parts/picture'
import { mediaName, mediaPath, parseMediaPath } from '@/lib/media/path'

const hash = 'c036dc4d33aac5d25ec45479d2156973'
const middle = { x: 0.5, y: 0.5 }

test('a path says everything, and blocks accept it', () => {
  const media = { hash, name: 'nyack-island', width: 1600, height: 1067, focal: { x: 0.52, y: 0.62 } }
  const src = mediaPath(media)
  expect(src).toBe(`/media/${hash}/nyack-island-1600x1067-f52x62.webp`)
  expect(parseMediaPath(src)).toEqual(media)
  expect(hero.schema.safeParse({ backgroundImage: src }).success).toBe(true)
  expect(mediaPath({ ...media, focal: middle })).toBe(`/media/${hash}/nyack-island-1600x1067.webp`)
})

test('any file name gives a path that is read back the same', () => {
  const names = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      'a-1600x1067-f52x62.webp',
      'IMG 100x50.jpg',
      '../../etc/passwd',
      'küche (2).JPEG',
      '%2e%2e%2f',
    ),
  )
  const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100)
  const length = fc.integer({ min: 1, max: 2400 })
  fc.assert(
    fc.property(names, length, length, share, share, (file, width, height, x, y) => {
      const media = { hash, name: mediaName(file), width, height, focal: { x, y } }
      const src = mediaPath(media)
      expect(parseMediaPath(src)).toEqual(media)
      expect(hero.schema.safeParse({ backgroundImage: src }).success).toBe(true)
    }),
  )
})

test.each([
  '/media/short/a-1600x1067.webp',
  `/media/${hash}/../a-1600x1067.webp`,
  `/media/${hash}/a-1600.webp`,
  `/media/${hash}/a-1600x1067.svg`,
  `/media/${hash}/a-1600x1067.webp"onerror="alert(1)`,
  '/images/hero-kitchen.webp',
])('%s is not the path of an uploaded picture', (src) => expect(parseMediaPath(src)).toBeNull())

test('<Picture> expands the path: versions, reserved space, focal point', () => {
  const src = `/media/${hash}/island-1000x500-f20x90.webp`
  const html = renderToStaticMarkup(<Picture src={src} alt="An island" sizes="50vw" position="top" />)
  const base = `/media/${hash}/island`
  expect(html).toContain(`"${base}-480.webp 480w, ${base}-800.webp 800w, ${base}-1000.webp 1000w"`)
  expect(html).toContain(
    `"${base}-480.avif 480w, ${base}-640.avif 640w, ${base}-800.avif 800w, ${base}-1000.avif 1000w"`,
  )
  expect(html).toContain(`src="${src}"`)
  expect(html).toContain('width="1000" height="500"')
  expect(html).toContain('object-position:20% 90%')
  expect(html).toContain('alt="An island"')
})

test('<Picture> keeps its ways with built-in pictures', () => {
  const html = renderToStaticMarkup(
    <Picture src="/images/hero-kitchen.webp" sizes="100vw" position="50% 20%" />,
  )
  expect(html).toContain('/images/hero-kitchen-480.avif 480w')
  expect(html).toContain('/images/hero-kitchen.webp 2400w')
  expect(html).toContain('object-position:50% 20%')
  expect(html).toContain('alt="Design rendering of a bright white kitchen')
})
