import 'server-only'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { fromOfficeInput, officeDay } from '@/lib/time/office-time'
import { backupInOwnProcess } from './own-process'
import { type BackupState, readBackupState } from './state'

/** The hour of the night at which a backup is due, by the office's clock. */
const dueAt = '03:00'
/** How often the clock looks, the first time after a start, and how long it waits after a failure; in milliseconds. */
const every = 10 * 60_000
const firstLook = 60_000
const afterFailure = 3_600_000

/** The last moment at which a backup was due. */
function lastDue(now: Date): Date {
  const at = (moment: Date) => new Date(fromOfficeInput(`${officeDay(moment.toISOString())}T${dueAt}`) ?? 0)
  const today = at(now)
  return today <= now ? today : at(new Date(now.getTime() - 86_400_000))
}

/** Whether a daily backup is to be made now: none was since it was due, and the last failure is an hour ago. */
export function isBackupDue(state: BackupState | null, now: Date): boolean {
  if (!state) return true
  if (state.good && new Date(state.good.at) >= lastDue(now)) return false
  return state.error === null || now.getTime() - new Date(state.triedAt).getTime() >= afterFailure
}

/** Makes a daily backup. Resolves when that has ended, well or not. */
async function runBackup(): Promise<void> {
  try {
    await backupInOwnProcess({ daily: true })
    log.info('the daily backup is made')
  } catch (error) {
    log.error({ reason: (error as Error).message }, 'the daily backup was not made')
  }
}

// One per process, also when a development reload loads this module again.
const key = Symbol.for('showroom.backups')
const shared = globalThis as { [key]?: true }

/** Starts the clock of the daily backups, once when the server starts; one that was missed is made up. BACKUP=0: none; BACKUP=timer: the system's (deploy/systemd). */
export function startBackups(run: () => Promise<void> = runBackup): void {
  if (shared[key] || !env().BACKUP || env().BACKUP_TIMER) return
  shared[key] = true
  const look = async () => {
    if (isBackupDue(await readBackupState(env().BACKUP_DIR), new Date())) await run()
  }
  const next = (after: number) => void setTimeout(() => void look().finally(() => next(every)), after).unref()
  next(firstLook)
}
