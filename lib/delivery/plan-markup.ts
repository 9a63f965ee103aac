import { type PlanLine, readPlan } from '@/lib/business/lead-plan'
import { type emailLayout, type LedgerLine, paragraph, subheading } from '@/lib/mail/layout'
import { type Markup } from '@/lib/text/markup'

const ledgerLine = (line: PlanLine): LedgerLine[] => ('text' in line ? [] : [line])

/** Returns a lead's plan for an email: its lines as a ledger, and a button to the estimate that it names. */
export const planMarkup = (
  plan: string,
  { ledger, button }: Pick<ReturnType<typeof emailLayout>, 'ledger' | 'button'>,
  siteUrl: string,
): Markup[] =>
  readPlan(plan).flatMap((part) => {
    if (part.kind === 'link') return [button(`${siteUrl}${part.path}`, 'Open this estimate')]
    if (part.kind === 'total') return [ledger([{ label: part.label, value: part.value, isTotal: true }])]
    const rows = part.lines.flatMap(ledgerLine)
    return [
      ...(part.heading ? [subheading(part.heading)] : []),
      ...part.lines.flatMap((line) => ('text' in line ? [paragraph(line.text)] : [])),
      ...(rows.length > 0 ? [ledger(rows)] : []),
    ]
  })
