import { counted } from '@/lib/text/counted'

/** What a table of places does, or would do; lines count from 1 with the row of names. */
export type PlacesReport = {
  added: { line: number; slug: string; name: string }[]
  changed: { line: number; slug: string; name: string; fields: string[] }[]
  /** How many are in it as they are. */
  unchanged: number
  refused: { line: number; reason: string }[]
  /** Columns that no place has. */
  unknown: string[]
}

/** "3 new places and 2 changes" */
export const amount = ({ added, changed }: PlacesReport): string =>
  [
    added.length > 0 && counted(added.length, 'new place'),
    changed.length > 0 && counted(changed.length, 'changed place'),
  ]
    .filter(Boolean)
    .join(' and ') || 'nothing'

/** What else there is to say of it. */
export function aboutRest({ unchanged, unknown, refused }: PlacesReport, isDone: boolean): string {
  const rest = [
    !isDone && 'Nothing has been changed yet.',
    unchanged > 0 &&
      `${counted(unchanged, 'place')} ${unchanged === 1 ? 'is' : 'are'} there as in the table.`,
    unknown.length > 0 && `Not read, as no place has them: ${unknown.join(', ')}.`,
    refused.length > 0 &&
      `${counted(refused.length, 'line')} ${isDone ? 'couldn’t be taken.' : 'can’t be taken; the others can.'}`,
  ]
  return rest.filter(Boolean).join(' ')
}

/** The report as a text to keep. */
export function reportText({ added, changed, refused }: PlacesReport, isDone: boolean): string {
  return [
    isDone ? 'Import of places' : 'Import of places, looked at only',
    '',
    ...added.map(({ line, name, slug }) => `Line ${line}: new, ${name} (/rockland/${slug}/)`),
    ...changed.map(({ line, name, fields }) => `Line ${line}: changed, ${name}: ${fields.join(', ')}`),
    ...refused.map(({ line, reason }) => `Line ${line}: refused. ${reason}`),
  ].join('\n')
}
