import { ArrowDown, ArrowUp, Check, type LucideIcon, Minus, Pencil, Plus, Settings } from 'lucide-react'
import './conflict.css'
import { type ReactNode } from 'react'
import { type Difference, type Piece } from './compare'

const signs: Record<Difference['kind'], LucideIcon> = {
  changed: Pencil,
  added: Plus,
  removed: Minus,
  up: ArrowUp,
  down: ArrowDown,
  settings: Settings,
}

type ChangesProps = {
  list: readonly Difference[]
  /** About the blocks that don't differ. */
  same: string
  /** Words that went are shown as well, not only those that came. */
  both?: boolean
  /** What is to be decided about a change. */
  pick?: (difference: Difference) => ReactNode
}

/** What a version changes, one line for each block and setting. */
export function Changes({ list, same, both, pick }: ChangesProps) {
  return (
    <ul className="changes">
      {list.map((difference) => {
        const { kind, key, name, quote, note } = difference
        const Sign = signs[kind]
        return (
          <li className="diff" key={`${kind}-${key}`}>
            <Sign className="i i--s" aria-hidden="true" />
            {name} {!note && <span className="vh">changed</span>}
            {quote.length > 0 && (
              <small>
                “<Quote pieces={quote} both={both} />”
              </small>
            )}
            {note && <small>{note}</small>}
            {pick?.(difference)}
          </li>
        )
      })}
      {same && (
        <li>
          <Check className="i i--s" aria-hidden="true" />
          {same}
        </li>
      )}
    </ul>
  )
}

function Quote({ pieces, both }: { pieces: readonly Piece[]; both?: boolean }) {
  const came = pieces.some(({ mark }) => mark === 'ins')
  // A word that went without another one in its place would else not be seen.
  const shown = both || !came ? pieces : pieces.filter(({ mark }) => mark !== 'del')
  return shown.map(({ text, mark: Mark }, index) => (
    <span key={index}>
      {index > 0 && ' '}
      {Mark ? <Mark>{text}</Mark> : text}
    </span>
  ))
}

/** "4 blocks are the same"; nothing where none is. */
export const sameBlocks = (count: number): string =>
  count === 0 ? '' : `${count} ${count === 1 ? 'block is' : 'blocks are'} the same`
