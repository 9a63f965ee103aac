import 'server-only'
import { wonStatuses } from '@/lib/content-types'
import { type WonLead } from '@/lib/job-types'
import { database } from './client'
import { present } from './page-fields'

/** More than anybody looks through for a job to photograph. */
const mostWonLeads = 200

/** Lists won and finished leads, the last changed first. */
export async function listWonLeads(): Promise<WonLead[]> {
  const db = await database()
  return db.lead.findMany({
    where: { status: { in: [...wonStatuses] }, mergedIntoId: null },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: mostWonLeads,
    select: { id: true, name: true, town: true, service: true, projectType: true },
  })
}

/** Returns true if there is a job for the lead. */
export async function hasJob(leadId: string): Promise<boolean> {
  const db = await database()
  return (await db.job.findFirst({ where: { leadId, ...present }, select: { id: true } })) !== null
}
