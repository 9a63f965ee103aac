import { write } from '@/lib/data/client'
import { mergeLead, unmergeLead } from '@/lib/data/lead-changes'
import { clearSuspicion, countLeads, getLead, judgeLead } from '@/lib/data/leads'
import { restoreLead, trashLead } from '@/lib/data/lead-trash'
import { addVisitBlocks } from '@/lib/data/visit-blocks'
import { bookVisit, cancelVisit, moveVisit, setVisitDone } from '@/lib/data/visit-changes'
import { storeReservation, pruneReservations, releaseReservation } from '@/lib/data/visit-reservations'
import { remindOfVisits } from '@/lib/data/visit-reminders'
import { getVisit, getVisitMail, listLeadVisits, listVisits } from '@/lib/data/visits'
import { setSetting } from '@/lib/data/settings'
import { AppError } from '@/lib/errors'
import { visitFormSchema } from '@/lib/schemas/visits'
import { takeVisit } from '@/lib/visits/book'
import { hashOf, visitToken } from '@/lib/visits/visit-token'
import { changeVisitByLink, getVisitByLink } from '@/lib/visits/visitor-visit'
import { visitPlan } from '@/lib/visits/rules'
import { temporaryDatabase } from '../data/temporary-database'
import { fiftyAtOnce, form, freeNow, profile, switchOn } from './at-once'
import { requirePlace } from './require-place'

temporaryDatabase()
beforeEach(async () => {
  process.env.SMTP_URL = 'smtp://localhost'
  await switchOn()
})
afterAll(() => {
  delete process.env.SMTP_URL
})

const outbox = () =>
  write(async (db) => {
    const rows = await db.outbox.findMany({ select: { kind: true, visitId: true }, orderBy: { kind: 'asc' } })
    return rows.map(({ kind }) => kind)
  })
const staff = { staffId: null }
const client = '198.51.100.1'
/** Books the n-th free time. */
async function booked(number = 1, typed: object = {}) {
  const times = await freeNow()
  const { visit } = await takeVisit(...form(number, { startsAt: times[4]!.startsAt, ...typed }))
  if (!visit) throw new Error('nothing was booked')
  return visit
}

test('fifty at once: one is booked, all fifty are kept', async () => {
  const { won, late, stored } = await fiftyAtOnce()
  expect(won).toHaveLength(1)
  expect(late).toHaveLength(49)
  for (const { code, more } of late) {
    expect(code).toBe('conflict')
    expect((more.about as { nearest: unknown[] }).nearest).toHaveLength(6)
  }
  // An hour, and a quarter there and back.
  expect(stored).toEqual({ leads: 50, visits: 1, times: 6 })
}, 60_000)

test('a visit is a lead with a history, and its mails take the place of the lead’s', async () => {
  const visit = await booked()
  const lead = await getLead(visit.leadId)
  expect(lead).toMatchObject({ source: 'visit', town: 'nyack', name: 'Visitor 1', status: 'new' })
  expect(lead?.message).toMatch(
    /^Asked for a visit on \w+, \w+ \d+, at \d+:\d\d [AP]M, at 12 Main Street, Nyack\.$/,
  )
  expect(lead?.events.map(({ kind }) => kind)).toEqual(['stored', 'visit-booked'])
  expect(await outbox()).toEqual(['visit-confirmation', 'visit-notification'])
  expect((await freeNow()).some(({ startsAt }) => startsAt === visit.startsAt)).toBe(false)
})

test('the samples of a room from the visualizer stand in the message, for who goes there', async () => {
  const design =
    '/design?cabinets=sage&island=oak&counter=calacatta&splash=white-subway&floor=slate&metal=black&sample=cabinets-sage&sample=floor-slate'
  const visit = await booked(1, { design, message: 'Ring twice.' })
  expect(await getLead(visit.leadId)).toMatchObject({
    design,
    message: expect.stringMatching(
      /^Ring twice\.\n\nAsked for a visit on .*\n\nSamples to bring: Sage \(Cabinets\), Slate \(Floor\)\.$/,
    ) as string,
  })
})

test('the same form again books nothing twice, and another time moves the visit', async () => {
  const visit = await booked()
  expect(await booked(1, { startsAt: visit.startsAt })).toEqual(visit)
  // The same moment as others write it.
  expect(await booked(1, { startsAt: visit.startsAt.replace('.000Z', 'Z') })).toEqual(visit)
  const [first] = await freeNow()
  const moved = await booked(1, { startsAt: first!.startsAt })
  expect(moved).toMatchObject({ id: visit.id, startsAt: first!.startsAt, sequence: 1, version: 2 })
  expect(await countLeads()).toEqual({ new: 1, total: 1 })
  expect((await getLead(visit.leadId))?.events.map(({ kind }) => kind)).toContain('visit-moved')
})

test('a visitor who is too late keeps the form: corrected, it books another time for the same lead', async () => {
  const visit = await booked(1)
  await expect(takeVisit(...form(2, { startsAt: visit.startsAt }))).rejects.toMatchObject({
    code: 'conflict',
  })
  const again = await booked(2, { email: 'right@example.com' })
  expect(again.startsAt).not.toBe(visit.startsAt)
  expect(await getLead(again.leadId)).toMatchObject({ email: 'right@example.com' })
  expect(await countLeads()).toMatchObject({ total: 2 })
})

test('a request that can’t be booked is kept: switched off, a program’s, or many from one address', async () => {
  const [{ startsAt } = { startsAt: '' }] = await freeNow()
  await setSetting('profile', {})
  expect(await takeVisit(...form(1, { startsAt }))).toMatchObject({ visit: null })
  await switchOn()
  expect(await takeVisit(...form(2, { startsAt, homepage: 'http://spam.example' }))).toMatchObject({
    visit: null,
  })
  expect(await countLeads()).toMatchObject({ total: 2, new: 1 })
  // A time that isn't offered is refused with the free times, and the request is kept.
  const night = new Date(Date.parse(startsAt)).toISOString().replace(/T\d\d/, 'T08')
  await expect(takeVisit(...form(3, { startsAt: night }))).rejects.toBeInstanceOf(AppError)
  expect(await countLeads()).toMatchObject({ total: 3 })
})

test('a browser that was too fast shows that it is one, and asks again', async () => {
  const [time] = await freeNow()
  const fast = { startsAt: time!.startsAt, elapsed: 100 }
  const first = await takeVisit(...form(1, fast))
  expect(first).toMatchObject({ visit: null, challenge: expect.any(String) as string })
  expect(await freeNow()).toContainEqual(time)
  await clearSuspicion(first.leadId)
  const second = await takeVisit(...form(1, fast))
  expect(second).toMatchObject({ leadId: first.leadId, visit: { startsAt: time!.startsAt } })
})

test('a visit to the showroom or by video needs neither town nor street, and takes its time of all kinds', async () => {
  const [, time, , , other] = await freeNow('', 'showroom')
  const typed = { town: undefined, address: undefined }
  const { visit } = await takeVisit(...form(1, { ...typed, kind: 'showroom', startsAt: time!.startsAt }))
  expect(visit).toMatchObject({ kind: 'showroom', place: '', address: '', travel: 0 })
  const lead = await getLead(visit!.leadId)
  expect(lead?.message).toMatch(/^Asked for a visit to the showroom on \w+, \w+ \d+, at \d+:\d\d [AP]M\.$/)
  expect(lead).toMatchObject({ town: '' })
  expect(lead?.events.map(({ kind }) => kind)).toEqual(['stored', 'showroom-visit-booked'])
  expect(await getVisitMail(visit!)).toBe('waiting')
  for (const kind of ['home', 'showroom', 'video'] as const)
    expect(await freeNow('nyack', kind)).not.toContainEqual(time)

  // A street that came along isn't where the call is.
  const call = { kind: 'video', startsAt: other!.startsAt }
  const second = await takeVisit(...form(2, call))
  expect(second.visit).toMatchObject({ kind: 'video', place: '', address: '', travel: 0 })
  expect((await getLead(second.leadId))?.message).toMatch(/^Asked for a video call on /)
  // Moved by its link, it stays one.
  const [free] = await freeNow('', 'video')
  const link = { token: visitToken(second.visit!.id), version: 1, action: 'move' } as const
  expect(await changeVisitByLink({ ...link, startsAt: free!.startsAt }, client)).toMatchObject({
    ...{ kind: 'video', place: '', travel: 0, startsAt: free!.startsAt },
  })
})

test('a kind of visit that isn’t offered is a request for staff', async () => {
  const [time] = await freeNow('', 'video')
  await setSetting('profile', { visits: { ...profile.visits, byVideo: false } })
  const { leadId, visit } = await takeVisit(...form(1, { kind: 'video', startsAt: time!.startsAt }))
  expect(visit).toBeNull()
  expect((await getLead(leadId))?.message).toMatch(/^Asked for a video call on /)
})

test('only a visit at home needs street and town, and says so with all else that is missing', () => {
  const missing = (typed: object) =>
    visitFormSchema.safeParse(typed).error?.issues.map(({ path: [name] }) => String(name)) ?? []
  expect(missing({})).toEqual(expect.arrayContaining(['startsAt', 'name', 'town', 'address']))
  expect(missing({ kind: 'showroom' })).not.toEqual(expect.arrayContaining(['town']))
  expect(missing({ kind: 'showroom', address: '' })).toEqual([
    ...['startsAt', 'name', 'email', 'phone', 'projectType'],
  ])
  expect(missing({ kind: 'home', address: '1', town: 'nyack' })).toContain('address')
  expect(visitFormSchema.safeParse(null).success).toBe(false)
})

test('the page says what became of the mail', async () => {
  const visit = await booked()
  expect(await getVisitMail(visit)).toBe('waiting')
  await write((db) => db.outbox.updateMany({ data: { status: 'sent' } }))
  expect(await getVisitMail(visit)).toBe('sent')
  // Staff who move it and tell nobody: that mail names another time.
  const [time] = await freeNow()
  const moved = await moveVisit(visit.id, { ...visit, startsAt: time!.startsAt }, 1, staff)
  expect(await getVisitMail(moved)).toBeNull()
})

test('a held time is nobody else’s, until it is let go, runs out, or its holder books', async () => {
  const [time] = await freeNow()
  const nyack = { kind: 'home', place: await requirePlace('nyack') } as const
  const plan = visitPlan(profile, nyack, { startsAt: time!.startsAt, address: '' })
  const [one, other] = ['one', 'other'].map((key) => ({ ...plan, heldBy: hashOf(key), heldFrom: key }))
  const now = new Date()
  const until = await storeReservation(one!, now)
  expect(Date.parse(until) - now.getTime()).toBe(600_000)
  await expect(storeReservation(other!, now)).rejects.toMatchObject({ code: 'conflict' })
  expect(await freeNow()).not.toContainEqual(time)
  await expect(takeVisit(...form(1, { startsAt: time!.startsAt }))).rejects.toMatchObject({
    code: 'conflict',
  })

  // It goes on while she types, but not for ever.
  await storeReservation(one!, new Date(now.getTime() + 9 * 60_000))
  await expect(storeReservation(one!, new Date(now.getTime() + 46 * 60_000))).rejects.toMatchObject({
    code: 'too-many',
  })
  // An expired reservation is taken over.
  await storeReservation(other!, new Date(now.getTime() + 30 * 60_000))
  await releaseReservation(other!.heldBy)
  expect(await freeNow()).toContainEqual(time)

  // Of many who want what has run out one gets it.
  await storeReservation(one!, new Date(now.getTime() - 20 * 60_000))
  const wanting = Array.from({ length: 20 }, (_, number) =>
    storeReservation({ ...plan, heldBy: hashOf(`w${number}`), heldFrom: `w${number}` }),
  )
  const came = await Promise.allSettled(wanting)
  expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await write((db) => db.visitTime.updateMany({ data: { heldUntil: new Date(0) } }))
  await pruneReservations()
  expect(await write((db) => db.visitTime.count())).toBe(0)

  // Its holder books it.
  const [input, request] = form(7, { startsAt: time!.startsAt })
  await storeReservation({ ...plan, heldBy: hashOf(input.key), heldFrom: 'x' })
  expect((await takeVisit(input, request)).visit).toMatchObject({ startsAt: time!.startsAt })
  expect(await write((db) => db.visitTime.count({ where: { visitId: null } }))).toBe(0)
})

test('one address holds a few times only', async () => {
  const times = await freeNow()
  const nyack = { kind: 'home', place: await requirePlace('nyack') } as const
  const hold = (number: number) => {
    const plan = visitPlan(profile, nyack, { startsAt: times[number * 6]!.startsAt, address: '' })
    return storeReservation({ ...plan, heldBy: hashOf(`key ${number}`), heldFrom: 'the same' })
  }
  for (const number of [0, 1, 2, 3]) await hold(number)
  await expect(hold(4)).rejects.toMatchObject({ code: 'too-many' })
})

test('only staff can book a blocked time', async () => {
  const owner = await write((db) =>
    db.staff.create({ data: { email: 'o@example.com', name: 'Dana', passwordHash: '' } }),
  )
  const [time] = await freeNow()
  const startsAt = time!.startsAt
  const endsAt = new Date(Date.parse(startsAt) + 60_000).toISOString()
  await addVisitBlocks([{ startsAt, endsAt }], 'Fair', owner.id)
  expect(await freeNow()).not.toContainEqual(time)
  const { visit } = await takeVisit(...form(1, { startsAt: (await freeNow())[9]!.startsAt }))
  const where = { kind: 'home', place: 'nyack', address: 'x' } as const
  const plan = { ...where, startsAt, minutes: 60, travel: 15, staffId: null }
  await expect(moveVisit(visit!.id, plan, 1, staff)).rejects.toMatchObject({ code: 'conflict' })
  await moveVisit(visit!.id, plan, 1, { staffId: owner.id, overBlocks: true })
  expect(await getVisit(visit!.id)).toMatchObject({ startsAt, version: 2 })
})

test('by the link a visit is moved and canceled, once each, and its time is free again', async () => {
  const visit = await booked()
  const token = visitToken(visit.id)
  expect(await getVisitByLink(token)).toMatchObject({ id: visit.id })
  expect(await getVisitByLink(`${token.slice(1)}x`)).toBeNull()
  expect(JSON.stringify(await write((db) => db.visit.findMany()))).not.toContain(token)

  const otherTime = (await freeNow()).at(-1)!
  const link = { token, version: 1, action: 'move' as const, startsAt: otherTime.startsAt }
  expect(await changeVisitByLink(link, client)).toMatchObject({ startsAt: otherTime.startsAt, sequence: 1 })
  // Somebody else’s tab still shows the first version.
  await expect(changeVisitByLink(link, client)).rejects.toMatchObject({ code: 'conflict' })
  await changeVisitByLink({ token, version: 2, action: 'cancel' }, client)
  expect(await getVisit(visit.id)).toMatchObject({ status: 'canceled', sequence: 2 })
  expect(await write((db) => db.visitTime.count())).toBe(0)
  await expect(changeVisitByLink({ token, version: 3, action: 'cancel' }, client)).rejects.toMatchObject({
    code: 'conflict',
  })
  // Only what tells of the last state waits to be sent.
  expect(await outbox()).toEqual(['visit-confirmation', 'visit-notification'])
})

test('of two who move and cancel at once one is first', async () => {
  const visit = await booked()
  const otherTime = (await freeNow()).at(-1)!
  const plan = { ...visit, startsAt: otherTime.startsAt }
  const came = await Promise.allSettled([
    moveVisit(visit.id, plan, 1, staff),
    cancelVisit(visit.id, 1, staff),
  ])
  expect(came.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  await setVisitDone(visit.id, true, 2)
  expect(await getVisit(visit.id)).toMatchObject({ status: 'done', version: 3 })
})

test('a visit goes with its lead: into the trash, as spam, and for good', async () => {
  const visit = await booked()
  const owner = await write((db) =>
    db.staff.create({ data: { email: 'o@example.com', name: 'Dana', passwordHash: '' } }),
  )
  await trashLead(visit.leadId, owner.id)
  expect(await getVisit(visit.id)).toBeNull()
  expect(await write((db) => db.visitTime.count())).toBe(0)
  await restoreLead(visit.leadId, owner.id)
  expect(await getVisit(visit.id)).toMatchObject({ status: 'canceled' })
  const second = await booked(2)
  await judgeLead(second.leadId, true, null)
  expect(await listVisits(new Date(), new Date(Date.now() + 90 * 86_400_000))).toHaveLength(1)
  await write((db) => db.lead.deleteMany())
  expect(await write((db) => db.visit.count())).toBe(0)
})

test('a visitor who booked in time is reminded once, the day before', async () => {
  const visit = await booked()
  const dayBefore = new Date(Date.parse(visit.startsAt) - 23 * 3_600_000)
  expect(await remindOfVisits(new Date(Date.parse(visit.startsAt) - 25 * 3_600_000))).toBe(0)
  // As if it had been booked a week ago: tests run at any hour.
  await write((db) => db.visit.updateMany({ data: { agreedAt: new Date(Date.now() - 7 * 86_400_000) } }))
  const came = await Promise.all(Array.from({ length: 5 }, () => remindOfVisits(dayBefore)))
  expect(came.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(await remindOfVisits(dayBefore)).toBe(0)
  expect((await outbox()).filter((kind) => kind === 'visit-reminder')).toHaveLength(1)
  // Moved to another day, it is reminded of again; agreed on less than a day ahead, it isn't.
  const otherTime = (await freeNow()).at(-1)!
  await moveVisit(visit.id, { ...visit, startsAt: otherTime.startsAt }, 1, staff)
  const agreedAgain = (agreedAt: Date) => write((db) => db.visit.updateMany({ data: { agreedAt } }))
  const dayBeforeOther = new Date(Date.parse(otherTime.startsAt) - 23 * 3_600_000)
  await agreedAgain(new Date(Date.parse(otherTime.startsAt) - 3_600_000))
  expect(await remindOfVisits(dayBeforeOther)).toBe(0)
  await agreedAgain(new Date(Date.now() - 7 * 86_400_000))
  expect(await remindOfVisits(dayBeforeOther)).toBe(1)
})

test('a lead may have several visits, the latest first', async () => {
  const visit = await booked()
  const [time] = await freeNow()
  const where = { kind: 'home', place: '', address: '' } as const
  const plan = { ...where, startsAt: time!.startsAt, minutes: 60, travel: 0, staffId: null }
  await bookVisit({ ...plan, id: 'second', leadId: visit.leadId, tokenHash: 'h' }, { staffId: null })
  expect(await listLeadVisits(visit.leadId)).toHaveLength(2)
  // The first one keeps its time.
  expect((await freeNow()).map(({ startsAt }) => startsAt)).not.toContain(visit.startsAt)
})

test('the visits of a merged lead are the surviving lead’s, until they are two again', async () => {
  const { id: staffId } = await write((db) =>
    db.staff.create({ data: { email: 'o@example.com', name: 'Dana', passwordHash: '' } }),
  )
  const [older, newer] = [await booked(), await booked(2)]
  const survivor = await mergeLead(newer.leadId, older.leadId, staffId)
  expect(survivor.id).toBe(older.leadId)
  expect((await listLeadVisits(survivor.id)).map(({ id }) => id).sort()).toEqual([older.id, newer.id].sort())
  await unmergeLead(newer.leadId, staffId)
  expect((await listLeadVisits(survivor.id)).map(({ id }) => id)).toEqual([older.id])
  expect((await listLeadVisits(newer.leadId)).map(({ id }) => id)).toEqual([newer.id])
})
