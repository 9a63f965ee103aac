import { plainText } from '@/lib/page-document/plain-text'
import { clip } from '@/lib/seo/clip'

// How a block's bar tells in one line what the block holds.

export const counted = (count: number, one: string, many: string) =>
  count === 0 ? `No ${many}` : `${count} ${count === 1 ? one : many}`

export const parts = (...texts: string[]) => texts.filter(Boolean).join(' · ')

/** The beginning of a rich text; a bar has room for no more. */
export const opening = (html: string) => clip(plainText(html), 120)
