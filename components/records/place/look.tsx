import { Plus, Upload } from 'lucide-react'
import { LinkButton } from '@/components/ui/staff-link'
import { useRouter } from 'next/navigation'
import { useScreenActions } from '@/components/staff/screen-actions'
import { useShortcuts } from '@/components/staff/shortcuts'
import { Badge } from '@/components/ui/badge'
import { CellNote } from '@/components/ui/table'
import { placeTypes, townshipNames } from '@/lib/business/towns'
import { type Place } from '@/lib/content/areas'
import { type Confidence, confidences } from '@/lib/content/town-notes/kinds'
import { place } from '@/lib/records/place/definition'
import { type TableLook } from '../look'

type PlaceRow = Pick<
  Place,
  'slug' | 'name' | 'zip' | 'township' | 'type' | 'permitAuthority' | 'permitPhone'
> & {
  confidence: Confidence
  /** The number of its pages that search engines may list. */
  listed: number
  pages: number
}
type Props = { row: PlaceRow }

const newPlace = `${place.edit}/new`
const importPlaces = `${place.edit}/import`

function PlaceActions() {
  const router = useRouter()
  useScreenActions([
    { label: 'New place', icon: Plus, detail: 'N', words: 'add create town', href: newPlace },
    { label: 'Import places', icon: Upload, words: 'csv', href: importPlaces },
  ])
  useShortcuts({ n: () => router.push(newPlace) })
  return (
    <>
      <LinkButton className="max-tablet:flex-1" href={importPlaces}>
        <Upload className="size-4" aria-hidden="true" />
        <span>
          Import<span className="max-tablet:sr-only"> a table</span>
        </span>
      </LinkButton>
      <LinkButton look="primary" className="max-tablet:flex-1" href={newPlace}>
        <Plus className="size-4" aria-hidden="true" />
        New place
      </LinkButton>
    </>
  )
}

const Listed = ({ row: { listed, pages } }: Props) => (
  <span className={listed < pages ? 'font-semibold text-brass' : undefined}>
    {listed} of {pages}
  </span>
)

export const placeLook: TableLook<PlaceRow> = {
  tab: 'places',
  Actions: PlaceActions,
  search: {
    label: 'Search places',
    placeholder: 'Name or ZIP code',
    textOf: ({ name, zip, township }) => `${name} ${zip} ${townshipNames[township]}`,
  },
  filter: {
    label: 'Town',
    choices: Object.entries(townshipNames).map(([value, label]) => ({ value, label })),
    valueOf: ({ township }) => township,
  },
  noMatch: 'No place matches. Change the search or the town.',
  Note: ({ row: { type, zip } }) => (
    <>
      {placeTypes[type]} · <span className="tabular-nums">{zip}</span>
    </>
  ),
  columns: [
    { head: 'Town', Value: ({ row }) => townshipNames[row.township] },
    {
      head: 'Permits',
      headClass: 'max-lg:hidden',
      cellClass: 'max-w-80 max-lg:hidden',
      Value: ({ row: { permitAuthority, permitPhone } }) => (
        <>
          {permitAuthority}
          {permitPhone && <CellNote>{permitPhone}</CellNote>}
        </>
      ),
    },
    {
      head: 'What is known',
      Value: ({ row: { confidence } }) => {
        const { label } = confidences[confidence]
        return confidence === 'low' ? <Badge>{label}</Badge> : label
      },
    },
    { head: 'Pages listed', numeric: true, Value: Listed },
  ],
  Summary: ({ row }) => (
    <>
      {townshipNames[row.township]} · <Listed row={row} /> listed{' '}
      {row.confidence === 'low' && <Badge className="ml-1">{confidences.low.label}</Badge>}
    </>
  ),
  isOnSite: () => true,
}
