import 'server-only'
import { randomBytes } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { leadSources } from '@/lib/content-types'
import { createLead, hasLeadSince, type LeadInput } from '@/lib/data/leads'
import { isInvalidRow } from '@/lib/data/database-errors'
import { sync, writeDurably } from '@/lib/durable'
import { dataFolder } from '@/lib/env'
import { log } from '@/lib/log'
import { memoize } from '@/lib/memoize'
import { processSlot } from '@/lib/process-slot'
import { isSetAside, refusedEnding, renameWithEnding } from '@/lib/spooling'
import { withTimeout } from '@/lib/with-timeout'
import { pruneDismissed } from './prune-dismissed'

/** The time that the database has to store a lead, in milliseconds: a visitor shouldn't wait longer. */
export const storeWithin = 6_000

/** A lead on its way into the database; its id makes storing it twice harmless. */
const spooledLead = z.catchall(
  z.object({
    id: z.string(),
    createdAt: z.string(),
    source: z.enum(leadSources),
    status: z.optional(z.enum(['new', 'spam'])),
  }),
  z.string(),
)
/** @throws if the text isn't a lead */
export const parseSpooled = (text: string): SpooledLead => spooledLead.parse(JSON.parse(text))

export type SpooledLead = LeadInput & { id: string; createdAt: string }

/** After so many consecutive failures the database counts as away. */
const failuresToStop = 3
/** A lead that fails in so many rounds in which others succeed is at fault itself. */
const failuresOfItsOwn = 10
/** The age at which unfinished files are deleted, in milliseconds: their sender got an error. */
const draftsLast = 60 * 60 * 1000
/** The intervals at which the spool is replayed and dismissed requests are pruned, in milliseconds. */
const replayInterval = 5_000
const pruneInterval = 3_600_000

export const spoolFolder = () => dataFolder('spool')

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

const fileOf = (id: string) => path.join(spoolFolder(), `${id}.json`)

/**
 * Stores a lead as a file, readable only by our account, until the database accepts it. Once this returns, the file
 * survives a power cut. A waiting lead isn't overwritten.
 * @throws if the disk refuses it
 */
export async function spoolLead(lead: SpooledLead): Promise<void> {
  if (await exists(fileOf(lead.id))) return
  const madeFolder = await mkdir(spoolFolder(), { recursive: true, mode: 0o700 })
  // A new folder's name is in its parent, which has to be synced too.
  for (let inside = spoolFolder(); madeFolder && inside.startsWith(madeFolder); inside = path.dirname(inside))
    await sync(path.dirname(inside))
  await writeLead(lead)
}

/** Returns a waiting lead, or null. */
export const getSpooled = (id: string): Promise<SpooledLead | null> => readLead(`${id}.json`)

/** Releases a held lead that waits. @returns true if it waits */
export async function clearSpooled(id: string, confirmAt?: string): Promise<boolean> {
  const lead = await getSpooled(id)
  if (!lead) return false
  await writeLead({ ...lead, status: 'new', suspicion: '', ...(confirmAt ? { confirmAt } : {}) })
  return true
}

async function writeLead(lead: SpooledLead): Promise<void> {
  const draft = path.join(spoolFolder(), `${lead.id}.${randomBytes(4).toString('hex')}.tmp`)
  try {
    await writeDurably(draft, JSON.stringify(lead), 'wx')
    await rename(draft, fileOf(lead.id))
  } catch (error) {
    await rm(draft, { force: true }) // on a full disk every byte counts
    throw error
  }
  await sync(spoolFolder())
}

export const countSpooled = async (): Promise<number> =>
  (await readdir(spoolFolder()).catch(() => [])).filter((name) => name.endsWith('.json')).length

/**
 * Stores spooled leads in the database, oldest first, and deletes their files. Stored leads only lose their file, so
 * several processes may replay at once. A call during a round joins it.
 * @returns the number of stored leads; refused ones wait for the next round
 */
export const replaySpool: () => Promise<number> = memoize(() => replay(), { expiresAt: () => 0 })

/** Leads that have tested if the database is away; each does so once before any does again. */
const witnesses = new Set<string>()
let lastRoundAt = new Date()
/** The number of times that a file has failed while others were stored. */
const failuresOf = new Map<string, number>()

async function replay(): Promise<number> {
  const names = await readdir(spoolFolder()).catch(() => [])
  await Promise.all(names.filter((name) => name.endsWith('.tmp')).map(removeOldDraft))
  const waiting = await oldestFirst(names.filter((name) => name.endsWith('.json')))
  const since = lastRoundAt
  lastRoundAt = new Date()
  const errorByName = new Map<string, unknown>()
  /** Failures followed by a success: the database wasn't the reason. */
  const atFault = new Map<string, unknown>()
  let stored = 0
  /** Consecutive failures. */
  let failures = 0
  const attempt = async (name: string) => {
    const outcome = await store(name)
    if (outcome === 'skipped') return true
    if (outcome !== 'stored') {
      errorByName.set(name, outcome.error)
      return false
    }
    stored++
    for (const [otherName, error] of errorByName) atFault.set(otherName, error)
    return true
  }
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const before = stored
    const isDone = await attempt(name)
    if (stored > before) failures = 0
    if (isDone || ++failures < failuresToStop) continue
    // Another lead shows whether the database or these leads cause the failures: a different one each round, so that no
    // lead waits behind broken ones forever.
    const witness = nextWitness(waiting)
    if (!witness || !(await attempt(witness))) break
    waiting.splice(waiting.indexOf(witness), 1)
    failures = 0
  }
  if (stored) log.info({ stored }, 'spooled leads stored')
  if (atFault.size > 0) await countFailures(atFault)
  else if (errorByName.size > 0 && (await takesLeads(since))) await countFailures(errorByName)
  return stored
}

function nextWitness(waiting: readonly string[]): string | undefined {
  if (waiting.every((name) => witnesses.has(name))) witnesses.clear()
  const witness = waiting.find((name) => !witnesses.has(name))
  if (witness) witnesses.add(witness)
  return witness
}

/** Returns true if the database has accepted a lead that wasn't spooled. */
const takesLeads = (since: Date) => withTimeout(hasLeadSince(since), storeWithin).catch(() => false)

/** Counts failures that weren't the database's, and sets aside files with too many. */
async function countFailures(errorByName: ReadonlyMap<string, unknown>): Promise<void> {
  for (const [name, error] of errorByName) {
    const failures = (failuresOf.get(name) ?? 0) + 1
    failuresOf.set(name, failures)
    if (failures < failuresOfItsOwn) continue
    failuresOf.delete(name)
    await setAside(name, error)
  }
}

/** Returns files by age; there may be too many to read them all. */
async function oldestFirst(names: string[]): Promise<string[]> {
  const readTime = async (name: string) => {
    const stats = await stat(path.join(spoolFolder(), name), { bigint: true }).catch(() => null)
    return { name, at: stats?.mtimeNs ?? 0n }
  }
  const files = await Promise.all(names.map(readTime))
  return files.sort((a, b) => (a.at < b.at ? -1 : 1)).map(({ name }) => name)
}

/** Leads whose failure was logged: one line each, however long the database is away. */
const loggedFailures = new Set<string>()

/** Stores the lead of a file. A lead that can never be stored is set aside, and a missing file is skipped. */
async function store(name: string): Promise<'stored' | 'skipped' | { error: unknown }> {
  try {
    const lead = await readLead(name)
    if (!lead) return 'skipped'
    await withTimeout(createLead(lead), storeWithin)
  } catch (error) {
    if (isInvalidRow(error)) {
      await setAside(name, error)
      return 'skipped'
    }
    if (!loggedFailures.has(name))
      log.warn({ err: error, file: name }, 'a spooled lead could not be stored yet')
    loggedFailures.add(name)
    return { error }
  }
  for (const entries of [loggedFailures, failuresOf]) entries.delete(name)
  await unlink(path.join(spoolFolder(), name)).catch(() => {}) // another process may have brought it in as well
  return 'stored'
}

/** Excludes a file from replays. It is a person's request: staff see it, and nothing deletes it. */
async function setAside(name: string, error: unknown): Promise<void> {
  log.error({ err: error, file: name }, 'a spooled lead was refused and set aside')
  await renameWithEnding(path.join(spoolFolder(), name), refusedEnding).catch(() => {})
}

export async function listSetAsideFiles(): Promise<string[]> {
  const names = await readdir(spoolFolder()).catch(() => [])
  return names.filter(isSetAside)
}

/** Read errors that are permanent. */
const unreadable = ['EISDIR', 'EACCES']

/**
 * Returns a spooled lead, or null if the file is missing or invalid; an invalid one is set aside.
 * @throws if the disk or process has trouble, such as too many open files
 */
async function readLead(name: string): Promise<SpooledLead | null> {
  try {
    return parseSpooled(await readFile(path.join(spoolFolder(), name), 'utf8'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    // A parse error has no system error code.
    if (code !== undefined && !unreadable.includes(code)) throw error
    await setAside(name, error)
    return null
  }
}

async function removeOldDraft(name: string): Promise<void> {
  const draft = path.join(spoolFolder(), name)
  const stats = await stat(draft).catch(() => null)
  if (stats && Date.now() - stats.mtimeMs > draftsLast) await rm(draft, { force: true })
}

// One per process, also when a development reload loads this module again.
const slot = processSlot<true>('spool-watch')

/**
 * Replays the spool now and every few seconds. Called once when the server starts.
 * @returns a function that stops it
 */
export function watchSpool(interval = replayInterval): () => void {
  if (slot.current) return () => {}
  slot.current = true
  let timer: NodeJS.Timeout | undefined
  let prunedAt = -pruneInterval
  const prune = async () => {
    if (performance.now() - prunedAt < pruneInterval) return
    prunedAt = performance.now()
    await pruneDismissed()
  }
  const look = async () => {
    await replaySpool().catch((error: unknown) =>
      log.error({ err: error }, 'the spool could not be replayed'),
    )
    await prune().catch((error: unknown) =>
      log.warn({ err: error }, 'dismissed requests could not be deleted'),
    )
    if (slot.current) timer = setTimeout(() => void look(), interval).unref()
  }
  void look()
  return () => {
    slot.current = undefined
    clearTimeout(timer)
  }
}
