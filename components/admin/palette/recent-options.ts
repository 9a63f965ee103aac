import { History } from 'lucide-react'
import { type StaffRole } from '@/lib/staff-types'
import { recordAt } from '@/lib/palette/recent-path'
import { type PaletteRecent } from '@/lib/palette/types'
import { iconOf } from './record-icons'
import { type PaletteOption, settingsScreenOf } from './palette-actions'

/** The addresses of recently opened records, and their names; undefined until the site has answered. */
export type Recent = { paths: readonly string[]; known: readonly PaletteRecent[] | undefined }

/** Returns recently opened records. They are placeholders while names load, so that nothing moves. */
export function recentOptions({ paths, known }: Recent, role: StaffRole = 'owner') {
  return paths.flatMap((path): PaletteOption[] => {
    const screen = settingsScreenOf(path)
    if (screen) return role === 'owner' ? [screen] : []
    if (!known && recordAt(path))
      return [{ id: path, icon: History, label: 'Loading…', detail: '', waits: true }]
    const record = known?.find((entry) => entry.path === path)
    return record
      ? [{ id: path, icon: iconOf(record.kind), label: record.title, detail: record.detail, href: path }]
      : []
  })
}
