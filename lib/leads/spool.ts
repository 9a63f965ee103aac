import 'server-only'
import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { leadSources } from '@/lib/content-types'
import { createLead, type LeadInput } from '@/lib/data/leads'
import { env } from '@/lib/env'
import { log } from '@/lib/log'

/** A request on its way into the database, texts by their names; its id makes storing it twice harmless. */
const spooled = z.catchall(
  z.object({
    id: z.string(),
    createdAt: z.string(),
    source: z.enum(leadSources),
    status: z.optional(z.enum(['new', 'spam'])),
  }),
  z.string(),
)
export type SpooledLead = LeadInput & { id: string; createdAt: string }

/** After so many failures in one round the database is taken to be away still. */
const failuresToStop = 3

const folder = () => path.join(env().DATA_DIR, 'spool')

/**
 * Keeps a lead as a file, readable by our own account only, until the database takes it. Once this returns, the file
 * outlives a power cut.
 * @throws where the disk takes nothing
 */
export async function spoolLead(lead: SpooledLead): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const draft = path.join(folder(), `${lead.id}.${randomBytes(4).toString('hex')}.tmp`)
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(JSON.stringify(lead))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path.join(folder(), `${lead.id}.json`))
  const directory = await open(folder(), 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

let running: Promise<number> | undefined

/**
 * Brings spooled leads into the database, oldest first, and removes their files; a lead that is there already only
 * loses its file. Calls while a round is running join it.
 * @returns how many leads were brought in; what the database still refuses stays for the next round
 */
export function replaySpool(): Promise<number> {
  return (running ??= replay().finally(() => (running = undefined)))
}

async function replay(): Promise<number> {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.json'))
  const leads = (await Promise.all(names.map(read))).filter((entry) => entry !== null)
  leads.sort((a, b) => a.lead.createdAt.localeCompare(b.lead.createdAt))
  let stored = 0
  let failures = 0
  for (const { file, lead } of leads) {
    try {
      await createLead(lead)
      await unlink(file).catch(() => {}) // another process may have brought it in as well
      stored++
    } catch (error) {
      log.warn({ err: error, lead: lead.id }, 'a spooled lead still could not be stored')
      if (++failures === failuresToStop) break
    }
  }
  if (stored) log.info({ stored }, 'spooled leads stored')
  return stored
}

/** A spooled lead, or null for a file that is gone or holds none; the latter is set aside, never deleted. */
async function read(name: string): Promise<{ file: string; lead: SpooledLead } | null> {
  const file = path.join(folder(), name)
  const content = await readFile(file, 'utf8').catch(() => null)
  if (content === null) return null
  try {
    return { file, lead: spooled.parse(JSON.parse(content)) }
  } catch (error) {
    log.error({ err: error, file: name }, 'a spooled lead could not be read and was set aside')
    await rename(file, `${file}.unreadable`).catch(() => {})
    return null
  }
}
