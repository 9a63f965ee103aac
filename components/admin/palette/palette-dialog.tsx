'use client'

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { signOutStaff } from '@/components/staff/sign-out'
import { linkClass } from '@/components/staff/screen'
import { screenActions } from '@/components/staff/screen-actions'
import { useSearchAnswer } from '@/components/staff/use-search-answer'
import { BareButton } from '@/components/ui/button'
import { Command, CommandGroup, CommandInput, CommandItem, CommandList } from '@/components/ui/command'
import { Dialog } from '@/components/ui/dialog'
import { Kbd, KeyHints } from '@/components/ui/kbd'
import { Marked } from '@/components/ui/marked'
import { type StaffRole } from '@/lib/staff-types'
import { markParts } from '@/lib/palette/parts'
import { type PaletteAnswer } from '@/lib/palette/types'
import { type PaletteOption } from './palette-actions'
import { createTyped, paletteGroups, readQuery } from './palette-groups'
import { useRecent } from './use-recent'

const longest = 100
/** The least number of letters that are searched for. */
const fewest = 2

type PaletteDialogProps = {
  email: string
  role: StaffRole
  newLeads: number
  undelivered: string
  apple: boolean
  onClose: () => void
  /** Runs when it is closed, with what was chosen. */
  onClosed: (option?: PaletteOption) => void
}

/** Renders the command palette. Every place in it is a real link. */
export function PaletteDialog({
  email,
  role,
  newLeads,
  undelivered,
  apple,
  onClose,
  onClosed,
}: PaletteDialogProps) {
  const [text, setText] = useState('')
  const [chosenId, setChosenId] = useState<string>()
  const { query, actionsOnly, parts } = readQuery(text)
  const searchQuery = !actionsOnly && parts.join('').length >= fewest ? query : ''
  const { answer, failed, pending, signIn } = useSearchAnswer<PaletteAnswer>(
    '/api/palette',
    searchQuery || null,
  )
  const [screen] = useState(screenActions)
  const recent = useRecent()
  const standing = { email, role, newLeads, undelivered }
  const groups = lastResortLast(paletteGroups({ text, answer, pending, screen, recent, ...standing }))
  const options = groups.flatMap((group) => group.options)
  // A new page is the choice of last resort: not while something else matches, or may yet.
  const notYet = pending && options.length === 1 && options[0]?.id === createTyped
  const likely = options.find(({ id }) => id !== createTyped) ?? (notYet ? undefined : options[0])
  const first = likely?.waits ? undefined : likely
  const active = options.find(({ id }) => id === chosenId) ?? first
  const name = useId()
  const input = useRef<HTMLInputElement>(null)
  const currentOption = useRef<PaletteOption>(undefined)

  const reportClosed = useEffectEvent(() => onClosed(currentOption.current))
  // After the dialog has closed and returned the focus.
  useEffect(() => () => void setTimeout(() => reportClosed()), [])

  function take(option: PaletteOption) {
    currentOption.current = option
    if (!option.href && !option.run) void signOutStaff()
    onClose()
  }

  const resultCount = groups
    .filter((group) => group.name !== 'Actions')
    .flatMap((group) => group.options).length
  const says =
    failed === 'no-answer'
      ? 'The site didn’t answer. The actions still work.'
      : failed === 'signed-out'
        ? 'Your session ended.'
        : query && !pending && (searchQuery ? resultCount : options.length) === 0
          ? `No ${actionsOnly ? 'action' : 'lead, page or post'} has “${query}”.`
          : ''

  return (
    <Dialog
      size="top"
      labelledBy={name}
      onClose={onClose}
      className="max-tablet:h-dvh max-tablet:max-h-none max-tablet:rounded-none"
    >
      <h2 className="sr-only" id={name}>
        Search or jump to
      </h2>
      <Command
        label="Search or jump to"
        shouldFilter={false}
        value={active?.id ?? ''}
        onValueChange={setChosenId}
      >
        <CommandInput
          ref={input}
          data-first=""
          placeholder="Name, phone, page or town"
          maxLength={longest}
          value={text}
          onValueChange={(next) => {
            setText(next)
            setChosenId(undefined)
          }}
        >
          <Kbd className="max-tablet:hidden">Esc</Kbd>
          <BareButton className={`${linkClass} tablet:hidden`} onClick={onClose}>
            Cancel
          </BareButton>
        </CommandInput>
        <CommandList>
          {groups.map((group) => (
            <CommandGroup key={group.name} heading={group.name}>
              {group.options.map((option) => {
                const { id, icon: Icon, label, detail, href, unmarked, waits } = option
                const markedParts = unmarked ? [] : parts
                return (
                  <CommandItem
                    key={id}
                    value={id}
                    href={href}
                    icon={<Icon aria-hidden="true" />}
                    detail={<Marked segments={markParts(detail, markedParts)} />}
                    disabled={notYet || waits}
                    onSelect={() => take(option)}
                  >
                    <Marked segments={markParts(label, markedParts)} />
                  </CommandItem>
                )
              })}
            </CommandGroup>
          ))}
        </CommandList>
      </Command>
      <p className={says ? 'flex-none px-4.5 pb-3 text-13 text-stone' : 'sr-only'} role="status">
        {says || (pending ? '' : `${options.length} ${options.length === 1 ? 'result' : 'results'}`)}
        {failed === 'signed-out' && (
          <>
            {' '}
            <BareButton
              className={linkClass}
              onClick={() => {
                // The dialog returns the focus later, and this button will be gone by then.
                input.current?.focus()
                void signIn()
              }}
            >
              Sign in
            </BareButton>
          </>
        )}
      </p>
      <div
        className="flex-none border-t border-hair bg-ivory px-4.5 py-2.5 max-tablet:hidden"
        aria-hidden="true"
      >
        <KeyHints
          hints={[
            { keys: ['↑', '↓'], does: 'choose' },
            { keys: ['Enter'], does: 'open' },
            { keys: [apple ? '⌘' : 'Ctrl', 'Enter'], does: 'open in a new tab' },
            { keys: ['>'], does: 'actions only' },
          ]}
        />
      </div>
    </Dialog>
  )
}

/** Puts results first where the only action is to create a page. */
function lastResortLast(groups: ReturnType<typeof paletteGroups>) {
  const [actions, ...foundGroups] = groups
  const isLastResort = actions?.options.length === 1 && actions.options[0]?.id === createTyped
  return actions && isLastResort ? [...foundGroups, actions] : groups
}
