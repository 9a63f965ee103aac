import 'server-only'
import type { StoredComponent } from '@/lib/content-types'
import { blocksIn } from '@/lib/page-document/stored'
import { isRecord, isText } from '@/lib/shapes'
import { parseJsonList, type Origin } from './json'

/** What a page and each kept state of it have in common. */
export const fields = {
  version: true,
  title: true,
  slug: true,
  content: true,
  metaTitle: true,
  metaDescription: true,
  components: true,
  isPublished: true,
} as const

/** A deleted page stays for restorePage(); everything else passes it by. */
export const present = { deletedAt: null }

const isComponent = (value: unknown): value is StoredComponent =>
  isRecord(value) && isText(value.id) && isText(value.type) && isRecord(value.config)

/** The blocks in a column; what is none is left out, and named in the log. */
export const parseComponents = (text: string, origin: Omit<Origin, 'field'>) =>
  parseJsonList(text, isComponent, { ...origin, field: 'components' }, blocksIn)
