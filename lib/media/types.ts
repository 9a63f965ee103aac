import { type Media, type MediaUse } from '@/lib/content-types'

/** A picture of the library: uploaded, or one of those that came with the site (these can't be changed). */
export type LibraryPicture = Omit<Media, 'hash' | 'bytes' | 'createdAt'> & {
  /** The path that blocks store. */
  src: string
  /** A small version. */
  thumbnail: string
  builtIn: boolean
  bytes: number | null
  createdAt: string | null
  uses: MediaUse[]
  /** How many earlier versions of pages still mention it. */
  revisions: number
}
