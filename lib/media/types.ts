/** A place that shows a picture. `href` leads to where staff can change it, if there is such a screen. */
export type MediaUse = { label: string; href: string | null }

/** An uploaded picture as it is stored. `focalX` and `focalY` are shares of width and height, 0 to 1. */
export type Media = {
  id: string
  hash: string
  name: string
  alt: string
  width: number
  height: number
  bytes: number
  focalX: number
  focalY: number
  color: string
  createdAt: string
}

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
