import { phoneHours } from '@/lib/business/hours'
import { defaultProfile } from '@/lib/business/profile'
import type { LeadStatus } from '@/lib/content-types'
import { write } from '@/lib/data/client'
import {
  addLeadNote,
  changeLead,
  deleteLead,
  mergeLead,
  pruneLeads,
  removeLeadNote,
  unmergeLead,
} from '@/lib/data/lead-changes'
import {
  countInbox,
  countViews,
  eachLead,
  findSamePerson,
  leadNews,
  listInbox,
  readInbox,
  sumInbox,
  listMerged,
  longestWait,
  neighborsOf,
} from '@/lib/data/lead-inbox'
import { listLeadChoices } from '@/lib/data/lead-inbox'
import { addMissingKeys } from '@/lib/data/lead-keys'
import { trashLead } from '@/lib/data/lead-trash'
import { countLeads, createLead, type LeadInput, listWaitingLeads } from '@/lib/data/leads'
import { refreshPlanner } from '@/lib/data/query-planner'
import { createStaff } from '@/lib/data/staff'
import { describeMerge } from '@/lib/leads/lead-text'
import { leadFilterOf, leadQuery } from '@/lib/schemas/lead-filter'
import { requireLead } from './require-lead'
import { onPostgres } from './postgres-database'
import { temporaryDatabase } from './temporary-database'

temporaryDatabase()

const today = '2026-11-23'
const now = { today, promiseMinutes: 120 }
const hours = phoneHours(defaultProfile)
const staff = () => createStaff({ email: 'ann@example.com', name: 'Ann', passwordHash: 'none' })
const add = async (name: string, more: Partial<LeadInput> = {}) =>
  (await createLead({ source: 'contact', name, ...more })).id
const at = (day: number, hour = 12) => `2026-11-${String(day).padStart(2, '0')}T${hour}:00:00.000Z`
const set = (id: string, status: LeadStatus) => changeLead(id, { status }, { staffId: null, hours })
const names = async (params: Record<string, string>, skip = 0, take = 50) =>
  (await listInbox(leadFilterOf(params), now, { skip, take })).map(({ name }) => name)

test('the sum of a list has the values, and the estimates of leads without one', async () => {
  const plan = 'Kitchen\nCabinets: $9,000-$14,000\n\nTotal: $27,600-$38,900'
  await changeLead(await add('Won'), { status: 'won', value: 18_500 }, { staffId: null, hours })
  await changeLead(
    await add('Quoted', { plan }),
    { status: 'quoted', value: 30_000 },
    { staffId: null, hours },
  )
  await add('New', { plan })
  const sum = (params: Record<string, string>, total = 3) => sumInbox(leadFilterOf(params), now, total)
  const estimates = { from: 27_600, to: 38_900 }
  expect(await sum({ view: 'all' })).toEqual({ value: 48_500, estimates })
  expect(await sum({})).toEqual({ value: 0, estimates })
  expect(await sum({ view: 'won' })).toEqual({ value: 18_500, estimates: null })
  // Of very many leads the plans aren't read.
  expect(await sum({ view: 'all' }, 501)).toEqual({ value: 48_500, estimates: null })
})

describe('the inbox', () => {
  test('has who waits on top, the longest wait first, then the newest', async () => {
    await add('Tue', { createdAt: at(3) })
    await add('Mon', { createdAt: at(2) })
    await set(await add('Old, quoted', { createdAt: at(1) }), 'quoted')
    await set(await add('New, lost', { createdAt: at(5) }), 'lost')
    await set(await add('Done', { createdAt: at(1, 10) }), 'finished')
    await set(await add('Spam', { createdAt: at(6) }), 'spam')
    expect(await names({ view: 'all' })).toEqual(['Mon', 'Tue', 'New, lost', 'Old, quoted', 'Done'])
    expect(await names({ view: 'all' }, 1, 2)).toEqual(['Tue', 'New, lost'])
    expect(await names({ view: 'all' }, 3, 2)).toEqual(['Old, quoted', 'Done'])
    expect(await names({})).toEqual(['Mon', 'Tue'])
    expect(await names({ view: 'open' })).toEqual(['Mon', 'Tue', 'Old, quoted'])
    expect(await names({ view: 'all', order: 'newest' })).toEqual([
      'New, lost',
      'Tue',
      'Mon',
      'Old, quoted',
      'Done',
    ])
    expect(await names({ view: 'all', order: 'oldest' })).toEqual([
      'Done',
      'Old, quoted',
      'Mon',
      'Tue',
      'New, lost',
    ])
    expect(await names({ view: 'won' })).toEqual(['Done'])
    expect(await names({ view: 'finished' })).toEqual(['Done'])
    expect(await names({ view: 'spam' })).toEqual(['Spam'])
    expect(await countViews(today)).toEqual({
      waiting: 2,
      open: 3,
      followup: 0,
      won: 1,
      finished: 1,
      lost: 1,
      spam: 1,
      all: 5,
    })
    expect((await longestWait())?.name).toBe('Mon')
    expect(await leadNews()).toMatchObject({ waiting: 2, newest: { name: 'Tue' } })
  })

  test('orders by value, those without one last', async () => {
    for (const [name, value] of [
      ['Small', 900],
      ['None', null],
      ['Big', 42_000],
    ] as const)
      await changeLead(await add(name), { status: 'won', value }, { staffId: null, hours })
    expect(await names({ view: 'won', order: 'value' })).toEqual(['Big', 'Small', 'None'])
  })

  test('shows whom to ask again today or since, by the day that was chosen', async () => {
    const ask = async (name: string, followUpOn: string) =>
      changeLead(await add(name), { status: 'contacted', followUpOn }, { staffId: null, hours })
    await ask('Today', today)
    await ask('Last week', '2026-11-16')
    await ask('Tomorrow', '2026-11-24')
    await ask('Never', '')
    expect(await names({ view: 'followup' })).toEqual(['Last week', 'Today'])
    expect((await countViews(today)).followup).toBe(2)
  })

  test('finds words of what was written with the homeowner, whatever their case, and knows the last answer', async () => {
    const message = { direction: 'in', channel: 'email', address: 'ann@example.com', subject: 'Re: Sinks' }
    const create = { ...message, text: 'The FARMHOUSE sink, please.' }
    const id = await add('Ann')
    await add('Bob')
    await write((db) => db.lead.update({ where: { id }, data: { messages: { create } } }))
    expect(await names({ q: 'farmhouse ann' })).toEqual(['Ann'])
    expect(await names({ q: 'Sinks' })).toEqual(['Ann'])
    expect(await names({ q: 'farmhouse bob' })).toEqual([])
    expect(await leadNews()).toMatchObject({ newest: { name: 'Bob' }, answer: { id, name: 'Ann' } })
  })

  test.each([
    ['accents don’t count', { q: 'umit' }, ['Ümit Yıldız']],
    ['letters that only look plain', { q: 'yildiz' }, ['Ümit Yıldız']],
    ['words in any order', { q: 'quartz umit' }, ['Ümit Yıldız']],
    ['a telephone number as one types it', { q: '(845) 555-0199' }, ['Ümit Yıldız']],
    ['its digits alone', { q: '5550199' }, ['Ümit Yıldız']],
    ['a town by its name', { q: 'new city' }, ['José Peña']],
    ['nothing that isn’t there', { q: 'granite' }, []],
    ['wildcards are letters to nobody', { q: '%_%' }, ['José Peña', 'Ümit Yıldız']],
    ['a source', { source: 'chat' }, ['José Peña']],
    ['a town', { town: 'nyack' }, ['Ümit Yıldız']],
    ['a service, as the form names it', { service: 'countertops-vanities' }, ['Ümit Yıldız']],
    ['the first day', { from: '2026-11-11' }, ['José Peña']],
    ['the last day, whole', { to: '2026-11-10' }, ['Ümit Yıldız']],
    ['what no calendar has', { from: '2026-13-40' }, ['José Peña', 'Ümit Yıldız']],
    ['nobody’s', { assignee: 'none' }, ['José Peña', 'Ümit Yıldız']],
    ['somebody’s', { assignee: 'x' }, []],
  ])('finds by %s', async (_, params, foundNames) => {
    const [one, other] = [
      await add('Ümit Yıldız', {
        phone: '845.555.0199',
        message: 'Quartz, please.',
        town: 'nyack',
        projectType: 'countertops',
        createdAt: '2026-11-11T04:30:00.000Z', // still the tenth in New York
      }),
      await add('José Peña', { source: 'chat', town: 'new-city', createdAt: at(12) }),
    ]
    expect([one, other]).toHaveLength(2)
    const rows = await names({ view: 'all', order: 'newest', ...params })
    expect(rows).toEqual(foundNames)
    expect(await countInbox(leadFilterOf({ view: 'all', ...params }), now)).toBe(foundNames.length)
  })

  test('a page that isn’t there is the last one that is', async () => {
    for (const day of [2, 3, 4, 5, 6]) await add(`Day ${day}`, { createdAt: at(day) })
    await set(await add('Lost', { createdAt: at(1) }), 'lost')
    const read = async (page: number, params: Record<string, string> = {}, knownTotal?: number) => {
      const inbox = await readInbox(leadFilterOf({ view: 'all', ...params }), now, {
        page,
        size: 2,
        known: knownTotal,
      })
      return [inbox.page, inbox.total, ...inbox.rows.map(({ name }) => name)]
    }
    expect(await read(1)).toEqual([1, 6, 'Day 2', 'Day 3'])
    expect(await read(3)).toEqual([3, 6, 'Day 6', 'Lost'])
    expect(await read(9)).toEqual([3, 6, 'Day 6', 'Lost'])
    expect(await read(9, {}, 4)).toEqual([2, 4, 'Day 4', 'Day 5'])
    expect(await read(1, { q: 'lost' })).toEqual([1, 1, 'Lost'])
    expect(await read(4, { q: 'nobody' })).toEqual([1, 0])
  })

  test('tells kept promises from broken ones', async () => {
    const by = (minute: string) => ({ staffId: null, hours, now: new Date(`2026-11-23T${minute}:00-05:00`) })
    const since = '2026-11-20T23:30:00-05:00' // a Friday night
    const quick = await add('Quick', { createdAt: '2026-11-23T13:00:00.000Z' })
    await changeLead(quick, { status: 'contacted' }, by('09:59'))
    const night = await add('Night', { createdAt: since })
    await changeLead(night, { status: 'contacted' }, by('08:30'))
    expect(await requireLead(quick)).toMatchObject({
      replyMinutes: 119,
      repliedAt: '2026-11-23T14:59:00.000Z',
    })
    expect((await requireLead(night)).replyMinutes).toBe(7 * 60 + 30) // all of Saturday
    expect(await names({ view: 'all', reply: 'kept' })).toEqual(['Quick'])
    expect(await names({ view: 'all', reply: 'late' })).toEqual(['Night'])
  })

  test('says whose mail couldn’t be sent, and cuts long messages', async () => {
    await add('Sent')
    const id = await add('Failed', { message: 'x'.repeat(2000) })
    await write((db) => db.outbox.updateMany({ where: { leadId: id }, data: { status: 'failed' } }))
    const rows = await listInbox(leadFilterOf({}), now, { skip: 0, take: 10 })
    expect(rows.map(({ isUndelivered }) => isUndelivered)).toEqual([false, true])
    // One that the mail server has put off for a while counts too, one that only waits its turn doesn't.
    const late = { status: 'waiting', createdAt: new Date(Date.now() - 11 * 60_000) }
    const isTold = async (data: object) => {
      await write((db) => db.outbox.updateMany({ where: { leadId: id }, data }))
      return (await listInbox(leadFilterOf({}), now, { skip: 1, take: 1 }))[0]?.isUndelivered
    }
    expect(await isTold({ ...late, lastError: '' })).toBe(false)
    expect(await isTold({ lastError: 'The mail server is busy.' })).toBe(true)
    expect(await isTold({ createdAt: new Date() })).toBe(false)
    expect(rows[1]?.message).toHaveLength(180)
    expect(rows[1]).not.toHaveProperty('plan')
  })
})

describe('from one lead to the next', () => {
  test('goes along the list, also when one has left it', async () => {
    const ids = []
    for (const name of ['A', 'B', 'C', 'D']) ids.push(await add(name))
    const [, b = '', c = ''] = ids
    const filter = leadFilterOf({})
    const beside = async (id: string, place: number) => {
      const { before, after } = await neighborsOf(id, place, filter, now)
      return [before?.name, before?.at, after?.name, after?.at]
    }
    expect(await beside(b, 1)).toEqual(['A', 0, 'C', 2])
    await set(b, 'contacted')
    expect(await beside(b, 1)).toEqual(['A', 0, 'C', 1])
    expect(await beside(c, 1)).toEqual(['A', 0, 'D', 2])
    expect(await beside('nothing', 0)).toEqual([undefined, undefined, 'A', 0])
  })
})

describe('a change', () => {
  test('of the first answer is timed; new again, it hasn’t been', async () => {
    const id = await add('Robin', { createdAt: '2026-11-23T14:00:00.000Z' })
    const first = { staffId: null, hours, now: new Date('2026-11-23T15:30:00.000Z') }
    expect(await changeLead(id, { status: 'lost' }, first)).toMatchObject({ repliedAt: null })
    expect(await changeLead(id, { status: 'contacted' }, first)).toMatchObject({ replyMinutes: 90 })
    const later = { ...first, now: new Date('2026-11-24T15:30:00.000Z') }
    expect(await changeLead(id, { status: 'quoted' }, later)).toMatchObject({ replyMinutes: 90 })
    expect(await changeLead(id, { status: 'new' }, later)).toMatchObject({
      repliedAt: null,
      replyMinutes: null,
    })
  })

  test('writes who did what into the history, and nothing when nothing changes', async () => {
    const { id: staffId } = await staff()
    const by = { staffId, hours }
    const id = await add('Robin')
    await changeLead(id, { contact: { way: 'phone', reached: false } }, by)
    expect((await requireLead(id)).status).toBe('new')
    await changeLead(id, { contact: { way: 'phone', reached: true } }, by)
    await changeLead(
      id,
      { status: 'won', value: 18_500, assignedToId: staffId, followUpOn: '2026-12-01' },
      by,
    )
    await changeLead(
      id,
      { status: 'won', value: 18_500, assignedToId: staffId, followUpOn: '2026-12-01' },
      by,
    )
    const lead = await requireLead(id)
    expect(lead.events.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'stored ',
      'no-answer phone',
      'reached phone',
      'status contacted',
      'status won',
      'value 18500',
      'assigned Ann',
      'follow-up 2026-12-01',
    ])
    expect(lead).toMatchObject({ value: 18_500, assignedTo: { id: staffId, name: 'Ann' } })
    expect(lead.readAt).not.toBeNull()
  })

  test('of a read mark is nothing for the history', async () => {
    const id = await add('Robin')
    const by = { staffId: null, hours }
    expect((await changeLead(id, { isRead: true }, by)).readAt).not.toBeNull()
    expect(await changeLead(id, { isRead: false }, by)).toMatchObject({ readAt: null })
    expect((await requireLead(id)).events).toHaveLength(1)
  })

  test('to spam and back goes by the verdict, which settles what is sent', async () => {
    const id = await add('Robin')
    await set(id, 'spam')
    expect(await write((db) => db.outbox.count({ where: { leadId: id } }))).toBe(0)
    await set(id, 'quoted')
    expect(await requireLead(id)).toMatchObject({ status: 'quoted', suspicion: '' })
    expect(await write((db) => db.outbox.count({ where: { leadId: id } }))).toBe(1)
  })

  test('names somebody who has an account', async () => {
    const { id: staffId } = await staff()
    const id = await add('Robin')
    const assign = (assignedToId: string) => changeLead(id, { assignedToId }, { staffId, hours })
    await expect(assign('nobody')).rejects.toMatchObject({ code: 'invalid' })
    await write((db) => db.staff.update({ where: { id: staffId }, data: { deactivatedAt: new Date() } }))
    await expect(assign(staffId)).rejects.toMatchObject({ code: 'invalid' })
    await expect(changeLead('nothing', { isRead: true }, { staffId, hours })).rejects.toMatchObject({
      code: 'not-found',
    })
  })

  test('a note is taken back by who wrote it', async () => {
    const { id: staffId } = await staff()
    const id = await add('Robin')
    const note = (await addLeadNote(id, 'Call on Monday.', staffId)).events.at(-1)?.id ?? ''
    await expect(removeLeadNote(id, note, 'other')).rejects.toMatchObject({ code: 'not-found' })
    await removeLeadNote(id, note, staffId)
    expect((await requireLead(id)).events).toHaveLength(1)
  })

  test('nobody takes back what they have done', async () => {
    const { id: staffId } = await staff()
    const id = await add('Robin')
    const { events } = await changeLead(id, { status: 'lost' }, { staffId, hours })
    await expect(removeLeadNote(id, events.at(-1)?.id ?? '', staffId)).rejects.toMatchObject({
      code: 'not-found',
    })
    expect((await requireLead(id)).events).toEqual(events)
  })
})

describe('the same person', () => {
  test('is known by telephone number or address, however written', async () => {
    const id = await add('Robin', { phone: '+1 (845) 555-0199', email: 'Robin@Example.com' })
    await add('By phone', { phone: '845 555 0199' })
    await add('By mail', { email: 'robin@example.com' })
    await add('Another', { phone: '845 555 0100' })
    expect((await findSamePerson(id)).map(({ name }) => name)).toEqual(['By mail', 'By phone'])
    expect(await findSamePerson(await add('Without'))).toEqual([])
  })

  test('has one lead once they are joined, and two again', async () => {
    const { id: staffId } = await staff()
    const [a, b, c] = [await add('A'), await add('B'), await add('C')]
    await changeLead(b, { followUpOn: '2026-11-30' }, { staffId, hours })
    await mergeLead(b, c, staffId)
    await mergeLead(a, b, staffId)
    expect(await names({})).toEqual(['A'])
    expect(await countLeads()).toMatchObject({ new: 1 })
    expect((await listWaitingLeads({ limit: 9 })).map(({ name }) => name)).toEqual(['A'])
    expect((await listMerged(a)).map(({ name }) => name)).toEqual(['C', 'B'])
    await unmergeLead(b, staffId)
    expect(await names({})).toEqual(['A', 'B'])
    expect(await requireLead(b)).toMatchObject({ followUpOn: '2026-11-30' })
    expect((await requireLead(a)).events.map(({ kind }) => kind)).toEqual(['stored', 'merged', 'unmerged'])
    for (const [one, other] of [
      [a, a],
      [a, 'nothing'],
      ['nothing', a],
      [a, c],
    ] as const)
      await expect(mergeLead(one, other, staffId)).rejects.toThrow()
  })
})

describe('merging', () => {
  const waiting = { view: 'waiting' }
  test.each(['older', 'newer'])(
    'keeps the older place in the queue, from the screen of the %s',
    async (from) => {
      const { id: staffId } = await staff()
      const newer = await add('Newer', { createdAt: at(3) })
      await add('Between', { createdAt: at(2) })
      const older = await add('Older', { createdAt: at(1) })
      const [screen, other] = from === 'older' ? [older, newer] : [newer, older]
      expect(await mergeLead(screen, other, staffId)).toMatchObject({ id: older, createdAt: at(1) })
      expect(await names(waiting)).toEqual(['Older', 'Between'])
      expect((await longestWait())?.name).toBe('Older')
      expect((await listMerged(older)).map(({ name }) => name)).toEqual(['Newer'])
      expect((await requireLead(older)).events.at(-1)).toMatchObject({ kind: 'merged' })
      expect(describeMerge((await requireLead(older)).events.at(-1)?.text ?? '')).toBe(
        'The lead of Newer was merged into this one',
      )
      await unmergeLead(newer, staffId)
      expect(await names(waiting)).toEqual(['Older', 'Between', 'Newer'])
    },
  )

  test.each(['older', 'newer'])(
    'hides no assignee, follow-up day or value, from the screen of the %s, and parting gives them back',
    async (from) => {
      const { id: staffId } = await staff()
      const older = await add('Older', { createdAt: at(1) })
      const newer = await add('Newer', { createdAt: at(3) })
      const work = { assignedToId: staffId, followUpOn: '2026-11-30', value: 18_500 }
      await changeLead(newer, work, { staffId, hours })
      const [screen, other] = from === 'older' ? [older, newer] : [newer, older]
      const { assignedToId, ...fields } = work
      const takenFields = { ...fields, assignedTo: { id: assignedToId, name: 'Ann' } }
      expect(await mergeLead(screen, other, staffId)).toMatchObject({ id: older, ...takenFields })
      expect(describeMerge((await requireLead(older)).events.at(-1)?.text ?? '')).toBe(
        'The lead of Newer was merged into this one, and its assignee, follow-up day, and value came along',
      )
      expect(await unmergeLead(newer, staffId)).toMatchObject(takenFields)
      expect(await requireLead(older)).toMatchObject({ assignedTo: null, followUpOn: '', value: null })
    },
  )

  test('keeps what the surviving lead has, and parting keeps what it was given since', async () => {
    const { id: staffId } = await staff()
    const older = await add('Older', { createdAt: at(1) })
    const newer = await add('Newer', { createdAt: at(3) })
    await changeLead(older, { value: 1 }, { staffId, hours })
    await changeLead(newer, { value: 2, followUpOn: '2026-11-30' }, { staffId, hours })
    expect(await mergeLead(older, newer, staffId)).toMatchObject({ value: 1, followUpOn: '2026-11-30' })
    await changeLead(older, { followUpOn: '2026-12-01' }, { staffId, hours })
    await unmergeLead(newer, staffId)
    expect(await requireLead(older)).toMatchObject({ value: 1, followUpOn: '2026-12-01' })
    // Merged once more it takes nothing, so that nothing goes back either.
    await changeLead(older, { followUpOn: '2026-11-30' }, { staffId, hours })
    await mergeLead(older, newer, staffId)
    await unmergeLead(newer, staffId)
    expect(await requireLead(older)).toMatchObject({ value: 1, followUpOn: '2026-11-30' })
  })

  test('is reverted without what came along and was changed since', async () => {
    const { id: staffId } = await staff()
    const dana = await createStaff({ email: 'dana@example.com', name: 'Dana', passwordHash: 'none' })
    const older = await add('Older', { createdAt: at(1) })
    const newer = await add('Newer', { createdAt: at(3) })
    await changeLead(newer, { assignedToId: staffId, value: 2 }, { staffId, hours })
    expect(await mergeLead(older, newer, staffId)).toMatchObject({ value: 2, assignedTo: { name: 'Ann' } })
    await changeLead(older, { assignedToId: dana.id, value: 3 }, { staffId, hours })
    await unmergeLead(newer, staffId)
    expect(await requireLead(older)).toMatchObject({ value: 3, assignedTo: { name: 'Dana' } })
  })

  test('of earlier versions is described by its name alone', () => {
    expect(describeMerge('Robin {1}')).toBe('The lead of Robin {1} was merged into this one')
  })

  test.each<LeadStatus>(['contacted', 'won', 'lost', 'spam'])(
    'never hides a request that waits behind an older one that is %s',
    async (status) => {
      const { id: staffId } = await staff()
      const older = await add('Older', { createdAt: at(1) })
      await set(older, status)
      const newer = await add('Newer', { createdAt: at(3) })
      expect(await mergeLead(older, newer, staffId)).toMatchObject({ id: newer, status: 'new' })
      expect(await names(waiting)).toEqual(['Newer'])
    },
  )
})

test('the filters offer what a lead has, but for what is in the trash or merged', async () => {
  const { id: staffId } = await staff()
  const facts = { town: 'nyack', projectType: 'countertops', createdAt: at(1) } as const
  const keptLead = await add('A', { source: 'chat', ...facts })
  await add('B', { town: 'nyack', service: 'kitchen-remodeling' })
  await mergeLead(keptLead, await add('C', { town: 'suffern', createdAt: at(30) }), staffId)
  await trashLead(await add('D', { town: 'monsey', source: 'visit' }), staffId)
  const { sources, towns, services } = await listLeadChoices()
  expect(sources.sort()).toEqual(['chat', 'contact'])
  expect(towns).toEqual(['nyack'])
  expect(services.sort()).toEqual(['countertops-vanities', 'kitchen-remodeling'])
})

test('a row has what its estimate comes to, and not the whole plan', async () => {
  await add('A', { plan: 'Estimate: Kitchen\n\nSum: $27,600-$38,900\n\nhttps://example.com/estimate' })
  const [row] = await listInbox(leadFilterOf({}), now, { skip: 0, take: 9 })
  expect(row).toMatchObject({ estimate: { from: 27_600, to: 38_900 } })
  expect(row).not.toHaveProperty('plan')
})

test('a deleted lead leaves nothing, nor does what was joined to it', async () => {
  const { id: staffId } = await staff()
  const [a, b] = [await add('A'), await add('B')]
  await mergeLead(a, b, staffId)
  expect(await deleteLead(a)).toBe(2)
  await expect(deleteLead(a)).rejects.toMatchObject({ code: 'not-found' })
  expect(
    await write((db) => Promise.all([db.lead.count(), db.leadEvent.count(), db.outbox.count()])),
  ).toEqual([0, 0, 0])
})

test('leads kept long enough are deleted: closed ones by their last change, spam by its age', async () => {
  for (const [name, status, day] of [
    ['Won long ago', 'won', 1],
    ['Finished long ago', 'finished', 1],
    ['Won now', 'won', 20],
    ['Open for ever', 'contacted', 1],
    ['Old spam', 'spam', 1],
    ['New spam', 'spam', 20],
  ] as const) {
    const id = await add(name, { createdAt: at(day) })
    await write((db) => db.lead.update({ where: { id }, data: { status, updatedAt: new Date(at(day)) } }))
  }
  const { id: staffId } = await staff()
  const binned = await add('Old spam in the trash', { createdAt: at(1), status: 'spam' })
  await trashLead(binned, staffId)
  const joined = await add('Joined')
  const [old] = await listInbox(leadFilterOf({ view: 'won', order: 'oldest' }), now, { skip: 0, take: 1 })
  await write((db) => db.lead.update({ where: { id: joined }, data: { mergedIntoId: old?.id } }))
  expect(await pruneLeads({ closed: null, spam: null })).toBe(0)
  expect(await pruneLeads({ closed: new Date(at(10)), spam: new Date(at(10)) })).toBe(5)
  expect((await names({ view: 'all' })).concat(await names({ view: 'spam' })).sort()).toEqual([
    'New spam',
    'Open for ever',
    'Won now',
  ])
})

test('leads from before there were keys are found once the server has started', async () => {
  const id = await add('Ümit')
  await write((db) => db.lead.update({ where: { id }, data: { searchText: '', phoneKey: '', emailKey: '' } }))
  expect(await names({ q: 'umit' })).toEqual([])
  await addMissingKeys()
  expect(await names({ q: 'umit' })).toEqual(['Ümit'])
})

// PostgreSQL looks at its tables by itself.
if (!onPostgres)
  test('the database is told how its tables are filled', async () => {
    await write((db) =>
      db.lead.createMany({
        data: Array.from({ length: 300 }, (_, index) => ({
          source: 'chat',
          name: `Lead ${index}`,
          phoneKey: `${index}`,
        })),
      }),
    )
    await refreshPlanner()
    const plan = await write(
      (db) =>
        db.$queryRaw<
          { detail: string }[]
        >`EXPLAIN QUERY PLAN SELECT id FROM Lead WHERE mergedIntoId IS NULL AND (phoneKey = '7' OR emailKey = 'x')`,
    )
    expect(plan.map(({ detail }) => detail).join()).toContain('Lead_phoneKey_idx')
  })

test('all of a filter are walked through, in stretches', async () => {
  await write((db) =>
    db.lead.createMany({
      data: Array.from({ length: 1203 }, (_, index) => ({ source: 'chat', name: `Lead ${index}` })),
    }),
  )
  const seen: string[] = []
  await eachLead(leadFilterOf({ view: 'all' }), now, (leads) => void seen.push(...leads.map(({ id }) => id)))
  expect(new Set(seen).size).toBe(1203)
})

test('an address and a filter say the same', () => {
  const filter = leadFilterOf({
    view: 'all',
    town: 'nyack',
    q: ' umit ',
    order: 'value',
    page: '3',
    junk: 'x',
  })
  expect(leadQuery(filter, { page: 2 })).toBe('?view=all&town=nyack&q=umit&order=value&page=2')
  expect(leadQuery(leadFilterOf({ view: 'nonsense', source: 'fax', order: 'x' }))).toBe('')
})
