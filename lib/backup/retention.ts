import 'server-only'
import { officeDay } from '@/lib/time/office-time'
import { type BackupKind, parseBackupName } from './manifest'

const maxDays = 7
const maxWeeks = 4
const maxImports = 3

/** Returns the Monday of a day's week, both as "2026-11-23". */
function weekOf(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/**
 * Lists the backups that aren't needed any more. Of the daily ones the newest of the last seven days and of the last four
 * weeks stay; days without a backup don't count, so a server that was down keeps its backups. Of those made before an import
 * the last three stay. Those made by hand, and other files, are never listed.
 */
export function outdatedBackups(names: readonly string[]): string[] {
  const newestFirst = (wantedKind: BackupKind) =>
    names
      .flatMap((name) => {
        const { at, kind } = parseBackupName(name) ?? {}
        return at && kind === wantedKind ? [{ name, day: officeDay(at.toISOString()) }] : []
      })
      .sort((a, b) => b.name.localeCompare(a.name))
  const daily = newestFirst('daily')
  const newestOf = (group: (day: string) => string, max: number) => {
    const newest = new Map<string, string>()
    for (const { name, day } of daily) if (!newest.has(group(day))) newest.set(group(day), name)
    return [...newest.values()].slice(0, max)
  }
  const retainedNames = new Set([...newestOf((day) => day, maxDays), ...newestOf(weekOf, maxWeeks)])
  return [
    ...daily.filter(({ name }) => !retainedNames.has(name)),
    ...newestFirst('before-import').slice(maxImports),
  ].map(({ name }) => name)
}
