import { type AreaService, type Place } from '@/lib/content/areas'
import { type RecordLook, type TableLook } from './look'
import { projectLook } from './project/look'
import { testimonialLook } from './testimonial/look'
import { placeLook } from './place/look'
import { serviceLook } from './service/look'
/** The looks of kinds with special lists; each gets only rows of its kind. */
const looks = new Map<string, unknown>([
  ['project', projectLook],
  ['testimonial', testimonialLook],
  ['place', { siteOf: ({ slug }: Place) => `/rockland/${slug}/` }],
  ['service', { siteOf: ({ slug, isOn }: AreaService) => (isOn ? `/rockland/${slug}/` : null) }],
])

export const lookOf = (kind: string): RecordLook => looks.get(kind) ?? {}

const tableLooks = new Map<string, unknown>([
  ['place', placeLook],
  ['service', serviceLook],
])

export const tableLookOf = (kind: string) => tableLooks.get(kind) as TableLook
