import 'server-only'
import { openSealed, seal } from '@/lib/auth/seal'
import { AppError } from '@/lib/errors'
import { inTenant } from '@/lib/tenant-context'
import { keepTenants, type Tenant, type TenantSettings } from '@/lib/tenants/known'
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

/** Reads the contractors that share the installation, for all who ask in this process (lib/tenants/known.ts). */
export async function learnTenants(): Promise<readonly Tenant[]> {
  const rows = await orAtBuild(
    async () => (await database()).tenant.findMany({ select, orderBy: { id: 'asc' } }),
    [],
  )
  const tenants = rows.map(({ id, origin, settings, closedAt }) => ({
    id,
    origin,
    settings: settingsOf(id, settings),
    isClosed: closedAt !== null,
  }))
  keepTenants(tenants)
  return tenants
}

/** Adds a contractor. @throws AppError conflict where the id or the origin is another's */
export async function addTenant(id: string, origin: string, settings: TenantSettings): Promise<void> {
  const sealed = inTenant(id, () => seal(purpose, JSON.stringify(settings), id))
  const data = { id, origin, settings: sealed }
  await write((db) => db.tenant.create({ data, select: { id: true } })).catch((error: unknown) => {
    throw isTaken(error)
      ? new AppError('conflict', { detail: `There is a contractor ${id}, or one at ${origin}, already.` })
      : error
  })
  await learnTenants()
}
