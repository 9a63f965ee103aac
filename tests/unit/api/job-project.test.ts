import { revalidatePath } from 'next/cache'
import { rmSync, existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { PUT as putPhoto } from '@/app/api/jobs/[id]/photos/[photo]/route'
import { POST as makeProject } from '@/app/api/jobs/[id]/project/route'
import { POST as publishProject } from '@/app/api/jobs/[id]/publish/route'
import { DELETE as trashJob, PUT } from '@/app/api/jobs/[id]/route'
import { DELETE as trashProject, PUT as putProject } from '@/app/api/portfolio/[id]/route'
import { POST as restoreProject } from '@/app/api/portfolio/[id]/restore/route'
import { GET as listPublic } from '@/app/api/portfolio/route'
import { DELETE as purge } from '@/app/api/trash/[kind]/[id]/route'
import { type StoredProject } from '@/lib/content-types'
import { write } from '@/lib/data/client'
import { listEmptyPaths } from '@/lib/data/empty-lists'
import { listMedia } from '@/lib/data/media'
import { getRedirect } from '@/lib/data/redirects'
import { samplesLoaded } from '@/lib/data/untouched'
import { type Job, type JobPair } from '@/lib/job-types'
import { readPicture } from '@/lib/media/store'
import { paletteAnswer } from '@/lib/palette/answer'
import { listAudit } from '@/lib/records/audit-log'
import { auditSentence } from '@/lib/records/audit-words'
import { projectStore } from '@/lib/records/project/store'
import { replaceSite } from '@/lib/records/site-replace'
import { siteMark, siteRowsNow } from '@/lib/records/site-rows'
import { type SiteRow } from '@/lib/schemas/site-file'
import { temporaryDatabase } from '../data/temporary-database'
import { picture } from '../media-pictures'
import { signInStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

const database = temporaryDatabase()
const inside = (name: string) => path.join(database.folder(), name)
beforeEach(async () => {
  await signInStaff('Dana')
  // An empty list is empty: no samples stand in.
  await write((db) =>
    db.setting.create({ data: { key: samplesLoaded, value: 'true' }, select: { key: true } }),
  )
})
afterEach(() =>
  ['private', 'media'].forEach((name) => rmSync(inside(name), { recursive: true, force: true })),
)

const id = 'a'.repeat(32)
const photos = { before: 'b'.repeat(32), after: 'c'.repeat(32), first: 'd'.repeat(32) }
type Answer = Job & { errors?: Record<string, string>; detail?: string; status?: number }
const json = async (answer: Promise<Response> | Response) => (await (await answer).json()) as Answer
const save = (fields: object) => json(PUT(apiRequest('PUT', '/', fields), withParams({ id })))
const post = (handler: typeof makeProject) => json(handler(apiRequest('POST', '/'), withParams({ id })))
const make = () => post(makeProject)
const publish = () => post(publishProject)
const upload = async (photo: string, query: string, pictureBytes = picture()) =>
  putPhoto(
    new Request(`http://localhost:3000/?${query}`, {
      method: 'PUT',
      body: new Uint8Array(await pictureBytes.toBuffer()),
      headers: { host: 'localhost:3000', 'content-type': 'application/octet-stream' },
    }),
    withParams({ id, photo }),
  )

const facts = {
  place: 'nyack',
  service: 'cabinet-refacing',
  description: 'The boxes were sound. New doors, and light under the shelves.',
  costFrom: 40_000,
  costTo: 50_000,
  weeks: 3,
}
const permission = { name: 'Maria Alvarez', way: 'in person', givenOn: '2026-11-20' }
// The right half of the one and the left half of the other.
const pair: JobPair = {
  before: { photo: photos.before, x: 0.5, y: 0.25, width: 0.5 },
  after: { photo: photos.after, x: 0, y: 0, width: 0.4 },
}

/** Adds a job with two photos, the after photo larger. */
async function addJob(fields: object = {}) {
  await save({ ...facts, ...fields })
  await upload(photos.before, 'moment=before&takenAt=2026-10-01T15:00:00.000Z')
  const large = picture({ width: 1500, height: 1500 })
  await upload(photos.after, `moment=after&over=${photos.before}&takenAt=2026-11-02T03:00:00.000Z`, large)
}
const draft = async () => (await projectStore.list())[0]!
const change = (project: { id: string }, fields: object) =>
  json(putProject(apiRequest('PUT', '/', fields), withParams({ id: project.id })))
const publicSlugs = async () =>
  ((await (await listPublic(apiRequest('GET', '/'))).json()) as StoredProject[]).map(({ slug }) => slug)

test('a job becomes a project draft with a pair that is cropped alike, and with what its facts say', async () => {
  await addJob({ permission, pair })
  const { project } = await make()
  const draftJob = await draft()
  expect(project).toEqual({
    id: draftJob.id,
    slug: 'cabinet-refacing-in-nyack',
    isPublished: false,
    isEdited: false,
  })
  expect(draftJob).toMatchObject({
    title: 'Cabinet refacing in Nyack',
    location: 'Nyack, NY',
    description: facts.description,
    projectType: 'kitchen',
    category: 'Kitchen',
    service: 'cabinet-refacing',
    cost: '$40,000–$50,000',
    timeline: '3 weeks',
    // It was still the evening of the first where the office is.
    completedAt: '2026-11-01T12:00:00.000Z',
    isPublished: false,
  })
  expect((await listMedia()).map(({ alt }) => alt).sort()).toEqual([
    'Kitchen in Nyack after cabinet refacing',
    'Kitchen in Nyack before cabinet refacing',
  ])
  // Half of 900 pixels is less than two fifths of 1500: neither is enlarged.
  for (const [src, color] of [
    [draftJob.beforeImage, [140, 200, 240]],
    [draftJob.afterImage, [120, 20, 30]],
  ] as const) {
    expect(src).toMatch(/-450x300\.webp$/)
    const { channels } = await sharp((await readPicture(src))!.data).stats()
    channels.forEach(({ mean }, index) => expect(Math.abs(mean - color[index]!)).toBeLessThan(4))
  }
})

test('without a permission nothing of a job is public; what was made anew replaces what it was', async () => {
  await addJob()
  const { project } = await make()
  expect(await draft()).toMatchObject({ id: project!.id, beforeImage: '', afterImage: '' })
  expect(existsSync(inside('media'))).toBe(false)
  await save({ permission, weeks: 1 })
  expect((await make()).project).toEqual(project)
  // The middles of both, without a pair that staff have made.
  const first = await draft()
  expect(first).toMatchObject({
    timeline: '1 week',
    beforeImage: expect.stringContaining('-900x600') as string,
  })
  await save({ pair })
  await make()
  expect(await listMedia()).toHaveLength(2)
  expect((await readPicture(first.beforeImage))?.data).toBeUndefined()
  expect((await draft()).beforeImage).toContain('-450x300')
})

test('edits of staff in the draft stay', async () => {
  await addJob({ permission })
  await make()
  const { afterImage } = (await change(await draft(), { title: 'Their title' })) as unknown as StoredProject
  await save({ weeks: 5, pair })
  expect((await make()).project).toMatchObject({ isEdited: true })
  const after = await draft()
  expect(after).toMatchObject({ title: 'Their title', timeline: '3 weeks' })
  expect(after.afterImage).not.toBe(afterImage)
  expect((await publish()).project).toMatchObject({ isPublished: true, isEdited: true })
})

test('each missing fact is named at its field', async () => {
  await save({})
  expect(await publish()).toMatchObject({
    status: 400,
    errors: {
      place: 'Enter the place, for example Nyack, NY',
      description: 'Say in a sentence or two what was done',
      pair: 'Take a photo of before and one of after',
      permission: 'Record the homeowner’s permission first',
    },
  })
  expect(Object.keys((await make()).errors!)).toEqual(['place', 'description', 'pair'])
  expect(await projectStore.list()).toEqual([])
})

test('a project of a job is published only with the permission, and hidden when that is taken back', async () => {
  await addJob()
  await make()
  const refusal = { errors: { isPublished: 'Record the homeowner’s permission in Jobs first' } }
  expect(await change(await draft(), { isPublished: true })).toMatchObject({ status: 400, ...refusal })
  expect(Object.keys((await publish()).errors!)).toEqual(['permission'])
  await save({ permission })
  expect(await change(await draft(), { isPublished: true })).toMatchObject({
    errors: { isPublished: 'It has no pictures yet. Make its draft again in Jobs first' },
  })
  jest.mocked(revalidatePath).mockClear()
  const { project } = await publish()
  expect(project).toMatchObject({ isPublished: true, isEdited: false })
  expect(await publicSlugs()).toEqual([project!.slug])
  expect(revalidatePath).toHaveBeenCalledWith('/gallery', undefined)
  const [entry] = await listAudit()
  const { did, to, more } = auditSentence({ ...entry!, staffName: 'Dana' })
  expect(`${did} ${to} ${more}`).toBe(
    'published Cabinet refacing in Nyack with the permission of Maria Alvarez, given in person on 2026-11-20',
  )
  // The log itself doesn't name the homeowner.
  expect(JSON.stringify(await write((db) => db.auditEntry.findMany()))).not.toContain('Maria')

  await save({ weeks: 9 })
  expect((await publish()).project).toEqual(project)
  expect(await draft()).toMatchObject({ timeline: '3 weeks' })

  jest.mocked(revalidatePath).mockClear()
  expect((await save({ permission: null })).project).toMatchObject({ isPublished: false })
  expect(revalidatePath).toHaveBeenCalled()
  expect(await publicSlugs()).toEqual([])
  expect(await change(await draft(), { isPublished: true })).toMatchObject(refusal)
})

test('the permission is taken back of a project in the trash too', async () => {
  await addJob({ permission })
  await publish()
  const project = await draft()
  const context = withParams({ id: project.id })
  await trashProject(apiRequest('DELETE', '/'), context)
  expect(await make()).toMatchObject({ status: 409 })
  expect((await save({ permission: null })).project).toBeNull()
  expect(await json(restoreProject(apiRequest('POST', '/'), context))).toMatchObject({ isPublished: false })
})

test('an import of a file from before the permission was taken back publishes nothing', async () => {
  await addJob({ permission })
  await publish()
  const rows: SiteRow[][] = []
  for await (const some of siteRowsNow('projects')) rows.push(some)
  await save({ permission: null })
  await replaceSite({
    id: 'import',
    withLeads: false,
    has: (table) => table === 'projects',
    rows: async function* () {
      yield* await Promise.resolve(rows)
    },
    mark: await siteMark(null),
    leads: { at: new Date(), ids: [] },
    progress: () => {},
  })
  expect(rows[0]![0]).toMatchObject({ isPublished: true })
  expect((await save({})).project).toMatchObject({ isPublished: false })
})

test('a draft is deleted with its job, a published project stays', async () => {
  const remove = async () => {
    await trashJob(apiRequest('DELETE', '/'), withParams({ id }))
    return purge(apiRequest('DELETE', '/'), withParams({ kind: 'job', id }))
  }
  await addJob({ permission })
  await make()
  expect((await remove()).status).toBe(204)
  expect(await projectStore.list()).toEqual([])
  await addJob({ permission })
  await publish()
  expect((await remove()).status).toBe(204)
  expect(await projectStore.list()).toHaveLength(1)
})

test('visitors see nothing of a draft; staff read that it is one', async () => {
  const project = await projectStore.create({
    title: 'Blue kitchen',
    location: 'Nyack, NY',
    description: 'In blue.',
    projectType: 'kitchen',
    afterImage: '/images/kitchen-01-after.webp',
    isSample: true,
    isPublished: false,
  })
  expect(await publicSlugs()).toEqual([])
  expect(await listEmptyPaths()).toContain('/gallery')
  expect(await projectStore.count()).toMatchObject({ total: 1, samples: 0 })
  expect((await paletteAnswer('blue')).records).toMatchObject([{ detail: 'Project · Nyack · Draft' }])
  jest.mocked(revalidatePath).mockClear()
  await change(project, { slug: 'second' })
  expect(revalidatePath).not.toHaveBeenCalled()
  expect(await getRedirect('/gallery/blue-kitchen')).toBeNull()
  await change(project, { isPublished: true })
  expect(await publicSlugs()).toEqual(['second'])
  await change(project, { isPublished: false })
  expect(revalidatePath).toHaveBeenCalledWith('/gallery', undefined)
  expect(await publicSlugs()).toEqual([])
})
