import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { NextRequest } from 'next/server'
import { GET as getState } from '@/app/api/site-file/route'
import { GET as fetchFile, POST as makeFile } from '@/app/api/site-file/export/route'
import { POST as importFile } from '@/app/api/site-file/import/route'
import { DELETE as forgetFile, POST as beginUpload } from '@/app/api/site-file/upload/route'
import { PUT as putPiece } from '@/app/api/site-file/upload/[id]/route'
import { listAudit } from '@/lib/records/audit-log'
import { pageStore } from '@/lib/records/page/store'
import { getStaffByEmail } from '@/lib/data/staff'
import { takeLock } from '@/lib/lock.mjs'
import { settleSiteFile } from '@/lib/site-file/work'
import { type SiteFileState } from '@/lib/site-file/types'
import { temporaryDatabase } from '../data/temporary-database'
import { bringToken, tokenOf } from '../staff-session'
import { fillSite } from './site'

jest.setTimeout(60_000)

const { folder } = temporaryDatabase()
const inFolder = (...names: string[]) => path.join(folder(), 'site-file', ...names)

const request = (method: string, query = '', body?: object | Buffer) =>
  new NextRequest(`http://localhost:3000/api/site-file${query}`, {
    method,
    headers: {
      origin: 'http://localhost:3000',
      host: 'localhost:3000',
      'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json',
    },
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : body && JSON.stringify(body),
  })
type Answer = Partial<SiteFileState> & { id?: string; detail?: string; errors?: Record<string, string> }
const json = async (answer: Response) => (await answer.json()) as Answer
const state = async () => json(await getState(request('GET')))
const send = async (id: string, at: number, piece: Buffer) =>
  putPiece(request('PUT', `?at=${at}`, piece), { params: Promise.resolve({ id }) })

/** Waits until nothing goes on. */
async function ended(): Promise<Answer> {
  for (;;) {
    const now = await state()
    if (!now.job) return now
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

beforeEach(async () => {
  await fillSite()
  bringToken(await tokenOf((await getStaffByEmail('owner@example.com'))!))
})

test('a file is made, fetched, sent in pieces and checked; only the short name has it imported', async () => {
  rmSync(inFolder(), { recursive: true, force: true })
  expect((await makeFile(request('POST', '', { withLeads: true }))).status).toBe(200)
  const second = await makeFile(request('POST', '', { withLeads: true }))
  expect(second.status).toBe(409)
  expect((await json(second)).detail).toMatch(
    /Only one export or import runs at a time, and the export is running/,
  )
  const { made } = await ended()
  expect(made?.name).toMatch(/^showroom-hearth-harbor-\d{4}-\d\d-\d\d\.zip$/)
  const fetched = await fetchFile(request('GET'))
  expect(fetched.headers.get('content-disposition')).toBe(`attachment; filename="${made?.name}"`)
  const bytes = Buffer.from(await fetched.arrayBuffer())
  expect(bytes.length).toBe(made?.bytes)
  expect((await listAudit())[0]).toMatchObject({ action: 'site-exported', detail: 'with 2 leads' })

  await pageStore.create({ title: 'New', slug: 'new' })
  const { id = '' } = await json(
    await beginUpload(request('POST', '', { name: 'a.zip', bytes: bytes.length })),
  )
  const half = 1_000
  expect((await send(id, 0, bytes.subarray(0, half))).status).toBe(200)
  // The same piece again, its answer being lost; one that isn't the next; one for a file that isn't awaited.
  expect((await send(id, 0, bytes.subarray(0, half))).status).toBe(200)
  expect((await send(id, 5_000, bytes.subarray(5_000, 6_000))).status).toBe(409)
  expect((await send('another', half, bytes.subarray(half))).status).toBe(409)
  expect((await send(id, half, bytes.subarray(half))).status).toBe(200)
  const { sent } = await ended()
  expect(sent).toMatchObject({ id, name: 'a.zip', checked: { withLeads: true, missing: 0 } })
  expect(sent?.checked?.changes.find(({ table }) => table === 'pages')).toMatchObject({
    file: 2,
    here: 3,
    gone: 1,
  })

  const wrong = await importFile(request('POST', '', { id, confirm: 'Hearth' }))
  expect([wrong.status, (await json(wrong)).errors]).toEqual([
    400,
    { confirm: 'Type Hearth & Harbor to go on' },
  ])
  expect((await importFile(request('POST', '', { id: 'another', confirm: 'Hearth & Harbor' }))).status).toBe(
    409,
  )
  expect((await forgetFile(request('DELETE'))).status).toBe(204)
  expect(existsSync(inFolder('sent.zip'))).toBe(false)
})

test('a file that is no ZIP, or too large, is refused before it is sent', async () => {
  const huge = await beginUpload(request('POST', '', { name: 'a.zip', bytes: 30 * 1024 ** 3 }))
  expect(huge.status).toBe(413)
  expect((await json(huge)).detail).toMatch(/is 32\.2 GB\. The limit is 21\.5 GB\./)
  const { id = '' } = await json(await beginUpload(request('POST', '', { name: 'a.zip', bytes: 10 })))
  const text = await send(id, 0, Buffer.from('plain text'))
  expect(text.status).toBe(400)
  expect((await json(text)).detail).toMatch(/isn’t a ZIP file/)
  // A broken one says so after the check, and is gone.
  const again = await json(await beginUpload(request('POST', '', { name: 'a.zip', bytes: 12 })))
  expect((await send(again.id ?? '', 0, Buffer.from('PK but broken'.slice(0, 12)))).status).toBe(200)
  const { outcome, sent } = await ended()
  expect(outcome).toMatchObject({ kind: 'check', ok: false })
  expect(outcome?.says).toMatch(/isn’t an export of a site like this one/)
  expect([sent, existsSync(inFolder('sent.zip'))]).toEqual([null, false])
})

test('another process at work is waited for', async () => {
  mkdirSync(inFolder(), { recursive: true })
  const release = takeLock(inFolder('lock'), 'alone')
  expect((await makeFile(request('POST', '', { withLeads: false }))).status).toBe(409)
  expect((await beginUpload(request('POST', '', { name: 'a.zip', bytes: 10 }))).status).toBe(409)
  release?.()
})

test('a server that ended in the middle says so when it starts again, and nothing is left', async () => {
  for (const [kind, says] of [
    ['export', /ended while the file was made\. Make it again/],
    ['check', /ended while the file was checked\. Send it again/],
    ['import', /ended during the import\. It was not finished, and nothing was changed/],
  ] as const) {
    mkdirSync(inFolder(), { recursive: true })
    for (const name of ['made.zip.tmp', 'made.zip', 'sent.zip']) writeFileSync(inFolder(name), 'half')
    writeFileSync(inFolder('begun.json'), JSON.stringify({ kind }))
    await settleSiteFile()
    expect((await state()).outcome).toMatchObject({
      kind,
      ok: false,
      says: expect.stringMatching(says) as string,
    })
    expect(readdirSync(inFolder()).filter((name) => name !== 'lock')).toEqual([])
  }
})
