import 'server-only'
import { askedService } from '@/lib/business/asked-service'
import { type LeadChoices } from '@/lib/content-types'
import { database } from './client'
import { notTrashed } from './leads'

/** Returns the sources, towns and services of all leads, by their slugs. */
export async function listLeadChoices(): Promise<LeadChoices> {
  const db = await database()
  const groups = await db.lead.groupBy({
    by: ['source', 'town', 'service', 'projectType'],
    where: { mergedIntoId: null, ...notTrashed },
  })
  const distinct = (of: (group: (typeof groups)[number]) => string) => [...new Set(groups.map(of))]
  return {
    sources: distinct(({ source }) => source),
    towns: distinct(({ town }) => town),
    services: distinct(askedService),
  }
}
