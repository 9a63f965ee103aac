import { Ellipsis, ExternalLink, Eye, EyeOff, Globe, MapPin } from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { SelectBox, useSelection } from '@/components/staff/selection'
import { LucideButton } from '@/components/ui/lucide-button'
import { Menu, MenuItem, MenuLine } from '@/components/ui/menu'
import { Cell, CellNote, HeadCell, Row, RowLink, Table, TableHead } from '@/components/ui/table'
import { type Listing } from '@/lib/content/areas'
import { IndexStatusMark } from '@/components/records/page-copy/index-status-mark'
import { areasHome } from '@/components/records/areas-head'
import {
  addressOf,
  idOf,
  type LandingLine,
  nameOfPage,
  indexStatusOf,
  percent,
} from '@/lib/landing/landing-list'

type LandingsTableProps = {
  lines: readonly LandingLine[]
  /** True if each place is a heading above its services; else each line names its place. */
  isGrouped: boolean
  onListing: (id: string, listing: Listing) => void
}

type Group = { place: string; placeName: string; township: string; lines: LandingLine[] }

/** Groups consecutive lines by their place. */
function groupsOf(lines: readonly LandingLine[]): Group[] {
  const groups: Group[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last?.place === line.place) last.lines.push(line)
    else groups.push({ ...line, lines: [line] })
  }
  return groups
}

/** Renders landing pages with their measures; on a phone as a list by place. */
export function LandingsTable({ lines, isGrouped, ...rest }: LandingsTableProps) {
  return (
    <Table>
      <TableHead>
        <HeadCell className="w-10">
          <SelectBox name="all on this page" ids={lines.map(idOf)} className={box} />
        </HeadCell>
        <HeadCell>{isGrouped ? 'Service' : 'Place'}</HeadCell>
        <HeadCell>In search engines</HeadCell>
        <HeadCell numeric>Original words</HeadCell>
        <HeadCell numeric className="max-lg:hidden">
          Share of page
        </HeadCell>
        <HeadCell numeric className="max-lg:hidden">
          Most similar page
        </HeadCell>
        <HeadCell numeric>
          <span className="sr-only">Actions</span>
        </HeadCell>
      </TableHead>
      {isGrouped ? (
        groupsOf(lines).map((group) => (
          <tbody key={group.place}>
            <GroupHead group={group} />
            {group.lines.map((line) => (
              <Line key={line.service} line={line} title={line.serviceName} {...rest} />
            ))}
          </tbody>
        ))
      ) : (
        <tbody>
          {lines.map((line) => (
            <Line key={line.place} line={line} title={line.placeName} note={line.township} {...rest} />
          ))}
        </tbody>
      )}
    </Table>
  )
}

/** Classes of a box, which is wider than its column. */
const box = '-my-2.5 -ml-3.5'

function GroupHead({ group }: { group: Group }) {
  const { place, placeName, township, lines } = group
  const listedCount = lines.filter((line) => indexStatusOf(line) === 'listed').length
  return (
    <tr className="max-tablet:grid max-tablet:grid-cols-[auto_minmax(0,1fr)] max-tablet:items-center max-tablet:gap-x-3 max-tablet:border-b max-tablet:border-hair-strong max-tablet:pt-6 max-tablet:pb-1.5">
      <td className="border-b border-hair-strong pt-6 pb-1.5 align-bottom max-tablet:border-0 max-tablet:p-0">
        <SelectBox name={`all of ${placeName}`} ids={lines.map(idOf)} className={box} />
      </td>
      <th
        scope="rowgroup"
        colSpan={6}
        className="border-b border-hair-strong pt-6 pb-1.5 text-left align-bottom font-normal max-tablet:border-0 max-tablet:p-0"
      >
        <span className="flex flex-wrap items-baseline gap-x-3">
          <StaffLink
            className="font-serif text-18 font-medium no-underline hover:underline max-tablet:inline-flex max-tablet:min-h-tap max-tablet:items-center"
            href={`${areasHome}/places/${place}`}
          >
            {placeName}
          </StaffLink>
          <span className="text-13 text-stone">
            {township}
            {listedCount < lines.length && ` · ${listedCount} of ${lines.length} listed`}
          </span>
        </span>
      </th>
    </tr>
  )
}

type LineProps = Omit<LandingsTableProps, 'lines' | 'isGrouped'> & {
  line: LandingLine
  title: string
  note?: string
}

function Line({ line, title, note, onListing }: LineProps) {
  const { isOn } = useSelection()
  const id = idOf(line)
  const name = nameOfPage(line)
  const { measure } = line
  const edit = `${areasHome}/pages/${id}`
  const indexStatus = <IndexStatusMark line={line} />
  const reasons = measure.short.map((reason) => <CellNote key={reason}>{reason}</CellNote>)
  return (
    <Row
      selected={isOn(id) || undefined}
      data-id={id}
      className="max-tablet:grid-cols-[auto_minmax(0,1fr)_auto] max-tablet:gap-x-3"
    >
      <Cell className="max-tablet:col-1 max-tablet:row-[1/3] max-tablet:self-start">
        <SelectBox name={name} ids={[id]} className={box} />
      </Cell>
      <Cell className="max-tablet:col-2">
        <RowLink href={edit}>{title}</RowLink>
        {note && <CellNote>{note}</CellNote>}
      </Cell>
      <Cell phone="hidden" className="max-w-90">
        {indexStatus}
        {reasons}
      </Cell>
      <Cell phone="hidden" numeric>
        {measure.own}
      </Cell>
      <Cell phone="hidden" numeric className="max-lg:hidden">
        {percent(measure.ownShare)}
      </Cell>
      <Cell phone="hidden" numeric className="max-lg:hidden">
        {measure.nearest ? (
          <span title={`Most similar page: ${measure.nearest.id}`}>{percent(measure.nearest.share)}</span>
        ) : (
          <span className="text-stone">none</span>
        )}
      </Cell>
      <Cell phone="meta" className="max-tablet:col-2">
        <span className="flex flex-wrap items-baseline gap-x-2">
          {indexStatus}
          <span className="tabular-nums">{measure.own} original words</span>
        </span>
        {reasons}
      </Cell>
      <Cell numeric className="max-tablet:col-3 max-tablet:row-[1/3]">
        <Menu trigger={<LucideButton icon={Ellipsis} isLarge label={`More for ${name}`} title="More" />}>
          <MenuItem asChild>
            <a href={addressOf(line)} target="_blank" rel="noopener">
              <ExternalLink className="size-4" aria-hidden="true" />
              View on the site
            </a>
          </MenuItem>
          <MenuItem asChild>
            <StaffLink href={`${edit}/preview`}>
              <Eye className="size-4" aria-hidden="true" />
              Preview
            </StaffLink>
          </MenuItem>
          <MenuItem asChild>
            <StaffLink href={`${areasHome}/places/${line.place}`}>
              <MapPin className="size-4" aria-hidden="true" />
              Facts of {line.placeName}
            </StaffLink>
          </MenuItem>
          <MenuLine />
          {line.listing === 'hidden' ? (
            <MenuItem icon={Globe} onSelect={() => onListing(id, 'auto')}>
              Let search engines list it
            </MenuItem>
          ) : (
            <MenuItem icon={EyeOff} onSelect={() => onListing(id, 'hidden')}>
              Hide from search engines
            </MenuItem>
          )}
        </Menu>
      </Cell>
    </Row>
  )
}
