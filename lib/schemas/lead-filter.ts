import * as z from 'zod/mini'
import { leadSources, leadStatuses } from '@/lib/content-types'

export const leadViews = ['waiting', 'open', 'followup', 'won', 'finished', 'lost', 'spam', 'all'] as const
export type LeadView = (typeof leadViews)[number]
export const leadOrders = ['wait', 'newest', 'oldest', 'value'] as const
export type LeadOrder = (typeof leadOrders)[number]

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
const name = z.string().check(z.trim(), z.maxLength(100))

/**
 * The inbox's filter as its address has it. No address is refused: unknown values count as left out. `from` and `to` are
 * days of the office, both included; `assignee` is an account's id, or `none`; `reply` says whether the promised reply
 * was on time.
 */
const leadFilterSchema = z.object({
  view: z.catch(z.enum(leadViews), 'waiting'),
  source: z.catch(z.optional(z.enum(leadSources)), undefined),
  status: z.catch(z.optional(z.enum(leadStatuses)), undefined),
  town: z.catch(z.optional(name), undefined),
  service: z.catch(z.optional(name), undefined),
  assignee: z.catch(z.optional(name), undefined),
  from: z.catch(z.optional(day), undefined),
  to: z.catch(z.optional(day), undefined),
  q: z.catch(z.optional(name), undefined),
  reply: z.catch(z.optional(z.enum(['kept', 'late'])), undefined),
  order: z.catch(z.enum(leadOrders), 'wait'),
})
export type LeadFilter = z.infer<typeof leadFilterSchema>

type Params = Record<string, string | string[] | undefined>

/** Returns the filter of an address's query. */
export function leadFilterOf(params: Params): LeadFilter {
  const firstValues = Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      (Array.isArray(value) ? value[0] : value) || undefined,
    ]),
  )
  return leadFilterSchema.parse(firstValues)
}

/** Returns the query of a changed filter, without default values: "?view=all&town=nyack", or "". */
export function leadQuery(
  filter: LeadFilter,
  change: Partial<LeadFilter> & { page?: number; at?: number; new?: 1 } = {},
): string {
  const { view, order, page = 1, ...rest } = { ...filter, ...change }
  const query = new URLSearchParams()
  if (view !== 'waiting') query.set('view', view)
  for (const [key, value] of Object.entries(rest))
    if (value !== undefined && value !== '') query.set(key, String(value))
  if (order !== 'wait') query.set('order', order)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query.toString()}` : ''
}

/** Returns true if anything narrows the view. */
export const isNarrowed = ({ view: _view, order: _order, ...rest }: LeadFilter): boolean =>
  Object.values(rest).some(Boolean)
