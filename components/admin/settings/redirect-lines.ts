/** A redirect as the list shows it; times are words by then. */
export type RedirectLine = {
  id: string
  from: string
  to: string
  isManual: boolean
  /** There is no page any more where it leads. */
  leadsNowhere: boolean
  added: string
}

/** An address that led nowhere, as the list shows it. */
export type MissingLine = {
  path: string
  count: number
  /** When it was asked for, and where the last visitor came from. */
  times: string
  referrer: string
  /** The page that was probably meant, or null. */
  suggestion: string | null
}

/** What the dialog begins with: `id` of a redirect that is there, `suggested` where the target is a guess. */
export type RedirectStart = { from: string; to: string; id?: string; suggested?: boolean }
