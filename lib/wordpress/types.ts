/** A post or page of the file, and what becomes of it. */
export type ImportItem = {
  /** What it is known by in the file. */
  key: string
  kind: 'post' | 'page'
  title: string
  /** `comes`: brought in, or to be. `there`: an earlier import brought it. `left`: not taken, `notes` say why. */
  outcome: 'comes' | 'there' | 'left'
  state: 'published' | 'scheduled' | 'draft'
  /** The path it had, and its address here; empty where it has none. */
  from: string
  to: string
  /** ISO; null where the file tells none. */
  date: string | null
  category: string
  /** Where staff find it, once it is here. */
  href: string | null
  notes: string[]
}

/** What of the file isn't taken, in kinds: how many, why, and what they are called. */
export type LeftOut = { what: string; count: number; why: string; names: string[] }

/** A picture that a text shows and the library doesn't have. */
export type MissingPicture = { file: string; alt: string; where: string }

export type ImportReport = {
  site: string
  items: ImportItem[]
  left: LeftOut[]
  pictures: MissingPicture[]
  /** How many old paths lead to the new addresses. */
  redirects: number
  /** Names the import that was made, so that it can be undone; null for a look. */
  run: string | null
}

/** An import that can be undone: when it was, and how much it brought. */
export type ImportRun = { run: string; at: string; posts: number; pages: number }
