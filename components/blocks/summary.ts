import { plainText } from '@/lib/page-document/plain-text'
import { clip } from '@/lib/seo/clip'

export const counted = (count: number, singular: string, plural: string) =>
  count === 0 ? `No ${plural}` : `${count} ${count === 1 ? singular : plural}`

export const parts = (...texts: string[]) => texts.filter(Boolean).join(' · ')

/** Returns the beginning of a rich text, since a bar has no room for more. */
export const opening = (html: string) => clip(plainText(html), 120)
