/** A post or page of the file, and what happens to it. */
export type ImportItem = {
  /** Its id in the file. */
  key: string
  kind: 'post' | 'page'
  title: string
  /** `comes`: imported, or to be. `there`: an earlier import brought it. `left`: not imported; `notes` say why. */
  outcome: 'comes' | 'there' | 'left'
  state: 'published' | 'scheduled' | 'draft'
  /** Its old path, and its address here; empty if it has none. */
  from: string
  to: string
  /** ISO; null if the file has none. */
  date: string | null
  category: string
  /** The address where staff edit it, once it is imported. */
  href: string | null
  notes: string[]
}

/** The entries of one kind that aren't imported: how many, why, and their names. */
export type LeftOut = { what: string; count: number; why: string; names: string[] }

/** A picture that a text shows and the library doesn't have. */
export type MissingPicture = { file: string; alt: string; where: string }

export type ImportReport = {
  site: string
  items: ImportItem[]
  left: LeftOut[]
  pictures: MissingPicture[]
  /** The number of old paths that lead to the new addresses. */
  redirects: number
  /** The id of the import, by which it can be undone; null for a preview. */
  run: string | null
}

/** An import that can be undone: when it was, and how much it brought. */
export type ImportRun = { run: string; at: string; posts: number; pages: number }
