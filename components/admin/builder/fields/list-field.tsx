'use client'

import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode } from 'react'
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
  const move = (from: number, to: number) =>
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1)))
  return (
    <fieldset className="field listed">
      <legend className="label">{label}</legend>
      <ol>
        {rows.map((row, index) => (
          // A row has no name of its own but its place.
          <li key={index}>
            <div className="listed__bar">
              <b>
                {one} {index + 1}
              </b>
              <button
                type="button"
                className="ib"
                aria-label={`Move ${one} ${index + 1} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp className="i i--s" aria-hidden="true" />
              </button>
              <button
                type="button"
                className="ib"
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
                onClick={() => onChange(rows.toSpliced(index, 1))}
              >
                <Trash2 className="i i--s" aria-hidden="true" />
              </button>
            </div>
            {children(row, (part) => onChange(rows.with(index, { ...row, ...part })), index)}
          </li>
        ))}
      </ol>
      {error && <FieldError text={error} />}
      <button type="button" className="btn btn--s" onClick={() => onChange([...rows, empty])}>
        <Plus className="i i--s" aria-hidden="true" />
        Add {one.toLowerCase()}
      </button>
    </fieldset>
  )
}
