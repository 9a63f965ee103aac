import 'server-only'
import { prepareDataDir } from './data-dir.mjs'
import { env } from './env'
import { exitWith } from './exit-with'
import { dataLock, takeLock } from './lock.mjs'
import { log } from './log'
import { processSlot } from './process-slot'

// Held until the process ends: a lock without a reference would be garbage-collected and released.
const slot = processSlot<() => void>('data-dir')

/**
 * Opens DATA_DIR, once when the server starts: closes it to other accounts, finishes an interrupted restore, and locks it
 * against restores. Ends the process with one line if a restore is running.
 */
export function openDataDir(): void {
  const { DATA_DIR } = env()
  try {
    for (const line of prepareDataDir(process.env)) log.warn(line)
  } catch (error) {
    if (!(error as { code?: string }).code) exitWith(error)
    log.warn({ err: error }, 'DATA_DIR could not be closed to other accounts')
  }
  try {
    slot.current ??= takeLock(dataLock(DATA_DIR), 'shared') ?? undefined
    if (!slot.current) exitWith(new Error('a restore is running: start when it is done'))
  } catch (error) {
    // Pages can still be served; /readyz reports the disk.
    log.warn({ err: error }, 'DATA_DIR could not be marked as used')
  }
}
