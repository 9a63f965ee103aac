import { ArrowDown, ArrowUp, Check, type LucideIcon, Minus, Pencil, Plus, Settings } from 'lucide-react'
import { type ReactNode } from 'react'
import { type Change } from '@/lib/record-merge/changes'
import { type Piece } from '@/lib/record-merge/text-change'

const signs: Record<Change['kind'], LucideIcon> = {
  changed: Pencil,
  added: Plus,
  removed: Minus,
  up: ArrowUp,
  down: ArrowDown,
  settings: Settings,
}

const marks = {
  ins: 'bg-mist underline decoration-spruce decoration-2',
  del: 'text-clay',
}

type ChangeListProps = {
  list: readonly Change[]
  /** The number of unchanged blocks. */
  same: number
  /** Shows deleted words as well, not only inserted ones. */
  both?: boolean
  /** Renders the choice that belongs to a change. */
  pick?: (change: Change) => ReactNode
}

export const ChangeList = ({ list, same, both, pick }: ChangeListProps) => (
  <ul className="mt-2 divide-y divide-hair">
    {list.map((change) => {
      const { kind, key, name, quote, note } = change
      const Sign = signs[kind]
      return (
        <Line key={`${kind}-${key}`} sign={<Sign className="mt-0.5 size-4 text-brass" aria-hidden="true" />}>
          <span className="font-medium">
            {name} {!note && <span className="sr-only">changed</span>}
          </span>
          {quote.length > 0 && (
            <Note>
              “<Quote pieces={quote} both={both} />”
            </Note>
          )}
          {note && <Note>{note}</Note>}
          {pick?.(change)}
        </Line>
      )
    })}
    {same > 0 && (
      <Line sign={<Check className="mt-0.5 size-4 text-stone" aria-hidden="true" />}>
        {same} {same === 1 ? 'block is' : 'blocks are'} the same
      </Line>
    )}
  </ul>
)

const Line = ({ sign, children }: { sign: ReactNode; children: ReactNode }) => (
  <li className="flex gap-2.5 py-2.5">
    {sign}
    <div className="min-w-0">{children}</div>
  </li>
)

const Note = ({ children }: { children: ReactNode }) => (
  <small className="block text-13 wrap-anywhere text-stone">{children}</small>
)

/** Renders inserted words, and deleted ones on request. */
export function Quote({ pieces, both }: { pieces: readonly Piece[]; both?: boolean }) {
  const hasInsertions = pieces.some(({ mark }) => mark === 'ins')
  // Deleted words that no inserted ones replace are always shown.
  const visible = both || !hasInsertions ? pieces : pieces.filter(({ mark }) => mark !== 'del')
  return visible.map(({ text, mark: Mark }, index) => (
    <span key={index}>
      {index > 0 && ' '}
      {Mark ? <Mark className={marks[Mark]}>{text}</Mark> : text}
    </span>
  ))
}
