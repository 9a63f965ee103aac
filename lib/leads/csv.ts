import { type Finish } from '@/lib/business/finishes'
import { phoneText } from '@/lib/business/profile'
import { projectTypes, type ContactProjectType } from '@/lib/business/project-types'
import { designAt } from '@/lib/business/sent-design'
import { getService } from '@/lib/business/services'
import { getTown } from '@/lib/business/towns'
import type { Lead } from '@/lib/content-types'
import { type LeadFieldName, placedLeadFields } from '@/lib/lead-fields'
import { photoIds } from '@/lib/lead-photos'
import { type Cell, csvLine, csvStart } from '@/lib/text/csv'
import { officeInput } from '@/lib/time/office-time'
import { sourceName, statusNames } from './lead-text'

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
  design: ({ design }, finishes) => {
    const { text = '', samples } = designAt(design, finishes) ?? {}
    return [samples ? `${text} Samples to bring: ${samples}.` : text, design]
  },
}

const columns = placedLeadFields('csv')

export const csvHead = csvStart(columns.flatMap(({ labels }) => labels))

export const csvLines = (leads: Lead[], finishes: readonly Finish[]): string =>
  leads
    .map((lead) =>
      csvLine(columns.flatMap(({ name }) => formatters[name]?.(lead, finishes) ?? (lead[name] as Cell))),
    )
    .join('')
