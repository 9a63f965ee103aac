import 'server-only'
import { type SiteTable } from '@/lib/records/site-tables'
import { AppError } from '@/lib/errors'

export const tableEntry = (table: SiteTable) => `data/${table}.json`

/** Returns the refusal of a file. */
export const refuse = (detail: string) => new AppError('invalid', { detail })
export const notOurs =
  'This isn’t an export of a site like this one. Choose the ZIP file that “Make the file” has given you.'
export const damaged = (problem: string) =>
  refuse(`The file is damaged or was changed: ${problem}. Fetch it again where it was made, and send that.`)
