import { type Finish } from '@/lib/business/finishes'
import { phoneText } from '@/lib/business/profile'
import { projectTypes, type ContactProjectType } from '@/lib/business/project-types'
import { designAt } from '@/lib/business/sent-design'
import { getService } from '@/lib/business/services'
import { getTown } from '@/lib/business/towns'
import type { Lead } from '@/lib/content-types'
import { type LeadFieldName, placedLeadFields } from '@/lib/lead-fields'
import { photoIds } from '@/lib/lead-photos'
import { officeInput } from '@/lib/time/office-time'
import { sourceName, statusNames } from './lead-text'

// By RFC 4180, with a byte order mark so that Excel reads UTF-8.

type Cell = string | number | null
type Formatter = (lead: Lead, finishes: readonly Finish[]) => Cell | Cell[]

const officeTime = (moment: string | null) => officeInput(moment).replace('T', ' ')

/** The fields that aren't exported as they are stored. */
const formatters: { [Name in LeadFieldName]?: Formatter } = {
  createdAt: ({ createdAt }) => officeTime(createdAt),
  phone: ({ phone }) => phoneText(phone),
  status: ({ status }) => statusNames[status],
  assignedTo: ({ assignedTo }) => assignedTo?.name ?? '',
  repliedAt: ({ repliedAt }) => officeTime(repliedAt),
  projectType: ({ projectType }) => projectTypes[projectType as ContactProjectType] ?? '',
  service: ({ service }) => getService(service)?.name ?? service,
  town: ({ town }) => getTown(town)?.name ?? town,
  source: sourceName,
  photos: ({ photos }) => photoIds(photos).length || '',
  design: ({ design }, finishes) => [designAt(design, finishes)?.text ?? '', design],
}

const columns = placedLeadFields('csv')

/**
 * Formats a cell. Text that a spreadsheet would run as a formula gets an apostrophe before it (OWASP), since visitors
 * write it. A telephone number may begin with a plus.
 */
function cell(value: Cell): string {
  const text = String(value ?? '')
  const isFormula =
    typeof value === 'string' && /^\s*[=+\-@\t\r＝＋－＠]/.test(text) && !/^\+[\d\s().-]+$/.test(text)
  const safe = isFormula ? `'${text}` : text
  return /[",\r\n;\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const line = (cells: Cell[]) => `${cells.map(cell).join(',')}\r\n`

export const csvHead = `\ufeff${line(columns.flatMap(({ labels }) => labels))}`

export const csvLines = (leads: Lead[], finishes: readonly Finish[]): string =>
  leads
    .map((lead) =>
      line(columns.flatMap(({ name }) => formatters[name]?.(lead, finishes) ?? (lead[name] as Cell))),
    )
    .join('')
