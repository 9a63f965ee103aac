import { type Answer, call } from './staff-call'
import { taskQueue } from '@/lib/task-queue'

/** An unsaved draft with the version that it is based on. `isUploaded`: the server has the same draft. */
type Kept<Draft> = { at: string; version: number; base: Draft; draft: Draft; isUploaded?: boolean }

/** A local copy with its storage key. */
export type LocalCopy<Draft> = Kept<Draft> & { key: string }

type Form<Draft> = {
  /** Migrates a stored draft to the current format; null if it can't be read. */
  open: (draft: unknown) => Draft | null
  /** Converts a draft to the stored format. */
  close: (draft: Draft) => unknown
}

export type LocalCopyStore<Draft> = ReturnType<typeof localCopyStore<Draft>>

/** How long local copies are kept, in milliseconds: thirty days, as on the server (lib/data/unsaved-drafts.ts). */
const keptFor = 30 * 24 * 60 * 60_000

const remotePath = '/api/unsaved-drafts'

/** The time limit of a request in milliseconds: later requests wait for it. */
const patience = 30_000

/** Browsers limit all requests of a closing page together to 64 KiB. */
const longestFarewell = 60 * 1024

/**
 * Returns the store of the local copies of one kind: in this browser, where `kind` begins their keys, and on the
 * server for the person's other devices.
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

  /** Stores a draft in this browser. @returns false if the browser refuses, e.g. because its storage is full */
  function keep(key: string, { at, version, base, draft, isUploaded }: Kept<Draft>): boolean {
    try {
      const kept: Kept<unknown> = { at, version, base: close(base), draft: close(draft), isUploaded }
      localStorage.setItem(key, JSON.stringify(kept))
      return true
    } catch {
      return false
    }
  }

  /** Requests run one after the other, so that an older draft never replaces a newer one. */
  const asked = taskQueue()
  /** How often each key's draft was sent while closing the page, ahead of the queue. */
  const farewells = new Map<string, number>()
  const ask = <Data>(...[method, path, body, options]: Parameters<typeof call>) =>
    call<Data>(method, path, body, { ...options, signal: AbortSignal.timeout(patience) })

  const inOrder = <Data>(...request: Parameters<typeof call>): Promise<Answer<Data>> =>
    asked.run(() => ask<Data>(...request))

  /** Runs a change to a key's draft in order; null if a newer draft was sent meanwhile while closing the page. */
  function changeInOrder(
    key: string,
    ...request: Parameters<typeof call>
  ): Promise<Answer<undefined> | null> {
    const count = farewells.get(key)
    return asked.run(() => (farewells.get(key) === count ? ask<undefined>(...request) : null))
  }

  const remoteKey = (id: string, key: string) => ({ kind, id, tab: key.slice(prefixOf(id).length) })

  return {
    /**
     * Returns a new key each time a record is opened, so that copies of other tabs and earlier visits stay untouched.
     */
    newKey: (id: string): string =>
      `${prefixOf(id)}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`,

    /** Lists the readable local copies of a record, latest last, and deletes expired ones. */
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

    /** Marks a copy as uploaded, unless it has changed since. */
    noteUploaded: (key: string, draft: Draft, isSame: (one: Draft, other: Draft) => boolean): void => {
      const kept = read(key)
      if (kept && !kept.isUploaded && isSame(kept.draft, draft)) keep(key, { ...kept, isUploaded: true })
    },

    /** Lists the drafts that the person's browsers have stored on the server; null without an answer. */
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

    /** Stores a draft on the server. While the page `isLeft` a large one isn't sent: null. */
    upload: async (
      id: string,
      key: string,
      { version, base, draft }: Omit<Kept<Draft>, 'at'>,
      isLeft = false,
    ): Promise<Answer<undefined> | null> => {
      const body = { ...remoteKey(id, key), version, base: close(base), draft: close(draft) }
      if (!isLeft) return changeInOrder(key, 'PUT', remotePath, body)
      // A closing page can't wait for its turn.
      const isSmall = new Blob([JSON.stringify(body)]).size <= longestFarewell
      if (!isSmall) return null
      farewells.set(key, (farewells.get(key) ?? 0) + 1)
      const answer = ask<undefined>('PUT', remotePath, body, { keepalive: true })
      // If the page stays after all, later requests wait: a removed draft isn't stored again.
      void asked.run(() => answer)
      return answer
    },

    removeRemote: async (id: string, key: string): Promise<void> => {
      await changeInOrder(key, 'DELETE', remotePath, remoteKey(id, key), { keepalive: true })
    },

    /** Has the copy resumed without being offered when this tab comes back to the record. */
    resumeLater: (id: string): void => {
      try {
        sessionStorage.setItem(resumed, id)
      } catch {
        // Then it is offered.
      }
    },

    /** Returns true once if the copy should be resumed. */
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
