import { Plus, Upload } from 'lucide-react'
import { LinkButton } from '@/components/ui/staff-link'
import { useStaffRouter } from '@/components/staff/use-staff-router'
import { useScreenActions } from '@/components/staff/screen-actions'
import { useShortcuts } from '@/components/staff/shortcuts'
import { Switch } from '@/components/ui/switch'
import { StaffLink } from '@/components/ui/staff-link'
import { placeTypes, townshipNames } from '@/lib/business/towns'
import { type Place } from '@/lib/content/areas'
import { hrefOf, readFilter } from '@/lib/landing/landing-list'
import { place } from '@/lib/records/place/definition'
import { type TableLook } from '../look'
import { useListing } from './use-listing'

export type PlaceRow = Pick<Place, 'slug' | 'name' | 'zip' | 'township' | 'type'> & {
  /** The ids of its pages, and of those that staff hide. */
  pages: string[]
  hidden: string[]
  /** The number of its pages that search engines list. */
  listed: number
}
type Props = { row: PlaceRow }

const newPlace = `${place.edit}/new`
const importPlaces = `${place.edit}/import`

function PlaceActions() {
  const router = useStaffRouter()
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

/** Links to the place's pages with their texts and measures. */
function Pages({ row: { slug, name, listed, pages } }: Props) {
  const text = `${listed < pages.length ? `${listed} of ` : ''}${pages.length} listed`
  return (
    <StaffLink
      className="text-stone tabular-nums hover:underline max-tablet:inline-flex max-tablet:min-h-tap max-tablet:items-center"
      href={hrefOf(readFilter({ place: slug }))}
      aria-label={`${text}, pages of ${name}`}
    >
      {text}
    </StaffLink>
  )
}

/** Switches whether search engines may list a place's pages. */
function Listed({ row: { name, pages, hidden } }: Props) {
  const { busy, set } = useListing(hidden)
  const isOn = hidden.length < pages.length
  return (
    <Switch
      label={isOn ? 'On' : 'Off'}
      name={`${isOn ? 'On' : 'Off'}: ${name} in search engines`}
      checked={isOn}
      disabled={busy}
      onChange={(on) => void set(pages, on ? 'auto' : 'hidden')}
    />
  )
}

export const placeLook: TableLook<PlaceRow> = {
  tab: 'places',
  Actions: PlaceActions,
  search: {
    label: 'Search places',
    placeholder: 'Name or ZIP code',
    textOf: ({ name, zip, township }) => `${name} ${zip} ${townshipNames[township]}`,
  },
  filter: {
    label: 'Township',
    choices: Object.entries(townshipNames).map(([value, label]) => ({ value, label })),
    valueOf: ({ township }) => township,
  },
  noMatch: 'No place matches. Change the search or the township.',
  Note: ({ row: { type, zip } }) => (
    <>
      {placeTypes[type]} · <span className="tabular-nums">{zip}</span>
    </>
  ),
  columns: [
    { head: 'Township', Value: ({ row }) => townshipNames[row.township] },
    { head: 'Pages', Value: Pages },
    { head: 'In search engines', isOnPhones: true, Value: Listed },
  ],
  Summary: ({ row }) => (
    <>
      {townshipNames[row.township]} · <Pages row={row} />
    </>
  ),
  isOnSite: () => true,
}
