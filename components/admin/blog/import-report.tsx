import { StaffLink } from '@/components/ui/staff-link'
import { localeDate } from '@/components/page-settings/page-row'
import { linkClass, Rows } from '@/components/staff/screen'
import { Cell, CellNote, HeadCell, Row, Table, TableHead } from '@/components/ui/table'
import { type ImportItem, type LeftOut, type MissingPicture } from '@/lib/wordpress/types'
import { Check, Minus, Repeat } from 'lucide-react'

const signs = { comes: Check, there: Repeat, left: Minus }
const states = { published: 'published', scheduled: 'scheduled', draft: 'as a draft' }

function outcomeOf({ outcome, state }: ImportItem, isDone: boolean): string {
  if (outcome === 'there') return 'Already here'
  if (outcome === 'left') return 'Left out'
  return `${isDone ? 'Imported' : 'Will be imported'}, ${states[state]}`
}

/** Lists the posts and pages of the file, with the outcome of each. */
export function ImportTable({ items, isDone }: { items: ImportItem[]; isDone: boolean }) {
  if (items.length === 0)
    return <p className="border-y border-hair py-8 text-stone">The file has no posts and no pages.</p>
  return (
    <Table>
      <TableHead>
        <HeadCell>Title</HeadCell>
        <HeadCell>Kind</HeadCell>
        <HeadCell>Date</HeadCell>
        <HeadCell>Result</HeadCell>
      </TableHead>
      <tbody>
        {items.map((item, index) => {
          const Sign = signs[item.outcome]
          const result = (
            <span className="inline-flex items-start gap-2 font-medium">
              <Sign className="mt-0.5 size-4 text-stone" aria-hidden="true" />
              {outcomeOf(item, isDone)}
            </span>
          )
          const notes = item.notes.map((note) => <CellNote key={note}>{note}</CellNote>)
          return (
            <Row key={`${item.key}-${index}`} className="align-top">
              <Cell phone="title" className="py-2.5 align-top">
                {item.href ? (
                  <StaffLink className={linkClass} href={item.href}>
                    {item.title}
                  </StaffLink>
                ) : (
                  <b className="font-semibold wrap-anywhere">{item.title}</b>
                )}
                <CellNote>
                  <span className="wrap-anywhere">
                    {[...new Set([item.from, item.to].filter(Boolean))].join(' → ') || 'No address'}
                  </span>
                </CellNote>
                {item.category && <CellNote>{item.category}</CellNote>}
              </Cell>
              <Cell phone="hidden" className="py-2.5 align-top">
                {item.kind === 'post' ? 'Post' : 'Page'}
              </Cell>
              <Cell phone="hidden" className="py-2.5 align-top tabular-nums">
                {item.date ? localeDate(item.date) : 'None'}
              </Cell>
              <Cell phone="hidden" className="max-w-md py-2.5 align-top">
                {result}
                {notes}
              </Cell>
              <Cell phone="meta">
                {result} · {item.kind === 'post' ? 'Post' : 'Page'}
                {notes}
              </Cell>
            </Row>
          )
        })}
      </tbody>
    </Table>
  )
}

/** Lists the parts of the file that aren't imported, with the reasons, and the missing pictures. */
export const LeftList = ({ left, pictures }: { left: LeftOut[]; pictures: MissingPicture[] }) => (
  <div className="mt-10 grid gap-10 tablet:grid-cols-2">
    {left.length > 0 && (
      <section>
        <h2 className="mb-3">Not imported</h2>
        <Rows>
          {left.map(({ what, count, why, names }) => (
            <li key={what}>
              <div className="min-w-0">
                <b className="font-semibold">
                  {what}: {count}
                </b>
                <small className="block text-13 text-stone">{why}</small>
                <Names names={names} />
              </div>
            </li>
          ))}
        </Rows>
      </section>
    )}
    {pictures.length > 0 && (
      <section>
        <h2 className="mb-3">Pictures to add</h2>
        <Rows>
          {pictures.map(({ file, alt, where }, index) => (
            <li key={`${file}-${index}`}>
              <div className="min-w-0">
                <b className="font-semibold wrap-anywhere">{file}</b>
                <small className="block text-13 text-stone">In “{where}”</small>
                {alt && <small className="block text-13 text-stone">Description: {alt}</small>}
              </div>
            </li>
          ))}
        </Rows>
      </section>
    )}
  </div>
)

function Names({ names }: { names: string[] }) {
  if (names.length === 0) return null
  return (
    <details className="text-13 text-stone">
      <summary className="cursor-pointer py-1 max-tablet:py-3">Which</summary>
      <ul className="pb-1 pl-4">
        {names.map((name, index) => (
          <li key={`${name}-${index}`} className="list-disc wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
    </details>
  )
}
