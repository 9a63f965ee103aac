import { type Lead } from '@/lib/content-types'
import { leadFieldNames, leadFields } from '@/lib/lead-fields'

/** A lead of which nothing is known; each test says what its own is about. */
export const emptyLead = {
  ...Object.fromEntries(
    leadFieldNames().map((name) => [name, leadFields[name].kind.endsWith('?') ? null : '']),
  ),
  id: 'lead-1',
  source: 'contact',
  status: 'new',
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
} as Lead
