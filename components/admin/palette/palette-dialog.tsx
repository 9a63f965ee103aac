'use client'

import './palette.css'
import { Search } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { leave } from '@/components/staff/leave'
import { createTyped, paletteGroups, readQuery } from './palette-groups'
import { PaletteRow } from './palette-row'
import { useAnswer } from './use-answer'

const longest = 100
/** Fewer letters find everything. */
const fewest = 2

type PaletteDialogProps = {
  email: string
  newLeads: number
  apple: boolean
  onClose: () => void
  /** Called before it closes, with the address to go to afterwards. */
  onFollow: (href: string) => void
  /** Called when it is gone, to put the focus back. */
  onClosed: () => void
}

/** The command palette: type, choose with the arrows, Enter. Every place is a real link, so that leaving can be asked about. */
export function PaletteDialog({ email, newLeads, apple, onClose, onFollow, onClosed }: PaletteDialogProps) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string>()
  const { query, actionsOnly, parts } = readQuery(text)
  const asked = !actionsOnly && parts.join('').length >= fewest ? query : ''
  const { answer, failed, pending, signIn } = useAnswer(asked)
  const groups = paletteGroups({ text, answer, pending, email, newLeads })
  const options = groups.flatMap((group) => group.options)
  // A new page is the choice of last resort: not while something else matches, or may yet.
  const first = options.find(({ id }) => id !== createTyped) ?? (pending ? undefined : options[0])
  const active = options.find(({ id }) => id === chosen) ?? first
  const name = useId()
  const input = useRef<HTMLInputElement>(null)
  const idOf = (id: string) => `${name}-${id}`
  const linkOf = (id: string) => document.getElementById(idOf(id))

  useEffect(() => {
    if (active) document.getElementById(`${name}-${active.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, name])

  function follow(newTab: boolean) {
    const link = active && linkOf(active.id)
    if (!link) return
    if (newTab && link instanceof HTMLAnchorElement) window.open(link.href, '_blank', 'noopener')
    else link.click()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const caret = selectionStart === selectionEnd ? selectionStart : undefined
    const index = active ? options.indexOf(active) : -1
    const last = options.length - 1
    const to: Record<string, number | undefined> = {
      ArrowDown: index === last ? 0 : index + 1,
      ArrowUp: index <= 0 ? last : index - 1,
      // These move within the text first.
      Home: caret === 0 ? 0 : undefined,
      End: caret === value.length ? last : undefined,
    }
    const next = to[event.key]
    if (event.key === 'Enter') follow(event.ctrlKey || event.metaKey)
    else if (next === undefined || event.altKey || event.shiftKey) return
    else setChosen(options[next]?.id)
    event.preventDefault()
  }

  function onClick(event: MouseEvent) {
    const option = event.target instanceof Element ? event.target.closest('[role="option"]') : null
    if (!option || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const href = option.getAttribute('href')
    if (href) onFollow(href)
    else void leave()
    onClose()
  }

  const found =
    options.length -
    groups.filter((group) => group.name === 'Actions').flatMap((group) => group.options).length
  const says =
    failed === 'no-answer'
      ? 'The site didn’t answer. The actions work all the same.'
      : failed === 'signed-out'
        ? 'Your session ended.'
        : asked && !pending && found === 0
          ? `No lead, page or post has “${query}”.`
          : ''

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="veil veil--top">
          <Radix.Content
            className="palette"
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              onClosed()
            }}
          >
            <Radix.Title className="vh">Search or jump to</Radix.Title>
            <div className="palette__in">
              <Search className="i" aria-hidden="true" />
              <input
                ref={input}
                role="combobox"
                aria-label="Search or jump to"
                aria-autocomplete="list"
                aria-expanded="true"
                aria-controls={`${name}-list`}
                aria-activedescendant={active && idOf(active.id)}
                placeholder="Name, phone, page or town"
                autoComplete="off"
                autoCapitalize="none"
                enterKeyHint="go"
                spellCheck={false}
                maxLength={longest}
                value={text}
                onChange={(event) => {
                  setText(event.target.value)
                  setChosen(undefined)
                }}
                onKeyDown={onKeyDown}
              />
              <kbd aria-hidden="true">Esc</kbd>
              <Radix.Close className="link narrow">Cancel</Radix.Close>
            </div>
            {/* The keys are the input's. */}
            {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
            <div
              className="palette__list"
              role="listbox"
              aria-label="Results"
              id={`${name}-list`}
              onClick={onClick}
            >
              {groups.map((group, index) => (
                <div key={group.name} role="group" aria-labelledby={`${name}-group-${index}`}>
                  <div className="palette__name" id={`${name}-group-${index}`}>
                    {group.name}
                  </div>
                  {group.options.map((option) => (
                    <PaletteRow
                      key={option.id}
                      id={idOf(option.id)}
                      option={option}
                      parts={parts}
                      on={option.id === active?.id}
                      onPoint={() => setChosen(option.id)}
                    />
                  ))}
                </div>
              ))}
            </div>
            <p className={says ? 'palette__says' : 'vh'} role="status">
              {says || (pending ? '' : `${options.length} ${options.length === 1 ? 'result' : 'results'}`)}
              {failed === 'signed-out' && (
                <>
                  {' '}
                  <button
                    type="button"
                    className="link"
                    onClick={() => {
                      // Where the focus comes back to: this button will be gone.
                      input.current?.focus()
                      void signIn()
                    }}
                  >
                    Sign in
                  </button>
                </>
              )}
            </p>
            <div className="palette__foot" aria-hidden="true">
              <div className="keys">
                <span>
                  <kbd>↑</kbd>
                  <kbd>↓</kbd> choose
                </span>
                <span>
                  <kbd>Enter</kbd> open
                </span>
                <span>
                  <kbd>{apple ? '⌘' : 'Ctrl'}</kbd>
                  <kbd>Enter</kbd> open in a new tab
                </span>
                <span>
                  <kbd>&gt;</kbd> actions only
                </span>
              </div>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
