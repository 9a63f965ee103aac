import 'server-only'
import { readBackupState } from '@/lib/backup/state'
import { buildId } from '@/lib/build-id'
import { leaseTasks } from '@/lib/data/leases'
import { countOutbox, oldestWaiting } from '@/lib/data/deliveries'
import { env } from '@/lib/env'
import { freeBytes } from '@/lib/free-bytes'
import { instances } from '@/lib/instances-hub'
import { secondsSinceSync } from '@/lib/instances/instances'
import { leases } from '@/lib/leases/lease-manager'
import { addGauge } from '@/lib/metrics/registry'
import { recentReadiness, spoolState } from './readiness'

const secondsSince = (time: Date | string | null | undefined) =>
  time ? Math.max(0, (Date.now() - new Date(time).getTime()) / 1000) : 0

const numberOf = { ok: 0, warn: 1, fail: 2 }

/** Adds figures of the disk and the database to the metrics. */
export function addGauges(): void {
  const { BACKUP, BACKUP_DIR, DATA_DIR } = env()
  addGauge(
    'showroom_spool_leads',
    'Leads that wait for the database',
    async () => (await spoolState()).waiting,
  )
  addGauge(
    'showroom_spool_oldest_seconds',
    'Since when the oldest of them waits; 0 where none does',
    async () => secondsSince((await spoolState()).oldest),
  )
  addGauge('showroom_outbox', 'Messages, by status', countOutbox, 'status')
  addGauge(
    'showroom_outbox_oldest_seconds',
    'Since when the oldest message waits to be sent; 0 where none does',
    async () => secondsSince(await oldestWaiting()),
  )
  if (BACKUP) {
    addGauge('showroom_backup_age_seconds', 'Since the last backup that was made and opened', async () => {
      const good = (await readBackupState(BACKUP_DIR))?.good
      if (!good) throw new Error('none yet')
      return secondsSince(good.at)
    })
    addGauge('showroom_backup_failed', '1 where the last backup was not made', async () =>
      (await readBackupState(BACKUP_DIR))?.error ? 1 : 0,
    )
  }
  addGauge('showroom_disk_free_bytes', 'What the site may still write on the disk of DATA_DIR', () =>
    freeBytes(DATA_DIR),
  )
  addGauge(
    'showroom_check',
    'What /readyz says of each check: 0 ok, 1 somebody should look, 2 the site can’t do its work',
    async () => {
      const { checks } = await recentReadiness()
      return Object.fromEntries(Object.entries(checks).map(([name, { status }]) => [name, numberOf[status]]))
    },
    'check',
  )
  addGauge('showroom_build', 'The build that this process runs', () => ({ [buildId()]: 1 }), 'build')
  addGauge(
    'showroom_job_held',
    '1 for a job that is this instance’s turn now; over all instances it is 1 for each',
    () => {
      const ownTasks = leases().tasks()
      return Object.fromEntries(leaseTasks.map((task) => [task, ownTasks.includes(task) ? 1 : 0]))
    },
    // Prometheus has a label “job” of its own.
    'task',
  )
  if (env().REDIS_URL) {
    addGauge('showroom_redis_up', 'Whether Redis answers', () => (instances.redis?.isUp ? 1 : 0))
    addGauge(
      'showroom_instances_heard_seconds',
      'Since this instance last read what others have published',
      () => secondsSinceSync() ?? NaN,
    )
  }
}
