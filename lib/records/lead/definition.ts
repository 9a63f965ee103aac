import { type RecordNames } from '../define-record'

/** A visitor's request. Staff don't write it, but it can be in the trash like their records. */
export const lead = {
  kind: 'lead',
  one: 'Lead',
  several: 'Leads',
  icon: 'user',
  calls: '/api/leads',
  list: '/admin/leads',
  edit: '/admin/leads',
  model: 'lead',
  titleColumn: 'name',
  deletedWords: 'deleted a lead',
} as const satisfies RecordNames
