import 'server-only'
import { mkdirSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { sync, writeDurably } from '@/lib/durable'
import { AppError } from '@/lib/errors'
import { dataFolder } from '@/lib/env'
import { takeLock } from '@/lib/lock.mjs'
import { log } from '@/lib/log'
import { processSlot } from '@/lib/process-slot'
import { type Outcome, type SiteFileState, type SiteJob } from './types'

// Only one task runs at a time, in all processes that share DATA_DIR. It continues after its screen is closed. Its progress is
// in memory; that it has begun is on disk, so that a restarted server can report how it ended.

/** Returns the folder of the file that was made, the one that was sent, and the state of the task. */
export const siteFileFolder = () => dataFolder('site-file')
export const madePath = () => path.join(siteFileFolder(), 'made.zip')
export const sentPath = () => path.join(siteFileFolder(), 'sent.zip')
const begunPath = () => path.join(siteFileFolder(), 'begun.json')

const states = processSlot<SiteFileState>('site-file')
const leadsKnown = processSlot<KnownLeads>('site-file.leads')

/** The leads that were here when a file was checked: its plan is about no later ones. */
export type KnownLeads = { at: Date; ids: readonly string[] }
export const knownLeads = (): KnownLeads | undefined => leadsKnown.current
export const keepKnownLeads = (leads: KnownLeads): void => void (leadsKnown.current = leads)

export const siteFileState = (): SiteFileState =>
  (states.current ??= { job: null, made: null, sent: null, outcome: null })

const names = { export: 'the export', check: 'the check of a file', import: 'an import' }

/**
 * Takes the lock of exports and imports, and returns its release.
 * @throws AppError conflict while another process or task has it
 */
export function takeTurn(): () => void {
  const { job } = siteFileState()
  if (job) throw busy(job.kind)
  mkdirSync(siteFileFolder(), { recursive: true, mode: 0o700 })
  const release = takeLock(path.join(siteFileFolder(), 'lock'), 'alone')
  if (!release) throw busy()
  return release
}
const busy = (kind?: SiteJob['kind']) =>
  new AppError('conflict', {
    detail: `Only one export or import runs at a time, and ${kind ? names[kind] : 'another one'} is running. Wait until it is done.`,
  })

/**
 * Begins a task and doesn't wait for it; its outcome is stored in words.
 * @throws AppError conflict while another one is running
 */
export async function begin(
  kind: SiteJob['kind'],
  work: (progress: (now: Omit<SiteJob, 'kind'>) => void) => Promise<string>,
): Promise<void> {
  const release = takeTurn()
  const state = siteFileState()
  state.job = { kind, step: 'checking', done: 0, of: 0 }
  state.outcome = null
  try {
    await writeDurably(begunPath(), JSON.stringify({ kind }), 'w')
    await sync(siteFileFolder())
  } catch (error) {
    state.job = null
    release()
    throw error
  }
  const run = async (): Promise<Outcome> => {
    const now = () => new Date().toISOString()
    try {
      return {
        kind,
        ok: true,
        says: await work((progress) => (state.job = { kind, ...progress })),
        at: now(),
      }
    } catch (error) {
      if (!(error instanceof AppError)) log.error({ err: error }, `${names[kind]} failed`)
      return { kind, ok: false, says: inWords(kind, error), at: now() }
    }
  }
  void run()
    .then(async (outcome) => {
      await rm(begunPath(), { force: true })
      Object.assign(state, { outcome, job: null })
    })
    .catch((error: unknown) => log.error({ err: error }, 'the end of an export or import could not be noted'))
    .finally(() => {
      state.job = null
      release()
    })
}

/** Returns which task an earlier process had begun, or null. */
export async function begunBefore(): Promise<SiteJob['kind'] | null> {
  const text = await readFile(begunPath(), 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return (JSON.parse(text) as { kind: SiteJob['kind'] }).kind
  } catch {
    return 'export'
  }
}

/** Removes the files of an earlier process. */
export async function clearFiles(): Promise<void> {
  for (const file of [madePath(), sentPath(), begunPath(), `${madePath()}.tmp`])
    await rm(file, { force: true })
}

export async function nameMade(draft: string): Promise<void> {
  await rename(draft, madePath())
  await sync(siteFileFolder())
}

const failureMessages = {
  export: 'The file couldn’t be made. Try again in a minute.',
  check: 'The file couldn’t be checked. Send it again.',
  import: 'The import failed, and nothing was changed. Try again in a minute.',
}

function inWords(kind: SiteJob['kind'], error: unknown): string {
  if (error instanceof AppError) return error.more.detail ?? failureMessages[kind]
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'SQLITE_FULL')
    return `The server’s disk is full. Make room, then try again.${kind === 'import' ? ' Nothing was changed.' : ''}`
  return failureMessages[kind]
}
