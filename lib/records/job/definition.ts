import { blankJob } from '@/lib/job-types'
import { deviceId, jobFields } from '@/lib/schemas/jobs'
import { defineRecord } from '../define-record'

/** The kind of the crew's jobs. A project is made of one. */
export const job = defineRecord({
  kind: 'job',
  one: 'Job',
  several: 'Jobs',
  icon: 'camera',
  calls: '/api/jobs',
  list: '/admin/jobs',
  edit: '/admin/jobs?job=',
  titleColumn: 'name',
  deletedWords: 'deleted the job',
  detailColumn: 'place',
  invalidates: [],
  hasOwnScreens: true,
  isPrivate: true,
  fields: { id: deviceId, ...jobFields },
  fixedFields: ['id'],
  defaults: blankJob,
})
