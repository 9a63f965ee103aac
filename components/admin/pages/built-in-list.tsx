import { type PageRow, localeDate } from '@/components/page-settings/page-row'
import { OpenRowMark } from '@/components/staff/list-news'
import { draftNote } from '@/components/staff/status'
import { getBuiltInPage } from '@/lib/content/built-in-pages'
import { Cell, CellNote, HeadCell, Row, RowLink, Table, TableHead } from '@/components/ui/table'
import { type Collaborator } from '@/lib/staff-types'

export type BuiltInRow = PageRow & { isChanged: boolean }
type BuiltInListProps = { pages: readonly BuiltInRow[]; open: Readonly<Record<string, Collaborator[]>> }

/** Lists the pages that come with the site. They are edited like others, and stay. */
export function BuiltInList({ pages, open }: BuiltInListProps) {
  if (pages.length === 0) return null
  const isTown = ({ id }: BuiltInRow) => getBuiltInPage(id)?.kind === 'town'
  const towns = pages.filter(isTown)
  return (
    <section className="mb-10" aria-labelledby="built-in">
      <h2 id="built-in">The site’s pages</h2>
      <p className="mt-1 mb-3 max-w-[44em] text-stone">
        Change their texts and pictures, hide sections or put them in another order. What the site computes,
        such as prices and maps, follows your settings.
      </p>
      <PageTable pages={pages.filter((page) => !isTown(page))} open={open} />
      {towns.length > 0 && (
        <details>
          <summary className="min-h-tap cursor-pointer content-center font-semibold">
            Town pages ({towns.length})
          </summary>
          <PageTable pages={towns} open={open} />
        </details>
      )}
    </section>
  )
}

const PageTable = ({ pages, open }: BuiltInListProps) => (
  <Table>
    <TableHead>
      <HeadCell>Page</HeadCell>
      <HeadCell>Address</HeadCell>
      <HeadCell>Changed</HeadCell>
    </TableHead>
    <tbody>
      {pages.map((page) => (
        <ListRow key={page.id} page={page} people={open[page.id]} />
      ))}
    </tbody>
  </Table>
)

function ListRow({ page, people }: { page: BuiltInRow; people?: Collaborator[] }) {
  const changeNote = page.isChanged ? localeDate(page.updatedAt) : 'Original'
  const draftText = draftNote(page)
  return (
    <Row>
      <Cell phone="title">
        <RowLink href={`/admin/pages/${page.id}/edit`}>{page.title}</RowLink>
        <OpenRowMark what="page" people={people} />
      </Cell>
      <Cell phone="hidden" quiet>
        /{page.slug}
      </Cell>
      <Cell phone="hidden" quiet>
        {changeNote}
        {draftText && <CellNote>{draftText}</CellNote>}
      </Cell>
      <Cell phone="meta">
        /{page.slug} · {draftText ?? changeNote}
      </Cell>
    </Row>
  )
}
