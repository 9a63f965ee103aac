import { type PlanLine, readPlan } from '@/lib/business/lead-plan'
import { type EmailRow, type emailLayout, paragraph, subheading } from '@/lib/mail/layout'
import { type Markup } from '@/lib/text/markup'

const rowOf = (line: PlanLine): EmailRow[] => ('text' in line ? [] : [line])

/** Returns a lead's plan for an email: its lines as a table, and a button to the estimate that it names. */
export const planMarkup = (
  plan: string,
  { table, button }: Pick<ReturnType<typeof emailLayout>, 'table' | 'button'>,
  siteUrl: string,
): Markup[] =>
  readPlan(plan).flatMap((part) => {
    if (part.kind === 'link') return [button(`${siteUrl}${part.path}`, 'Open this estimate')]
    if (part.kind === 'total') return [table([{ label: part.label, value: part.value, isTotal: true }])]
    const rows = part.lines.flatMap(rowOf)
    return [
      ...(part.heading ? [subheading(part.heading)] : []),
      ...part.lines.flatMap((line) => ('text' in line ? [paragraph(line.text)] : [])),
      ...(rows.length > 0 ? [table(rows)] : []),
    ]
  })
