import { type ReactNode } from 'react'
import { ScreenHead } from '@/components/staff/screen'
import { TabLinks } from '@/components/ui/tabs'

export const areasHome = '/admin/areas'

const tabs = [
  { key: 'landings', href: areasHome, children: 'Pages' },
  { key: 'places', href: `${areasHome}/places`, children: 'Places' },
  { key: 'services', href: `${areasHome}/services`, children: 'Services' },
] as const

export type AreaCounts = Record<(typeof tabs)[number]['key'], number>

type AreasHeadProps = {
  shows: keyof AreaCounts
  counts: AreaCounts
  /** Actions of the list. */
  children?: ReactNode
}

/** Renders the head of the Areas tab with links to its lists. */
export const AreasHead = ({ shows, counts, children }: AreasHeadProps) => (
  <>
    <ScreenHead
      title="Areas"
      note="Where you work and what you do there: each place and service together make a page, and eight towns have one of their own."
    >
      {children}
    </ScreenHead>
    <TabLinks
      label="Areas"
      className="mb-4"
      links={tabs.map(({ key, ...tab }) => ({ ...tab, current: key === shows, count: counts[key] }))}
    />
  </>
)
