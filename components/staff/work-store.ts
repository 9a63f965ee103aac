/** Unsaved work as the browser keeps it, with the version it began with and what that one said. */
type Kept<Draft> = { at: string; version: number; base: Draft; draft: Draft }

/** Kept work and the key it is kept under. */
export type Found<Draft> = Kept<Draft> & { key: string }

type Form<Draft> = {
  /** A kept draft as the code of today has it; null where it can't be read. */
  open: (draft: unknown) => Draft | null
  /** The draft as it is kept. */
  close: (draft: Draft) => unknown
}

export type WorkStore<Draft> = ReturnType<typeof workStore<Draft>>

/** Where this browser keeps unsaved work of one kind; `kind` begins its keys. */
export function workStore<Draft>(kind: string, { open, close }: Form<Draft>) {
  const prefixOf = (id: string) => `${kind}:${id}:`
  const resumed = `${kind}-resumed`

  function read(key: string): Found<Draft> | null {
    try {
      const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept<unknown> | null
      const [base, draft] = [open(kept?.base), open(kept?.draft)]
      return kept && base && draft ? { ...kept, base, draft, key } : null
    } catch {
      return null
    }
  }

  return {
    /** A key of its own for each time that something is opened: what another tab or an earlier visit keeps stays untouched. */
    newKey: (id: string): string =>
      `${prefixOf(id)}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`,

    /** All kept work on something, the latest last; what can't be read is as good as none. */
    listKept: (id: string): Found<Draft>[] => {
      try {
        return Object.keys(localStorage)
          .filter((key) => key.startsWith(prefixOf(id)))
          .flatMap((key) => read(key) ?? [])
          .sort((one, other) => one.at.localeCompare(other.at))
      } catch {
        return []
      }
    },

    /** Keeps the work. False when the browser refuses, e.g. because its storage is full. */
    keep: (key: string, kept: Kept<Draft>): boolean => {
      try {
        localStorage.setItem(
          key,
          JSON.stringify({ ...kept, base: close(kept.base), draft: close(kept.draft) }),
        )
        return true
      } catch {
        return false
      }
    },

    forget: (key: string): void => {
      try {
        localStorage.removeItem(key)
      } catch {
        // Without storage there is nothing to forget.
      }
    },

    /** The work goes on when this tab comes back to it, without being offered first. */
    resumeLater: (id: string): void => {
      try {
        sessionStorage.setItem(resumed, id)
      } catch {
        // Then it is offered.
      }
    },

    /** Whether the work is to go on; asked once. */
    isResumed: (id: string): boolean => {
      try {
        const yes = sessionStorage.getItem(resumed) === id
        if (yes) sessionStorage.removeItem(resumed)
        return yes
      } catch {
        return false
      }
    },
  }
}
