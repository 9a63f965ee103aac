'use client'

import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useSearchAnswer } from '@/components/staff/use-search-answer'
import { BareButton } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { completeLink } from '@/lib/page-document/complete-link'
import { type LinkGroup, type LinkPlace } from '@/lib/palette/types'

type LinkFieldProps = {
  label: string
  value: string
  onChange: (address: string) => void
  /** Called after `onChange` if a place was chosen from the list. */
  onTake?: (place: LinkPlace) => void
  error?: string
  aside?: ReactNode
  takesFocus?: boolean
}

/**
 * Asks where a link leads: to a page of the site, chosen from a list, or to any address. On blur a missing
 * https://, mailto: or tel: is added.
 */
export function LinkField({ label, value, onChange, onTake, error, aside, takesFocus }: LinkFieldProps) {
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  /** Only newly typed text is searched for, not the stored address. */
  const [isTyped, setIsTyped] = useState(false)
  const [active, setActive] = useState(-1)
  const { answer, failed, pending } = useSearchAnswer<LinkGroup[]>(
    '/api/link-places',
    open ? (isTyped ? value : '') : null,
  )
  const groups = answer ?? []
  const places = groups.flatMap((group) => group.places)
  // Enter takes the best match of a search text, but never replaces a complete address.
  const searchText = isTyped && !completeLink(value) ? value.trim().toLowerCase() : ''
  const best = !searchText
    ? -1
    : pending
      ? places.findIndex(({ label: name }) => name.toLowerCase().includes(searchText))
      : 0
  const current = active < 0 ? best : active
  const activePlace = places[current]
  const idOf = (place: LinkPlace) => `${listId}-${places.indexOf(place)}`

  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  // The list opens below the field, which may be at the end of a panel.
  const isListed = places.length > 0
  useEffect(() => {
    if (isListed) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isListed])

  function show() {
    setOpen(true)
    setActive(-1)
  }
  function take(place: LinkPlace) {
    onChange(place.href)
    setOpen(false)
    setIsTyped(false)
    onTake?.(place)
  }

  /** Enter was pressed before the list came. */
  const isWaiting = useRef(false)
  const applyEnter = useEffectEvent(() => {
    isWaiting.current = false
    if (activePlace) return take(activePlace)
    setOpen(false)
    input.current?.form?.requestSubmit()
  })
  useEffect(() => {
    if (pending || !isWaiting.current) return
    const timer = setTimeout(() => applyEnter())
    return () => clearTimeout(timer)
  }, [pending])

  function onKeyDown(event: KeyboardEvent) {
    isWaiting.current = false
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (!open) show()
      // After the last place none is selected, and the typed text counts.
      else setActive(((current + 1 + step + places.length + 1) % (places.length + 1)) - 1)
    } else if (event.key === 'Enter' && open && searchText && pending && !activePlace) {
      event.preventDefault()
      isWaiting.current = true
    } else if (event.key === 'Enter' && open) {
      setOpen(false)
      if (!activePlace) return
      event.preventDefault()
      take(activePlace)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    }
  }

  const isEmpty = open && !pending && !isListed
  return (
    <Field label={label} error={open ? undefined : error}>
      <div className="flex flex-wrap gap-1.5">
        <span className="relative min-w-36 flex-1">
          <Input
            ref={input}
            className="pr-9"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open && isListed}
            aria-controls={open && isListed ? listId : undefined}
            aria-activedescendant={activePlace && open ? idOf(activePlace) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="Page, address or phone"
            value={value}
            onChange={(event) => {
              setIsTyped(true)
              show()
              onChange(event.target.value)
            }}
            onClick={() => open || show()}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setOpen(false)
              setIsTyped(false)
              const completed = completeLink(value)
              if (completed && completed !== value) onChange(completed)
            }}
          />
          <ChevronDown
            className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-stone"
            aria-hidden="true"
          />
        </span>
        {aside}
      </div>
      {open && isListed && (
        // The focus stays in the field.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the field names the option that is meant
        <div
          ref={list}
          id={listId}
          className="max-h-72 overflow-auto overscroll-contain rounded-control border border-edge bg-paper pb-1"
          role="listbox"
          aria-label={`${label}: places`}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(({ name, places: groupPlaces }) => (
            <div key={name} role="group" aria-label={name}>
              <p className="px-3 pt-2 pb-0.5 text-12 font-medium text-stone" aria-hidden="true">
                {name}
              </p>
              {groupPlaces.map((place) => (
                <BareButton
                  key={place.href + place.label}
                  id={idOf(place)}
                  className="block min-h-9 w-full px-3 py-1 text-13 leading-snug wrap-anywhere hover:bg-hover aria-selected:bg-mist aria-selected:shadow-[inset_3px_0_var(--color-spruce)] max-tablet:min-h-tap"
                  role="option"
                  tabIndex={-1}
                  aria-selected={place === activePlace}
                  onClick={() => take(place)}
                >
                  {place.label} <span className="text-stone">{place.detail}</span>
                </BareButton>
              ))}
            </div>
          ))}
        </div>
      )}
      <p className={isEmpty ? 'text-label text-quiet' : 'sr-only'} role="status">
        {!open || pending
          ? ''
          : failed
            ? 'The list can’t be loaded right now. You can type any address.'
            : isListed
              ? `${places.length} ${places.length === 1 ? 'place' : 'places'}. Use the arrow keys to choose.`
              : 'No page matches. You can type any address.'}
      </p>
    </Field>
  )
}
