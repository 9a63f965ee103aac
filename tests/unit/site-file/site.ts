import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { madeByStaff } from '@/lib/data/page-fields'
import { write } from '@/lib/data/client'
import { createLead } from '@/lib/data/leads'
import { listLeadIds } from '@/lib/records/site-rows'
import { setSetting } from '@/lib/data/settings'
import { defaultProfile } from '@/lib/business/profile'
import { seedPlaces, seedServices } from '@/lib/content/area-seed'
import { env } from '@/lib/env'
import { versionFiles } from '@/lib/media/path'
import { quartersOf } from '@/lib/time/quarters'
import { siteTable, type SiteTable, tablesOf } from '@/lib/records/site-tables'

// A site with something in every column of every table, and what must never leave it.

/** Secrets that no export may hold, in any form. */
export const secrets = {
  passwordHash: '$argon2id$v=19$not-for-export',
  totpSecret: 'sealed-totp-secret',
  recoveryHash: 'hash-of-a-recovery-code',
  resetHash: 'hash-of-a-reset-link',
  inviteHash: 'hash-of-an-invitation',
  feedHash: 'hash-of-a-calendar-address',
  calendarAddress: 'sealed-address-of-a-calendar',
  sessionDevice: 'Chrome on the owner’s Mac',
  auditDetail: 'an entry of the log',
  unsavedDraft: 'words that nobody has saved',
}

export const hashes = { shown: 'a'.repeat(32), spare: 'b'.repeat(32), revised: 'c'.repeat(32) }
const at = (day: number) => new Date(`2026-10-${String(day).padStart(2, '0')}T08:15:30.123Z`)
const src = (hash: string) => `/media/${hash}/kitchen-900x600.webp`

const webp = (content: string) => Buffer.from(`RIFF\x10\0\0\0WEBPVP8 ${content}`, 'latin1')
const avif = (content: string) => Buffer.from(`\0\0\0\x1cftypavif${content}`, 'latin1')

/** Puts a picture's files into DATA_DIR. */
export function storeFiles(hash: string, content: string): void {
  const folder = path.join(env().DATA_DIR, 'media', hash)
  mkdirSync(folder, { recursive: true })
  for (const name of versionFiles(900))
    writeFileSync(path.join(folder, name), (name.endsWith('.webp') ? webp : avif)(`${content} ${name}`))
}

const planned = { isPublished: true, publishAt: at(3), unpublishAt: at(28), version: 4, savedById: 'staff-1' }
const page = {
  title: 'Financing “plain”\n☕',
  slug: 'financing',
  content: `<p>Old</p><img src="${src(hashes.shown)}">`,
  metaTitle: 'Meta',
  metaDescription: 'About it',
}
const document = JSON.stringify({
  version: 1,
  blocks: [
    { id: 'hero-1', type: 'hero', config: { title: 'Hi', image: src(hashes.shown), more: [1, null] } },
  ],
})
const post = {
  title: 'A post',
  slug: 'a-post',
  excerpt: 'Short',
  content: '<p>Long</p>',
  featuredImage: src(hashes.shown),
  town: 'Nyack',
  category: 'Tips',
  metaTitle: 'Post',
  metaDescription: 'Of it',
}

/** Fills an empty database, and DATA_DIR/media. */
export async function fillSite(): Promise<void> {
  rmSync(path.join(env().DATA_DIR, 'media'), { recursive: true, force: true })
  await write(async (db) => {
    await db.staff.create({
      data: {
        id: 'staff-1',
        email: 'owner@example.com',
        name: 'Dana',
        passwordHash: secrets.passwordHash,
        totpSecret: secrets.totpSecret,
        recoveryCodes: { create: { hash: secrets.recoveryHash } },
        resets: { create: { tokenHash: secrets.resetHash, expiresAt: at(30) } },
        sessions: { create: { device: secrets.sessionDevice } },
        visitFeed: { create: { tokenHash: secrets.feedHash } },
        busyCalendars: {
          create: {
            ...{ id: 'calendar-1', name: 'Google', address: secrets.calendarAddress },
            ...{ triedAt: at(9), readAt: at(9), changedAt: at(9) },
            times: { create: { startsAt: at(23), endsAt: at(24) } },
          },
        },
        audit: { create: { action: 'signed-in', detail: secrets.auditDetail } },
        unsavedDrafts: {
          create: { kind: 'page-work', recordId: 'p', tab: 't', body: `{"draft":"${secrets.unsavedDraft}"}` },
        },
        invites: {
          create: {
            email: 'new@example.com',
            name: 'New',
            role: 'editor',
            tokenHash: secrets.inviteHash,
            expiresAt: at(30),
          },
        },
      },
    })
    await db.place.create({
      data: {
        ...{ slug: 'nyack', name: 'Nyack', zip: '10960', township: 'orangetown', type: 'village' },
        ...{ population: 7265, populationBasis: 'census-2020', lat: 41.0907, lng: -73.9179 },
        ...{ permitAuthority: 'Village', about: 'A village.', position: 3, version: 4 },
        ...{ notes: JSON.stringify(seedPlaces[0]?.notes), updatedAt: at(4) },
      },
    })
    await db.service.create({
      data: {
        ...{ slug: 'kitchen-remodeling', name: 'Kitchens', description: 'Kitchens.' },
        ...{
          features: JSON.stringify(seedServices[0]?.features),
          guide: JSON.stringify(seedServices[0]?.guide),
        },
        ...{ isOn: false, version: 2, updatedAt: at(4) },
      },
    })
    await db.landingPage.create({
      data: {
        ...{ id: 'nyack:kitchen-remodeling', place: 'nyack', service: 'kitchen-remodeling' },
        ...{ lede: 'Old kitchens.', listing: 'hidden', version: 2, updatedAt: at(4) },
      },
    })
    const revision = { name: 'Before the sale', version: 3, staffId: 'staff-1', createdAt: at(2) }
    const copy = {
      ...{ headline: '', lede: 'Old.', description: '', parts: '[]', questions: '[]', blocks: '[]' },
      ...{ pictures: '{}', projects: '[]' },
    }
    const states = [
      { kind: 'landing', recordId: 'nyack:kitchen-remodeling', id: 'lr-1', state: copy },
      {
        ...{ kind: 'page', recordId: 'page-1', id: 'pr-1' },
        state: { ...page, content: src(hashes.revised), components: document, isPublished: true },
      },
      { kind: 'post', recordId: 'post-1', id: 'or-1', state: { ...post, isPublished: true } },
    ]
    await db.revision.createMany({
      data: states.map(({ state, ...row }) => ({ ...revision, ...row, state: JSON.stringify(state) })),
    })
    await db.page.create({
      data: {
        ...{ id: 'page-1', ...page, ...planned, components: document, importedFrom: 'old?p=1' },
        ...{ draftId: 'pr-1', draftSavedAt: at(3), draftPublishAt: at(9) },
        ...{ createdAt: at(1), updatedAt: at(4) },
      },
    })
    await db.page.create({
      data: {
        ...{ id: 'page-2', title: 'Gone', slug: '~page-2', deletedAt: at(5), deletedSlug: 'gone' },
        ...{ createdAt: at(1), updatedAt: at(5) },
      },
    })
    await db.post.create({
      data: {
        ...{ id: 'post-1', ...post, ...planned, publishedAt: at(3), isSample: true, importedFrom: 'old?p=2' },
        ...{ createdAt: at(1), updatedAt: at(4) },
      },
    })
    const texts = { location: 'Nyack, NY', projectType: 'Kitchen', timeline: '3 weeks' }
    const arranged = {
      isFeatured: true,
      isSample: false,
      position: 7,
      version: 2,
      createdAt: at(1),
      updatedAt: at(6),
    }
    await db.project.create({
      data: {
        ...{
          id: 'project-1',
          title: 'Galley',
          ...texts,
          ...arranged,
          projectType: 'kitchen',
          category: 'Kitchen',
          cost: '$40k',
        },
        ...{ description: 'Narrow', beforeImage: '', afterImage: src(hashes.shown), completedAt: at(9) },
        ...{ features: '["Quartz","A \\"soft\\" close"]', slug: 'galley' },
        ...{ style: 'modern', size: 'small', level: 'middle' },
        ...{ design: 'oak_oak_white-quartz_white-subway_natural-oak_brass' },
        ...{ costLines: '[{"label":"Cabinets","amount":"$9,000"}]' },
        ...{ details: JSON.stringify([{ picture: src(hashes.shown), caption: 'Oak' }]) },
      },
    })
    await db.testimonial.create({
      data: {
        id: 'words-1',
        name: 'Ümit',
        rating: 4,
        content: 'Good',
        isVerified: true,
        ...texts,
        ...arranged,
      },
    })
    await db.redirect.create({
      data: { id: 'redirect-1', fromPath: '/old', toPath: '/financing', isManual: true, createdAt: at(2) },
    })
    for (const [index, hash] of Object.values(hashes).slice(0, 2).entries())
      await db.media.create({
        data: {
          ...{
            id: `media-${index}`,
            hash,
            name: 'kitchen.jpg',
            alt: 'A kitchen',
            width: 900,
            height: 600,
            bytes: 99,
          },
          ...{ focalX: 0.25, focalY: 0.75, color: '#aabbcc', createdAt: at(1), updatedAt: at(2) },
        },
      })
  })
  storeFiles(hashes.shown, 'shown')
  storeFiles(hashes.spare, 'spare')
  await setSetting('profile', { ...defaultProfile, shortName: 'Hearth & Harbor', phone: '(845) 555-0100' })
  await setSetting('reply-templates', { templates: [] })
  const banner = { id: 'page-1', text: 'Until May', until: null }
  await setSetting('page-places', {
    menu: ['page-1'],
    footer: ['page-1'],
    banner,
    labels: { 'page-1': 'Offer' },
  })
  await setSetting('delivery.mail', true)
  const first = await createLead({
    source: 'contact',
    name: 'Ann',
    email: 'ann@example.com',
    key: 'form-1',
    plan: 'x',
    design: '/design?cabinets=sage',
  })
  const second = await createLead({
    source: 'chat',
    name: 'Ann again',
    phone: '845 555 0101',
    message: 'Hi\n☕',
  })
  await write(async (db) => {
    const worked = {
      ...{ status: 'won', value: 41_000, readAt: at(7), assignedToId: 'staff-1', followUpOn: '2026-11-23' },
      ...{ repliedAt: at(8), replyMinutes: 55, lostReason: 'price', updatedAt: at(10) },
    }
    await db.lead.update({ where: { id: first.id }, data: worked })
    const visit = await db.visit.create({
      data: {
        ...{ id: 'visit-1', leadId: first.id, startsAt: at(20), minutes: 60, travel: 15, place: 'nyack' },
        ...{ kind: 'video', staffId: 'staff-1' },
        ...{
          address: '12 Main Street',
          madeBy: 'visitor',
          tokenHash: 'hash-of-a-link',
          sequence: 1,
          version: 2,
        },
        ...{ agreedAt: at(9), remindedAt: at(19), createdAt: at(9), updatedAt: at(10) },
        outbox: { create: { kind: 'visit-confirmation', leadId: first.id } },
      },
    })
    const quarters = quartersOf({ ...visit, startsAt: visit.startsAt.toISOString() })
    await db.visitTime.createMany({ data: quarters.map((quarter) => ({ quarter, visitId: visit.id })) })
    await db.visitBlock.create({
      data: {
        ...{ id: 'block-1', startsAt: at(21), endsAt: at(22), reason: 'Fair', staffId: 'staff-1' },
        createdAt: at(9),
      },
    })
    await db.leadEvent.create({
      data: { leadId: first.id, kind: 'note', text: 'Called', staffId: 'staff-1', createdAt: at(9) },
    })
    await db.leadMessage.create({
      data: {
        ...{
          id: 'message-1',
          leadId: first.id,
          direction: 'out',
          channel: 'email',
          address: 'ann@example.com',
        },
        ...{ subject: 'Your kitchen', text: 'Hello', staffId: 'staff-1', createdAt: at(9) },
        outbox: { create: { kind: 'lead-reply', leadId: first.id } },
      },
    })
    await db.leadMessage.create({
      data: {
        ...{ id: 'message-2', leadId: first.id, direction: 'in', channel: 'text', address: '+18455550101' },
        ...{
          text: 'STOP',
          files: 'a:b.pdf',
          messageId: 'SM1',
          outcome: 'stop',
          note: 'x',
          createdAt: at(10),
        },
      },
    })
    await db.newsSignup.create({
      data: {
        ...{ id: 'news-1', email: 'ann@example.com', text: 'Also email me news', page: '/design' },
        createdAt: at(9),
      },
    })
    // As if it had been in the trash: all columns have something in them.
    const binned = { deletedStatus: 'new', deletedAt: at(12) }
    await db.lead.update({
      where: { id: second.id },
      data: { ...binned, mergedIntoId: first.id, updatedAt: at(11) },
    })
  })
}

type Rows = Record<
  string,
  { findMany: (query: object) => Promise<object[]>; deleteMany: (query?: object) => unknown }
>

/** Every row of a table as it is stored. */
export const storedRows = (table: SiteTable): Promise<object[]> =>
  write((db) =>
    (db as unknown as Rows)[siteTable(table).client]!.findMany({
      where: {
        kind: siteTable(table).revisions?.kind.name,
        // An import ends with storing the built-in pages that the file hasn't got.
        ...(table === 'pages' && madeByStaff),
      },
      orderBy: { [siteTable(table).unique[0]]: 'asc' },
    }),
  )

/** Everything that an import could change: all rows and all pictures. `except` leaves out what is known to differ. */
export async function everything(except: string[] = []): Promise<Record<string, unknown>> {
  const foundRows: Record<string, unknown> = {}
  for (const table of tablesOf(true)) foundRows[table] = await storedRows(table)
  foundRows.outbox = await write((db) => db.outbox.findMany({ orderBy: { id: 'asc' } }))
  foundRows.times = await write((db) => db.visitTime.findMany({ orderBy: { quarter: 'asc' } }))
  foundRows.staff = await write((db) => db.staff.findMany())
  const folder = path.join(env().DATA_DIR, 'media')
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : []
  foundRows.names = names
  foundRows.files = names
    .filter((name) => /\.(webp|avif)$/.test(name))
    .map((name) => [name, readFileSync(path.join(folder, name), 'latin1')])
  return Object.fromEntries(Object.entries(foundRows).filter(([name]) => !except.includes(name)))
}

/** The leads that are here now. */
export const leadsNow = async () => ({ at: new Date(), ids: await listLeadIds() })

/** Takes everything away: an empty site. */
export async function emptySite(): Promise<void> {
  await write(async (db) => {
    for (const table of tablesOf(true).reverse())
      await (db as unknown as Rows)[siteTable(table).client]!.deleteMany()
    await db.staff.deleteMany()
    await db.mediaMention.deleteMany()
  })
  rmSync(path.join(env().DATA_DIR, 'media'), { recursive: true, force: true })
}
