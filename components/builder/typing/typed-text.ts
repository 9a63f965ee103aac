import type * as z from 'zod/mini'
import { innerSchema } from '@/lib/page-document/read-tolerantly'

/** The marked part of a text, from and to a letter; both the same where only the caret stands. */
export type Marked = { start: number; end: number }

/** How long a text may be, in characters, as the schema of its block says. */
export function longestAt(schema: z.core.$ZodType, path: string): number {
  const at = path.split('.').reduce<z.core.$ZodType>((of, name) => {
    const { def } = (innerSchema(of) as z.core.$ZodTypes)._zod
    if (def.type === 'array') return def.element
    return def.type === 'object' ? def.shape[name]! : of
  }, schema)
  const { checks = [] } = innerSchema(at)._zod.def as { checks?: z.core.$ZodCheck[] }
  const limits = checks.map(({ _zod }) => (_zod.def as { maximum?: number }).maximum ?? Infinity)
  return Math.min(Infinity, ...limits)
}

/** What a field is called, a list's with the number of its row: "Question 2". */
export function labelAt(labels: Readonly<Record<string, string>>, path: string): string {
  const row = /\.(\d+)\./.exec(path)
  const label = labels[path.replace(/\.\d+\./, '.')] ?? path
  return row ? `${label} ${Number(row[1]) + 1}` : label
}

/** What comes from elsewhere as it can stand in a text: with its lines, or all in one. */
export const asPlain = (text: string, lines: boolean): string =>
  lines ? text.replace(/\r\n?/g, '\n') : text.replace(/\s*[\r\n]+\s*/g, ' ')

/** A text with something put in place of what is marked, as much of it as there is room for, and where the caret is then. */
export function put(text: string, { start, end }: Marked, added: string, longest: number) {
  const room = Math.max(0, longest - text.length + (end - start))
  // Not through the middle of a sign of two units.
  const fits = added.slice(0, room).replace(/[\uD800-\uDBFF]$/, '')
  const caret = start + fits.length
  return { text: text.slice(0, start) + fits + text.slice(end), caret, isWhole: fits === added }
}

/** Where the second of two texts goes on as the first: behind what has changed. */
export function endOfChange(before: string, after: string): number {
  const most = Math.min(before.length, after.length)
  let same = 0
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return after.length - same
}
