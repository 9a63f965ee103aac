import { keepTenants } from '@/lib/tenants/known'

/** Contractors besides the default one, known to this process, each with the site `http://ID.localhost`. */
export function keepTestTenants(...ids: string[]): void {
  keepTenants(ids.map((id) => ({ id, origin: `http://${id}.localhost`, settings: {}, isClosed: false })))
}
