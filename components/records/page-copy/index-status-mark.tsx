import { Status } from '@/components/ui/badge'
import { indexStatusOf, type LandingLine } from '@/lib/landing/landing-list'

const marks = {
  listed: { status: 'published', text: 'Listed' },
  hidden: { status: 'draft', text: 'Hidden by staff' },
  short: { status: 'new', text: 'Too thin' },
} as const

/** Shows a page's index status as a shape and a word. */
export function IndexStatusMark({ line }: { line: Pick<LandingLine, 'listing' | 'measure'> }) {
  const { status, text } = marks[indexStatusOf(line)]
  return <Status status={status}>{text}</Status>
}
