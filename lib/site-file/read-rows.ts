import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { siteTable, type SiteTable } from '@/lib/records/site-tables'
import { valuesIn } from '@/lib/page-document/json-depth'
import { type SiteRow } from '@/lib/schemas/site-file'
import { parseText } from './read-manifest'
import { damaged, refuse, tableEntry } from './refusals'

/** The longest row, in characters: a post of 400,000 characters that are all written as two, with room. */
const longestRow = 4 * 1024 ** 2
/** The maximum number of values in a row's JSON: a page's blocks have the most. */
const mostValues = 100_000
/** A row this short is read without counting. */
const shortRow = 10_000
/** The number of rows and characters read before they are passed on. */
const rowsAtOnce = 200
const weightAtOnce = 200_000
/** The pause after that, in milliseconds: other requests take several turns. */
const pause = 2

/** Reads the rows of a table, a JSON list with a row on each line: some at a time, each validated. */
export async function* rowsIn(
  table: SiteTable,
  bytes: AsyncIterable<Buffer>,
  count: number | undefined,
): AsyncGenerator<SiteRow[]> {
  const { row } = siteTable(table)
  let number = 0
  let others = 0
  let sincePause = 0
  let [rows, weight] = [[] as SiteRow[], 0]
  for await (const line of linesOf(bytes, table)) {
    if (line === '[' || line === ']' || line === '') {
      others += 1
      if (others > 10) throw damaged(`${tableEntry(table)} has lines without rows`)
      continue
    }
    number += 1
    if (number > (count ?? 0) + rowsAtOnce)
      throw refuse(`${tableEntry(table)} has more rows than its list says: ${count ?? 0}.`)
    if (line.length > shortRow && valuesIn(line) > mostValues)
      throw damaged(`row ${number} of ${tableEntry(table)} has too many values`)
    const result = row.safeParse(parseText(line.replace(/,$/, '')))
    if (!result.success) {
      const { path = [], message = '' } = result.error.issues[0] ?? {}
      throw damaged(
        `row ${number} of ${tableEntry(table)} can’t be read (${[...path].join('.')} ${message})`.replace(
          '( ',
          '(',
        ),
      )
    }
    rows.push(result.data)
    weight += line.length
    if (rows.length < rowsAtOnce && weight < weightAtOnce) continue
    yield rows
    sincePause += weight
    ;[rows, weight] = [[], 0]
    if (sincePause < weightAtOnce) continue
    await setTimeout(pause)
    sincePause = 0
  }
  if (rows.length > 0) yield rows
  if (number !== count)
    throw refuse(`${tableEntry(table)} has ${number} rows, and its list says ${count ?? 0}.`)
}

async function* linesOf(bytes: AsyncIterable<Buffer>, table: SiteTable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (chunk?: Buffer) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw damaged(`${tableEntry(table)} isn’t UTF-8`)
    }
  }
  // The pieces of a line that hasn't ended: joined once, however many there are.
  let pieces: string[] = []
  let length = 0
  for await (const chunk of bytes) {
    const [first = '', ...lines] = decode(chunk).split('\n')
    pieces.push(first)
    length += first.length
    if (length > longestRow) throw damaged(`a row of ${tableEntry(table)} is too long`)
    const last = lines.pop()
    if (last === undefined) continue
    yield pieces.join('')
    yield* lines
    pieces = [last]
    length = last.length
  }
  yield pieces.join('') + decode()
}
