import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DELETE as removePhoto, PUT as putPhoto } from '@/app/api/jobs/[id]/photos/[photo]/route'
import { POST as restore } from '@/app/api/jobs/[id]/restore/route'
import { DELETE, PUT } from '@/app/api/jobs/[id]/route'
import { GET } from '@/app/api/jobs/route'
import { DELETE as purge } from '@/app/api/trash/[kind]/[id]/route'
import { type Job, type JobPhoto, maxJobPhotos } from '@/lib/job-types'
import { sweepPrivateFiles } from '@/lib/private-files/sweep'
import { listAudit } from '@/lib/records/audit-log'
import { uploadMessages } from '@/lib/media/sniff'
import { temporaryDatabase } from '../data/temporary-database'
import { picture } from '../media-pictures'
import { signInStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

const database = temporaryDatabase()
beforeEach(() => signInStaff())
afterEach(() => rmSync(path.join(database.folder(), 'private'), { recursive: true, force: true }))

let ids = 0
const newId = () => (++ids).toString(16).padStart(32, '0')
const put = async (id: string, body: object) => {
  const answer = await PUT(apiRequest('PUT', '/', body), withParams({ id }))
  return { status: answer.status, body: (await answer.json()) as Job & { now: Job; errors: object } }
}
const add = async (fields: object = {}) => (await put(newId(), { place: 'nyack ny', ...fields })).body
const list = async () => (await (await GET(apiRequest('GET', '/'))).json()) as Job[]

const files = () => {
  const folder = path.join(database.folder(), 'private')
  return existsSync(folder) ? readdirSync(folder) : []
}
const upload = async (job: string, photo: string, query: string, body?: Buffer) => {
  const answer = await putPhoto(
    new Request(`http://localhost:3000/?${query}&takenAt=2026-11-01T15:00:00.000Z`, {
      method: 'PUT',
      body: new Uint8Array(body ?? (await picture().toBuffer())),
      headers: { host: 'localhost:3000', 'content-type': 'application/octet-stream' },
    }),
    withParams({ id: job, photo }),
  )
  return { status: answer.status, body: (await answer.json()) as JobPhoto & { detail: string } }
}
const send = (method: 'DELETE' | 'POST', params: Record<string, string>, handler: typeof DELETE) =>
  handler(apiRequest(method, '/'), withParams(params))

test('a job is added under the id of its device; sending it again changes nothing', async () => {
  const id = newId()
  const fields = { place: 'nyack ny', costFrom: 40_000, pair: null }
  const added = await put(id, fields)
  expect(added).toMatchObject({ status: 201, body: { id, place: 'Nyack, NY', version: 1, photos: [] } })
  expect(await put(id, { ...fields, version: 7 })).toEqual({ status: 200, body: added.body })
  const later = await add()
  expect(await list()).toEqual([later, added.body])
  for (const wrong of ['new', `${id}0`]) expect((await put(wrong, fields)).status).toBe(404)
})

test('a change names the version that it began with, unless it is to win', async () => {
  const { id } = await add()
  expect((await put(id, { weeks: 3, version: 1 })).body).toMatchObject({ weeks: 3, version: 2 })
  const conflict = await put(id, { weeks: 4, version: 1 })
  expect(conflict).toMatchObject({ status: 409, body: { now: { id, weeks: 3, version: 2, project: null } } })
  expect((await put(id, { weeks: 4 })).body).toMatchObject({ weeks: 4, version: 3 })
})

test.each([
  [{ place: 'x'.repeat(81) }, 'place'],
  [{ service: 'roofing' }, 'service'],
  [{ costFrom: 12.5 }, 'costFrom'],
  [{ weeks: 0 }, 'weeks'],
  [{ pair: { before: { photo: '1', x: 0, y: 0, width: 1 }, after: null } }, 'pair.before.photo'],
  [{ permission: { name: '', way: 'in person', givenOn: '2026-11-01' } }, 'permission.name'],
  [{ permission: { name: 'Dana', way: 'in person', givenOn: '2026-02-30' } }, 'permission.givenOn'],
])('%j is refused at its field', async (fields, name) => {
  const { status, body } = await put(newId(), fields)
  expect([status, Object.keys(body.errors)[0]]).toEqual([400, name])
})

test('a photo is stored once, however often and at once it is sent', async () => {
  const { id } = await add()
  const [photo, over] = [newId(), newId()]
  const answers = await Promise.all([1, 2].map(() => upload(id, photo, `moment=after&over=${over}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
  expect(await upload(id, photo, `moment=after&over=${over}`)).toEqual({
    status: 200,
    body: answers[0]!.body,
  })
  expect(answers[1]!.body).toEqual(answers[0]!.body)
  const { file } = answers[0]!.body
  expect(answers[0]!.body).toMatchObject({ id: photo, moment: 'after', over, width: 900, height: 600 })
  expect(files()).toEqual([file])
  expect((await list())[0]!.photos).toEqual([answers[0]!.body])
  for (const _ of [1, 2]) expect((await send('DELETE', { id, photo }, removePhoto)).status).toBe(204)
  expect(files()).toEqual([])
})

test('a file that isn’t a photo of a job is refused, and nothing is stored', async () => {
  const { id } = await add()
  expect((await upload(newId(), newId(), 'moment=after')).status).toBe(404)
  expect((await upload(id, newId(), 'moment=during')).status).toBe(400)
  expect((await upload(id, 'photo', 'moment=after')).status).toBe(400)
  expect(await upload(id, newId(), 'moment=after', Buffer.from('GIF8'))).toMatchObject({
    status: 415,
    body: { detail: uploadMessages.gif },
  })
  expect(files()).toEqual([])
})

test('a job has room for so many photos', async () => {
  const { id } = await add()
  const small = await picture({ width: 20, height: 20 }).toBuffer()
  for (let count = 0; count < maxJobPhotos; count++) await upload(id, newId(), 'moment=before', small)
  expect(await upload(id, newId(), 'moment=before', small)).toMatchObject({ status: 400 })
  expect(files()).toHaveLength(maxJobPhotos)
})

test('photos stay with a job in the trash, and are deleted with it', async () => {
  const { id } = await add()
  const { body: photo } = await upload(id, newId(), 'moment=before')
  const later = Date.now() + 8 * 24 * 3_600_000
  expect((await send('DELETE', { id }, DELETE)).status).toBe(204)
  expect(await listAudit()).toMatchObject([
    { action: 'job-deleted', target: id, targetName: 'Kitchen remodeling in Nyack' },
  ])
  expect(await list()).toEqual([])
  expect((await put(id, { weeks: 3 })).status).toBe(404)
  expect((await upload(id, newId(), 'moment=after')).status).toBe(404)
  expect(await sweepPrivateFiles(later)).toBe(0)
  expect(await (await send('POST', { id }, restore)).json()).toMatchObject({ id, photos: [photo] })
  await send('DELETE', { id }, DELETE)
  expect((await send('DELETE', { kind: 'job', id }, purge)).status).toBe(204)
  expect(files()).toEqual([])
})
