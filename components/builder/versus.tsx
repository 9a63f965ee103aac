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

type ChangesProps = {
  list: readonly Change[]
  /** About the blocks that don't differ. */
  same: string
  /** Words that went are shown as well, not only those that came. */
  both?: boolean
  /** What is to be decided about a change. */
  pick?: (difference: Change) => ReactNode
}

/** What a version changes, one line for each block and setting. */
export function Changes({ list, same, both, pick }: ChangesProps) {
  return (
    <ul className="mt-2 divide-y divide-hair">
      {list.map((difference) => {
        const { kind, key, name, quote, note } = difference
        const Sign = signs[kind]
        return (
          <Line
            key={`${kind}-${key}`}
            sign={<Sign className="mt-0.5 size-4 text-brass" aria-hidden="true" />}
          >
            <span className="font-medium">
              {name} {!note && <span className="sr-only">changed</span>}
            </span>
            {quote.length > 0 && (
              <Note>
                “<Quote pieces={quote} both={both} />”
              </Note>
            )}
            {note && <Note>{note}</Note>}
            {pick?.(difference)}
          </Line>
        )
      })}
      {same && <Line sign={<Check className="mt-0.5 size-4 text-stone" aria-hidden="true" />}>{same}</Line>}
    </ul>
  )
}

const Line = ({ sign, children }: { sign: ReactNode; children: ReactNode }) => (
  <li className="flex gap-2.5 py-2.5">
    {sign}
    <div className="min-w-0">{children}</div>
  </li>
)

const Note = ({ children }: { children: ReactNode }) => (
  <small className="block text-13 wrap-anywhere text-stone">{children}</small>
)

/** Words that came, and those that went. */
export function Quote({ pieces, both }: { pieces: readonly Piece[]; both?: boolean }) {
  const came = pieces.some(({ mark }) => mark === 'ins')
  // A word that went without another one in its place would else not be seen.
  const shown = both || !came ? pieces : pieces.filter(({ mark }) => mark !== 'del')
  return shown.map(({ text, mark: Mark }, index) => (
    <span key={index}>
      {index > 0 && ' '}
      {Mark ? <Mark className={marks[Mark]}>{text}</Mark> : text}
    </span>
  ))
}

/** "4 blocks are the same"; nothing where none is. */
export const sameBlocks = (count: number): string =>
  count === 0 ? '' : `${count} ${count === 1 ? 'block is' : 'blocks are'} the same`
