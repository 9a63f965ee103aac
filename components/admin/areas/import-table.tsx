import { CircleAlert, Pencil, Plus } from 'lucide-react'
import { type ReactNode } from 'react'
import { Cell, CellNote, HeadCell, Row, Table, TableHead } from '@/components/ui/table'
import { type ImportReport } from '@/lib/records/place/import'

type Line = { line: number; what: ReactNode; sign: ReactNode; about: string; isRefused?: boolean }

const signClass = 'mt-0.5 size-4 flex-none'

/** Returns the lines of a report in the table's order, refused ones first. */
function linesOf({ added, changed, refused }: ImportReport, isDone: boolean): Line[] {
  const taken: Line[] = [
    ...added.map(({ line, name, slug }) => ({
      line,
      what: name,
      sign: <Plus className={`${signClass} text-spruce`} aria-hidden="true" />,
      about: `${isDone ? 'Added' : 'New'}: /rockland/${slug}/`,
    })),
    ...changed.map(({ line, name, fields }) => ({
      line,
      what: name,
      sign: <Pencil className={`${signClass} text-brass`} aria-hidden="true" />,
      about: `${isDone ? 'Changed' : 'Changes'}: ${fields.join(', ')}`,
    })),
  ]
  return [
    ...refused.map(({ line, reason }) => ({
      line,
      what: 'Can’t be taken',
      sign: <CircleAlert className={`${signClass} text-clay`} aria-hidden="true" />,
      about: reason,
      isRefused: true,
    })),
    ...taken.sort((a, b) => a.line - b.line),
  ]
}

export function ImportTable({ report, isDone }: { report: ImportReport; isDone: boolean }) {
  const lines = linesOf(report, isDone)
  if (lines.length === 0)
    return <p className="border-y border-hair py-8 text-stone">The table brings nothing new.</p>
  return (
    <Table>
      <TableHead>
        <HeadCell className="w-16">Line</HeadCell>
        <HeadCell>Place</HeadCell>
        <HeadCell>What becomes of it</HeadCell>
      </TableHead>
      <tbody>
        {lines.map(({ line, what, sign, about, isRefused }) => (
          <Row key={line}>
            <Cell phone="hidden" className="text-stone tabular-nums">
              {line}
            </Cell>
            <Cell phone="title">
              <span className={`flex items-start gap-2.5 font-semibold ${isRefused ? 'text-clay' : ''}`}>
                {sign}
                {what}
              </span>
              <span className="tablet:hidden">
                <CellNote>
                  Line {line}. {about}
                </CellNote>
              </span>
            </Cell>
            <Cell phone="hidden" className="wrap-anywhere">
              {about}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
