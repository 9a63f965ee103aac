import { type Finish } from '@/lib/business/finishes'
import { phoneText } from '@/lib/business/profile'
import { projectTypes, type ContactProjectType } from '@/lib/business/project-types'
import { designAt } from '@/lib/business/sent-design'
import { getService } from '@/lib/business/services'
import { getTown } from '@/lib/business/towns'
import type { Lead } from '@/lib/content-types'
import { officeInput } from '@/lib/time/office-time'
import { sourceName, statusNames } from './lead-words'

// By RFC 4180, with a mark at the beginning by which Excel knows UTF-8.

const columns: [string, (lead: Lead, finishes: readonly Finish[]) => string | number | null][] = [
  ['Received', ({ createdAt }) => officeInput(createdAt).replace('T', ' ')],
  ['Name', ({ name }) => name],
  ['Phone', ({ phone }) => phoneText(phone)],
  ['E-mail', ({ email }) => email],
  ['Prefers', ({ preferredContact }) => preferredContact],
  ['Status', ({ status }) => statusNames[status]],
  ['Value', ({ value }) => value],
  ['Lost because', ({ lostReason }) => lostReason],
  ['Assigned to', ({ assignedTo }) => assignedTo?.name ?? ''],
  ['Follow up on', ({ followUpOn }) => followUpOn],
  ['First reply', ({ repliedAt }) => officeInput(repliedAt).replace('T', ' ')],
  ['Reply in business minutes', ({ replyMinutes }) => replyMinutes],
  ['About', (lead) => projectTypes[lead.projectType as ContactProjectType] ?? ''],
  ['Service', ({ service }) => getService(service)?.name ?? service],
  ['Town', ({ town }) => getTown(town)?.name ?? town],
  ['Source', sourceName],
  ['Page', ({ page }) => page],
  ['Referrer', ({ referrer }) => referrer],
  ['Campaign source', ({ utmSource }) => utmSource],
  ['Campaign medium', ({ utmMedium }) => utmMedium],
  ['Campaign', ({ utmCampaign }) => utmCampaign],
  ['Finishes', ({ design }, finishes) => designAt(design, finishes)?.text ?? ''],
  ['Finishes link', ({ design }) => design],
  ['Message', ({ message }) => message],
  ['Id', ({ id }) => id],
]

/**
 * A cell. What a spreadsheet would take for a formula gets an apostrophe before it (OWASP): a visitor wrote it. A
 * telephone number may begin with a plus.
 */
function cell(value: string | number | null): string {
  const text = String(value ?? '')
  const isFormula =
    typeof value === 'string' && /^\s*[=+\-@\t\r＝＋－＠]/.test(text) && !/^\+[\d\s().-]+$/.test(text)
  const safe = isFormula ? `'${text}` : text
  return /[",\r\n;\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const line = (cells: (string | number | null)[]) => `${cells.map(cell).join(',')}\r\n`

/** The first line of the table. */
export const csvHead = `\ufeff${line(columns.map(([name]) => name))}`

/** A line for each lead; `finishes` are all of the visualizer's. */
export const csvLines = (leads: Lead[], finishes: readonly Finish[]): string =>
  leads.map((lead) => line(columns.map(([, of]) => of(lead, finishes)))).join('')
