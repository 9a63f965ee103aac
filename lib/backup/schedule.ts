import 'server-only'
import { taskDoneAt, noteTaskDone } from '@/lib/data/leases'
import { env } from '@/lib/env'
import { type LeaseManager, leases } from '@/lib/leases/lease-manager'
import { log } from '@/lib/log'
import { processSlot } from '@/lib/process-slot'
import { addDays, fromOfficeInput, officeDay } from '@/lib/time/office-time'
import { runBackupProcess } from './backup-process'
import { type BackupState, readBackupState } from './state'

/** When a backup is due, by the office's clock. */
const dueAt = '03:00'
/** The time between two checks for a due backup, before the first one after a start, and after a failure; in milliseconds. */
const checkInterval = 10 * 60_000
const firstCheck = 60_000
const retryDelay = 3_600_000

function lastDue(now: Date): Date {
  const today = officeDay(now.toISOString())
  const dueOn = (day: string) => new Date(fromOfficeInput(`${day}T${dueAt}`) ?? 0)
  const dueToday = dueOn(today)
  return dueToday <= now ? dueToday : dueOn(addDays(today, -1))
}

/**
 * Returns true if none was made since it was due, and the last failure is an hour ago. `state` is read from
 * BACKUP_DIR, which other instances may not see; `doneAt` is when any instance last made a daily one.
 */
export function isBackupDue(state: BackupState | null, now: Date, doneAt: Date | null = null): boolean {
  if (doneAt && doneAt >= lastDue(now)) return false
  if (!state) return true
  if (state.good && new Date(state.good.at) >= lastDue(now)) return false
  return state.error === null || now.getTime() - new Date(state.triedAt).getTime() >= retryDelay
}

async function runBackup(signal: AbortSignal): Promise<boolean> {
  try {
    await runBackupProcess({ kind: 'daily', signal })
    log.info('the daily backup is made')
    return true
  } catch (error) {
    if (signal.aborted) log.info('the daily backup was broken off, because the server ends')
    else log.error({ reason: (error as Error).message }, 'the daily backup was not made')
    return false
  }
}

/** Makes the daily backup if it is due and this instance has the lease. Returns true if one was made. */
export async function backUpDaily(
  run: (signal: AbortSignal) => Promise<boolean> = runBackup,
  manager: LeaseManager = leases(),
): Promise<boolean> {
  const lease = await manager.take('backup')
  if (!lease) return false
  const [state, doneAt] = await Promise.all([readBackupState(env().BACKUP_DIR), taskDoneAt('backup')])
  if (!isBackupDue(state, new Date(), doneAt)) return false
  const isMade = await run(ending.signal)
  if (isMade) await noteTaskDone(lease)
  return isMade
}

const ending = new AbortController()

/** Aborts a daily backup; the instance that takes the lease next makes it. */
export const stopBackups = (): void => ending.abort()

const slot = processSlot<true>('backups')

/** Starts the schedule of daily backups, once when the server starts. BACKUP=0: none; BACKUP=timer: the system's (deploy/systemd). */
export function startBackups(makeBackup: () => Promise<unknown> = backUpDaily): void {
  if (slot.current || !env().BACKUP || env().BACKUP_TIMER) return
  slot.current = true
  const check = async () => {
    try {
      await makeBackup()
    } catch (error) {
      log.warn({ err: error }, 'whether a backup is due could not be asked, trying again')
    }
  }
  const schedule = (delay: number) =>
    void setTimeout(() => void check().finally(() => schedule(checkInterval)), delay).unref()
  schedule(firstCheck)
}
