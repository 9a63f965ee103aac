import { plainText } from '@/lib/page-document/plain-text'
import { clip } from '@/lib/seo/clip'

export const counted = (count: number, one: string, many: string) =>
  count === 0 ? `No ${many}` : `${count} ${count === 1 ? one : many}`

export const parts = (...texts: string[]) => texts.filter(Boolean).join(' · ')

/** Returns the beginning of a rich text, since a bar has no room for more. */
export const opening = (html: string) => clip(plainText(html), 120)
