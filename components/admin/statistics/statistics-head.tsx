import { BackLink, ScreenHead } from '@/components/staff/screen'
import { SegmentedLinks } from '@/components/ui/segmented'
import { type Period, periods } from '@/lib/statistics/period'

type StatisticsHeadProps = { current: 'leads' | 'visitors'; period: Period; note: string }

const screens = [
  { id: 'leads', href: '/admin/statistics', label: 'Leads' },
  { id: 'visitors', href: '/admin/statistics/visitors', label: 'Visitors' },
] as const

/** Renders the head of both statistics screens. */
export const StatisticsHead = ({ current, period, note }: StatisticsHeadProps) => (
  <>
    <BackLink href="/admin">Dashboard</BackLink>
    <ScreenHead title={current === 'leads' ? 'Statistics' : 'Visitors'} note={note}>
      <SegmentedLinks
        label="Statistics"
        className="max-tablet:flex max-tablet:w-full max-tablet:*:flex-1"
        links={screens.map(({ id, href, label }) => ({
          href: `${href}?period=${period}`,
          label,
          current: id === current,
        }))}
      />
    </ScreenHead>
  </>
)

type PeriodLinksProps = { period: Period; hrefOf: (period: Period) => string }

export const PeriodLinks = ({ period, hrefOf }: PeriodLinksProps) => (
  <SegmentedLinks
    label="Period"
    className="max-tablet:flex max-tablet:w-full max-tablet:*:flex-1 max-tablet:*:px-1"
    links={periods.map(({ value, label }) => ({ href: hrefOf(value), label, current: value === period }))}
  />
)
