import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { blockRegistry } from '@/components/blocks/registry'
import { AppError } from '@/lib/errors'
import { checkSiteFile } from '@/lib/site-file/check-file'
import { writeSiteFile } from '@/lib/site-file/write-file'
import { temporaryDatabase } from '../data/temporary-database'
import { alteredFile, type Parts, rows } from './pack'
import { everything, fillSite, hashes } from './site'

jest.setTimeout(60_000)

// Files that nobody would make by mistake, and some that somebody would.

temporaryDatabase()
const quiet = () => {}
let work = ''
let good = ''
let before: unknown
beforeEach(async () => {
  work = mkdtempSync(path.join(os.tmpdir(), 'showroom-hostile-'))
  good = path.join(work, 'good.zip')
  await fillSite()
  await writeSiteFile(good, { withLeads: true, progress: quiet })
  before = await everything()
})
afterEach(() => rmSync(work, { recursive: true }))

/** The good file after a change of its parts. */
const altered = (alter: (parts: Parts) => unknown, packing?: Parameters<typeof alteredFile>[2]) =>
  alteredFile(good, alter, packing)

/** Puts other bytes of the same length into the packed file. */
function patched(file: string, from: string, to: string): string {
  const bytes = readFileSync(file)
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at)
  writeFileSync(file, bytes)
  return file
}

/** The fields of a central directory's entry. */
function inDirectory(file: string, name: string, change: (bytes: Buffer, at: number) => void): string {
  const bytes = readFileSync(file)
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 1))
    if (bytes.subarray(at + 46, at + 46 + name.length).toString() === name) change(bytes, at)
  writeFileSync(file, bytes)
  return file
}

async function refusal(file: string): Promise<string> {
  const error: unknown = await checkSiteFile(file, blockRegistry, quiet).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(AppError)
  const { code, more } = error as AppError
  expect(code).toBe('invalid')
  return more.detail ?? ''
}

test('the good file, unpacked and packed again, is good', async () => {
  expect(await checkSiteFile(await altered(quiet), blockRegistry, quiet)).toMatchObject({ withLeads: true })
})

const picture = `media/${hashes.shown}/900.webp`
const cases: [string, () => Promise<string>, RegExp][] = [
  [
    'no ZIP',
    () => {
      const file = path.join(work, 'text.zip')
      writeFileSync(file, 'PK, but nothing else')
      return Promise.resolve(file)
    },
    /isn’t an export of a site/,
  ],
  [
    'a ZIP of something else',
    async () => {
      const zip = new ZipFile()
      zip.addBuffer(Buffer.from('{"name":"other"}'), 'manifest.json')
      zip.end()
      await pipeline(zip.outputStream, createWriteStream(path.join(work, 'other.zip')))
      return path.join(work, 'other.zip')
    },
    /isn’t an export of a site/,
  ],
  [
    'cut short',
    () => {
      writeFileSync(path.join(work, 'cut.zip'), readFileSync(good).subarray(0, 900))
      return Promise.resolve(path.join(work, 'cut.zip'))
    },
    /isn’t an export of a site/,
  ],
  [
    'a newer format',
    () => altered(({ manifest }) => Object.assign(manifest, { format: 2, version: '9.1' })),
    /newer version of the site \(9\.1\)\. Update/,
  ],
  [
    'another file among them',
    () => altered(({ files }) => files.set('evil.json', Buffer.from('x'))),
    /holds what no export has: evil\.json/,
  ],
  [
    'a way out of the folder',
    async () =>
      patched(
        await altered(({ files }) => files.set('data/xx-evil.json', Buffer.from('x'))),
        'data/xx-evil.json',
        '../../../evil.json'.slice(0, 17),
      ),
    /list of entries can’t be read/,
  ],
  [
    'an absolute path',
    async () =>
      patched(
        await altered(({ files }) => files.set('data/xx-evil.json', Buffer.from('x'))),
        'data/xx-evil.json',
        '/etc/cron.d/evil!',
      ),
    /list of entries can’t be read/,
  ],
  ['an entry twice', () => altered(quiet, { twice: picture }), /holds media\/a+\/900\.webp twice/],
  [
    'other bytes than listed',
    () =>
      altered(
        ({ files }) =>
          files.set(picture, Buffer.concat([files.get(picture)!.subarray(0, -1), Buffer.from('!')])),
        { listed: false },
      ),
    /900\.webp isn’t what its list says/,
  ],
  [
    'fewer files than listed',
    () => altered(({ files }) => files.delete(picture), { listed: false }),
    /900\.webp is missing/,
  ],
  [
    'a table less',
    () => altered(({ files }) => files.delete('data/posts.json')),
    /data\/posts\.json is missing/,
  ],
  [
    'a picture less',
    () => altered(({ files }) => files.delete(picture)),
    /picture media\/a+\/900\.webp is missing/,
  ],
  [
    'a picture that nobody has',
    () => altered(({ files }) => files.set(`media/${'e'.repeat(32)}/480.webp`, files.get(picture)!)),
    /belongs to no picture/,
  ],
  [
    'a picture that a page shows, gone with its row',
    () =>
      altered((all) => {
        rows('pictures', (list) =>
          list.splice(
            list.findIndex(({ hash }) => hash === hashes.shown),
            1,
          ),
        )(all)
        all.manifest.counts.pictures = 1
        for (const name of [...all.files.keys()]) if (name.includes(hashes.shown)) all.files.delete(name)
      }),
    /picture that “[^”]+” shows is missing/,
  ],
  [
    'a script that is called a picture',
    () => altered(({ files }) => files.set(picture, Buffer.from('<svg onload="alert(1)">'))),
    /isn’t the picture that its name says/,
  ],
  [
    'an HTML page that is called an AVIF',
    () =>
      altered(({ files }) => files.set(picture.replace('webp', 'avif'), Buffer.from('<!doctype html><p>x'))),
    /isn’t the picture that its name says/,
  ],
  [
    'no JSON',
    () => altered(({ files }) => files.set('data/pages.json', Buffer.from('[\n{oops\n]\n'))),
    /row 1 of data\/pages\.json can’t be read/,
  ],
  [
    'no UTF-8',
    () => altered(({ files }) => files.set('data/pages.json', Buffer.from([91, 10, 0xff, 0xfe, 10, 93]))),
    /isn’t UTF-8/,
  ],
  [
    'a column of another type',
    () => altered(rows('pages', ([page]) => Object.assign(page!, { isPublished: 'yes' }))),
    /row 1 of data\/pages\.json can’t be read \(isPublished/,
  ],
  [
    'a column that nobody knows',
    () => altered(rows('pages', ([page]) => Object.assign(page!, { passwordHash: 'x' }))),
    /row 1 of data\/pages\.json can’t be read/,
  ],
  [
    'a sign that PostgreSQL refuses',
    () => altered(rows('leads', ([lead]) => Object.assign(lead!, { name: 'a\0b' }))),
    /row 1 of data\/leads\.json/,
  ],
  [
    'a slug with a way out',
    () => altered(rows('pages', ([page]) => Object.assign(page!, { slug: '../admin' }))),
    /row 1 of data\/pages\.json can’t be read \(slug/,
  ],
  [
    'a redirect to elsewhere',
    () => altered(rows('redirects', ([redirect]) => Object.assign(redirect!, { toPath: '//evil.example' }))),
    /data\/redirects\.json/,
  ],
  [
    'the same id twice',
    () => altered(rows('testimonials', (list) => list.push({ ...list[0] }))),
    /two rows have the same id/,
  ],
  [
    'one id in two tables of revisions',
    () => altered(rows('post-revisions', ([revision]) => Object.assign(revision!, { id: 'pr-1' }))),
    /post-revisions\.json two rows have the same id/,
  ],
  [
    'the same address twice',
    () => altered(rows('pages', ([one, other]) => Object.assign(other!, { slug: one!.slug }))),
    /two rows have the same slug/,
  ],
  [
    'a version of no page',
    () => altered(rows('page-revisions', ([revision]) => Object.assign(revision!, { pageId: 'nobody' }))),
    /names something by its pageId/,
  ],
  [
    'a lead joined to nobody',
    () =>
      altered(
        rows('leads', (list) =>
          Object.assign(
            list.find(({ mergedIntoId }) => mergedIntoId)!,
            { mergedIntoId: 'nobody' },
          ),
        ),
      ),
    /names something by its mergedIntoId/,
  ],
  [
    'other numbers than counted',
    () => altered(({ manifest }) => (manifest.counts.pages = 7)),
    /has 2 rows, and its list says 7/,
  ],
  [
    'a bomb that says so',
    () => altered(({ files }) => files.set('data/pages.json', Buffer.alloc(30_000_000, ' '))),
    /a row of data\/pages\.json is too long/,
  ],
  [
    'a bomb that says it is small',
    async () =>
      inDirectory(
        await altered(({ files }) => files.set('data/posts.json', Buffer.alloc(2_000_000, ' ')), {
          listed: true,
        }),
        'data/posts.json',
        (bytes, at) => bytes.writeUInt32LE(10, at + 24),
      ),
    /isn’t what its list says|can’t be unpacked/,
  ],
  [
    'a picture of a gigabyte',
    async () =>
      inDirectory(await altered(quiet), picture, (bytes, at) => bytes.writeUInt32LE(1_000_000_000, at + 24)),
    /far more than it should/,
  ],
  [
    'a table that no server could show',
    async () =>
      inDirectory(
        await altered(({ files }) => files.set('data/posts.json', Buffer.alloc(4_000_000, ' '))),
        'data/posts.json',
        (bytes, at) => {
          bytes.writeUInt32LE(400_000, at + 20)
          bytes.writeUInt32LE(300_000_000, at + 24)
        },
      ),
    /data\/posts\.json would unpack to far more than it should/,
  ],
  [
    'entries that share their bytes',
    async () =>
      inDirectory(await altered(quiet), picture, (bytes, at) => {
        bytes.writeUInt32LE(90_000_000, at + 20)
      }),
    /far more than it should|isn’t an export|can’t be read/,
  ],
  [
    'more rows than counted, by far',
    () =>
      altered(
        rows('visit-blocks', (list) => {
          for (let index = 0; index < 1_000; index += 1) list.push({ ...list[0], id: `block-${index}-x` })
        }),
      ),
    /data\/visit-blocks\.json has more rows than its list says: 1/,
  ],
  [
    'lines without end',
    () => altered(({ files }) => files.set('data/pages.json', Buffer.from('\n'.repeat(100_000)))),
    /data\/pages\.json has lines without rows/,
  ],
  [
    'a row of half a million values',
    () =>
      altered(rows('settings', ([setting]) => Object.assign(setting!, { value: Array(500_000).fill([]) }))),
    /row 1 of data\/settings\.json has too many values/,
  ],
  [
    'more rows than are taken in all',
    () => altered(({ manifest }) => (manifest.counts['lead-events'] = 2_000_000)),
    /more than 1,000,000 rows/,
  ],
  [
    'a manifest with a list that nobody knows',
    () =>
      altered(quiet, {
        manifestText: (json) => json.replace('{', `{"x":[${'{},'.repeat(200_000)}{}],`),
      }),
    /isn’t an export of a site/,
  ],
  [
    'a manifest with one long text',
    () => altered(({ manifest }) => Object.assign(manifest, { version: 'x'.repeat(100_000) })),
    /isn’t an export of a site/,
  ],
  [
    'more lost pictures than anybody loses',
    () =>
      altered(
        ({ manifest }) =>
          (manifest.missing = Array.from({ length: 200_001 }, (_, index) =>
            index.toString(16).padStart(32, '0'),
          )),
      ),
    /isn’t an export of a site/,
  ],
  [
    'a password',
    async () => inDirectory(await altered(quiet), picture, (bytes, at) => bytes.writeUInt16LE(1, at + 8)),
    /with a password/,
  ],
  [
    'a way of packing that is not known',
    async () => inDirectory(await altered(quiet), picture, (bytes, at) => bytes.writeUInt16LE(12, at + 10)),
    /packed in a way/,
  ],
]
test('each is refused in words, and nothing has changed', async () => {
  for (const [name, make, message] of cases)
    expect(`${name}: ${await refusal(await make())}`).toMatch(message)
  expect(await everything()).toEqual(before)
})

test('however long the lists of a manifest are, it is never parsed as a whole', async () => {
  const missing = Array.from({ length: 20_000 }, (_, index) => index.toString(16).padStart(32, '0'))
  for (const manifestText of [
    (json: string) => json,
    // As the site itself writes it.
    (json: string) => JSON.stringify(JSON.parse(json), null, 1),
  ]) {
    const file = await altered(({ manifest }) => Object.assign(manifest, { missing }), { manifestText })
    const parse = jest.spyOn(JSON, 'parse')
    expect(await checkSiteFile(file, blockRegistry, quiet)).toMatchObject({
      missing: 20_000,
      refused: { count: 0 },
    })
    const longest = Math.max(...parse.mock.calls.map(([text]) => text.length))
    parse.mockRestore()
    expect(longest).toBeLessThan(64 * 1024)
  }
})
