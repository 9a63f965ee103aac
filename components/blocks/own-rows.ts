import { type ReactElement } from 'react'
import * as z from 'zod/mini'
import { list, plain } from './config-fields'

/** Rows of title and text; without initial ones they replace those which the site makes of its facts. */
export const ownRows = (initial: { title: string; text: string }[] = []) =>
  list(z.object({ title: plain('', 200), text: plain('') }), 12, initial)

type Words = string | ReactElement
type Row = { title: Words; text: Words; isExample?: boolean }

/** Returns the rows that the owner wrote, with their texts by `words`, or the built-in ones if there are none. */
export function shownRows(
  ownRows: readonly unknown[],
  words: (row: number, field: 'title' | 'text') => Words,
  builtIn: readonly Row[] = [],
): readonly Row[] {
  const rows = ownRows
    .map((_, row): Row => ({ title: words(row, 'title'), text: words(row, 'text') }))
    .filter(({ title, text }) => title || text)
  return rows.length > 0 ? rows : builtIn
}
