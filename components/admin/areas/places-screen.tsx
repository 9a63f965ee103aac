'use client'

import { ExternalLink, Plus, Upload } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { listKeys } from '@/components/staff/list-keys'
import { Screen } from '@/components/staff/screen'
import { useScreenActions } from '@/components/staff/screen-actions'
import { ScreenKeys } from '@/components/staff/screen-keys'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { FilterSelect } from '@/components/ui/filter'
import { iconButtonClass } from '@/components/ui/icon-button'
import { SearchInput } from '@/components/ui/search-input'
import { Cell, CellNote, HeadCell, Row, RowLink, Table, TableHead } from '@/components/ui/table'
import { placeTypes, townshipNames } from '@/lib/business/towns'
import { type Place } from '@/lib/content/areas'
import { confidences } from '@/lib/content/town-notes/kinds'
import { fold, foldedWords } from '@/lib/text/fold'
import { type AreaCounts, AreasHead, areasHome } from '../../records/areas-head'

type PlaceLine = Pick<
  Place,
  'slug' | 'name' | 'zip' | 'township' | 'type' | 'permitAuthority' | 'permitPhone'
> & {
  confidence: Place['notes']['confidence']
  /** How many of its pages search engines may list. */
  listed: number
  pages: number
}

type PlacesScreenProps = { places: readonly PlaceLine[]; totals: AreaCounts; isOwner: boolean }

const newPlace = `${areasHome}/places/new`
const importPlaces = `${areasHome}/places/import`

const keyHints = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['Enter'], does: 'edit' },
  { keys: ['/'], does: 'search' },
]

/** The places that are served. */
export function PlacesScreen({ places, totals, isOwner }: PlacesScreenProps) {
  const router = useRouter()
  const [term, setTerm] = useState('')
  const [township, setTownship] = useState<string>()
  useScreenActions(
    isOwner
      ? [
          { label: 'New place', icon: Plus, detail: 'N', words: 'add create town', href: newPlace },
          { label: 'Import places', icon: Upload, words: 'csv', href: importPlaces },
        ]
      : [],
  )
  const parts = foldedWords(term)
  const found = places.filter((place) => {
    const words = fold(`${place.name} ${place.zip} ${townshipNames[place.township]}`)
    return (!township || place.township === township) && parts.every((part) => words.includes(part))
  })
  const keys = { ...listKeys, ...(isOwner && { n: () => router.push(newPlace) }) }
  return (
    <Screen>
      <AreasHead shows="places" counts={totals}>
        {isOwner && (
          <>
            <Link
              className={buttonClass({ className: 'no-underline max-tablet:flex-1' })}
              href={importPlaces}
              prefetch={false}
            >
              <Upload className="size-4" aria-hidden="true" />
              <span>
                Import<span className="max-tablet:sr-only"> a table</span>
              </span>
            </Link>
            <Link
              className={buttonClass({ look: 'primary', className: 'no-underline max-tablet:flex-1' })}
              href={newPlace}
              prefetch={false}
            >
              <Plus className="size-4" aria-hidden="true" />
              New place
            </Link>
          </>
        )}
      </AreasHead>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchInput label="Search places" placeholder="Name or ZIP code" value={term} onChange={setTerm} />
        <FilterSelect
          label="Town"
          value={township}
          choices={Object.entries(townshipNames).map(([value, label]) => ({ value, label }))}
          onChange={setTownship}
        />
      </div>
      {found.length > 0 ? (
        <Table>
          <TableHead>
            <HeadCell>Place</HeadCell>
            <HeadCell>Town</HeadCell>
            <HeadCell className="max-lg:hidden">Permits</HeadCell>
            <HeadCell>What is known</HeadCell>
            <HeadCell numeric>Pages listed</HeadCell>
            <HeadCell numeric>
              <span className="sr-only">Actions</span>
            </HeadCell>
          </TableHead>
          <tbody>
            {found.map((place) => (
              <PlaceRow key={place.slug} place={place} />
            ))}
          </tbody>
        </Table>
      ) : (
        <p className="border-y border-hair py-8 text-stone">
          No place matches. Change the search or the town.
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4 pt-4 text-13 text-stone">
        <span className="tabular-nums">
          {found.length < places.length ? `${found.length} of ${places.length}` : `${places.length} in all`}
        </span>
        <ScreenKeys hints={keyHints} keys={keys} />
      </div>
    </Screen>
  )
}

function PlaceRow({ place }: { place: PlaceLine }) {
  const { slug, name, zip, type, confidence, listed, pages } = place
  const town = townshipNames[place.township]
  const known = confidences[confidence].label
  const mark = confidence === 'low' ? <Badge>{known}</Badge> : known
  const shown = (
    <span className={listed < pages ? 'font-semibold text-brass' : undefined}>
      {listed} of {pages}
    </span>
  )
  return (
    <Row data-id={slug}>
      <Cell phone="title">
        <RowLink href={`${areasHome}/places/${slug}`}>{name}</RowLink>
        <CellNote>
          {placeTypes[type]} · <span className="tabular-nums">{zip}</span>
        </CellNote>
      </Cell>
      <Cell phone="hidden">{town}</Cell>
      <Cell phone="hidden" className="max-w-80 max-lg:hidden">
        {place.permitAuthority}
        {place.permitPhone && <CellNote>{place.permitPhone}</CellNote>}
      </Cell>
      <Cell phone="hidden">{mark}</Cell>
      <Cell phone="hidden" numeric>
        {shown}
      </Cell>
      <Cell phone="meta">
        {town} · {shown} listed {confidence === 'low' && <Badge className="ml-1">{known}</Badge>}
      </Cell>
      <Cell phone="actions" numeric>
        <a
          className={iconButtonClass()}
          href={`/rockland/${slug}/`}
          target="_blank"
          rel="noopener"
          aria-label={`View ${name} on the site`}
          title="View on the site"
        >
          <ExternalLink className="size-4.5" aria-hidden="true" />
        </a>
      </Cell>
    </Row>
  )
}
