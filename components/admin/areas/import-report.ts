import { type ImportReport } from '@/lib/records/place/import'
import { counted } from '@/lib/text/counted'

/** Returns the numbers of changes: "3 new places and 2 changed places". */
export const changesText = ({ added, changed }: ImportReport): string =>
  [
    added.length > 0 && counted(added.length, 'new place'),
    changed.length > 0 && counted(changed.length, 'changed place'),
  ]
    .filter(Boolean)
    .join(' and ') || 'nothing'

/** Returns the sentences below the heading. */
export function remarksText({ unchanged, unknown, refused }: ImportReport, isDone: boolean): string {
  const remarks = [
    !isDone && 'Nothing has been changed yet.',
    unchanged > 0 &&
      `${counted(unchanged, 'place')} already ${unchanged === 1 ? 'matches' : 'match'} the table.`,
    unknown.length > 0 && `Columns left out, because no place has them: ${unknown.join(', ')}.`,
    refused.length > 0 &&
      `${counted(refused.length, 'line')} ${isDone ? 'couldn’t be imported.' : 'can’t be imported; the others can.'}`,
  ]
  return remarks.filter(Boolean).join(' ')
}

/** Returns the report as a text file. */
export function reportText({ added, changed, refused }: ImportReport, isDone: boolean): string {
  return [
    isDone ? 'Import of places' : 'Import of places, preview only',
    '',
    ...added.map(({ line, name, slug }) => `Line ${line}: new, ${name} (/rockland/${slug}/)`),
    ...changed.map(({ line, name, fields }) => `Line ${line}: changed, ${name}: ${fields.join(', ')}`),
    ...refused.map(({ line, reason }) => `Line ${line}: refused. ${reason}`),
  ].join('\n')
}
