import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { POST as postContact } from '@/app/api/contact/route'
import { DELETE as deleteOnRequest } from '@/app/api/leads/[id]/route'
import { DELETE as takeBack } from '@/app/api/lead-photos/[id]/route'
import { POST } from '@/app/api/lead-photos/route'
import { GET as readFile } from '@/app/api/private-files/[id]/route'
import { DELETE as purge } from '@/app/api/trash/[kind]/[id]/route'
import { closeDatabase } from '@/lib/data/client'
import { trashLead } from '@/lib/data/lead-trash'
import { listLeads } from '@/lib/data/leads'
import { replaySpool } from '@/lib/leads/spool'
import { freeBytes } from '@/lib/free-bytes'
import { uploadMessages } from '@/lib/media/sniff'
import { sweepPrivateFiles } from '@/lib/private-files/sweep'
import { maxPhotos, photoIds, photoMessages } from '@/lib/lead-photos'
import { temporaryDatabase } from '../data/temporary-database'
import { fromTelephone, isoFile, picture } from '../media-pictures'
import { signInStaff, signOutStaff } from '../staff-session'
import { withParams } from './requests'

jest.mock('@/lib/free-bytes', () => ({ freeBytes: jest.fn(() => Promise.resolve(10_000_000_000)) }))

const database = temporaryDatabase()
const inside = (...names: string[]) => path.join(database.folder(), ...names)
const storedIds = () => (existsSync(inside('private')) ? readdirSync(inside('private')).sort() : [])

beforeEach(() => {
  for (const name of ['private', 'spool']) rmSync(inside(name), { recursive: true, force: true })
})

/** A moment at which photos of now are too old to stay unsent. */
const later = () => Date.now() + 8 * 24 * 3_600_000

const origin = 'http://localhost:3000'
let addresses = 0
/** Another address for each test, so that no test uses up the limit of the next. */
let address = ''
beforeEach(() => (address = `198.51.100.${++addresses}`))
const headers = () => ({ host: 'localhost:3000', 'x-forwarded-for': address })

const upload = (bytes: Buffer, type = 'image/jpeg') =>
  POST(
    new Request(`${origin}/api/lead-photos`, {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: { ...headers(), 'content-type': type },
    }),
  )
async function uploaded(seed = 0): Promise<string> {
  const answer = await upload(await picture({ seed }).toBuffer())
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: string }).id
}
const read = (id: string, query = '') =>
  readFile(new Request(`${origin}/api/private-files/${id}${query}`), withParams({ id }))

const contact = {
  name: 'Dana Ortiz',
  email: 'dana@example.com',
  phone: '845 555 0199',
  projectType: 'kitchen-remodeling',
  message: 'Galley kitchen, about 8 by 12 feet.',
}
const send = (body: object) =>
  postContact(
    new Request(`${origin}/api/contact`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...headers(), 'content-type': 'application/json' },
    }),
  )
const photo = (bytes: Buffer, name = 'kitchen.jpg') => new File([new Uint8Array(bytes)], name)
/** Posts the form as a page without script does. */
function submit(photos: (File | string)[], fields: object = contact) {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.append(name, String(text))
  for (const file of photos) form.append('photos', file)
  return postContact(new Request(`${origin}/api/contact`, { method: 'POST', body: form, headers: headers() }))
}
const leadOf = async (message: string) => (await listLeads()).find((lead) => lead.message === message)!

test('a photo is stored small, upright and without metadata, and only staff can see it', async () => {
  const answer = await upload(await fromTelephone())
  expect(answer.status).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  expect(storedIds()).toEqual([id])
  expect(existsSync(inside('media'))).toBe(false)
  signOutStaff()
  expect((await read(id)).status).toBe(401)
  await signInStaff()
  const file = await read(id)
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  const { width, height, exif, format } = await sharp(await file.arrayBuffer()).metadata()
  expect({ width, height, exif, format }).toEqual({
    width: 600,
    height: 900,
    exif: undefined,
    format: 'webp',
  })
  expect((await sharp(await (await read(id, '?size=small')).arrayBuffer()).metadata()).width).toBe(480)
  expect((await read('f'.repeat(32))).status).toBe(404)
  expect((await read('../site.db')).status).toBe(404)
})

test('a file that isn’t a picture is refused in words', async () => {
  const refusals: [Buffer, string, number][] = [
    [Buffer.from('<svg/>'), uploadMessages.svg, 415],
    [isoFile('heic'), uploadMessages.heif, 415],
    [(await picture().toBuffer()).subarray(0, 900), uploadMessages.broken, 400],
    [Buffer.alloc(15 * 1024 * 1024 + 1), uploadMessages.large, 413],
  ]
  for (const [bytes, detail, status] of refusals)
    expect(await (await upload(bytes)).json()).toMatchObject({ status, detail })
  expect((await upload(Buffer.from('{}'), 'application/json')).status).toBe(415)
  expect(storedIds()).toEqual([])
})

test('a request has its photos, at most eight; one that isn’t there any more has to be added again', async () => {
  const ids = [await uploaded(), await uploaded(1)]
  const message = 'With two photos of the room.'
  expect((await send({ ...contact, message, photos: ids })).status).toBe(201)
  expect(photoIds((await leadOf(message)).photos)).toEqual(ids)
  const refused = await send({ ...contact, photos: [...ids, 'e'.repeat(32)] })
  expect(await refused.json()).toMatchObject({ status: 400, errors: { photos: photoMessages.gone } })
  const many = 'With too many photos of the room.'
  const nine = Array.from({ length: maxPhotos + 1 }, (_, index) => `${ids[0]!.slice(0, -1)}${index}`)
  for (const id of nine) {
    mkdirSync(inside('private', id), { recursive: true })
    writeFileSync(inside('private', id, '2400.webp'), 'a photo')
  }
  expect((await send({ ...contact, message: many, photos: nine })).status).toBe(201)
  expect(photoIds((await leadOf(many)).photos)).toEqual(nine.slice(0, maxPhotos))
})

test('a request sent first without its photos gets them', async () => {
  const message = 'The photos came later than the text.'
  const key = 'a'.repeat(32)
  const { id } = (await (await send({ ...contact, message, key })).json()) as { id: string }
  const photos = [await uploaded()]
  expect(await (await send({ ...contact, message, key, photos })).json()).toMatchObject({ id })
  expect(photoIds((await leadOf(message)).photos)).toEqual(photos)
})

test('a page without script posts photos with its form; a second click makes no second request', async () => {
  const message = 'From a browser without script.'
  const photos = [photo(await picture().toBuffer()), photo(await picture({ format: 'png' }).toBuffer())]
  for (const click of [1, 2]) {
    const answer = await submit(photos, { ...contact, message })
    expect([click, answer.status, answer.headers.get('location')]).toEqual([click, 303, '/thank-you'])
  }
  expect((await listLeads()).filter((lead) => lead.message === message)).toHaveLength(1)
  expect(photoIds((await leadOf(message)).photos)).toHaveLength(2)
  const bare = 'Without a photo, and the field is posted all the same.'
  expect((await submit([new File([], '')], { ...contact, message: bare })).status).toBe(303)
  expect((await leadOf(bare)).photos).toBe('')
})

test('a refused form keeps the photos that could be taken', async () => {
  const answer = await submit([photo(await picture().toBuffer()), photo(isoFile('heic'), 'hall.heic')])
  expect(answer.status).toBe(415)
  const page = await answer.text()
  expect(page).toContain(uploadMessages.heif.slice(0, 40))
  expect(page).toContain('1 photo came along already.')
  const [id] = storedIds()
  expect(page).toContain(`<input type="hidden" name="photos" value="${id}">`)
  expect(page).toContain(contact.message)
  const message = 'Sent again with the photo that was taken.'
  expect((await submit([id!], { ...contact, message })).status).toBe(303)
  expect((await leadOf(message)).photos).toBe(id)
  const tooMany = Array.from({ length: maxPhotos + 1 }, () => photo(Buffer.from('GIF8')))
  expect(await (await submit(tooMany)).text()).toContain(photoMessages.tooMany)
  const large = await submit([photo(Buffer.alloc(15 * 1024 * 1024 + 1, '\xff'))])
  expect(large.status).toBe(413)
  expect(await large.text()).toContain(uploadMessages.large)
})

test('a broken multipart body is refused, and so is too much text', async () => {
  const post = (body: string, type: string) =>
    postContact(
      new Request(`${origin}/api/contact`, {
        method: 'POST',
        body,
        headers: { ...headers(), 'content-type': type },
      }),
    )
  expect((await post('hello', 'multipart/form-data')).status).toBe(400)
  expect((await post('--x\r\nnonsense', 'multipart/form-data; boundary=x')).status).toBe(400)
  expect((await submit([], { ...contact, message: 'a'.repeat(33_000) })).status).toBe(413)
})

test('while the database is away, photos wait with their request in the spool, and nothing deletes them', async () => {
  const photos = [await uploaded()]
  const message = 'While the database was away.'
  const away = `${database.file()}.away`
  await closeDatabase()
  renameSync(database.file(), away)
  mkdirSync(database.file())
  expect((await send({ ...contact, message, photos })).status).toBe(201)
  const [spooled] = readdirSync(inside('spool'))
  expect(readFileSync(inside('spool', spooled!), 'utf8')).toContain(photos[0])
  await expect(sweepPrivateFiles(later())).rejects.toThrow()
  await closeDatabase()
  rmSync(database.file(), { recursive: true })
  renameSync(away, database.file())
  expect(await sweepPrivateFiles(later())).toBe(0)
  await replaySpool()
  expect(photoIds((await leadOf(message)).photos)).toEqual(photos)
  expect(await sweepPrivateFiles(later())).toBe(0)
  expect(storedIds()).toEqual(photos)
})

test('photos that no request has are deleted: when they are taken back, or after a week', async () => {
  const [taken, unsent, sent] = [await uploaded(), await uploaded(1), await uploaded(2)]
  expect((await send({ ...contact, message: 'One of three photos.', photos: [sent] })).status).toBe(201)
  const back = (id: string) =>
    takeBack(
      new Request(`${origin}/api/lead-photos/${id}`, { method: 'DELETE', headers: headers() }),
      withParams({ id }),
    )
  for (const id of [taken, sent, 'nothing']) expect((await back(id)).status).toBe(204)
  expect(storedIds()).toEqual([unsent, sent].sort())
  expect(await sweepPrivateFiles()).toBe(0)
  expect(await sweepPrivateFiles(later())).toBe(1)
  expect(storedIds()).toEqual([sent])
})

test('a lead that is deleted on its sender’s request loses its photos at once', async () => {
  await signInStaff()
  const message = 'Please delete everything.'
  expect((await send({ ...contact, message, photos: [await uploaded()] })).status).toBe(201)
  const { id } = await leadOf(message)
  const request = new Request(`${origin}/api/leads/${id}`, { method: 'DELETE', headers: headers() })
  expect((await deleteOnRequest(request, withParams({ id }))).status).toBe(204)
  expect(storedIds()).toEqual([])
})

test('photos stay with a lead in the trash, and are deleted with it', async () => {
  const staff = await signInStaff()
  const message = 'Its photos go with it.'
  expect((await send({ ...contact, message, photos: [await uploaded()] })).status).toBe(201)
  const { id } = await leadOf(message)
  await trashLead(id, staff.id)
  expect(await sweepPrivateFiles(later())).toBe(0)
  const goneAnswer = await purge(
    new Request(`${origin}/api/trash/lead/${id}`, { method: 'DELETE', headers: headers() }),
    withParams({ kind: 'lead', id }),
  )
  expect(goneAnswer.status).toBe(204)
  expect(storedIds()).toEqual([])
})

test('one address can’t send photos without end, and nobody can fill the disk; requests pass all the same', async () => {
  const bytes = await picture({ width: 20, height: 20 }).toBuffer()
  const statuses = []
  for (let sent = 0; sent < 49; sent++) statuses.push((await upload(bytes)).status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(48)
  expect(statuses.at(-1)).toBe(429)
  address = '198.51.100.200'
  jest.mocked(freeBytes).mockResolvedValueOnce(1_000_000_000)
  const full = await upload(bytes)
  expect(full.status).toBe(503)
  expect(await full.json()).toMatchObject({ detail: photoMessages.full })
  expect((await send({ ...contact, message: 'The request itself comes through.' })).status).toBe(201)
  const answers = await Promise.all(Array.from({ length: 9 }, () => upload(bytes)))
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(1)
})
