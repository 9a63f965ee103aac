import 'server-only'
import { everyTenant } from '@/lib/tenant-context'

// The contractors that share this installation, as they were read last: asked for each request, so without the database.
// Where there is but the default one it stays empty.

/** What the environment says for the default site, and another contractor may have its own of. */
export const tenantSettingNames = [
  'LEADS_TO',
  'MAIL_FROM',
  'SMTP_URL',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
  'SMS_ACCOUNT_SID',
  'SMS_AUTH_TOKEN',
  'SMS_FROM',
  'SMS_TO',
  'GOOGLE_PLACES_API_KEY',
  'GOOGLE_PLACE_ID',
] as const
export type TenantSettings = Partial<Record<(typeof tenantSettingNames)[number], string>>

/** A contractor with a site of its own; `origin` has no slash at its end. */
export type Tenant = { id: string; origin: string; settings: TenantSettings; isClosed: boolean }

type Known = { byId: ReadonlyMap<string, Tenant>; byHost: ReadonlyMap<string, Tenant>; isShared: boolean }

// One per process: each bundle of Next has its own copy of this module.
const key = Symbol.for('showroom.tenants')
const shared = globalThis as { [key]?: Known }

const hostOf = ({ origin }: Tenant) => new URL(origin).host

export function keepTenants(tenants: readonly Tenant[]): void {
  shared[key] = {
    byId: new Map(tenants.map((tenant) => [tenant.id, tenant])),
    byHost: new Map(tenants.map((tenant) => [hostOf(tenant), tenant])),
    isShared: isShared() || tenants.length > 0,
  }
}

/** All but the default one, also those whose site is closed. */
export const knownTenants = (): readonly Tenant[] => [...(shared[key]?.byId.values() ?? [])]

/** The ids of all, the default one's first. */
export const tenantIds = (): string[] => ['', ...(shared[key]?.byId.keys() ?? [])]

/** Whether there is any contractor besides the default one, or was in this process: a connection may still have its name. */
export const isShared = (): boolean => shared[key]?.isShared ?? false

/**
 * Whose site a host's is, as a request names it; undefined where it is the default one's, as any that nobody else has. A port
 * may be the server's own behind a proxy, or the usual one written out: it counts only where an origin has one.
 */
export function tenantOfHost(host: string | undefined): Tenant | undefined {
  const byHost = shared[key]?.byHost
  if (!byHost || !host) return undefined
  const name = host.toLowerCase().replace(/\.(?=:|$)/, '')
  return byHost.get(name) ?? byHost.get(name.replace(/:\d*$/, ''))
}

/** Where a contractor's files are, from DATA_DIR and in a bucket: with a slash at its end; empty for the default one. */
export const tenantFolder = (id: string): string => id && `tenants/${id}/`

/** Undefined for the default one. @throws Error for an id that nobody has */
export function knownTenant(id: string): Tenant | undefined {
  if (id === '' || id === everyTenant) return undefined
  const found = shared[key]?.byId.get(id)
  if (!found) throw new Error(`there is no contractor ${id}`)
  return found
}
