import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { services } from '@/lib/business/services'
import { towns } from '@/lib/business/towns'
import { isReservedSlug } from '@/lib/page-document/reserved-slugs'
import { freeSlug, maxSlugLength, slugOf, slugPattern, slugTaker } from '@/lib/page-document/slug'

const root = path.resolve(__dirname, '../../..')

/** The first segments of the addresses that a folder of app/ answers; groups in parentheses add none. */
function segments(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^\(.*\)$/.test(entry.name)) return segments(path.join(folder, entry.name))
    if (entry.isDirectory()) return entry.name.startsWith('[') ? [] : [entry.name]
    // robots.ts, sitemap.ts, icon.svg … answer under their own names.
    return /^(?:robots|sitemap|manifest|icon|apple-icon|favicon)\b/.test(entry.name) ? [entry.name] : []
  })
}

/** Returns the slug that a file could take: its name without the ending. */
const stem = (name: string) => name.replace(/\..*$/, '')

describe('reserved slugs', () => {
  const answered = [...segments(path.join(root, 'app')), ...readdirSync(path.join(root, 'public')), '_next']

  test('the test reads what is there', () => {
    expect(answered).toEqual(expect.arrayContaining(['api', 'admin', 'login', 'rockland', 'blog', 'images']))
    expect(existsSync(path.join(root, 'app/(site)/[slug]/page.tsx'))).toBe(true)
  })

  test.each([...new Set(answered.map(stem))].filter((name) => slugPattern.test(name)))('/%s', (segment) => {
    expect(isReservedSlug(segment)).toBe(true)
  })

  test('no segment of the site can be written as a slug without being one of these', () => {
    for (const name of answered) expect(slugPattern.test(name) && !isReservedSlug(name)).toBe(false)
  })

  test('towns and services keep their names', () => {
    for (const { slug } of [...towns, ...services]) expect(isReservedSlug(slug)).toBe(true)
  })

  test.each(['kitchen-financing', 'about', 'warranty', 'pages'])('/%s is free', (slug) => {
    expect(isReservedSlug(slug)).toBe(false)
  })
})

describe('the slug of a title', () => {
  test.each([
    ['Kitchen Remodel Financing', 'kitchen-remodel-financing'],
    ['  Kitchens & Baths: 2026! ', 'kitchens-baths-2026'],
    ['Café', 'caf'],
    ['---', ''],
  ])('%j', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })

  test('is a slug, or empty', () => {
    fc.assert(
      fc.property(fc.string(), (title) => expect(slugOf(title)).toMatch(/^$|^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
    )
  })
})

test('a free slug is neither taken nor reserved nor too long', () => {
  expect(freeSlug('about', [])).toBe('about')
  expect(freeSlug('about', ['about', 'about-2'])).toBe('about-3')
  expect(freeSlug('nyack', [])).toBe('nyack-2')
  const long = 'a'.repeat(maxSlugLength)
  expect(freeSlug(long, [long])).toHaveLength(maxSlugLength)
})

test('however many want the same slug, no candidate is looked at twice', () => {
  let tries = 0
  const take = slugTaker(['costs'], () => (tries += 1) < 0)
  const slugs = Array.from({ length: 5_000 }, () => take('costs'))
  expect([slugs[0], slugs.at(-1), new Set(slugs).size]).toEqual(['costs-2', 'costs-5001', 5_000])
  expect(tries).toBeLessThan(11_000)
})
