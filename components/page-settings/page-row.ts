import { type Page } from '@/lib/content-types'
import { officeTimeZone } from '@/lib/time/office-time'

/** A page of the list, with the number of its blocks instead of the blocks. */
export type PageRow = Omit<Page, 'components'> & { blocks: number }

/** Returns a date in the owner's format, the same on the server and in the browser. */
export const localeDate = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { timeZone: officeTimeZone })

/** Returns e.g. "7 components". */
export const componentCount = (blocks: number): string =>
  `${blocks} ${blocks === 1 ? 'component' : 'components'}`
