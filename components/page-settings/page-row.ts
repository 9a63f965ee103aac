import { type Page } from '@/lib/content-types'
import { officeTimeZone } from '@/lib/time/office-time'

/** A page as the list shows it: the number of its blocks instead of the blocks. */
export type PageRow = Omit<Page, 'components'> & { blocks: number }

/** The day in the owner's way, the same on the server and in the browser. */
export const localeDate = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { timeZone: officeTimeZone })

/** "7 components" */
export const componentCount = (blocks: number): string =>
  `${blocks} ${blocks === 1 ? 'component' : 'components'}`
