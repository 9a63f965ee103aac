import { Eye, Plus, Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { EmptyState } from '@/components/ui/empty-state'
import { KeyHints } from '@/components/ui/kbd'
import { Pager } from '@/components/ui/pager'
import { Status } from '@/components/ui/badge'
import { Cell, CellActions, CellNote, HeadCell, Row, RowLink, Table, TableHead } from '@/components/ui/table'
import { Specimen, SpecimenGroup } from './specimen'

const samplePages = [
  {
    title: 'Kitchen Financing',
    slug: 'kitchen-financing',
    published: true,
    blocks: 6,
    changed: 'Nov 18, 2024',
  },
  {
    title: 'What a kitchen costs in the river towns when the house is older than the county’s building code',
    slug: 'what-a-kitchen-costs-in-the-river-towns-when-the-house-is-older-than-the-countys-building-code',
    published: false,
    blocks: 12,
    changed: 'Nov 2, 2024',
  },
  { title: 'Winter Hours', slug: 'winter-hours', published: true, blocks: 2, changed: 'Oct 30, 2024' },
]

export function KitLists({ page }: { page: number }) {
  return (
    <SpecimenGroup title="Lists" className="tablet:grid-cols-1">
      <Specimen title="Table and pager; the second row is selected" className="block">
        <Table>
          <TableHead>
            <HeadCell sort="none" href="/admin/kit?sort=title">
              Title
            </HeadCell>
            <HeadCell>Slug</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell numeric className="pr-14">
              Components
            </HeadCell>
            <HeadCell sort="descending" href="/admin/kit?sort=oldest">
              Last Updated
            </HeadCell>
            <HeadCell numeric>Actions</HeadCell>
          </TableHead>
          <tbody>
            {samplePages.map(({ title, slug, published, blocks, changed }, index) => {
              const status = (
                <Status status={published ? 'published' : 'draft'}>
                  {published ? 'Published' : 'Draft'}
                </Status>
              )
              return (
                <Row key={slug} selected={index === 1}>
                  <Cell phone="title">
                    <RowLink href={`/admin/kit?page=${index + 1}`}>{title}</RowLink>
                  </Cell>
                  <Cell phone="hidden" quiet>
                    /{slug}
                  </Cell>
                  <Cell phone="hidden">
                    {status}
                    {!published && <CellNote>Publishes Mon, Nov 25, 9:00 AM</CellNote>}
                  </Cell>
                  <Cell phone="hidden" numeric className="pr-14">
                    {blocks}
                  </Cell>
                  <Cell phone="hidden" className="tabular-nums">
                    {changed}
                  </Cell>
                  <Cell phone="meta">
                    {status} · {changed}
                  </Cell>
                  <Cell phone="actions">
                    <CellActions>
                      <IconButton label={`Preview ${title}`}>
                        <Eye className="size-4.5" aria-hidden="true" />
                      </IconButton>
                      <IconButton label={`Delete ${title}`} look="danger">
                        <Trash2 className="size-4.5" aria-hidden="true" />
                      </IconButton>
                    </CellActions>
                  </Cell>
                </Row>
              )
            })}
          </tbody>
        </Table>
        <Pager page={page} pageSize={25} total={230} hrefOf={(other) => `/admin/kit?page=${other}`}>
          <KeyHints
            hints={[
              { keys: ['J', 'K'], does: 'move' },
              { keys: ['Enter'], does: 'edit' },
            ]}
          />
        </Pager>
      </Specimen>
      <Specimen title="One page only" className="block">
        <Pager
          page={1}
          pageSize={25}
          total={7}
          hrefOf={(other) => `/admin/kit?page=${other}`}
          label="One page"
        />
      </Specimen>
      <Specimen title="Nothing there yet" className="block">
        <EmptyState
          title="No pages yet"
          action={
            <Button look="strong">
              <Plus className="size-4" aria-hidden="true" />
              Create First Page
            </Button>
          }
        >
          Create your first page to get started
        </EmptyState>
      </Specimen>
      <Specimen title="Nothing matches" className="block">
        <EmptyState small title="No page matches">
          Change the search or show all pages.
        </EmptyState>
      </Specimen>
    </SpecimenGroup>
  )
}
