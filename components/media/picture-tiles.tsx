'use client'

import { Check } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { BareButton, Button } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/search-input'
import { libraryLists, searchPictures } from '@/lib/media/library-filter'
import { type LibraryPicture } from '@/lib/media/types'

type PictureTilesProps = {
  pictures: LibraryPicture[]
  chosenId?: string
  picked?: readonly LibraryPicture[]
  onChoose: (picture: LibraryPicture) => void
  onPick: (pictures: LibraryPicture[]) => void
  onUse: () => void
}

/** Returns the number of tiles in the first row of the layout. */
function columnsOf(tiles: HTMLElement[]): number {
  const beyond = tiles.findIndex((tile) => tile.offsetTop > tiles[0]!.offsetTop)
  return beyond < 0 ? tiles.length : beyond
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tiles = ([...event.currentTarget.children] as HTMLElement[]).filter((tile) => tile.offsetParent)
  const current = tiles.indexOf(document.activeElement as HTMLElement)
  if (current < 0) return
  const columns = columnsOf(tiles)
  const goals: Record<string, number> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    ArrowUp: current - columns,
    ArrowDown: current + columns,
    Home: 0,
    End: tiles.length - 1,
  }
  const goal = goals[event.key]
  if (goal === undefined) return
  event.preventDefault()
  tiles[goal]?.focus()
}

/** Shows the library with its filters. One tile is a tab stop; the arrow keys lead to the others. */
export function PictureTiles({ pictures, chosenId, picked, onChoose, onPick, onUse }: PictureTilesProps) {
  const [query, setQuery] = useState('')
  const [only, setOnly] = useState<'unused' | 'bare' | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const [focusedId, setFocusedId] = useState<string>()

  const visible = searchPictures(pictures, query).filter(libraryLists[only ?? 'all'].has)
  const chip = (filter: 'unused' | 'bare') => {
    const { label, has } = libraryLists[filter]
    const count = pictures.filter(has).length
    if (count === 0 && only !== filter) return null
    return (
      <Button
        size="small"
        className="aria-pressed:border-spruce aria-pressed:bg-mist aria-pressed:text-spruce-deep"
        aria-pressed={only === filter}
        onClick={() => setOnly(only === filter ? null : filter)}
      >
        {label} {count}
      </Button>
    )
  }
  function press(picture: LibraryPicture, { shiftKey }: { shiftKey: boolean }) {
    if (!picked) {
      if (picture.id !== chosenId) onChoose(picture)
      return
    }
    // With Shift: all from the last one on.
    const places = [chosenId, picture.id].map((id) => visible.findIndex((item) => item.id === id))
    const [from, to] = [Math.min(...places), Math.max(...places)]
    if (!shiftKey || from < 0) return onChoose(picture)
    const between = visible.slice(from, to + 1)
    onPick(places[0] === from ? between : between.reverse())
  }
  const tabStop =
    [focusedId, chosenId].find((id) => visible.some((picture) => picture.id === id)) ?? visible[0]?.id
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          label="Search pictures"
          placeholder="Name or alt text"
          value={query}
          onChange={setQuery}
        />
        {chip('unused')}
        {chip('bare')}
      </div>
      {visible.length === 0 && (
        <p className="text-quiet" role="status">
          No picture matches. Change the search, or add one above.
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows between the buttons inside */}
      <div
        className={
          'grid grid-cols-3 gap-2 tablet:grid-cols-4 tablet:gap-3 ' +
          (showsAll ? '' : 'max-tablet:[&>:nth-child(n+7)]:hidden')
        }
        role="group"
        aria-label="Pictures"
        onKeyDown={moveFocus}
      >
        {visible.map((picture) => {
          const place = picked?.findIndex(({ id }) => id === picture.id) ?? -1
          const on = picked ? place >= 0 : picture.id === chosenId
          return (
            <BareButton
              key={picture.id}
              className="group relative"
              aria-pressed={on}
              tabIndex={picture.id === tabStop ? 0 : -1}
              onFocus={() => setFocusedId(picture.id)}
              onClick={(event) => press(picture, event)}
              onDoubleClick={picked ? undefined : onUse}
            >
              <img
                className="aspect-3/2 w-full object-cover outline-offset-2 outline-spruce group-aria-pressed:outline-3"
                src={picture.thumbnail}
                alt=""
                width={480}
                height={320}
                loading="lazy"
                style={{ backgroundColor: picture.color }}
              />
              {on ? (
                <span className="absolute top-2 left-2 grid size-5 place-items-center rounded-control bg-spruce text-12 font-semibold text-paper tabular-nums">
                  {picked ? (
                    <span aria-hidden="true">{place + 1}</span>
                  ) : (
                    <Check className="size-3.5 stroke-3" aria-hidden="true" />
                  )}
                </span>
              ) : (
                picked && (
                  <span className="absolute top-2 left-2 size-5 rounded-control border-2 border-paper bg-ink/35" />
                )
              )}
              <small className="block truncate pt-1 text-12 text-quiet">
                {picture.alt ? (
                  picture.name
                ) : (
                  <>
                    <span className="sr-only">{picture.name}: </span>
                    <span className="font-semibold text-clay">Alt text missing</span>
                  </>
                )}
              </small>
            </BareButton>
          )
        })}
      </div>
      {!showsAll && visible.length > 6 && (
        <Button wide className="tablet:hidden" onClick={() => setShowsAll(true)}>
          Show all {visible.length}
        </Button>
      )}
    </>
  )
}
