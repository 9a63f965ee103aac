import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { openSealed, seal } from '@/lib/seal'
import { isPostgres } from '@/lib/database-url.mjs'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { everyPage, keepApart, ownTags } from '@/lib/kept-apart'
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
import { Prisma } from '@/prisma/generated/sqlite/client'
import { database, write } from './client'
import { isTaken } from './refusals'
import { addRevalidations } from './revalidations'
import { orAtBuild } from './stand-in'
import { common } from './tenant-wall'

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

/** @throws AppError conflict where another contractor's site is at that host: visitors are told apart by it */
async function refuseTaken(id: string, origin: string): Promise<void> {
  const { host } = new URL(origin)
  const taken = (await listTenants()).find((one) => one.id !== id && new URL(one.origin).host === host)
  if (taken) throw new AppError('conflict', { detail: `${host} is the site of ${taken.id}.` })
}

/** All but the default one as they are stored, without their settings. */
export const listTenants = async () =>
  (await database()).tenant.findMany({
    select: { id: true, origin: true, closedAt: true },
    orderBy: { id: 'asc' },
  })

/**
 * Adds a contractor.
 * @throws AppError conflict where the id or the host is another's; Error for a superuser's connection
 */
export async function addTenant(id: string, origin: string, settings: TenantSettings): Promise<void> {
  await refuseSuperuser()
  await refuseTaken(id, origin)
  const data = { id, origin, settings: sealed(id, settings) }
  await write((db) => db.tenant.create({ data, select: { id: true } })).catch((error: unknown) => {
    throw isTaken(error)
      ? new AppError('conflict', { detail: `There is a contractor ${id} already.` })
      : error
  })
  await learnTenants()
}

/** What may change about a contractor's site. */
type Change = { origin: string } | { settings: TenantSettings } | { isClosed: boolean }

/**
 * Changes something about a contractor's site. Servers that run know it within five seconds.
 * @throws AppError not-found, and conflict for another's host
 */
export async function changeTenant(id: string, change: Change): Promise<void> {
  if ('origin' in change) await refuseTaken(id, change.origin)
  const data =
    'settings' in change
      ? { settings: sealed(id, change.settings) }
      : 'isClosed' in change
        ? { closedAt: change.isClosed ? new Date() : null }
        : change
  const { count } = await write((db) => db.tenant.updateMany({ where: { id }, data }))
  if (count === 0) throw noContractor(id)
}

/** How long removing all that a contractor has may take, in milliseconds. */
const mostRemoval = 300_000

/**
 * Takes a contractor whose site is closed, and every row that is the contractor's, out of the database, the files before: where
 * it breaks off it can be done again. It waits until every server knows that the site is closed. There is no way back but a backup.
 * @throws AppError not-found, and conflict while the site is open
 */
export async function removeTenant(id: string, removeFiles: () => Promise<void>): Promise<void> {
  await learnTenants()
  const tenant = (await listTenants()).find((one) => one.id === id)
  if (!tenant) throw noContractor(id)
  if (!tenant.closedAt)
    throw new AppError('conflict', {
      detail: `The site of ${id} is open: close it first, npm run tenant -- close ${id}.`,
    })
  await wait(Math.max(0, tenant.closedAt.getTime() + 2 * every - Date.now()))
  await removeFiles()
  // What hangs on a row goes with it or lets go of it, so that any order does.
  const models = Object.values(Prisma.ModelName).filter((name) => !common.includes(name))
  await inTenant(id, () =>
    write((db) =>
      db.$transaction(
        async (tx) => {
          const all = tx as unknown as Record<string, { deleteMany: (all: object) => Promise<unknown> }>
          for (const model of models) await all[model[0]!.toLowerCase() + model.slice(1)]!.deleteMany({})
          await tx.tenant.delete({ where: { id } })
        },
        { timeout: mostRemoval },
      ),
    ),
  )
  // What is kept elsewhere of the site's pages is no page of whoever has the id and the address next.
  await addRevalidations(inTenant(id, () => ownTags([everyPage])))
  await learnTenants()
}

const sealed = (id: string, settings: TenantSettings) =>
  inTenant(id, () => seal(purpose, JSON.stringify(settings), id))

const noContractor = (id: string) =>
  new AppError('not-found', {
    detail: `There is no contractor ${id}: npm run tenant -- list names them all.`,
  })
