// The whole site with its pictures in a bucket of a real object store: uploads, visitors, an outage, backup, export.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { blockRegistry } from '@/components/blocks/registry'
import { DELETE } from '@/app/api/media/[id]/route'
import { POST } from '@/app/api/media/route'
import { GET as serve } from '@/app/media/[...path]/route'
import { makeBackup } from '@/lib/backup/make'
import { restoreBackup } from '@/lib/backup/restore'
import { closeDatabase } from '@/lib/data/client'
import { listMedia } from '@/lib/data/media'
import { listLeadIds } from '@/lib/records/site-rows'
import { env } from '@/lib/env'
import { readiness } from '@/lib/health/readiness'
import { log } from '@/lib/log'
import { type LibraryPicture } from '@/lib/media/types'
import { bucketOf } from '@/lib/media/storage'
import { folderStorage } from '@/lib/media/storage/folder'
import { type PictureStorage } from '@/lib/media/storage/types'
import { checkSiteFile } from '@/lib/site-file/check-file'
import { importSiteFile } from '@/lib/site-file/import-file'
import { writeSiteFile } from '@/lib/site-file/write-file'
import { runScript } from '../data/run-script'
import { temporaryDatabase } from '../data/temporary-database'
import { picture } from '../media-pictures'
import { signInStaff } from '../staff-session'
import { bucketEnv, startObjectStore } from './object-store'

jest.setTimeout(60_000)

let store: Awaited<ReturnType<typeof startObjectStore>>
let set: Record<string, string> = {}
beforeAll(async () => {
  store = await startObjectStore()
  set = bucketEnv(await store.bucket('pictures'))
  Object.assign(process.env, set)
}, 60_000)
const database = temporaryDatabase()
const inside = (name: string) => path.join(database.folder(), name)
beforeEach(async () => {
  await store.resume()
  for (const name of ['cache', 'backups', 'media']) rmSync(inside(name), { recursive: true, force: true })
  await emptyBucket()
  await signInStaff()
})
afterAll(async () => {
  for (const name of Object.keys(set)) delete process.env[name]
  await store?.stop()
})

const bucket = () => bucketOf(env())!
async function filesOf(storage: PictureStorage): Promise<string[]> {
  const matches: string[] = []
  for await (const { hash, name } of storage.list()) matches.push(`${hash}/${name}`)
  return matches
}
async function emptyBucket() {
  for (const hash of new Set((await filesOf(bucket())).map((file) => file.split('/')[0]!)))
    await bucket().remove(hash)
}

const origin = 'http://localhost:3000'
const upload = async (seed = 0) =>
  POST(
    new Request(`${origin}/api/media?name=island.jpg`, {
      method: 'POST',
      body: new Uint8Array(await picture({ width: 600, height: 400, seed }).toBuffer()),
      headers: { 'content-type': 'application/octet-stream', host: 'localhost:3000' },
    }),
  )
const uploaded = async (seed = 0) => (await (await upload(seed)).json()) as LibraryPicture
const get = (pathname: string, headers: Record<string, string> = {}) =>
  serve(new Request(origin + pathname, { headers }))
const remove = (id: string) =>
  DELETE(new Request(`${origin}/api/media/${id}`, { method: 'DELETE' }), { params: Promise.resolve({ id }) })
const detail = async (answer: Response) => ((await answer.json()) as { detail: string }).detail

/** As on a machine that hasn't shown anything yet. */
const forgetCopies = () => rmSync(inside('cache'), { recursive: true, force: true })

test('a picture is uploaded, shown on another machine as well, and deleted', async () => {
  const { id, src, thumbnail } = await uploaded()
  const hash = src.split('/')[2]!
  expect(await bucket().names(hash)).toEqual(['480.avif', '480.webp', '600.avif', '600.webp'])
  expect(existsSync(inside('media'))).toBe(false)
  for (const address of [src, thumbnail, thumbnail.replace('webp', 'avif')]) {
    const first = await get(address)
    forgetCopies()
    const otherAnswer = await get(address)
    expect([first.status, otherAnswer.status]).toEqual([200, 200])
    expect(otherAnswer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(Buffer.from(await otherAnswer.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()))
    expect((await get(address, { 'if-none-match': otherAnswer.headers.get('etag')! })).status).toBe(304)
  }
  expect((await get(`/media/${'0'.repeat(32)}/a-600.webp`)).status).toBe(404)
  expect((await remove(id)).status).toBe(204)
  expect(await filesOf(bucket())).toEqual([])
  expect((await get(src)).status).toBe(404)
})

test('while the bucket is away staff are told, nothing is half saved, and what was shown lately still is', async () => {
  const { id, src, thumbnail } = await uploaded()
  forgetCopies()
  expect((await get(src)).status).toBe(200)
  expect((await readiness()).checks.pictures?.status).toBe('ok')
  await store.halt()
  jest.spyOn(log, 'error').mockImplementation(() => {})

  const refused = await upload(7)
  expect(refused.status).toBe(503)
  expect(await detail(refused)).toMatch(/isn’t answering right now\. Nothing was changed\. Try again/)
  expect(await listMedia()).toHaveLength(1)
  const removal = await remove(id)
  expect([removal.status, await detail(removal)]).toEqual([
    503,
    expect.stringContaining('Nothing was changed'),
  ])
  expect(await listMedia()).toHaveLength(1)
  expect((await get(src)).status).toBe(200)
  const missing = await get(thumbnail)
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(Number(missing.headers.get('retry-after'))).toBeGreaterThan(0)
  await expect(makeBackup()).rejects.toThrow()
  expect(readdirSync(inside('backups')).filter((name) => name.startsWith('showroom-'))).toEqual([])

  await store.resume()
  while ((await get(thumbnail)).status !== 200) await sleep(100)
  expect((await upload(7)).status).toBe(201)
  expect(await listMedia()).toHaveLength(2)
  expect(new Set((await filesOf(bucket())).map((file) => file.split('/')[0])).size).toBe(2)
})

test('a backup holds the bucket’s pictures, and a restore brings back those that it lacks', async () => {
  const { src } = await uploaded()
  const before = await filesOf(bucket())
  const backup = await makeBackup()
  expect(backup.files).toBe(
    1 + before.length + readdirSync(database.folder()).filter((name) => name === 'session-secret').length,
  )
  await emptyBucket()
  const later = await uploaded(3)
  await closeDatabase()
  await restoreBackup(backup.file)
  expect(existsSync(inside('media'))).toBe(false)
  expect((await listMedia()).map(({ hash }) => hash)).toEqual([src.split('/')[2]])
  forgetCopies()
  expect((await get(src)).status).toBe(200)
  // Pictures from after the backup stay in the bucket, and belong to nobody.
  expect((await filesOf(bucket())).sort()).toEqual(
    [
      ...before,
      ...['480.avif', '480.webp', '600.avif', '600.webp'].map((name) => `${later.src.split('/')[2]}/${name}`),
    ].sort(),
  )
})

test('an export holds them, and an import brings them into the bucket', async () => {
  const { src } = await uploaded()
  const before = await filesOf(bucket())
  const file = inside('export.zip')
  const quiet = () => {}
  const manifest = await writeSiteFile(file, { withLeads: false, progress: quiet })
  expect(manifest.counts.pictures).toBe(1)
  await emptyBucket()
  const { id } = await uploaded(5)
  forgetCopies()
  await checkSiteFile(file, blockRegistry, quiet)
  await importSiteFile(file, {
    leads: { at: new Date(), ids: await listLeadIds() },
    id: 'import-1',
    registry: blockRegistry,
    backup: () => Promise.resolve('none'),
    show: () => Promise.resolve(),
    progress: quiet,
  })
  expect((await listMedia()).map((media) => media.id)).not.toContain(id)
  expect(await filesOf(bucket())).toEqual(before)
  expect((await get(src)).status).toBe(200)
})

test('npm run media:copy brings a folder into the bucket and back, and counts', async () => {
  const hash = 'a'.repeat(32)
  const folder = folderStorage(inside('media'))
  const files = ['480.avif', '480.webp'].map((name) => ({ name, data: Buffer.from(`a picture, ${name}`) }))
  await folder.store(hash, files)
  mkdirSync(inside('media/.new-left'))
  writeFileSync(inside('media/.new-left/480.webp'), 'half')
  const copy = (...args: string[]) => runScript('media-copy', args, { ...set, DATA_DIR: database.folder() })
  const words = (brought: number) =>
    expect.stringContaining(`1 picture in 2 files, 38 bytes; ${brought} of them were brought.`) as string
  expect(copy()).toMatchObject({ status: 0, stdout: words(2) })
  expect(await filesOf(bucket())).toEqual([`${hash}/480.avif`, `${hash}/480.webp`])
  expect(copy()).toMatchObject({ status: 0, stdout: words(0) })
  rmSync(inside('media'), { recursive: true })
  expect(copy('--back')).toMatchObject({ status: 0, stdout: words(2) })
  expect(await folder.read(hash, '480.webp')).toEqual(files[1]!.data)
  expect(copy('--wrong')).toMatchObject({ status: 1, stderr: expect.stringContaining('usage') as string })
  expect(
    runScript('media-copy', [], {
      MEDIA_S3_BUCKET: '',
      MEDIA_S3_ENDPOINT: '',
      MEDIA_S3_REGION: '',
      MEDIA_S3_ACCESS_KEY_ID: '',
      MEDIA_S3_SECRET_ACCESS_KEY: '',
    }),
  ).toMatchObject({ status: 1, stderr: expect.stringContaining('there is no bucket') as string })
})
