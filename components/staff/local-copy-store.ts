import { type Answer, call } from './staff-call'
import { taskQueue } from '@/lib/task-queue'

/**
 * Unsaved work as the browser keeps it, with the version it began with and what that one said. `isUploaded`: the server
 * got the same.
 */
type Kept<Draft> = { at: string; version: number; base: Draft; draft: Draft; isUploaded?: boolean }

/** Kept work and the key it is kept under. */
export type LocalCopy<Draft> = Kept<Draft> & { key: string }

type Form<Draft> = {
  /** A kept draft as the code of today has it; null where it can't be read. */
  open: (draft: unknown) => Draft | null
  /** The draft as it is kept. */
  close: (draft: Draft) => unknown
}

export type LocalCopyStore<Draft> = ReturnType<typeof localCopyStore<Draft>>

/** How long unsaved work is kept here, in milliseconds: thirty days, as on the server (lib/data/unsaved-drafts.ts). */
const keptFor = 30 * 24 * 60 * 60_000

/** The server's copies of drafts. */
const remotePath = '/api/unsaved-drafts'

/** How long the server has for an answer, in milliseconds: what it doesn't answer holds up all that comes after. */
const patience = 30_000

/** The longest body that browsers send while a page is left is 64 KiB, for all of its requests together. */
const longestFarewell = 60 * 1024

/**
 * Where unsaved work of one kind is kept: in this browser, where `kind` begins its keys, and a copy for this person's
 * other devices on the server.
 */
export function localCopyStore<Draft>(kind: string, { open, close }: Form<Draft>) {
  const prefixOf = (id: string) => `${kind}:${id}:`
  const resumed = `${kind}-resumed`

  function opened(kept: Kept<unknown> | null, key: string): LocalCopy<Draft> | null {
    const [base, draft] = [open(kept?.base), open(kept?.draft)]
    return kept && base && draft ? { ...kept, base, draft, key } : null
  }

  function read(key: string): LocalCopy<Draft> | null {
    try {
      return opened(JSON.parse(localStorage.getItem(key) ?? 'null') as Kept<unknown> | null, key)
    } catch {
      return null
    }
  }

  /** Keeps the work. False when the browser refuses, e.g. because its storage is full. */
  function keep(key: string, { at, version, base, draft, isUploaded }: Kept<Draft>): boolean {
    try {
      const kept: Kept<unknown> = { at, version, base: close(base), draft: close(draft), isUploaded }
      localStorage.setItem(key, JSON.stringify(kept))
      return true
    } catch {
      return false
    }
  }

  /** The server is asked once it has answered what came before, so that an older draft never replaces a newer one. */
  const asked = taskQueue()
  /** How often each key's draft was sent while a page was left, ahead of what waited its turn. */
  const farewells = new Map<string, number>()
  const ask = <Data>(...[method, path, body, options]: Parameters<typeof call>) =>
    call<Data>(method, path, body, { ...options, signal: AbortSignal.timeout(patience) })

  const inOrder = <Data>(...request: Parameters<typeof call>): Promise<Answer<Data>> =>
    asked.run(() => ask<Data>(...request))

  /** The same for a change to a key's draft; null where a farewell was sent meanwhile: it is the newer one. */
  function changeInOrder(
    key: string,
    ...request: Parameters<typeof call>
  ): Promise<Answer<undefined> | null> {
    const count = farewells.get(key)
    return asked.run(() => (farewells.get(key) === count ? ask<undefined>(...request) : null))
  }

  /** What the server calls the draft that is kept under a key here. */
  const remoteKey = (id: string, key: string) => ({ kind, id, tab: key.slice(prefixOf(id).length) })

  return {
    /** A key of its own for each time that something is opened: what another tab or an earlier visit keeps stays untouched. */
    newKey: (id: string): string =>
      `${prefixOf(id)}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`,

    /** All kept work on something, the latest last; what can't be read is as good as none, what is too old is deleted. */
    listLocal: (id: string): LocalCopy<Draft>[] => {
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

    keep,

    forget: (key: string): void => {
      try {
        localStorage.removeItem(key)
      } catch {
        // Without storage there is nothing to forget.
      }
    },

    /** Notes that the server has the work, unless that has changed since. */
    noteUploaded: (key: string, draft: Draft, isSame: (one: Draft, other: Draft) => boolean): void => {
      const kept = read(key)
      if (kept && !kept.isUploaded && isSame(kept.draft, draft)) keep(key, { ...kept, isUploaded: true })
    },

    /**
     * Lists the drafts that this person's browsers have stored on the server, under the keys they have there; null
     * without an answer.
     */
    listRemote: async (id: string): Promise<LocalCopy<Draft>[] | null> => {
      const query = new URLSearchParams({ kind, id }).toString()
      const answer = await inOrder<(Kept<unknown> & { tab: string })[]>('GET', `${remotePath}?${query}`)
      if (!answer.ok) return null
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
      if (!isLeft) return changeInOrder(key, 'PUT', remotePath, body)
      // A page that is left waits for nothing.
      const isSmall = new Blob([JSON.stringify(body)]).size <= longestFarewell
      if (!isSmall) return null
      farewells.set(key, (farewells.get(key) ?? 0) + 1)
      const answer = ask<undefined>('PUT', remotePath, body, { keepalive: true })
      // Where the page stays after all, what is asked next waits: a draft isn't stored after it was removed.
      void asked.run(() => answer)
      return answer
    },

    /** Removes the work from the server. */
    removeRemote: async (id: string, key: string): Promise<void> => {
      await changeInOrder(key, 'DELETE', remotePath, remoteKey(id, key), { keepalive: true })
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
