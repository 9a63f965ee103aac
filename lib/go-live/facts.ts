import 'server-only'
import { readBackupState } from '@/lib/backup/state'
import { database } from '@/lib/data/client'
import { aboutPage } from '@/lib/content/about-page'
import { present } from '@/lib/data/page-fields'
import { getProfile } from '@/lib/data/settings'
import { getSetup } from '@/lib/data/setup'
import { addressMismatch } from '@/lib/address-mismatch'
import { env } from '@/lib/env'
import { mapsPlace } from '@/lib/maps-place'
import { ownerAddress } from '@/lib/mail/addresses'
import { hasUncountedProxy } from '@/lib/uncounted-proxy'
import { tableOf } from '@/lib/data/table'
import { lastTrial } from '@/lib/data/trials'
import { inputOf } from '@/lib/records/define-record'
import { type AnyRecord, type Kind, records } from '@/lib/records/registry'
import { listStores } from '@/lib/records/stores'
import { type GoLiveFacts } from './checklist'

// Built-in pictures are design renderings.
const builtIn = { startsWith: '/images/' }

/** Returns which records that visitors see show a rendering; null for a kind without pictures. */
async function renderingFilter({ kind, fields = {} }: AnyRecord): Promise<object | null> {
  const visibleRecords = { ...present, ...('isPublished' in fields && { isPublished: true }) }
  if (kind === 'page') {
    const query = { where: { kind, picture: builtIn }, select: { ownerId: true } }
    const mentions = await (await database()).mediaMention.findMany({ ...query, distinct: ['ownerId'] })
    return { ...visibleRecords, id: { in: mentions.map(({ ownerId }) => ownerId) } }
  }
  const columns = Object.keys(fields).filter((name) => inputOf(fields[name]!)?.input === 'picture')
  return columns.length > 0
    ? { ...visibleRecords, OR: columns.map((column) => ({ [column]: builtIn })) }
    : null
}

/** Counts the built-in content that is still shown, by kind, and reads when an email about a lead, or a test, was last sent. */
export async function goLiveCounts(): Promise<Pick<GoLiveFacts, 'samples' | 'renderings' | 'lastMailAt'>> {
  const db = await database()
  const samples = listStores()
    .filter(({ record }) => record.samples)
    .map(async ({ record, ...store }) => {
      const { total, samples = 0 } = await store.count()
      return [record.kind as Kind, { total, samples }] as const
    })
  const renderings = records.map(async (record) => {
    const where = await renderingFilter(record)
    return where ? [[record.kind, await tableOf(db, record.model).count({ where })] as const] : []
  })
  const [mail, test] = await Promise.all([
    db.outbox.findFirst({
      where: { status: 'sent', kind: { in: ['lead-notification', 'lead-confirmation'] } },
      select: { sentAt: true },
      orderBy: { sentAt: 'desc' },
    }),
    lastTrial('mail'),
  ])
  const sentAt = [mail?.sentAt?.toISOString(), test?.works && test.at].filter(Boolean) as string[]
  return {
    samples: Object.fromEntries(await Promise.all(samples)),
    renderings: Object.fromEntries((await Promise.all(renderings)).flat()),
    lastMailAt: sentAt.sort().at(-1) ?? null,
  }
}

export async function readGoLiveFacts(): Promise<GoLiveFacts> {
  const { ALLOW_INDEXING, BACKUP, BACKUP_DIR, SITE_URL, SMTP_URL } = env()
  const db = await database()
  const [profile, setup, counts, about, backup] = await Promise.all([
    getProfile(),
    getSetup(),
    goLiveCounts(),
    db.page.findUnique({ where: { id: aboutPage.id, ...present }, select: { isPublished: true } }),
    readBackupState(BACKUP_DIR),
  ])
  return {
    profile,
    setup,
    ...counts,
    about,
    leadAddress: ownerAddress(env(), profile),
    hasMail: SMTP_URL !== undefined,
    hasReviews: mapsPlace() !== null,
    backup: { on: BACKUP, goodAt: backup?.good?.at ?? null, error: backup?.error ?? null },
    builtForAnother: addressMismatch() !== null,
    siteUrl: SITE_URL,
    uncountedProxy: hasUncountedProxy(),
    indexing: ALLOW_INDEXING !== '0',
  }
}
