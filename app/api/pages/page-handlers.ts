import { recordHandlers } from '@/app/api/record-handlers'
import { blockRegistry } from '@/components/blocks/registry'
import { pageStoreWith } from '@/lib/pages/custom-pages'

/** The endpoints of pages that other kinds of records have too. */
export const pageHandlers = recordHandlers(pageStoreWith(blockRegistry))
