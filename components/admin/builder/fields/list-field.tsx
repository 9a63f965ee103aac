'use client'

import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { FieldError } from './text-field'

type ListFieldProps<Row> = {
  label: string
  /** What one row is called, e.g. Picture. */
  one: string
  rows: readonly Row[]
  empty: Row
  onChange: (rows: Row[]) => void
  error?: string
  children: (row: Row, change: (part: Partial<Row>) => void, index: number) => ReactNode
}

/** Rows that can be added, moved by buttons and removed. */
export function ListField<Row extends object>(props: ListFieldProps<Row>) {
  const { label, one, rows, empty, onChange, error, children } = props
  const list = useRef<HTMLOListElement>(null)
  const goTo = useFocusIn(list, rows)
  const move = (from: number, to: number) => {
    // At the end of the way only the other button is left.
    goTo(to, ...(to < from ? ['.up:enabled', '.down'] : ['.down:enabled', '.up']))
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1)))
  }
  return (
    <fieldset className="field listed">
      <legend className="label">{label}</legend>
      <ol ref={list}>
        {rows.map((row, index) => (
          // A row has no name of its own but its place.
          <li key={index}>
            <div className="listed__bar">
              <b>
                {one} {index + 1}
              </b>
              <button
                type="button"
                className="ib up"
                aria-label={`Move ${one} ${index + 1} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp className="i i--s" aria-hidden="true" />
              </button>
              <button
                type="button"
                className="ib down"
                aria-label={`Move ${one} ${index + 1} down`}
                disabled={index === rows.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown className="i i--s" aria-hidden="true" />
              </button>
              <button
                type="button"
                className="ib ib--danger"
                aria-label={`Remove ${one} ${index + 1}`}
                onClick={() => {
                  goTo(Math.min(index, rows.length - 2), '.ib--danger')
                  onChange(rows.toSpliced(index, 1))
                }}
              >
                <Trash2 className="i i--s" aria-hidden="true" />
              </button>
            </div>
            {children(row, (part) => onChange(rows.with(index, { ...row, ...part })), index)}
          </li>
        ))}
      </ol>
      {error && <FieldError text={error} />}
      <button
        type="button"
        className="btn btn--s"
        onClick={() => {
          goTo(rows.length, 'input, textarea, .btn')
          onChange([...rows, empty])
        }}
      >
        <Plus className="i i--s" aria-hidden="true" />
        Add {one.toLowerCase()}
      </button>
    </fieldset>
  )
}

/** Where the focus goes once the rows have changed: with the row that moved, into a new one, or to the next to remove. */
function useFocusIn(list: RefObject<HTMLOListElement | null>, rows: readonly object[]) {
  const wanted = useRef<{ row: number; first: string[] } | null>(null)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { row, first } = wanted.current
    wanted.current = null
    const inRow = first.map((what) => list.current?.children[row]?.querySelector<HTMLElement>(what))
    const add = list.current?.parentElement?.querySelector<HTMLElement>(':scope > .btn')
    ;(inRow.find(Boolean) ?? add)?.focus()
  }, [list, rows])
  return (row: number, ...first: string[]) => {
    wanted.current = { row, first }
  }
}
