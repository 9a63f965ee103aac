import { Eye, Plus, Trash2 } from 'lucide-react'
import { Status } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { IconButton } from '@/components/ui/icon-button'
import { KeyHints } from '@/components/ui/kbd'
import { Pager } from '@/components/ui/pager'
import { Cell, CellActions, CellNote, HeadCell, Row, RowLink, Table, TableHead } from '@/components/ui/table'
import { Specimen, SpecimenGroup } from './specimen'

const longTitle =
  'What a kitchen costs in the river towns when the house is older than the county’s building code'
const samplePages = [
  { title: 'Kitchen Financing', status: 'published', blocks: 6, changed: 'Nov 18, 2024' },
  { title: longTitle, status: 'draft', blocks: 12, changed: 'Nov 2, 2024' },
] as const

const keyHints = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['Enter'], does: 'edit' },
]

const SampleRow = ({ page, selected }: { page: (typeof samplePages)[number]; selected: boolean }) => {
  const { title, status, blocks, changed } = page
  const state = <Status status={status}>{status === 'draft' ? 'Draft' : 'Published'}</Status>
  return (
    <Row selected={selected}>
      <Cell phone="title">
        <RowLink href="/admin/kit?page=1">{title}</RowLink>
      </Cell>
      <Cell phone="hidden">
        {state}
        {status === 'draft' && <CellNote>Publishes Mon, Nov 25, 9:00 AM</CellNote>}
      </Cell>
      <Cell phone="hidden" numeric className="pr-14">
        {blocks}
      </Cell>
      <Cell phone="hidden" quiet>
        {changed}
      </Cell>
      <Cell phone="meta">
        {state} · {changed}
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
}

export const KitLists = ({ page }: { page: number }) => (
  <SpecimenGroup title="Lists" className="tablet:grid-cols-1">
    <Specimen title="Table and pager; the second row is selected" className="block">
      <Table>
        <TableHead>
          <HeadCell sort="none" href="/admin/kit?sort=title">
            Title
          </HeadCell>
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
          {samplePages.map((sample, index) => (
            <SampleRow key={sample.title} page={sample} selected={index === 1} />
          ))}
        </tbody>
      </Table>
      <Pager page={page} pageSize={25} total={230} hrefOf={(number) => `/admin/kit?page=${number}`}>
        <KeyHints hints={keyHints} />
      </Pager>
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
