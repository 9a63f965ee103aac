import { type RecordLook } from './look'
import { projectLook } from './project/look'
import { testimonialLook } from './testimonial/look'

/** The looks of the kinds that have one of their own; each is given rows of its own kind only. */
const looks = new Map<string, unknown>([
  ['project', projectLook],
  ['testimonial', testimonialLook],
])

export const lookOf = (kind: string): RecordLook => looks.get(kind) ?? {}
