import { cleanUpAccounts } from '@/lib/auth/housekeeping'
import { phoneHours } from '@/lib/business/hours'
import { defaultProfile } from '@/lib/business/profile'
import type { LeadStatus } from '@/lib/content-types'
import { addAudit } from '@/lib/data/audit'
import { listAudit } from '@/lib/records/audit-log'
import { write } from '@/lib/data/client'
import { addLeadNote, changeLead, deleteLead, mergeLead } from '@/lib/data/lead-changes'
import { countInbox, countViews, eachLead, findSamePerson, leadNews, listMerged } from '@/lib/data/lead-inbox'
import { countWaiting, firstLeadAt, getLeadFigures, listFollowUps } from '@/lib/data/lead-stats'
import { getTrashedLead, restoreLead, trashLead } from '@/lib/data/lead-trash'
import { countLeads, createLead, getLead, judgeLead, listLeads } from '@/lib/data/leads'
import { pageStore } from '@/lib/records/page/store'
import { leadEntries, leadEntriesOf } from '@/lib/data/palette'
import { pageRevisions } from '@/lib/data/page-fields'
import { listRevisions } from '@/lib/data/revisions'
import { postStore } from '@/lib/records/post/store'
import { createStaff } from '@/lib/data/staff'
import { emptyTrash, listTrash, pruneTrash, removeForGood } from '@/lib/records/trash'
import { leadFilterOf } from '@/lib/schemas/lead-filter'
import { officeDay } from '@/lib/time/office-time'
import { daysLeft, trashDays } from '@/lib/records/trash-rules'
import { temporaryDatabase } from './temporary-database'
import { projectStore } from '@/lib/records/project/store'
import { testimonialStore } from '@/lib/records/testimonial/store'

temporaryDatabase()

const all = { kind: null, page: 1, size: 50 }
const notFound = { code: 'not-found' }
const hours = phoneHours(defaultProfile)
const staff = () => createStaff({ email: 'ann@example.com', name: 'Ann', passwordHash: 'none' })
const picture = '/images/kitchen-01-after.webp'

/** One of each kind, deleted in this order. */
async function oneOfEach(staffId: string) {
  const page = await pageStore.create({
    title: 'Offer',
    slug: 'offer',
    components: [{ id: 'a', type: 'hero', config: { backgroundImage: picture } }],
    isPublished: true,
  })
  const post = await postStore.create({ title: 'Drawers', slug: 'drawers', isPublished: true })
  const project = await projectStore.create({
    ...{ title: 'Blue Kitchen', location: 'Nanuet, NY', description: 'Blue.', projectType: 'kitchen' },
  })
  const testimonial = await testimonialStore.create({
    ...{ name: 'Bo', location: 'Nyack, NY', rating: 5, content: 'Good.' },
  })
  const lead = await createLead({ source: 'contact', name: 'Cy' })
  await pageStore.trash(page.id)
  await postStore.trash(post.id)
  await projectStore.trash(project.id)
  await testimonialStore.trash(testimonial.id)
  await trashLead(lead.id, staffId)
  return { page, post, project, testimonial, lead }
}

test('lists what was deleted of all kinds, with where it was and by whom, in parts and by kind', async () => {
  const { id: staffId } = await staff()
  expect(await listTrash(all)).toMatchObject({ rows: [], total: 0, page: 1 })
  const records = await oneOfEach(staffId)
  await addAudit({ staffId, action: 'page-deleted', target: records.page.id })
  const { rows, total, counts } = await listTrash(all)
  expect([total, counts]).toEqual([5, { page: 1, post: 1, project: 1, testimonial: 1, job: 0, lead: 1 }])
  expect(
    Object.fromEntries(rows.map(({ kind, title, path, deletedBy }) => [kind, [title, path, deletedBy]])),
  ).toEqual({
    page: ['Offer', '/offer', 'Ann'],
    post: ['Drawers', '/blog/drawers', null],
    project: ['Blue Kitchen', '/gallery/blue-kitchen', null],
    testimonial: ['Bo', '', null],
    lead: ['Cy', '', null],
  })
  expect((await listTrash({ ...all, kind: 'lead' })).rows).toMatchObject([{ id: records.lead.id }])
  const last = await listTrash({ kind: null, page: 9, size: 2 })
  expect([last.page, last.rows.length]).toEqual([3, 1])
})

test('a page comes back with its revisions, its schedule and its publication', async () => {
  const unpublishAt = '2100-01-01T14:00:00.000Z'
  const page = await pageStore.create({ title: 'Offer', slug: 'offer', isPublished: true })
  const { after } = await pageStore.update(page.id, { title: 'Offers', unpublishAt })
  const revisions = await listRevisions(pageRevisions, page.id)
  await pageStore.trash(page.id)
  const { updatedAt: _, ...rest } = after
  expect(await pageStore.restore(page.id)).toMatchObject(rest)
  expect(await listRevisions(pageRevisions, page.id)).toEqual(revisions)
})

test('a purged record is gone with everything that was kept of it', async () => {
  const { page, post } = await oneOfEach((await staff()).id)
  await expect(removeForGood('post', page.id)).rejects.toMatchObject(notFound)
  expect(await removeForGood('page', page.id)).toEqual({ title: 'Offer' })
  await expect(removeForGood('page', page.id)).rejects.toMatchObject(notFound)
  await expect(pageStore.restore(page.id)).rejects.toMatchObject(notFound)
  const remainingIds = () =>
    write((db) => Promise.all([db.revision.findMany({ select: { kind: true } }), db.mediaMention.count()]))
  expect(await remainingIds()).toEqual([[{ kind: 'post' }], 0])
  await removeForGood('post', post.id)
  expect(await remainingIds()).toEqual([[], 0])
  // A record that isn't in the trash isn't removed.
  const keptPage = await pageStore.create({ title: 'Kept', slug: 'kept' })
  await expect(removeForGood('page', keptPage.id)).rejects.toMatchObject(notFound)
  expect(await pageStore.get(keptPage.id)).not.toBeNull()
})

test('emptying takes what was there then; the days take the rest, and the log counts leads', async () => {
  const { id: staffId } = await staff()
  await oneOfEach(staffId)
  const keptLead = await createLead({ source: 'chat', name: 'Kept' })
  expect(await emptyTrash(new Date(Date.now() - 60_000))).toMatchObject({ page: 0, lead: 0 })
  expect(await emptyTrash(new Date())).toEqual({
    page: 1,
    post: 1,
    project: 1,
    testimonial: 1,
    job: 0,
    lead: 1,
  })
  expect((await listTrash(all)).total).toBe(0)

  const [old, young] = [
    await createLead({ source: 'chat', name: 'Old' }),
    await createLead({ source: 'chat', name: 'Young' }),
  ]
  for (const { id } of [old, young]) await trashLead(id, staffId)
  const day = 24 * 3_600_000
  const deletedAt = new Date(Date.now() - trashDays * day - 1000)
  await write((db) => db.lead.update({ where: { id: old.id }, data: { deletedAt } }))
  expect(await pruneTrash(new Date(Date.now() - 2 * day))).toMatchObject({ lead: 0 })
  await cleanUpAccounts()
  expect((await listTrash(all)).rows).toMatchObject([{ title: 'Young' }])
  expect(await getLead(keptLead.id)).not.toBeNull()
  expect(await listAudit()).toMatchObject([
    { action: 'lead-deleted', detail: `1 lead after ${trashDays} days in the trash` },
  ])
})

test('the days that are left are counted up', () => {
  const at = (hour: number) => new Date(Date.parse('2026-11-01T00:00:00Z') + hour * 3_600_000)
  const deletedAt = at(0).toISOString()
  expect([0, 1, 24, 30 * 24 - 1, 30 * 24, 40 * 24].map((hour) => daysLeft(deletedAt, at(hour)))).toEqual([
    30, 30, 29, 1, 0, 0,
  ])
})

describe('a lead in the trash', () => {
  const today = officeDay(new Date().toISOString())
  const now = { today, promiseMinutes: 120 }
  const contact = { phone: '(845) 555-0100', email: 'cy@example.com' }
  /** Everything that lists or counts leads. */
  async function whereItShows(id: string, otherId: string) {
    const exported: string[] = []
    const views = ['all', 'followup', 'spam'] as const
    for (const view of views)
      await eachLead(
        leadFilterOf({ view }),
        now,
        (leads) => void exported.push(...leads.map((lead) => lead.id)),
      )
    const span = { from: today, to: today }
    const figures = await getLeadFigures({ spans: [span], promised: 120, lateSince: new Date() })
    return {
      inbox: await Promise.all(views.map((view) => countInbox(leadFilterOf({ view }), now))),
      views: await countViews(today),
      news: (await leadNews()).waiting,
      list: (await listLeads()).some((lead) => lead.id === id),
      exported: exported.includes(id),
      counts: await countLeads(),
      figures: [figures.leads, figures.statuses, figures.replies.overdue],
      waiting: await countWaiting(new Date()),
      first: await firstLeadAt(),
      followUps: (await listFollowUps(today, { limit: 5 })).total,
      palette: (await leadEntries(['cy'], 5)).length,
      recent: (await leadEntriesOf([id])).length,
      samePerson: (await findSamePerson(otherId)).length,
      open: (await getLead(id)) !== null,
    }
  }

  test.each(['new', 'won', 'spam'] as const)(
    'shows nowhere, and comes back as it was: %s',
    async (status) => {
      const { id: staffId } = await staff()
      const otherLead = await createLead({ source: 'contact', name: 'Other', ...contact })
      const { id } = await createLead({ source: 'contact', name: 'Cy', ...contact })
      await write((db) => db.lead.delete({ where: { id } }))
      const without = await whereItShows(id, otherLead.id)
      await createLead({ source: 'contact', id, name: 'Cy', ...contact })
      const set = (change: { status?: LeadStatus; followUpOn?: string }) =>
        changeLead(id, change, { staffId, hours })
      await set({ followUpOn: today })
      if (status !== 'new') await set({ status })
      await addLeadNote(id, 'Rang twice', staffId)
      const before = await getLead(id)
      const places = await whereItShows(id, otherLead.id)
      expect(places).not.toEqual(without)

      await trashLead(id, staffId)
      expect(await whereItShows(id, otherLead.id)).toEqual(without)
      expect(await getTrashedLead(id)).toMatchObject({
        name: 'Cy',
        status,
        deletedAt: expect.any(String) as string,
      })
      for (const refused of [
        () => trashLead(id, staffId),
        () => changeLead(id, { status: 'won' }, { staffId, hours }),
        () => judgeLead(id, true, staffId),
        () => addLeadNote(id, 'x', staffId),
        () => mergeLead(otherLead.id, id, staffId),
      ])
        await expect(refused()).rejects.toMatchObject(notFound)

      await restoreLead(id, staffId)
      await expect(restoreLead(id, staffId)).rejects.toMatchObject(notFound)
      expect(await whereItShows(id, otherLead.id)).toEqual(places)
      const after = await getLead(id)
      expect(after).toMatchObject({
        ...before,
        updatedAt: after?.updatedAt,
        events: expect.anything() as object,
      })
      expect(after?.events.slice(before?.events.length).map(({ kind }) => kind)).toEqual([
        'trashed',
        'restored',
      ])
    },
  )

  test('takes what was joined to it along, and goes for good on request', async () => {
    const { id: staffId } = await staff()
    const [a, b, c] = [
      await createLead({ source: 'contact', name: 'A' }),
      await createLead({ source: 'contact', name: 'B' }),
      await createLead({ source: 'contact', name: 'C' }),
    ]
    await mergeLead(a.id, b.id, staffId)
    await mergeLead(a.id, c.id, staffId)
    await trashLead(c.id, staffId)
    expect((await listMerged(a.id)).map(({ name }) => name)).toEqual(['B'])
    await trashLead(a.id, staffId)
    expect((await countViews(today)).all).toBe(0)
    await restoreLead(a.id, staffId)
    expect((await listMerged(a.id)).map(({ name }) => name)).toEqual(['B'])
    await trashLead(a.id, staffId)
    expect(await deleteLead(a.id)).toBe(3)
    expect(await write((db) => Promise.all([db.lead.count(), db.leadEvent.count()]))).toEqual([0, 0])
  })
})
