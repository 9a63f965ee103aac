/** The log's filter; an empty text for everything. */
export type AuditFilter = { who: string; what: string; days: string }

/** Returns the address of the filtered log; `before` is the cursor of a later page. */
export function auditHref(filter: AuditFilter, before = ''): string {
  const query = new URLSearchParams(Object.entries({ ...filter, before }).filter(([, value]) => value))
  return `/admin/settings/audit${query.size > 0 ? `?${query}` : ''}`
}
