import { type Answer, call } from './staff-call'

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

/** How long unsaved work is kept here, in milliseconds: thirty days, as on the server (lib/data/unsaved-drafts.ts). */
const keptFor = 30 * 24 * 60 * 60_000

/** The server's copies of drafts. */
const remotePath = '/api/unsaved-drafts'

/** The longest body that browsers send while a page is left is 64 KiB, for all of its requests together. */
const longestFarewell = 60 * 1024

/**
 * Where unsaved work of one kind is kept: in this browser, where `kind` begins its keys, and a copy for this person's
 * other devices on the server.
 */
export function workStore<Draft>(kind: string, { open, close }: Form<Draft>) {
  const prefixOf = (id: string) => `${kind}:${id}:`
  const resumed = `${kind}-resumed`

  function opened(kept: Kept<unknown> | null, key: string): Found<Draft> | null {
    const [base, draft] = [open(kept?.base), open(kept?.draft)]
    return kept && base && draft ? { ...kept, base, draft, key } : null
  }

  function read(key: string): Found<Draft> | null {
    try {
      return opened(JSON.parse(localStorage.getItem(key) ?? 'null') as Kept<unknown> | null, key)
    } catch {
      return null
    }
  }

  let last: Promise<unknown> = Promise.resolve()
  /** Asks the server once it has answered what came before, so that an older draft never replaces a newer one. */
  function inOrder<Data>(...[method, path, body, options]: Parameters<typeof call>): Promise<Answer<Data>> {
    const answer = last.then(() => call<Data>(method, path, body, options))
    last = answer
    return answer
  }

  /** What the server calls the draft that is kept under a key here. */
  const remoteKey = (id: string, key: string) => ({ kind, id, tab: key.slice(prefixOf(id).length) })

  return {
    /** A key of its own for each time that something is opened: what another tab or an earlier visit keeps stays untouched. */
    newKey: (id: string): string =>
      `${prefixOf(id)}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`,

    /** All kept work on something, the latest last; what can't be read is as good as none, what is too old is deleted. */
    listKept: (id: string): Found<Draft>[] => {
      try {
        return Object.keys(localStorage)
          .filter((key) => key.startsWith(prefixOf(id)))
          .flatMap((key) => read(key) ?? [])
          .filter(({ key, at }) => {
            const isOld = Date.now() - Date.parse(at) > keptFor
            if (isOld) localStorage.removeItem(key)
            return !isOld
          })
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

    /** Lists the drafts that this person's browsers have stored on the server, under the keys they have there. */
    listRemote: async (id: string): Promise<Found<Draft>[]> => {
      const query = new URLSearchParams({ kind, id }).toString()
      const answer = await inOrder<(Kept<unknown> & { tab: string })[]>('GET', `${remotePath}?${query}`)
      if (!answer.ok) return []
      return answer.data.flatMap(({ tab, ...kept }) => {
        try {
          return opened(kept, `${prefixOf(id)}${tab}`) ?? []
        } catch {
          return []
        }
      })
    },

    /** Stores the work on the server. While the page `isLeft` it can't be large: null where nothing was sent. */
    upload: async (
      id: string,
      key: string,
      { version, base, draft }: Omit<Kept<Draft>, 'at'>,
      isLeft = false,
    ): Promise<Answer<undefined> | null> => {
      const body = { ...remoteKey(id, key), version, base: close(base), draft: close(draft) }
      if (!isLeft) return inOrder('PUT', remotePath, body)
      // A page that is left waits for nothing.
      const isSmall = new Blob([JSON.stringify(body)]).size <= longestFarewell
      if (!isSmall) return null
      const answer = call<undefined>('PUT', remotePath, body, { keepalive: true })
      // Where the page stays after all, what is asked next waits: a draft isn't stored after it was removed.
      last = Promise.all([last, answer])
      return answer
    },

    /** Removes the work from the server. */
    removeRemote: async (id: string, key: string): Promise<void> => {
      await inOrder('DELETE', remotePath, remoteKey(id, key), { keepalive: true })
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
