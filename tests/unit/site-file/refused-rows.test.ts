import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { blockRegistry } from '@/components/blocks/registry'
import { closed, hoursFrom } from '@/lib/business/hours'
import { defaultProfile } from '@/lib/business/profile'
import { pageStore } from '@/lib/records/page/store'
import { postStore } from '@/lib/records/post/store'
import { getProfile, getSetting } from '@/lib/data/settings'
import { type SiteTable } from '@/lib/records/site-tables'
import { settingCheck } from '@/lib/schemas/site-settings'
import { serversOwnSettings } from '@/lib/schemas/site-file'
import { checkSiteFile } from '@/lib/site-file/check-file'
import { importSiteFile } from '@/lib/site-file/import-file'
import { mostRedirects, redirectCheck } from '@/lib/site-file/redirect-check'
import { writeSiteFile } from '@/lib/site-file/write-file'
import { runScript } from '../data/run-script'
import { temporaryDatabase } from '../data/temporary-database'
import { alteredFile, rows } from './pack'
import { emptySite, fillSite, hashes, leadsNow, storedRows } from './site'
import { projectStore } from '@/lib/records/project/store'
import { testimonialStore } from '@/lib/records/testimonial/store'

jest.setTimeout(60_000)

// Rows that the format allows and no screen takes: they stay behind, by name, and the rest comes.

const { folder } = temporaryDatabase()
const quiet = () => {}
const ofTheSite = 'slug: This address belongs to a page that comes with the site. Choose a different slug.'
const good = () => path.join(folder(), 'good.zip')
beforeEach(async () => {
  await fillSite()
  await writeSiteFile(good(), { withLeads: true, progress: quiet })
})

const bring = async (file: string) =>
  importSiteFile(file, {
    leads: await leadsNow(),
    id: 'import-1',
    registry: blockRegistry,
    backup: () => Promise.resolve('backup.tar.gz'),
    show: () => Promise.resolve(),
    progress: quiet,
  })

/** Returns the result for a table's row after a change, in the check and in the import. */
async function outcomeOf(table: SiteTable, change: object | object[], otherRows: object = {}) {
  const changes = Array.isArray(change) ? (change as object[]) : [change]
  const file = await alteredFile(
    good(),
    rows(
      table,
      (list) => {
        const [first] = list
        Object.assign(first!, otherRows)
        for (const [index, fields] of changes.entries())
          list.push({ ...first, id: `added-${index}`, ...fields })
      },
      { count: true },
    ),
  )
  const { refused } = await checkSiteFile(file, blockRegistry, quiet)
  await bring(file)
  return { refused, stored: (await storedRows(table)) as Record<string, unknown>[] }
}

test('redirects that lead to themselves or in a circle', async () => {
  const { refused, stored } = await outcomeOf('redirects', [
    { fromPath: '/a', toPath: '/a' },
    { fromPath: '/slash', toPath: '/slash/?x=1' },
    { fromPath: '/b', toPath: '/c' },
    { fromPath: '/c', toPath: '/b' },
    { fromPath: '/financing', toPath: '/new' },
    { fromPath: '/new', toPath: '/old' },
    ...Array.from({ length: 40 }, (_, step) => ({ fromPath: `/s-${step}`, toPath: `/s-${(step + 1) % 40}` })),
  ])
  expect(refused.rows.map(({ row, why }) => `${row} ${why}`)).toEqual([
    'Redirect from “/a” An address can’t lead to itself.',
    'Redirect from “/slash” An address can’t lead to itself.',
    ...['/c', '/new', '/s-39'].map(
      (from) =>
        `Redirect from “${from}” It leads back to where it begins, or through more than 10 other redirects.`,
    ),
  ])
  expect(stored.map(({ fromPath }) => fromPath)).toEqual(
    expect.arrayContaining(['/old', '/b', '/financing', '/s-0']),
  )
})

test.each([
  ['a backslash', { fromPath: '/go', toPath: '/\\evil.example' }],
  ['a control character', { fromPath: '/go', toPath: '/x\r\nSet-Cookie: a=b' }],
  ['a tab', { fromPath: '/\t/evil.example', toPath: '/' }],
])('a redirect with %s', async (_, redirect) => {
  const { refused, stored } = await outcomeOf('redirects', redirect)
  expect(refused.count).toBe(1)
  expect(refused.rows[0]?.row).toMatch(/^Redirect from “\/[^\p{Cc}]*”$/u)
  expect(refused.rows[0]?.why).toBe('Both addresses have to be paths of this site, such as /old-page.')
  expect(stored.map(({ fromPath }) => fromPath)).toEqual(['/old'])
})

test('redirects with runs of slashes, longer ones than staff can type, and more than a server holds', async () => {
  const slashes = `/1${'/'.repeat(1_480)}x`
  const long = `/${'a'.repeat(300)}`
  const { refused, stored } = await outcomeOf('redirects', [
    ...Array.from({ length: 5_000 }, (_, row) => ({ fromPath: `${slashes}${row}`, toPath: '/' })),
    { fromPath: '/to-slashes', toPath: slashes },
    { fromPath: long, toPath: '/' },
    // A page with a long address was renamed.
    { fromPath: `${long}-renamed`, toPath: '/', isManual: false },
  ])
  expect(refused.count).toBe(5_002)
  expect(refused.rows[0]?.why).toBe('Both addresses have to be paths of this site, such as /old-page.')
  expect(stored.map(({ fromPath }) => fromPath).sort()).toEqual([`${long}-renamed`, '/old'])
  const check = redirectCheck()
  const why = (row: number) => check({ fromPath: `/r-${row}`, toPath: '/', isManual: true })
  for (let row = 0; row < mostRedirects; row += 1) expect(why(row)).toBe('')
  expect(why(mostRedirects)).toBe('A site has 20,000 redirects at the most.')
  expect(redirectCheck()({ fromPath: long, toPath: '/', isManual: true })).toBe(
    'Its address is longer than 300 characters.',
  )
})

const post = { slug: 'other', importedFrom: null, title: 'Other' }
const deep = `<p>a</p>${'<b>'.repeat(60)}`
const page = { slug: 'other', importedFrom: null, title: 'Other', draftId: null }
const block = (config: object) => [{ id: 'a-1', type: 'hero', config }]
const nested = (levels: number): unknown => (levels > 0 ? [nested(levels - 1)] : 1)
const unsafe = 'A link or picture in it has an unsafe address.'
const tooDeep = 'Formatting or components are nested more than 50 levels deep.'
test.each<[string, SiteTable, object, string, string]>([
  [
    'a post',
    'posts',
    { ...post, content: `<p>${'a'.repeat(400_000)}</p>` },
    'Post “Other”',
    'Its text is longer than 400,000 characters.',
  ],
  ['a nested post', 'posts', { ...post, content: deep }, 'Post “Other”', tooDeep],
  [
    'a post’s picture',
    'posts',
    { ...post, featuredImage: 'javascript:alert(1)' },
    'Post “Other”',
    'Its picture isn’t one of this site’s own.',
  ],
  ['a kept post', 'post-revisions', { content: deep }, 'Earlier version of the post “A post”', tooDeep],
  [
    'a link of a component',
    'pages',
    { ...page, components: block({ link: ' java\tscript:alert(1)' }) },
    'Page “Other”',
    unsafe,
  ],
  [
    'a link deep in it',
    'pages',
    { ...page, components: block({ items: [{ href: 'data:text/html,x' }] }) },
    'Page “Other”',
    unsafe,
  ],
  ['nested components', 'pages', { ...page, components: block({ a: nested(60) }) }, 'Page “Other”', tooDeep],
  [
    'a nested text in it',
    'pages',
    { ...page, components: block({ content: deep }) },
    'Page “Other”',
    tooDeep,
  ],
  [
    'words of a landing page',
    'landing-revisions',
    { blocks: JSON.stringify(block({ link: 'vbscript:x' })) },
    'Earlier page copy “nyack:kitchen-remodeling”',
    unsafe,
  ],
  [
    'a project',
    'projects',
    { slug: null, afterImage: 'https://evil.example/a.png' },
    'Project “Galley”',
    'Its picture isn’t one of this site’s own.',
  ],
  ['a testimonial', 'testimonials', { content: 'javascript:alert(1)' }, 'Testimonial of “Ümit”', unsafe],
  [
    'ninety-nine stars',
    'testimonials',
    { rating: 99 },
    'Testimonial of “Ümit”',
    'rating: Choose 1 to 5 stars.',
  ],
  [
    'an unknown kind of project',
    'projects',
    { slug: null, projectType: 'garage' },
    'Project “Galley”',
    'projectType: Choose Kitchen or Bathroom.',
  ],
  ['a page without a title', 'pages', { ...page, title: ' ' }, 'Page “ ”', 'title: Enter a title.'],
  ['a page without an address', 'pages', { ...page, slug: '' }, 'Page “Other”', ofTheSite],
  ['a page at an address of the site', 'pages', { ...page, slug: 'services' }, 'Page “Other”', ofTheSite],
  [
    'a hidden home page',
    'pages',
    { ...page, id: 'built-in-home', slug: '', isPublished: false },
    'Page “Other”',
    ofTheSite,
  ],
  [
    'an earlier address',
    'page-revisions',
    { slug: 'No_Slug' },
    'Earlier version of the page “Financing “plain” ☕”',
    'slug: Use small letters, digits and single hyphens, for example kitchen-financing.',
  ],
  [
    'the address of a list',
    'posts',
    { ...post, slug: 'page' },
    'Post “Other”',
    'slug: This address belongs to a page that comes with the site. Choose a different slug.',
  ],
  [
    'a place elsewhere',
    'places',
    { slug: 'other', township: 'utrecht' },
    'Place “Nyack”',
    'township: Choose a township.',
  ],
  [
    'a service without its guide',
    'services',
    { slug: 'other', guide: '{}' },
    'Service “Kitchens”',
    'guide.heading: Write the heading.',
  ],
  ['a place', 'places', { slug: 'other', permitUrl: 'javascript:alert(1)' }, 'Place “Nyack”', unsafe],
])('%s that no screen takes stays behind', async (_, table, change, row, why) => {
  const { id: _id, ...fields } = { id: undefined, ...change }
  const isById = !['places', 'services'].includes(table)
  const file = await alteredFile(
    good(),
    rows(
      table,
      (list) => {
        const { id: _own, ...first } = list[0]!
        list.push({ ...(isById ? { id: 'added' } : {}), ...first, ...fields })
      },
      { count: true },
    ),
  )
  const before = await storedRows(table)
  const { refused } = await checkSiteFile(file, blockRegistry, quiet)
  expect(refused).toEqual({ count: 1, rows: [{ row, why }] })
  await bring(file)
  expect(await storedRows(table)).toEqual(before)
})

test('with a post its earlier versions stay behind, and nothing fails for it', async () => {
  const { refused, stored } = await outcomeOf('posts', [], { featuredImage: '//evil.example/a.webp' })
  expect(refused.rows.map(({ row }) => row)).toEqual(['Post “A post”'])
  expect(stored).toEqual([])
  expect(await storedRows('post-revisions')).toEqual([])
})

test('a revision comes only with its record: those of a table that the file lacks go with what they are of', async () => {
  const file = await alteredFile(good(), ({ manifest, files }) => {
    delete manifest.counts['landing-revisions']
    files.delete('data/landing-revisions.json')
  })
  await bring(file)
  expect(await storedRows('landing-revisions')).toEqual([])
  expect(await storedRows('page-revisions')).toHaveLength(1)
})

test('of the settings only known ones come, each as its screen would save it', async () => {
  const { social, claims, showroomHours } = defaultProfile
  const at = '2026-10-01T08:00:00.000Z'
  const setting = (key: string, value: unknown) => ({ id: undefined, key, value, updatedAt: at })
  const savedBlock = (link: string) => ({ id: 'a', name: 'Mine', block: { type: 'hero', config: { link } } })
  const profile = {
    ...defaultProfile,
    shortName: 'Other',
    claims: {
      ...claims,
      years: '30+',
      warranty: { ...claims.warranty, proofFile: { id: 'a'.repeat(32), name: 'Warranty.pdf' } },
    },
    // As a site of before has a day, and one of later.
    showroomHours: { ...showroomHours, monday: { opens: '09:00', closes: '12:00' } },
    specialDays: [{ ...closed, day: '2026-12-24', why: 'Christmas' }],
    social: { ...social, facebook: 'javascript:alert(1)' },
    logo: { light: 'javascript:alert(1)', dark: '' },
  }
  const file = await alteredFile(
    good(),
    rows(
      'settings',
      (list) => {
        for (const [index, row] of list.entries())
          if (row.key === 'profile') list[index] = { ...row, value: profile }
        for (const added of [
          setting('analytics', { script: 'https://evil.example/x.js' }),
          setting('saved-blocks', [savedBlock('javascript:alert(1)')]),
          setting('share-pictures', { 'page-1': `/media/${hashes.shown}/kitchen-900x600.webp` }),
        ])
          list.push(JSON.parse(JSON.stringify(added)) as Record<string, unknown>)
        list.sort((a, b) => (String(a.key) < String(b.key) ? -1 : 1))
      },
      { count: true },
    ),
  )
  const { refused } = await checkSiteFile(file, blockRegistry, quiet)
  expect(refused.rows.map(({ row, why }) => `${row} ${why}`)).toEqual([
    'Setting “analytics” This version of the site has no such setting.',
    'Setting “profile” Warranty: the file that proves it isn’t part of a site file. Add it again.',
    expect.stringMatching(
      /^Setting “profile” Logo and colors, logo\.light: Choose a picture that you have added yourself\. The built-in values take their place\.$/,
    ),
    expect.stringMatching(
      /^Setting “profile” .*social\.facebook: Enter the address of your page on Facebook/,
    ),
    'Setting “saved-blocks” A link or picture in it has an unsafe address.',
  ])
  await bring(file)
  expect(await getSetting('analytics')).toBeNull()
  expect(await getSetting('saved-blocks')).toBeNull()
  expect(await getSetting('share-pictures')).not.toBeNull()
  const stored = (await getSetting('profile')) as typeof defaultProfile
  expect([stored.shortName, stored.claims.years.value, stored.social, stored.logo]).toEqual([
    'Other',
    '30+',
    undefined,
    undefined,
  ])
  expect((await getProfile()).claims.warranty).toEqual({ ...claims.warranty, proofFile: null })
  expect(stored.specialDays).toEqual([{ ...closed, day: '2026-12-24' }])
  expect((await getProfile()).showroomHours.monday).toEqual(hoursFrom('09:00', '12:00'))
})

test('a new site’s own export has nothing that stays behind', async () => {
  await emptySite()
  expect(runScript('seed').status).toBe(0)
  await writeSiteFile(good(), { withLeads: true, progress: quiet })
  expect(await checkSiteFile(good(), blockRegistry, quiet)).toMatchObject({ refused: { count: 0, rows: [] } })
})

test('a record in the trash isn’t refused for its address there', async () => {
  await pageStore.trash('page-1')
  await postStore.trash('post-1')
  await projectStore.trash('project-1')
  await testimonialStore.trash('words-1')
  await writeSiteFile(good(), { withLeads: true, progress: quiet })
  expect(await checkSiteFile(good(), blockRegistry, quiet)).toMatchObject({ refused: { count: 0, rows: [] } })
})

/** The names under which the code stores settings. */
function storedKeys(): string[] {
  const sources = ['lib', 'prisma'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('generated'))
      .map((name) => readFileSync(path.join(root, name), 'utf8')),
  )
  return sources.flatMap((source) =>
    [...source.matchAll(/(?:setSetting\(|storeSetting\(\w+, )(?:'([\w.:-]+)'|(\w+))[,)]/g)].flatMap(
      ([, literal, name]) => literal ?? new RegExp(`const ${name} = '([\\w.:-]+)'`).exec(source)?.[1] ?? [],
    ),
  )
}

test('every setting that the site stores is known to the import, or stays where it is', () => {
  const keys = [...new Set(storedKeys())]
  expect(keys.length).toBeGreaterThan(8)
  const unknown = keys.filter(
    (key) => key !== 'profile' && !settingCheck(key) && !serversOwnSettings.includes(key),
  )
  expect(unknown).toEqual([])
})
