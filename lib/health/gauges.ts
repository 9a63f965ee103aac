import 'server-only'
import { readBackupState } from '@/lib/backup/state'
import { countOutbox } from '@/lib/data/outbox'
import { env } from '@/lib/env'
import { instances } from '@/lib/instances-hub'
import { deafFor } from '@/lib/instances/watch'
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
  if (env().REDIS_URL) {
    addGauge('showroom_redis_up', 'Whether Redis answers', () =>
      Promise.resolve(instances.redis?.isUp ? 1 : 0),
    )
    addGauge(
      'showroom_instances_heard_seconds',
      'Since this instance last read what others have published',
      () => Promise.resolve(deafFor() ?? NaN),
    )
  }
  addGauge('showroom_backup_age_seconds', 'Since the last backup that was made and opened', async () => {
    const good = (await readBackupState(env().BACKUP_DIR))?.good
    if (!good) throw new Error('none yet')
    return (Date.now() - new Date(good.at).getTime()) / 1000
  })
}
