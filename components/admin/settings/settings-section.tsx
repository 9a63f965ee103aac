import { type ReactNode } from 'react'
import { type SettingsGroup, settingsGroups } from '@/lib/records/settings/groups'

/** Frames a group of settings. */
export function SettingsSection({ group, children }: { group: SettingsGroup; children: ReactNode }) {
  const { title, about } = settingsGroups[group]
  return (
    <section
      id={group}
      aria-labelledby={`${group}-title`}
      className="grid grid-cols-1 max-tablet:scroll-mt-6 gap-x-8 gap-y-4 border-t border-hair py-7 first:border-hair-strong lg:grid-cols-[200px_minmax(0,1fr)] max-tablet:first:border-t-0 max-tablet:first:pt-4"
    >
      <div>
        <h2 id={`${group}-title`}>{title}</h2>
        <p className="mt-1.5 max-w-[52ch] text-13 text-stone">{about}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
