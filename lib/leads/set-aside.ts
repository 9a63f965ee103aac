import 'server-only'
import { readFile, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import { type SetAsideRequest } from '@/lib/delivery-types'
import { createLead } from '@/lib/data/leads'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { dismissedEnding, renameWithEnding } from '@/lib/spooling'
import { listSetAsideFiles, parseSpooled, spoolFolder, type SpooledLead } from './spool'

// Requests that the spool has set aside, for staff to bring in or dismiss. Each server has those of its own disk.

/** The characters of a request that are shown. */
const maxShown = 1_000

const fileOf = (name: string) => path.join(spoolFolder(), name)

const parsed = (text: string): SpooledLead | null => {
  try {
    return parseSpooled(text)
  } catch {
    return null
  }
}

async function read(name: string): Promise<SetAsideRequest> {
  const [text, stats] = await Promise.all([
    readFile(fileOf(name), 'utf8').catch(() => ''),
    stat(fileOf(name)).catch(() => null),
  ])
  const lead = parsed(text)
  const summary = lead ? [lead.phone, lead.email, lead.message].filter(Boolean).join('\n') : text
  return {
    file: name,
    name: lead?.name ?? '',
    said: summary.slice(0, maxShown).toWellFormed(),
    at: (stats?.mtime ?? new Date(0)).toISOString(),
    canBringIn: lead !== null,
  }
}

/** Lists the requests that are set aside, oldest first. */
export async function listSetAside(): Promise<SetAsideRequest[]> {
  const requests = await Promise.all((await listSetAsideFiles()).map(read))
  return requests.sort((a, b) => a.at.localeCompare(b.at))
}

export const countSetAside = async (): Promise<number> => (await listSetAsideFiles()).length

async function requireFile(name: string): Promise<string> {
  if (!(await listSetAsideFiles()).includes(name)) throw new AppError('not-found')
  return fileOf(name)
}

/**
 * Stores a request as a lead with a new id and no key, since one of the two was most likely refused, and deletes its
 * file.
 * @throws AppError not-found, or conflict if it is refused again
 */
export async function bringInSetAside(name: string): Promise<void> {
  const file = await requireFile(name)
  const lead = parsed(await readFile(file, 'utf8').catch(() => ''))
  if (!lead)
    throw new AppError('conflict', {
      detail: 'This file can’t be read as a request. Call the person named in it.',
    })
  const createdAt = Number.isNaN(Date.parse(lead.createdAt)) ? undefined : lead.createdAt
  try {
    await createLead({ ...lead, id: `${lead.id}-again`, key: undefined, createdAt })
  } catch (error) {
    log.error({ err: error, file: name }, 'a request that was set aside could not be brought in')
    throw new AppError('conflict', {
      detail: 'It still can’t be stored. Note what is in it, then dismiss it.',
    })
  }
  await unlink(file).catch(() => {}) // somebody else has just done the same
}

/** Removes a request from the list; its file is kept as long as spam. @throws AppError not-found */
export async function dismissSetAside(name: string): Promise<void> {
  const file = await requireFile(name)
  await renameWithEnding(file, dismissedEnding)
}
