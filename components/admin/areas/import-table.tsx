import { CircleAlert, Pencil, Plus } from 'lucide-react'
import { type ReactNode } from 'react'
import { Cell, CellNote, HeadCell, Row, Table, TableHead } from '@/components/ui/table'
import { type ImportReport } from '@/lib/records/place/import'

type Line = { line: number; title: ReactNode; icon: ReactNode; text: string; isRefused?: boolean }

const iconClass = 'mt-0.5 size-4 flex-none'

/** Returns the lines of a report in the table's order, refused ones first. */
function linesOf({ added, changed, refused }: ImportReport, isDone: boolean): Line[] {
  const accepted: Line[] = [
    ...added.map(({ line, name, slug }) => ({
      line,
      title: name,
      icon: <Plus className={`${iconClass} text-spruce`} aria-hidden="true" />,
      text: `${isDone ? 'Added' : 'New'}: /rockland/${slug}/`,
    })),
    ...changed.map(({ line, name, fields }) => ({
      line,
      title: name,
      icon: <Pencil className={`${iconClass} text-brass`} aria-hidden="true" />,
      text: `${isDone ? 'Changed' : 'Changes'}: ${fields.join(', ')}`,
    })),
  ]
  return [
    ...refused.map(({ line, reason }) => ({
      line,
      title: 'Can’t be imported',
      icon: <CircleAlert className={`${iconClass} text-clay`} aria-hidden="true" />,
      text: reason,
      isRefused: true,
    })),
    ...accepted.sort((a, b) => a.line - b.line),
  ]
}

export function ImportTable({ report, isDone }: { report: ImportReport; isDone: boolean }) {
  const lines = linesOf(report, isDone)
  if (lines.length === 0)
    return (
      <p className="border-y border-hair py-8 text-stone">Everything in the table is on the site already.</p>
    )
  return (
    <Table>
      <TableHead>
        <HeadCell className="w-16">Line</HeadCell>
        <HeadCell>Place</HeadCell>
        <HeadCell>What happens</HeadCell>
      </TableHead>
      <tbody>
        {lines.map(({ line, title, icon, text, isRefused }) => (
          <Row key={line}>
            <Cell phone="hidden" className="text-stone tabular-nums">
              {line}
            </Cell>
            <Cell phone="title">
              <span className={`flex items-start gap-2.5 font-semibold ${isRefused ? 'text-clay' : ''}`}>
                {icon}
                {title}
              </span>
              <span className="tablet:hidden">
                <CellNote>
                  Line {line}. {text}
                </CellNote>
              </span>
            </Cell>
            <Cell phone="hidden" className="wrap-anywhere">
              {text}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
