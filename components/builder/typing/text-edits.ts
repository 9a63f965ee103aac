import type * as z from 'zod/mini'
import { innerSchema } from '@/lib/page-document/read-tolerantly'

export type TextRange = { start: number; end: number }

export function maxLengthAt(schema: z.core.$ZodType, path: string): number {
  const target = path.split('.').reduce<z.core.$ZodType>((of, name) => {
    const { def } = (innerSchema(of) as z.core.$ZodTypes)._zod
    if (def.type === 'array') return def.element
    return def.type === 'object' ? def.shape[name]! : of
  }, schema)
  const { checks = [] } = innerSchema(target)._zod.def as { checks?: z.core.$ZodCheck[] }
  const limits = checks.map(({ _zod }) => (_zod.def as { maximum?: number }).maximum ?? Infinity)
  return Math.min(Infinity, ...limits)
}

export function labelAt(labels: Readonly<Record<string, string>>, path: string): string {
  const row = /\.(\d+)\./.exec(path)
  const label = labels[path.replace(/\.\d+\./, '.')] ?? path
  return row ? `${label} ${Number(row[1]) + 1}` : label
}

export const toPlainText = (text: string, lines: boolean): string =>
  lines ? text.replace(/\r\n?/g, '\n') : text.replace(/\s*[\r\n]+\s*/g, ' ')

/** Replaces the selected part of a text with as much as fits. Returns the new caret too. */
export function replaceRange(text: string, { start, end }: TextRange, added: string, maxLength: number) {
  const room = Math.max(0, maxLength - text.length + (end - start))
  // Not through a surrogate pair.
  const fits = added.slice(0, room).replace(/[\uD800-\uDBFF]$/, '')
  const caret = start + fits.length
  return { text: text.slice(0, start) + fits + text.slice(end), caret, isWhole: fits === added }
}

/** Returns where two texts are equal again, behind the change. */
export function endOfChange(before: string, after: string): number {
  const limit = Math.min(before.length, after.length)
  let sameLength = 0
  while (sameLength < limit && before.at(-1 - sameLength) === after.at(-1 - sameLength)) sameLength += 1
  return after.length - sameLength
}
