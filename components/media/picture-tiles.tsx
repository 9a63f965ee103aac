'use client'

import { Check, Search } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { type LibraryPicture } from '@/lib/media/types'

type PictureTilesProps = {
  pictures: LibraryPicture[]
  chosenId?: string
  onChoose: (picture: LibraryPicture) => void
  onUse: () => void
}

/** How many tiles stand in the first row as it is laid out now. */
function columnsOf(tiles: HTMLElement[]): number {
  const beyond = tiles.findIndex((tile) => tile.offsetTop > tiles[0]!.offsetTop)
  return beyond < 0 ? tiles.length : beyond
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('.tile')].filter(
    (tile) => tile.offsetParent,
  )
  const here = tiles.indexOf(document.activeElement as HTMLElement)
  if (here < 0) return
  const columns = columnsOf(tiles)
  const goals: Record<string, number> = {
    ArrowLeft: here - 1,
    ArrowRight: here + 1,
    ArrowUp: here - columns,
    ArrowDown: here + columns,
    Home: 0,
    End: tiles.length - 1,
  }
  const goal = goals[event.key]
  if (goal === undefined) return
  event.preventDefault()
  tiles[goal]?.focus()
}

/** The library with its filters. One tile is a tab stop; arrows lead to the others. */
export function PictureTiles({ pictures, chosenId, onChoose, onUse }: PictureTilesProps) {
  const [query, setQuery] = useState('')
  const [only, setOnly] = useState<'unused' | 'bare' | null>(null)
  const [all, setAll] = useState(false)
  const [focusedId, setFocusedId] = useState<string>()

  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const filters = {
    unused: (picture: LibraryPicture) => !picture.builtIn && picture.uses.length === 0,
    bare: (picture: LibraryPicture) => !picture.alt,
  }
  const shown = pictures.filter((picture) => {
    const text = `${picture.name} ${picture.alt}`.toLowerCase()
    return words.every((word) => text.includes(word)) && (!only || filters[only](picture))
  })
  const chip = (filter: 'unused' | 'bare', label: string) => {
    const count = pictures.filter(filters[filter]).length
    if (count === 0 && only !== filter) return null
    return (
      <button
        type="button"
        className={only === filter ? 'chip chip--on' : 'chip'}
        aria-pressed={only === filter}
        onClick={() => setOnly(only === filter ? null : filter)}
      >
        {label} {count}
      </button>
    )
  }
  const tabStop =
    [focusedId, chosenId].find((id) => shown.some((picture) => picture.id === id)) ?? shown[0]?.id
  return (
    <>
      <div className="bar">
        <label className="affix">
          <Search className="i i--s" aria-hidden="true" />
          <span className="vh">Search pictures</span>
          <input
            className="input"
            type="search"
            placeholder="Name or alt text"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        {chip('unused', 'Not used')}
        {chip('bare', 'Alt text missing')}
      </div>
      {shown.length === 0 && (
        <p className="quiet" role="status">
          No picture matches. Change the search, or add one above.
        </p>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows between the buttons inside */}
      <div
        className={all ? 'tiles tiles--all' : 'tiles'}
        role="group"
        aria-label="Pictures"
        onKeyDown={moveFocus}
      >
        {shown.map((picture) => {
          const on = picture.id === chosenId
          return (
            <button
              type="button"
              key={picture.id}
              className={on ? 'tile is-on' : 'tile'}
              aria-pressed={on}
              tabIndex={picture.id === tabStop ? 0 : -1}
              onFocus={() => setFocusedId(picture.id)}
              onClick={() => !on && onChoose(picture)}
              onDoubleClick={onUse}
            >
              <img
                src={picture.thumbnail}
                alt=""
                width={480}
                height={320}
                loading="lazy"
                style={{ backgroundColor: picture.color }}
              />
              {on && (
                <span className="check check--on">
                  <Check className="i" aria-hidden="true" />
                </span>
              )}
              <small>
                {picture.alt ? (
                  picture.name
                ) : (
                  <>
                    <span className="vh">{picture.name}: </span>
                    <span className="warn">Alt text missing</span>
                  </>
                )}
              </small>
            </button>
          )
        })}
      </div>
      {!all && shown.length > 6 && (
        <button type="button" className="btn narrow media__more" onClick={() => setAll(true)}>
          Show all {shown.length}
        </button>
      )}
    </>
  )
}
