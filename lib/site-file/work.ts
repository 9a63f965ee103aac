import 'server-only'
import { randomUUID } from 'node:crypto'
import { appendFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { audit } from '@/lib/auth/audit'
import { askOwnServer } from '@/lib/auth/own-call'
import { freeBytes } from '@/lib/free-bytes'
import { runBackupProcess } from '@/lib/backup/backup-process'
import { getProfile } from '@/lib/data/settings'
import { listLeadIds } from '@/lib/records/site-rows'
import { AppError } from '@/lib/errors'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { type BlockRegistry } from '@/lib/page-document/registry'
import { taskQueue } from '@/lib/task-queue'
import { counted } from '@/lib/text/counted'
import { formatSize } from '@/lib/text/file-size'
import { officeDay } from '@/lib/time/office-time'
import { checkSiteFile } from './check-file'
import { importSiteFile, settleImport } from './import-file'
import {
  begin,
  begunBefore,
  clearFiles,
  keepKnownLeads,
  knownLeads,
  madePath,
  nameMade,
  sentPath,
  siteFileFolder,
  siteFileState,
  takeTurn,
} from './state'
import {
  type CheckedFile,
  largestSiteFile,
  madeFileLasts,
  type SiteCounts,
  type SiteFileState,
} from './types'
import { writeSiteFile } from './write-file'

/** The part of the disk that stays free for the site, in bytes: leads must fit whatever happens. */
const leftForTheSite = 200_000_000

type Asked = { staffId: string; address: string }

/** Returns the state of exports and imports; a made file is deleted after its hour. */
export function siteFileNow(): SiteFileState {
  const state = siteFileState()
  if (state.made && new Date(state.made.until) <= new Date()) {
    state.made = null
    void rm(madePath(), { force: true }).catch(() => {})
  }
  return state
}

/** Begins an export. The file is read back before it may be fetched. @throws AppError conflict */
export async function beginExport(
  withLeads: boolean,
  registry: BlockRegistry,
  request: Asked,
): Promise<void> {
  await begin('export', async (progress) => {
    const state = siteFileState()
    state.made = null
    const draft = `${madePath()}.tmp`
    await rm(madePath(), { force: true })
    try {
      const { counts, madeAt } = await writeSiteFile(draft, { withLeads, progress })
      await checkSiteFile(draft, registry, progress)
      await nameMade(draft)
      const { size: bytes } = await stat(madePath())
      const until = new Date(Date.now() + madeFileLasts).toISOString()
      state.made = {
        name: await exportName(madeAt),
        bytes,
        madeAt,
        until,
        withLeads,
        counts: counts as SiteCounts,
      }
      setTimeout(() => siteFileNow(), madeFileLasts + 1_000).unref()
      const detail = withLeads ? `with ${counted(counts.leads ?? 0, 'lead')}` : 'without leads'
      await audit({ ...request, action: 'site-exported', detail })
      return 'The file is made and was checked.'
    } finally {
      await rm(draft, { force: true })
    }
  })
}

/** Returns a name like "showroom-hearth-harbor-2026-11-22.zip". */
async function exportName(madeAt: string): Promise<string> {
  const { shortName } = await getProfile()
  const business = shortName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return ['showroom', business, `${officeDay(madeAt)}.zip`].filter(Boolean).join('-')
}

/**
 * Begins an upload, which replaces an earlier one.
 * @returns the ID under which its pieces are sent
 * @throws AppError too-large, conflict
 */
export async function beginUpload(name: string, bytes: number): Promise<string> {
  const release = takeTurn()
  try {
    // The file, what it unpacks to, and the backup's copies.
    const free = (await freeBytes(env().DATA_DIR)) - leftForTheSite
    const maxBytes = Math.min(largestSiteFile, Math.floor(free / 2))
    if (bytes > maxBytes) {
      const detail =
        bytes > largestSiteFile
          ? `This file is ${formatSize(bytes)}. The limit is ${formatSize(largestSiteFile)}.`
          : `The server’s disk is too full: this file is ${formatSize(bytes)}, and twice as much must be free. Make room there first.`
      throw new AppError('too-large', { detail })
    }
    await writeFile(sentPath(), '', { mode: 0o600 })
    const id = randomUUID()
    Object.assign(siteFileState(), { sent: { id, name, bytes, checked: null }, outcome: null })
    return id
  } finally {
    release()
  }
}

const appending = taskQueue()

/**
 * Stores a file's next piece, which begins at byte `offset`; after the last one the check begins.
 * @throws AppError conflict for a file that another one has replaced, and for a piece that isn't the next
 */
export function takePiece(id: string, from: number, piece: Buffer, registry: BlockRegistry): Promise<void> {
  return appending.run(async () => {
    const { sent, job } = siteFileState()
    // The last piece again, its answer being lost.
    if (sent?.id === id && (sent.checked ?? job?.kind === 'check') && from + piece.length === sent.bytes)
      return
    if (sent?.id !== id || sent.checked || job)
      throw new AppError('conflict', { detail: 'Another file has been sent since. Send this one again.' })
    const { size: have } = await stat(sentPath())
    // One that came already, its answer being lost.
    const isThere = from < have && from + piece.length === have
    if (!isThere && (from !== have || have + piece.length > sent.bytes))
      throw new AppError('conflict', { detail: 'A piece of the file is missing. Send the file again.' })
    if (from === 0 && piece.subarray(0, 2).toString('latin1') !== 'PK')
      throw new AppError('invalid', {
        detail: 'This isn’t a ZIP file. Choose the one that “Make the file” has given you.',
      })
    if (!isThere) await appendFile(sentPath(), piece)
    if (from + piece.length === sent.bytes) await beginCheck(registry)
  })
}

async function beginCheck(registry: BlockRegistry): Promise<void> {
  await begin('check', async (progress) => {
    const { sent } = siteFileState()
    try {
      keepKnownLeads({ at: new Date(), ids: await listLeadIds() })
      const checked = await checkSiteFile(sentPath(), registry, progress)
      if (sent) siteFileState().sent = { ...sent, checked }
      return 'Checked: the file is whole.'
    } catch (error) {
      await dropSent()
      throw error
    }
  })
}

async function dropSent(): Promise<void> {
  siteFileState().sent = null
  await rm(sentPath(), { force: true })
}

/** Deletes the file that was sent. @throws AppError conflict while it is in use */
export async function forgetUpload(): Promise<void> {
  const release = takeTurn()
  try {
    await dropSent()
    siteFileState().outcome = null
  } finally {
    release()
  }
}

const normalizeName = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ')

/**
 * Begins to replace the site with the checked file.
 * @throws AppError invalid where the business's short name wasn't typed; conflict
 */
export async function beginImport(
  id: string,
  confirm: string,
  registry: BlockRegistry,
  request: Asked,
): Promise<void> {
  const { sent } = siteFileState()
  const leads = knownLeads()
  if (sent?.id !== id || !sent.checked || !leads)
    throw new AppError('conflict', { detail: 'This file is no longer here. Send it again.' })
  const { refused } = sent.checked
  const { shortName } = await getProfile()
  if (normalizeName(confirm) !== normalizeName(shortName))
    throw new AppError('invalid', { errors: { confirm: `Type ${shortName} to go on` } })
  await begin('import', async (progress) => {
    await settleImport(showSite)
    let backup = ''
    const backUp = async () => {
      const file = await runBackupProcess({ kind: 'before-import' }).catch((error: Error) => {
        log.error({ err: error }, 'the backup before an import was not made')
        const reason = error.message.replace(/^The backup failed: /, '')
        throw new AppError('unavailable', {
          detail: `Nothing was changed, because the backup before it couldn’t be made: ${reason}.`,
        })
      })
      return (backup = path.basename(file))
    }
    await importSiteFile(sentPath(), { id, registry, leads, backup: backUp, show: showSite, progress })
    await audit({ ...request, action: 'site-imported', detail: sent.name })
    await dropSent()
    return `${sent.name} has replaced what was here.${leftOut(refused)} The site as it was is kept in the backup ${backup}; whoever runs the site can bring it back.`
  })
}

/** Returns what an import left out, in a sentence; '' for nothing. */
function leftOut({ count, rows }: CheckedFile['refused']): string {
  if (count === 0) return ''
  const names = rows.slice(0, 5).map(({ row }) => row)
  return ` ${counted(count, 'record')} couldn’t be imported: ${names.join(', ')}${count > names.length ? ' and others' : ''}.`
}

/** Has this server render all public pages again. Next allows that within a request only, so it sends itself one. */
async function showSite(): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await askOwnServer('/api/site-file/show')
    } catch (error) {
      if (tries === 20) throw error
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
}

/** Settles a task of an earlier process, once when the server starts, and stores its outcome for the screen. */
export async function settleSiteFile(): Promise<void> {
  let release
  try {
    release = takeTurn()
  } catch {
    return // another server of this folder is at work
  }
  const state = siteFileState()
  try {
    const kind = await begunBefore()
    const ending = await settleImport(showSite)
    await clearFiles()
    if (!kind && ending === 'none') return
    const says =
      ending === 'done'
        ? 'The server ended during the import, after the last step: the imported site is here.'
        : kind === 'import' || ending === 'taken back'
          ? 'The server ended during the import. It was not finished, and nothing was changed. Send the file again.'
          : kind === 'check'
            ? 'The server ended while the file was checked. Send it again.'
            : 'The server ended while the file was made. Make it again.'
    state.outcome = { kind: kind ?? 'import', ok: ending === 'done', says, at: new Date().toISOString() }
  } catch (error) {
    log.error({ err: error, folder: siteFileFolder() }, 'an interrupted import could not be settled')
  } finally {
    release()
  }
}
