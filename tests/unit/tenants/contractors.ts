import { keepTenants, type TenantSettings } from '@/lib/known-tenants'

/** Has the process know contractors besides the default one until the test is over, as if it had read them. */
export function knowContractors(
  contractors: Record<string, TenantSettings> = { smith: {}, jones: {} },
  closed?: string,
): void {
  keepTenants(
    Object.entries(contractors).map(([id, settings]) => ({
      id,
      origin: `https://${id}.test`,
      settings,
      isClosed: id === closed,
    })),
  )
}

/** The same for every test of a file. */
export function withContractors(contractors?: Record<string, TenantSettings>): void {
  beforeEach(() => knowContractors(contractors))
  afterEach(forgetContractors)
}

/** As in a process that has never known of any but the default one. */
export function forgetContractors(): void {
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('showroom.tenants')]
}
