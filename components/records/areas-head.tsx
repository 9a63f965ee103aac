import { type ReactNode } from 'react'
import { ScreenHead } from '@/components/staff/screen'
import { TabLinks } from '@/components/ui/tabs'

export const areasHome = '/admin/areas'

const tabs = [
  { key: 'places', href: areasHome, children: 'Places' },
  { key: 'landings', href: `${areasHome}/pages`, children: 'Landing pages' },
  { key: 'services', href: `${areasHome}/services`, children: 'Services' },
] as const

const notes = {
  places:
    'Where you work. When a place is on, search engines may list its pages. When it’s off, its landing pages are hidden from search engines, but visitors still find them on the site.',
  landings: 'Every service has a page in every place, and eight towns have a page of their own.',
  services: 'What you do. Each service has a page for every place.',
}

export type AreaCounts = Record<(typeof tabs)[number]['key'], number>

type AreasHeadProps = {
  shows: keyof AreaCounts
  counts: AreaCounts
  /** Actions of the list. */
  children?: ReactNode
}

/** Renders the head of the service area with links to its lists. */
export const AreasHead = ({ shows, counts, children }: AreasHeadProps) => (
  <>
    <ScreenHead title="Service area" note={notes[shows]}>
      {children}
    </ScreenHead>
    <TabLinks
      label="Service area"
      className="mb-4"
      links={tabs.map(({ key, ...tab }) => ({ ...tab, current: key === shows, count: counts[key] }))}
    />
  </>
)
