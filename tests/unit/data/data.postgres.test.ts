// The same build runs on PostgreSQL: what the other files try on SQLite, tried there in brief.
import { phoneHours } from '@/lib/business/hours'
import { defaultProfile } from '@/lib/business/profile'
import { samplePosts, sampleProjects, sampleTestimonials } from '@/lib/content/samples'
import { closeDatabase, write } from '@/lib/data/client'
import { clearSuspicion, countLeads, createLead, judgeLead, listLeads } from '@/lib/data/leads'
import { createMedia } from '@/lib/data/media'
import { listUnusedHashes } from '@/lib/data/media-lists'
import { addLeadNote, changeLead } from '@/lib/data/lead-changes'
import { countWaiting, firstLeadAt, getLeadFigures, listFollowUps } from '@/lib/data/lead-stats'
import { countNotFound, listNotFoundHits } from '@/lib/data/not-found-hits'
import { addPageViews, listPageViews } from '@/lib/data/page-views'
import { getPublishedPage } from '@/lib/data/pages'
import { pageStore } from '@/lib/records/page/store'
import { dropDraft, listDueDrafts, saveDraft } from '@/lib/data/page-drafts'
import { pageRevisions } from '@/lib/data/page-fields'
import { listRevisions } from '@/lib/data/revisions'
import { pageOfPreview, setPreviewLink } from '@/lib/data/preview-links'
import { paletteAnswer } from '@/lib/palette/answer'
import { processSlot } from '@/lib/process-slot'
import { listPosts, listPublishedPosts } from '@/lib/data/posts'
import { addRedirect, getRedirect, listRedirects, moveRedirect } from '@/lib/data/redirects'
import { savePageCopy } from '@/lib/records/page-copy/store'
import { placeStore, removePlace } from '@/lib/records/place/store'
import { copyRevisions } from '@/lib/data/area-rows'
import { seedAreas } from '@/lib/data/area-seeding'
import { getPlace, listPlaces } from '@/lib/data/areas'
import { seedPlaces } from '@/lib/content/area-seed'
import { getProfile, getSetting, setSetting } from '@/lib/data/settings'
import { cleanUpAccounts } from '@/lib/auth/housekeeping'
import { addAudit } from '@/lib/data/audit'
import { auditCursor, listAudit, listAuditRows } from '@/lib/records/audit-log'
import { addPasswordReset, takeReset } from '@/lib/data/password-resets'
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  getSecondFactor,
  removeSecondFactor,
  takeRecoveryCode,
  takeStep,
} from '@/lib/data/second-factor'
import { changeOwnPassword, createStaff, getStaffByEmail, setStaffPassword } from '@/lib/data/staff'
import { changeStaffAccount, deactivateStaff, listStaffAccounts } from '@/lib/data/staff-accounts'
import { addInvite, takeInvite } from '@/lib/data/staff-invites'
import { getOpenSession, openStaffSession, touchStaffSession } from '@/lib/data/staff-sessions'
import { emptyTrash, listTrash } from '@/lib/records/trash'
import { startPostgres } from './postgres-cluster'
import { runScript } from './run-script'
import { requireLead } from './require-lead'
import { deployMigrations } from './temporary-database'
import { projectStore } from '@/lib/records/project/store'
import { testimonialStore } from '@/lib/records/testimonial/store'

const by = (staffId: string | null) => ({ staffId, hours: phoneHours(defaultProfile) })

let cluster: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  cluster = await startPostgres()
  process.env.DATABASE_URL = cluster.url
  expect(deployMigrations(cluster.url)).toMatch(/^applied .*init/)
}, 60_000)
beforeEach(() =>
  write(async (db) => {
    const tables = await db.$queryRaw<{ name: string }[]>`
      SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`
    await db.$executeRawUnsafe(`TRUNCATE ${tables.map(({ name }) => `"${name}"`).join(', ')} CASCADE`)
  }),
)
afterAll(async () => {
  await closeDatabase()
  await cluster?.stop()
})

const move = (from: string, to: string) => write((db) => db.$transaction((tx) => moveRedirect(tx, from, to)))
const notFound = { code: 'not-found' }
const slugTaken = { code: 'conflict', more: { errors: { slug: expect.any(String) as string } } }
const hero = { id: 'hero-1', type: 'hero', config: { title: 'Welcome' } }

test('the statistics count the same way', async () => {
  const day = (at: string) => new Date(at)
  const lead = { name: 'Robin', source: 'chat', town: 'nyack', status: 'won' }
  await write((db) =>
    db.lead.createMany({
      data: [
        { ...lead, id: 'one', value: 30_000, replyMinutes: 10, createdAt: day('2026-11-16T05:00:00Z') },
        { ...lead, replyMinutes: 300, createdAt: day('2026-11-23T04:59:00Z') },
        { ...lead, status: 'new', town: '', createdAt: day('2026-11-16T12:00:00Z') },
        { ...lead, status: 'quoted', followUpOn: '2026-11-20', createdAt: day('2026-11-15T12:00:00Z') },
        { ...lead, status: 'spam', createdAt: day('2026-11-16T12:00:00Z') },
        { ...lead, mergedIntoId: 'one', createdAt: day('2026-11-16T12:00:00Z') },
      ],
    }),
  )
  const lateSince = day('2026-11-17T12:00:00Z')
  const spans = [{ from: '2026-11-16', to: '2026-11-22' }]
  expect(await getLeadFigures({ spans, promised: 120, lateSince, marks: true })).toMatchObject({
    leads: 3,
    value: 30_000,
    towns: [
      { key: 'nyack', leads: 2, won: 2 },
      { key: '', leads: 1 },
    ],
    replies: { answered: 2, kept: 1, overdue: 1, median: 155, marks: [{ minutes: 10 }, { minutes: 300 }] },
  })
  expect(await firstLeadAt()).toBe('2026-11-15T12:00:00.000Z')
  expect(await countWaiting(lateSince)).toEqual({ waiting: 1, late: 1 })
  expect((await listFollowUps('2026-11-20', { limit: 3 })).total).toBe(1)
})

test('deploying again applies nothing', () => {
  expect(deployMigrations(cluster.url)).toBe('nothing to apply\n')
})

test('an empty database shows the samples; seeding stores them once', async () => {
  expect(await projectStore.listShown()).toEqual(sampleProjects)
  expect(runScript('seed')).toMatchObject({ status: 0, stderr: '' })
  expect(runScript('seed')).toEqual({ status: 0, stdout: '', stderr: '' })
  expect(await projectStore.count()).toMatchObject({ total: 13 })
  expect(await projectStore.listShown()).toEqual(sampleProjects)
  expect(await testimonialStore.listShown()).toEqual(sampleTestimonials)
  const titles = samplePosts.map(({ title }) => title)
  expect((await listPosts()).map(({ title }) => title)).toEqual(titles)
  expect((await listPublishedPosts()).map(({ title }) => title)).toEqual(titles)
}, 60_000)

test('pages: conflicts, taken slugs, revisions, deleting and restoring', async () => {
  const page = await pageStore.create({ title: 'One', slug: 'one', components: [hero] })
  await expect(pageStore.create({ title: 'Two', slug: 'one' })).rejects.toMatchObject(slugTaken)
  const { after: live } = await pageStore.update(page.id, { isPublished: true, version: 1 })
  await expect(pageStore.update(page.id, { title: 'x', version: 1 })).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await getPublishedPage('one')).toEqual(live)
  expect(await listRevisions(pageRevisions, page.id)).toEqual([
    expect.objectContaining({ version: 2, components: [hero] }),
    expect.objectContaining({ version: 1 }),
  ])
  await saveDraft(page.id, { title: 'Tomorrow', publishAt: '2100-01-01T14:00:00.000Z' }, 2)
  expect(await getPublishedPage('one')).toMatchObject({ title: 'One', draft: {} })
  expect(await listDueDrafts(new Date(0), new Date())).toEqual([])
  await dropDraft(page.id)
  await setPreviewLink(page.id, 'hash')
  expect(await pageOfPreview('hash')).toBe(page.id)
  const { id } = await pageStore.create({
    title: 'Event',
    slug: 'event',
    publishAt: '2100-01-01T14:00:00.000Z',
  })
  await write((db) => db.page.update({ where: { id }, data: { publishAt: new Date(Date.now() - 1000) } }))
  expect(await getPublishedPage('event')).toMatchObject({ id, isPublished: true })
  expect(await pageStore.listDue(new Date(0), new Date())).toHaveLength(1)
  await pageStore.trash(id)
  await pageStore.trash(page.id)
  await expect(pageStore.update(page.id, { title: 'x' })).rejects.toMatchObject(notFound)
  const otherPage = await pageStore.create({ title: 'Other', slug: 'one' })
  expect(await pageStore.restore(page.id)).toMatchObject({ slug: 'one-2', isPublished: true })
  expect((await listTrash({ kind: null, page: 1, size: 9 })).rows).toMatchObject([{ id, path: '/event' }])
  expect(await emptyTrash(new Date())).toMatchObject({ page: 1 })
  await pageStore.trash(otherPage.id)
  expect(await pageStore.count()).toEqual({ total: 1, published: 1 })
})

test('the pictures that nothing shows are found by the database', async () => {
  const [shown, free] = ['1', '2'].map((sign) => sign.repeat(32)) as [string, string]
  for (const hash of [shown, free])
    await createMedia({ hash, name: 'oak.jpg', width: 640, height: 480, bytes: 9, color: '' })
  const config = { backgroundImage: `/media/${shown}/oak.webp` }
  const { id } = await pageStore.create({
    title: 'Oak',
    slug: 'oak',
    components: [{ id: 'hero', type: 'hero', config }],
  })
  expect(await listUnusedHashes()).toEqual([free])
  await pageStore.trash(id)
  expect(await listUnusedHashes()).toHaveLength(2)
})

test('of saves of the same version at the same time exactly one wins', async () => {
  const { id } = await pageStore.create({ title: 'One', slug: 'one' })
  const outcomes = await Promise.allSettled(
    ['a', 'b', 'c', 'd'].map((title) => pageStore.update(id, { title, version: 1 })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict' })
})

test('changes of two instances take turns: what one has read still holds when it writes', async () => {
  // A second instance is a second queue with its own connections.
  const slot = processSlot('database')
  const first = slot.current
  const bump = () =>
    write(async (db) => {
      const row = await db.setting.findUnique({ where: { key: 'turns' } })
      const value = String(Number(row?.value ?? 0) + 1)
      await db.setting.upsert({
        where: { key: 'turns' },
        create: { key: 'turns', value },
        update: { value },
      })
    })
  const of = (instance: unknown) => {
    slot.current = instance
    return bump()
  }
  const ours = bump()
  slot.current = undefined
  const otherBump = bump()
  const second = slot.current
  await Promise.all([
    ours,
    otherBump,
    ...Array.from({ length: 20 }, (_, turn) => of(turn % 2 ? first : second)),
  ])
  slot.current = second
  await closeDatabase()
  slot.current = first
  expect(await getSetting('turns')).toBe(22)
}, 30_000)

test('a change outlives the connection that keeps its turn, and the next one has its turn again', async () => {
  const end = `SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE locktype = 'advisory' AND granted`
  const changed = await write(async (db) => {
    expect(await db.$queryRawUnsafe(end)).toEqual([{ pg_terminate_backend: true }])
    await db.setting.create({ data: { key: 'turn', value: '1' } })
    return 'changed'
  })
  expect(changed).toBe('changed')
  expect(await write((db) => db.$queryRawUnsafe(end))).toHaveLength(1)
  expect(await getSetting('turn')).toBe(1)
})

test('the server ends the transaction of an instance that stands still, so that nobody waits for its locks for ever', async () => {
  const silence = await write((db) => db.$queryRaw`SHOW idle_in_transaction_session_timeout`)
  expect(silence).toEqual([{ idle_in_transaction_session_timeout: '20s' }])
})

test('a text with a sign that PostgreSQL doesn’t have finds nothing, and is stored with a mark in its place', async () => {
  expect(await getPublishedPage('a\0b')).toBeNull()
  await pageStore.create({ title: 'A\0B', slug: 'with-nul', isPublished: true })
  expect(await getPublishedPage('with-nul')).toMatchObject({ title: 'A\ufffdB' })
})

test('addresses are searched whatever their capitals and signs', async () => {
  await addRedirect({ fromPath: '/old', toPath: 'https://Example.com/A_b%20c' })
  await addRedirect({ fromPath: '/back\\slash', toPath: '/contact' })
  const countRedirectsOf = async (search: string) => (await listRedirects({ search, pageSize: 9 })).total
  expect(
    await Promise.all(['example.com/a_B', 'EXAMPLE', '%20c', 'k\\', 'nothing'].map(countRedirectsOf)),
  ).toEqual([1, 1, 1, 1, 0])
})

test('a lead is stored whole, once, and keeps its events', async () => {
  const { id: staffId } = await createStaff({ email: 'ann@example.com', name: 'Ann', passwordHash: 'x' })
  const spooled = { source: 'chat', id: 'spooled', createdAt: '2024-05-01T12:00:00.000Z' } as const
  const stored = await Promise.all(['a', 'b', 'c'].map((name) => createLead({ ...spooled, name })))
  expect(new Set(stored.map(({ name }) => name)).size).toBe(1)
  expect(await write((db) => db.outbox.count())).toBe(1)
  await changeLead('spooled', { status: 'contacted' }, by(staffId))
  await addLeadNote('spooled', 'Wants quartz.', null)
  expect((await requireLead('spooled')).events.map(({ kind, staffName }) => [kind, staffName])).toEqual([
    ['stored', null],
    ['status', 'Ann'],
    ['note', null],
  ])
  await createLead({ source: 'contact', name: 'Later' })
  expect((await listLeads({ limit: 1 })).map(({ name }) => name)).toEqual(['Later'])
  expect(await countLeads()).toEqual({ new: 1, total: 2 })
  await expect(addLeadNote('nothing', 'x', null)).rejects.toMatchObject(notFound)
})

test('a form instance makes one lead, and a verdict on it announces it once', async () => {
  const suspect = {
    source: 'chat',
    key: 'a1'.repeat(16),
    status: 'spam',
    suspicion: 'It was quick.',
  } as const
  const [first, second] = await Promise.all([
    createLead({ ...suspect, name: 'Robin' }),
    createLead({ ...suspect, name: 'Robin', id: 'another' }),
  ])
  expect(second).toEqual(first)
  expect(first).toMatchObject({ status: 'spam', suspicion: 'It was quick.' })
  expect(await listLeads({ limit: 5, after: first.id })).toEqual([])
  const cleared = await Promise.all([clearSuspicion(first.id), clearSuspicion(first.id)])
  expect(cleared.filter(Boolean)).toHaveLength(1)
  await judgeLead(first.id, true, null)
  expect(await clearSuspicion(first.id)).toBe(false)
  expect(await judgeLead(first.id, false, null)).toMatchObject({ status: 'new', suspicion: '' })
  expect(await write((db) => db.outbox.count())).toBe(1)
})

test('searches of staff find texts whatever their case and accents', async () => {
  await createLead({ source: 'chat', name: 'Émile O’Brien', phone: '(845) 555-0117', town: 'new-city' })
  await createLead({ source: 'chat', name: 'Somebody', phone: '845-555-0118' })
  await pageStore.create({ title: 'Kitchen FINANCING', slug: 'pay-monthly' })
  for (const query of ['émile', 'EMILE', 'brien', 'new city', '5550117'])
    expect((await paletteAnswer(query)).leads.map(({ name }) => name)).toEqual(['Émile O’Brien'])
  expect((await paletteAnswer('financing pay')).records).toHaveLength(1)
  expect((await paletteAnswer('555')).leads).toHaveLength(2)
})

test('sessions, second factors, reset links and the audit log', async () => {
  const { id } = await createStaff({ email: 'dana@example.com', name: 'Dana', passwordHash: 'x' })
  const [kept, other] = [await openStaffSession({ staffId: id }), await openStaffSession({ staffId: id })]
  await touchStaffSession(kept, id)
  await changeOwnPassword(id, 'y', kept)
  expect(await getOpenSession(kept)).toMatchObject({ staff: { id } })
  expect(await getOpenSession(other)).toBeNull()

  expect(await beginSecondFactor(id, 'sealed')).toBe(true)
  await confirmSecondFactor(id, ['one', 'two'])
  expect(await beginSecondFactor(id, 'another')).toBe(false)
  const steps = await Promise.all([takeStep(id, 60_000_000), takeStep(id, 60_000_000)])
  expect(steps.filter(Boolean)).toHaveLength(1)
  const codes = await Promise.all([takeRecoveryCode(id, 'one'), takeRecoveryCode(id, 'one')])
  expect(codes.filter(Boolean)).toHaveLength(1)
  expect(await countRecoveryCodes(id)).toBe(1)
  await removeSecondFactor(id)
  expect(await getSecondFactor(id)).toEqual({ secret: '', since: null, step: 0 })

  expect(await addPasswordReset(id, 'token')).toBe(true)
  const resets = await Promise.all([takeReset(id, 'token', 'a'), takeReset(id, 'token', 'b')])
  expect(resets.filter(Boolean)).toHaveLength(1)
  expect(await getOpenSession(kept)).toBeNull()

  await addAudit({ staffId: id, action: 'signed-in' })
  expect(await listAudit({ staffId: id })).toMatchObject([{ action: 'signed-in' }])
  await cleanUpAccounts()
  expect(await listAudit({ staffId: id })).toHaveLength(1)
})

test('staff, settings, redirects and not-found hits', async () => {
  const { id } = await createStaff({ email: 'Ann@example.com', name: 'Ann', passwordHash: 'x' })
  const again = createStaff({ email: 'ann@example.com', name: 'Ann', passwordHash: 'x' })
  await expect(again).rejects.toMatchObject({ code: 'conflict' })
  await setStaffPassword(id, 'y')
  expect(await getStaffByEmail('ANN@example.com')).toMatchObject({ passwordHash: 'y', sessionVersion: 2 })

  await setSetting('profile', { phone: '1' })
  await setSetting('profile', { phone: '2' })
  expect(await getSetting('profile')).toEqual({ phone: '2' })
  expect((await getProfile()).phone).toBe('2')

  await move('/a', '/b')
  await move('/b', '/c')
  await move('/c', '/a')
  expect(await Promise.all(['/a', '/b', '/c'].map((path) => getRedirect(path)))).toEqual([null, '/a', '/a'])

  await Promise.all(['/x', '/x', '/x'].map((path) => countNotFound(path)))
  expect(await listNotFoundHits()).toEqual([expect.objectContaining({ path: '/x', count: 3 })])

  const view = { day: '2026-11-20', path: '/nyack', source: 'google', campaign: '', count: 2 }
  await Promise.all([view, view, { ...view, source: 'direct' }].map((sum) => addPageViews([sum])))
  const days = { from: '2026-11-20', to: '2026-11-20' }
  expect((await listPageViews(days)).map(({ source, count }) => [source, count])).toEqual([
    ['direct', 2],
    ['google', 4],
  ])
})

test('accounts: an invitation is used once, an owner always stays; redirects added by hand; the whole audit log', async () => {
  const owner = (email: string) => createStaff({ email, name: 'Ann', passwordHash: 'x' })
  const [ann, ben] = [await owner('ann@example.com'), await owner('ben@example.com')]
  const sessionId = await openStaffSession({ staffId: ann.id })
  const guest = { name: 'Cy', email: 'cy@example.com', role: 'editor' as const, tokenHash: 'h' }
  await addInvite(guest, ann.id)
  const takenInvites = await Promise.all([1, 2].map(() => takeInvite('h', { name: 'Cy', passwordHash: 'x' })))
  expect(takenInvites.filter(Boolean)).toHaveLength(1)
  await expect(addInvite(guest, ann.id)).rejects.toMatchObject({ code: 'conflict' })
  const results = await Promise.allSettled([
    deactivateStaff(ann.id),
    changeStaffAccount(ben.id, { role: 'editor' }),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await getOpenSession(sessionId)).toBeNull()
  const owners = (await listStaffAccounts()).filter(
    (account) => account.role === 'owner' && !account.deactivatedAt,
  )
  expect(owners).toHaveLength(1)

  await addRedirect({ fromPath: '/b', toPath: '/contact' })
  await addRedirect({ fromPath: '/a', toPath: '/b' })
  const twice = addRedirect({ fromPath: '/a', toPath: '/c' })
  await expect(twice).rejects.toMatchObject({ code: 'conflict' })
  expect(await listRedirects({ search: 'CONT', pageSize: 1 })).toMatchObject({
    total: 2,
    redirects: [{ fromPath: '/a', toPath: '/contact' }],
  })

  for (const target of ['1', '2', '3']) await addAudit({ staffId: ben.id, action: 'page-deleted', target })
  const { rows, next } = await listAuditRows({ limit: 2 })
  expect(rows.map(({ target }) => target)).toEqual(['3', '2'])
  const before = auditCursor(next ?? '')
  expect((await listAuditRows({ limit: 2, before })).rows).toMatchObject([{ target: '1', staffName: 'Ann' }])
})

test('places, services and own words: loading, saving, conflicts, removing', async () => {
  await seedAreas()
  expect((await listPlaces()).map((place) => ({ ...place, updatedAt: null }))).toEqual(seedPlaces)
  expect(await seedAreas()).toBe(0)
  await placeStore.save('nyack', { lat: 41.2, version: 1 })
  expect(await getPlace('nyack')).toMatchObject({ lat: 41.2, version: 2 })
  await expect(placeStore.save('nyack', { lat: 41.3, version: 1 })).rejects.toMatchObject({
    code: 'conflict',
  })
  await savePageCopy('nyack', 'custom-cabinets', { headline: 'Cabinets' }, 1)
  expect(await listRevisions(copyRevisions, 'nyack:custom-cabinets')).toHaveLength(2)
  const { to } = await removePlace('nyack')
  expect(await getRedirect('/rockland/nyack/custom-cabinets')).toBe(`/rockland/${to.slug}/custom-cabinets`)
  expect(await listPlaces()).toHaveLength(46)
})

test('a database that can’t be reached is an error while the site runs, and samples at build time', async () => {
  await closeDatabase()
  await cluster.stop()
  await expect(projectStore.listShown()).rejects.toThrow()
  process.env.NEXT_PHASE = 'phase-production-build'
  expect(await projectStore.listShown()).toEqual(sampleProjects)
  delete process.env.NEXT_PHASE
  expect(() => deployMigrations(cluster.url)).toThrow(/Migration failed: /)
})
