import { DELETE as deleteOnRequest, PATCH } from '@/app/api/leads/[id]/route'
import { GET as readFile } from '@/app/api/private-files/[id]/route'
import { POST as store } from '@/app/api/private-files/route'
import { leadFiles, leadFilesText } from '@/lib/business/lead-files'
import { type LeadWithEvents } from '@/lib/content-types'
import { createLead } from '@/lib/data/leads'
import { photoIds, photoMessages } from '@/lib/lead-photos'
import { temporaryDatabase } from '../data/temporary-database'
import { picture } from '../media-pictures'
import { signInStaff, signOutStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

temporaryDatabase()
beforeEach(signOutStaff)

const storeFile = async (bytes: Buffer) => {
  const answer = await store(
    new Request('http://localhost:3000/api/private-files', {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: { host: 'localhost:3000', 'content-type': 'application/octet-stream' },
    }),
  )
  return ((await answer.json()) as { id: string }).id
}
const patch = async (id: string, body: object) => {
  const answer = await PATCH(apiRequest('PATCH', `/api/leads/${id}`, body), withParams({ id }))
  return { status: answer.status, body: (await answer.json()) as LeadWithEvents & { errors?: object } }
}
const read = (id: string, query = '') =>
  readFile(apiRequest('GET', `/api/private-files/${id}${query}`), withParams({ id }))

test('staff add a photo and a document to a lead, remove one and take that back; deleting it deletes both', async () => {
  await signInStaff('Ann')
  const { id } = await createLead({ source: 'phone', name: 'Dana' })
  const photo = { id: await storeFile(await picture({ seed: 1 }).toBuffer()), name: '' }
  const document = { id: await storeFile(Buffer.from('%PDF-1.7\n')), name: 'Contract – Dana’s “kitchen”.pdf' }
  const photos = leadFilesText([photo, document])
  expect(leadFiles(photos)).toEqual([photo, document])
  expect(photoIds(photos)).toEqual([photo.id, document.id])

  const added = await patch(id, { photos, expected: { photos: '' } })
  expect(added.body).toMatchObject({ photos })
  expect(added.body.events.at(-1)).toMatchObject({
    kind: 'files-added',
    text: `1 photo and ${document.name}`,
    staffName: 'Ann',
  })
  const file = await read(document.id, `?name=${encodeURIComponent(document.name)}`)
  const [, saved = ''] = /filename\*=UTF-8''(\S+)$/.exec(file.headers.get('content-disposition') ?? '') ?? []
  expect(decodeURIComponent(saved)).toBe(document.name)

  // Somebody else has added one since.
  const stale = await patch(id, { photos: photo.id, expected: { photos: '' } })
  expect(stale.status).toBe(409)
  const removed = await patch(id, { photos: photo.id, expected: { photos } })
  expect(removed.body.events.at(-1)).toMatchObject({ kind: 'files-removed', text: document.name })
  expect((await patch(id, { photos, isUndo: true, expected: { photos: photo.id } })).body).toMatchObject({
    photos,
  })

  expect((await deleteOnRequest(apiRequest('DELETE', `/api/leads/${id}`), withParams({ id }))).status).toBe(
    204,
  )
  for (const removedFile of [photo, document]) expect((await read(removedFile.id)).status).toBe(404)
})

test('files that aren’t stored, and more than there is room for, are refused', async () => {
  const { id } = await createLead({ source: 'phone', name: 'Dana' })
  const ids = (count: number) =>
    Array.from({ length: count }, (_, index) => index.toString(16).padStart(32, '0')).join(' ')
  expect((await patch(id, { photos: ids(1) })).status).toBe(401)
  await signInStaff('Ann')
  expect(await patch(id, { photos: ids(1) })).toMatchObject({
    status: 400,
    body: { errors: { photos: photoMessages.gone } },
  })
  expect((await patch(id, { photos: ids(41) })).status).toBe(400)
})
