import { DELETE as removeNote } from '@/app/api/leads/[id]/notes/[note]/route'
import { POST as addNote } from '@/app/api/leads/[id]/notes/route'
import { DELETE as part, POST as merge } from '@/app/api/leads/[id]/merge/route'
import { DELETE as remove, PATCH as change } from '@/app/api/leads/[id]/route'
import { GET as exportLeads } from '@/app/api/leads/export/route'
import { GET as news } from '@/app/api/leads/news/route'
import { PUT as saveTemplates } from '@/app/api/leads/templates/route'
import { cleanUpAccounts, monthsBefore } from '@/lib/auth/housekeeping'
import type { LeadWithEvents } from '@/lib/content-types'
import { listAudit } from '@/lib/records/audit-log'
import { write } from '@/lib/data/client'
import { createLead, getLead, listLeads } from '@/lib/data/leads'
import { getReplyTemplates } from '@/lib/data/reply-templates'
import { firstTemplates, fillTemplate, usableTemplates } from '@/lib/leads/reply-templates'
import { temporaryDatabase } from '../data/temporary-database'
import { signInStaff, signOutStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

temporaryDatabase()
beforeEach(signOutStaff)

const request = (method: string, body?: unknown, path = '/api/leads/x') => apiRequest(method, path, body)
const patch = (id: string, body: unknown) => change(request('PATCH', body), withParams({ id }))
const lead = (name = 'Robin', more = {}) => createLead({ source: 'contact', name, ...more })
const asEditor = async () => {
  const { id } = await signInStaff('Ed')
  await write((db) => db.staff.update({ where: { id }, data: { role: 'editor' } }))
  return id
}

const calls: [string, (id: string) => Promise<Response>][] = [
  ['change', (id) => patch(id, { status: 'won' })],
  ['note', (id) => addNote(request('POST', { text: 'x' }), withParams({ id }))],
  ['take a note back', (id) => removeNote(request('DELETE'), withParams({ id, note: 'x' }))],
  ['merge', (id) => merge(request('POST', { otherId: id }), withParams({ id }))],
  ['part', (id) => part(request('DELETE'), withParams({ id }))],
  ['delete', (id) => remove(request('DELETE'), withParams({ id }))],
  ['export', () => exportLeads(request('GET', undefined, '/api/leads/export?view=all'))],
  ['news', () => news(request('GET'))],
  ['templates', () => saveTemplates(request('PUT', { templates: [] }))],
]

test.each(calls)('%s: a stranger is refused and changes nothing', async (_, call) => {
  const { id } = await lead()
  expect((await call(id)).status).toBe(401)
  expect(await getLead(id)).toMatchObject({ status: 'new', events: [{ kind: 'stored' }] })
})

test.each([
  ['delete', 403],
  ['export', 403],
  ['change', 200],
  ['note', 200],
  ['news', 200],
])('%s: an editor gets %i', async (name, status) => {
  await asEditor()
  const { id } = await lead()
  const call = calls.find(([of]) => of === name)?.[1]
  const answer = await call?.(id)
  expect(answer?.status).toBe(status)
  if (status === 403) expect(await answer?.json()).toMatchObject({ title: 'Only an owner can do this' })
  expect(await getLead(id)).not.toBeNull()
})

test.each([
  [{ status: 'archived' }, 'status', 'Choose a status.'],
  [{ value: 12.5 }, 'value', 'Enter whole dollars.'],
  [{ value: -1 }, 'value', 'Enter whole dollars.'],
  [{ value: 10_000_001 }, 'value', 'Enter at most $10,000,000.'],
  [{ followUpOn: '2026-02-30' }, 'followUpOn', 'Choose a day.'],
  [{ followUpOn: 'tomorrow' }, 'followUpOn', 'Choose a day.'],
  [{ lostReason: 'x'.repeat(301) }, 'lostReason', 'Shorten this to 300 characters.'],
  [{ assignedToId: 'nobody' }, 'assignedToId', 'Choose someone who has an account.'],
])('%j is refused at its field', async (body, field, message) => {
  await signInStaff()
  const { id } = await lead()
  const answer = await patch(id, body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ errors: { [field]: message } })
})

test('a lead goes its way: called, assigned, won, and back', async () => {
  const { id: staffId } = await signInStaff('Ann')
  const { id } = await lead()
  const now = async (body: unknown) => (await (await patch(id, body)).json()) as LeadWithEvents
  expect(await now({ contact: { way: 'phone', reached: true } })).toMatchObject({ status: 'contacted' })
  expect(await now({ assignedToId: staffId, followUpOn: '2026-12-01' })).toMatchObject({
    assignedTo: { name: 'Ann' },
    followUpOn: '2026-12-01',
  })
  expect(await now({ status: 'won', value: 18_500 })).toMatchObject({ value: 18_500 })
  expect(await now({ status: 'new', value: null })).toMatchObject({ value: null, repliedAt: null })
  expect((await patch('nothing', { status: 'won' })).status).toBe(404)
})

test('undoing restores the status before the verdict and the time of the first answer', async () => {
  await signInStaff('Ann')
  const { id } = await lead()
  const now = async (body: unknown) => (await (await patch(id, body)).json()) as LeadWithEvents
  const answered = await now({ contact: { way: 'phone', reached: true } })
  expect(await now({ spam: true })).toMatchObject({ status: 'spam' })
  const { repliedAt, replyMinutes } = answered
  expect(await now({ status: 'contacted', isUndo: true })).toMatchObject({ status: 'contacted', repliedAt })

  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000)
  await write((db) =>
    db.leadEvent.updateMany({ where: { kind: 'reached' }, data: { createdAt: twoDaysAgo } }),
  )
  await now({ status: 'won' })
  expect(await now({ status: 'new' })).toMatchObject({ repliedAt: null, replyMinutes: null })
  expect(await now({ status: 'won', isUndo: true })).toMatchObject({
    status: 'won',
    repliedAt: twoDaysAgo.toISOString(),
    replyMinutes,
  })
  // Somebody who is new again, and not by mistake, hasn't been answered.
  await now({ status: 'new' })
  const again = await now({ status: 'contacted' })
  expect(Date.now() - Date.parse(again.repliedAt ?? '')).toBeLessThan(60_000)
})

test('a deleted lead leaves an audit entry without its name', async () => {
  await signInStaff()
  const { id } = await lead('Very Private', { email: 'private@example.com' })
  expect((await remove(request('DELETE'), withParams({ id }))).status).toBe(204)
  expect((await remove(request('DELETE'), withParams({ id }))).status).toBe(404)
  const [entry] = await listAudit()
  expect(entry).toMatchObject({ action: 'lead-deleted', target: id })
  expect(JSON.stringify(entry)).not.toMatch(/private/i)
})

test('leads older than the settings keep are deleted by themselves, and the log says how many', async () => {
  const long = new Date(Date.now() - 4 * 365 * 24 * 3_600_000)
  for (const [name, status, updatedAt] of [
    ['Won long ago', 'won', long],
    ['Waiting for ever', 'new', long],
    ['Won now', 'won', new Date()],
  ] as const) {
    const { id } = await lead(name)
    await write((db) => db.lead.update({ where: { id }, data: { status, updatedAt } }))
  }
  await cleanUpAccounts()
  expect((await listLeads()).map(({ name }) => name).sort()).toEqual(['Waiting for ever', 'Won now'])
  expect(await listAudit()).toMatchObject([
    { action: 'lead-deleted', detail: '1 lead after the time that leads are kept' },
  ])
})

test.each([
  ['2027-08-31T09:00:00.000Z', 6, '2027-02-28T09:00:00.000Z'],
  ['2028-02-29T09:00:00.000Z', 36, '2025-02-28T09:00:00.000Z'],
  ['2027-01-15T09:00:00.000Z', 1, '2026-12-15T09:00:00.000Z'],
])('on %s what is kept for %d months goes back to %s', (now, months, then) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(then)
})

test('the export is a table of what is filtered, in which nothing is a formula', async () => {
  await signInStaff()
  await lead('=HYPERLINK("http://evil.example")', { message: 'Two lines,\nand "quotes"', town: 'nyack' })
  const design =
    '/design?cabinets=sage&island=oak&counter=calacatta&splash=white-subway&floor=slate&metal=black'
  await lead('@SUM(1)', { design, phone: '+1 845 555 0100', town: 'nyack', message: '-2+3' })
  await lead('Abroad', { phone: '+49 30 901820', town: 'nyack' })
  await lead('Elsewhere', { town: 'suffern' })
  const answer = await exportLeads(request('GET', undefined, '/api/leads/export?view=all&town=nyack'))
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
  )
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const text = bytes.toString()
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(text).toContain(`"'@SUM(1)",(845) 555-0100,`)
  expect(text).toContain(`Abroad,+49 30 901820,`)
  expect(text).toContain(`"'-2+3"`)
  expect(text).toContain('"Two lines,\nand ""quotes"""')
  expect(text).toContain(`"Sage cabinets with a natural oak island,`)
  expect(text).toContain(`,${design},`)
  expect(text).not.toContain('Elsewhere')
  for (const cell of text.split(/[,\r\n]/)) expect(cell).not.toMatch(/^[=@\t]/)
  expect((await listAudit())[0]).toMatchObject({ action: 'leads-exported' })
})

test('a change isn’t undone if a colleague has changed the lead since', async () => {
  const { id: ann } = await signInStaff('Ann')
  const { id } = await lead()
  await patch(id, { status: 'contacted' })
  await patch(id, { assignedToId: ann })
  const undo = { status: 'new', isUndo: true, expected: { status: 'contacted' } }
  await patch(id, { status: 'quoted' })
  const refused = await patch(id, undo)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    detail: 'Someone else has changed it since. Their change stays.',
  })
  expect(await getLead(id)).toMatchObject({ status: 'quoted' })
  const unassigned = { assignedToId: null, isUndo: true, expected: { assignedToId: ann } }
  expect((await patch(id, unassigned)).status).toBe(200)
  expect((await patch(id, unassigned)).status).toBe(409)
  expect((await patch(id, { spam: false, isUndo: true, expected: { status: 'spam' } })).status).toBe(409)
  expect(await getLead(id)).toMatchObject({ status: 'quoted', assignedTo: null })
})

test('two requests of one person become one lead, and two again', async () => {
  await signInStaff()
  const [one, other] = [await lead('One', { createdAt: '2020-11-01T12:00:00.000Z' }), await lead('Other')]
  const joined = await merge(request('POST', { otherId: other.id }), withParams({ id: one.id }))
  expect(joined.status).toBe(200)
  expect(await getLead(other.id)).toMatchObject({ mergedIntoId: one.id })
  expect((await part(request('DELETE'), withParams({ id: other.id }))).status).toBe(200)
  expect(await getLead(other.id)).toMatchObject({ mergedIntoId: null })
  expect((await merge(request('POST', { otherId: one.id }), withParams({ id: one.id }))).status).toBe(400)
  const again = await merge(request('POST', { otherId: one.id }), withParams({ id: other.id }))
  expect(await again.json()).toMatchObject({ id: one.id })
  expect(await listAudit({ limit: 1 })).toMatchObject([
    { action: 'leads-merged', target: one.id, detail: other.id },
  ])
})

test('asking for news doesn’t keep a session open that nobody uses', async () => {
  const { id: staffId } = await signInStaff()
  const before = new Date(Date.now() - 60 * 60_000)
  await write((db) => db.staffSession.updateMany({ where: { staffId }, data: { lastSeenAt: before } }))
  const seen = async () =>
    (await write((db) => db.staffSession.findFirst({ where: { staffId } })))?.lastSeenAt.getTime()
  expect((await news(request('GET'))).status).toBe(200)
  await write(() => Promise.resolve()) // what was begun beside it is done
  expect(await seen()).toBe(before.getTime())
})

describe('reply templates', () => {
  test('are kept, refused at their field, and filled in with what a lead says', async () => {
    await signInStaff()
    expect(await getReplyTemplates()).toBeNull()
    const refused = await saveTemplates(
      request('PUT', { templates: [{ id: 'a', name: '', subject: 'S', body: 'B' }] }),
    )
    expect(await refused.json()).toMatchObject({ errors: { 'templates.0.name': 'Enter a name.' } })
    const ownTemplate = {
      id: 'a',
      name: 'Own',
      subject: 'About {about}',
      body: '{first name}, {town}, {unknown}',
    }
    expect((await saveTemplates(request('PUT', { templates: [ownTemplate] }))).status).toBe(200)
    expect(await getReplyTemplates()).toEqual([ownTemplate])
    expect(await listAudit()).toMatchObject([{ action: 'templates-changed', detail: 'Own' }])
  })

  test('know what nobody has said', async () => {
    const context = {
      phone: '(845) 555-0142',
      business: 'Hearth',
      reviewLink: 'https://g.page/r/x',
      me: 'Ann',
    }
    const full = await lead('Dana Ortiz', { projectType: 'countertops', town: 'nyack' })
    const bare = await lead('Kim', { projectType: 'not-sure' })
    const [visit] = firstTemplates
    if (!visit) throw new Error('no template')
    expect(fillTemplate(visit, full, context)).toMatchObject({ subject: 'About countertops in Nyack' })
    expect(fillTemplate(visit, full, context).body).toMatch(/^Hello Dana,\n/)
    expect(fillTemplate(visit, bare, context).subject).toBe('About your project in Rockland County')
    for (const template of firstTemplates)
      expect(Object.values(fillTemplate(template, full, context)).join()).not.toMatch(/[{}]/)
    const ids = (reviewLink: string) =>
      usableTemplates(firstTemplates, { ...context, reviewLink }).map(({ id }) => id)
    expect(ids('')).toEqual(ids('https://g.page/r/x').filter((id) => id !== 'review'))
  })
})
