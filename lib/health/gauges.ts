import 'server-only'
import { readBackupState } from '@/lib/backup/state'
import { countOutbox } from '@/lib/data/outbox'
import { leaseJobs } from '@/lib/data/leases'
import { env } from '@/lib/env'
import { leases } from '@/lib/leases/keeper'
import { addGauge } from '@/lib/metrics/registry'
import { spoolState } from './readiness'

/** Adds what the disk and the database hold to the metrics. */
export function addGauges(): void {
  addGauge(
    'showroom_spool_leads',
    'Leads that wait for the database',
    async () => (await spoolState()).waiting,
  )
  addGauge('showroom_outbox', 'Messages, by status', countOutbox, 'status')
  addGauge(
    'showroom_job_held',
    '1 for a job that is this instance’s turn now; over all instances it is 1 for each',
    () => {
      const held = leases().jobs()
      return Promise.resolve(Object.fromEntries(leaseJobs.map((job) => [job, held.includes(job) ? 1 : 0])))
    },
    'job',
  )
  addGauge('showroom_backup_age_seconds', 'Since the last backup that was made and opened', async () => {
    const good = (await readBackupState(env().BACKUP_DIR))?.good
    if (!good) throw new Error('none yet')
    return (Date.now() - new Date(good.at).getTime()) / 1000
  })
}
