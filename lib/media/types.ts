import { type Media, type MediaUse } from '@/lib/content-types'

/** A picture of the library: uploaded, or built in, which can't be changed. */
export type LibraryPicture = Omit<Media, 'hash' | 'bytes' | 'createdAt'> & {
  src: string
  thumbnail: string
  builtIn: boolean
  bytes: number | null
  createdAt: string | null
  uses: MediaUse[]
  /** The number of page revisions that mention it. */
  revisions: number
}
