import 'server-only'
import { openSealed, seal } from '@/lib/seal'
import { isPostgres } from '@/lib/database-url.mjs'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { keepApart } from '@/lib/kept-apart'
import { log } from '@/lib/log'
import { inTenant } from '@/lib/tenant-context'
import {
  keepTenants,
  knownTenants,
  type Tenant,
  tenantOfHost,
  type TenantSettings,
} from '@/lib/known-tenants'
import { within } from '@/lib/within'
import { database, write } from './client'
import { isTaken } from './refusals'
import { orAtBuild } from './stand-in'

const purpose = 'contractor'

/** Sealed in each contractor's own name: in another's row it can't be opened. */
function settingsOf(id: string, sealed: string): TenantSettings {
  const text = sealed && inTenant(id, () => openSealed(purpose, sealed, id))
  if (text === null) throw new Error(`the settings of ${id} were sealed with another NEXTAUTH_SECRET`)
  return text ? (JSON.parse(text) as TenantSettings) : {}
}

const select = { id: true, origin: true, settings: true, closedAt: true } as const

async function readTenants(): Promise<Tenant[]> {
  const rows = await orAtBuild(
    async () => (await database()).tenant.findMany({ select, orderBy: { id: 'asc' } }),
    [],
  )
  const known = new Map(knownTenants().map((tenant) => [tenant.id, tenant]))
  return rows.map((row) => {
    const { id, origin, settings, closedAt } = row
    const text = JSON.stringify(row)
    const before = known.get(id)
    // The same stays the same: its settings aren't opened again each time, and what was made of them stays right.
    if (before && rowOf.get(before) === text) return before
    const tenant = { id, origin, settings: settingsOf(id, settings), isClosed: closedAt !== null }
    rowOf.set(tenant, text)
    return tenant
  })
}

/** The row that a contractor was read from. */
const rowOf = new WeakMap<Tenant, string>()

/** Reads the contractors that share the installation, for all who ask in this process (lib/known-tenants.ts). */
export async function learnTenants(): Promise<readonly Tenant[]> {
  const tenants = await readTenants()
  keepTenants(tenants)
  return tenants
}

/** How often a server looks whether there is another contractor, in milliseconds. */
const every = 5_000
/** How long its start waits for the first look, in milliseconds. */
const mostWait = 5_000

/** Reads them for a server, which keeps apart what it renders for each as soon as there are several. */
export async function learnToServe(): Promise<void> {
  const tenants = await readTenants()
  if (tenants.length > 0) keepApart((host) => tenantOfHost(host)?.id ?? '')
  keepTenants(tenants)
}

/**
 * Reads them, and again every five seconds, so that one that is added or closed needs no restart. To be called once when the
 * server starts; it waits for the first look, but not long: without its database the site shows what it has.
 */
export async function watchTenants(): Promise<void> {
  let isFailing = false
  const look = async () => {
    try {
      await learnToServe()
      isFailing = false
    } catch (error) {
      // One line tells of a failure that lasts. Those that were known stay known.
      if (!isFailing) log.warn({ err: error }, 'the contractors could not be read, trying again')
      isFailing = true
    }
    setTimeout(() => void look(), every).unref()
  }
  await within(look(), mostWait).catch(() => undefined)
}

/** @throws Error where PostgreSQL's second wall wouldn't hold */
async function refuseSuperuser(): Promise<void> {
  if (!isPostgres(env().DATABASE_URL)) return
  const [account] = await write(
    (db) => db.$queryRaw<{ isAbove: boolean }[]>`
      SELECT rolsuper OR rolbypassrls AS "isAbove" FROM pg_roles WHERE rolname = current_user`,
  )
  if (account?.isAbove)
    throw new Error(
      'the account in DATABASE_URL is a superuser, whom row-level security doesn’t hold: give the site one of its own (docs/operations.md)',
    )
}

/**
 * Adds a contractor.
 * @throws AppError conflict where the id or the origin is another's; Error for a superuser's connection
 */
export async function addTenant(id: string, origin: string, settings: TenantSettings): Promise<void> {
  await refuseSuperuser()
  const sealed = inTenant(id, () => seal(purpose, JSON.stringify(settings), id))
  const data = { id, origin, settings: sealed }
  await write((db) => db.tenant.create({ data, select: { id: true } })).catch((error: unknown) => {
    throw isTaken(error)
      ? new AppError('conflict', { detail: `There is a contractor ${id}, or one at ${origin}, already.` })
      : error
  })
  await learnTenants()
}
