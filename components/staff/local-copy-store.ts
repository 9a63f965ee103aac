import { taskQueue } from '@/lib/task-queue'
import { tryStorage } from './browser-storage'
import { type Answer, call } from './staff-call'

/** An unsaved draft with the version that it is based on. `isUploaded`: the server has the same draft. */
type StoredDraft<Draft> = { at: string; version: number; base: Draft; draft: Draft; isUploaded?: boolean }

/** A local copy with its storage key. */
export type LocalCopy<Draft> = StoredDraft<Draft> & { key: string }

type DraftFormat<Draft> = {
  /** Migrates a stored draft to the current format; null if it can't be read. */
  open: (draft: unknown) => Draft | null
  /** Converts a draft to the stored format. */
  close: (draft: Draft) => unknown
}

export type LocalCopyStore<Draft> = ReturnType<typeof localCopyStore<Draft>>

/** The lifetime of local copies, in milliseconds: thirty days, as on the server (lib/data/unsaved-drafts.ts). */
const lifetime = 30 * 24 * 60 * 60_000

const remotePath = '/api/unsaved-drafts'

/** The time limit of a request in milliseconds: later requests wait for it. */
const timeLimit = 30_000

/** Browsers limit all requests of a closing page together to 64 KiB. */
const maxLeavingBytes = 60 * 1024

/**
 * Returns the store of the local copies of one kind: in this browser, where `kind` begins their keys, and on the
 * server for the person's other devices.
 */
export function localCopyStore<Draft>(kind: string, { open, close }: DraftFormat<Draft>) {
  const prefixOf = (id: string) => `${kind}:${id}:`
  const resumed = `${kind}-resumed`

  function openCopy(copy: StoredDraft<unknown> | null, key: string): LocalCopy<Draft> | null {
    const [base, draft] = [open(copy?.base), open(copy?.draft)]
    return copy && base && draft ? { ...copy, base, draft, key } : null
  }

  const read = (key: string): LocalCopy<Draft> | null =>
    tryStorage(() =>
      openCopy(JSON.parse(localStorage.getItem(key) ?? 'null') as StoredDraft<unknown> | null, key),
    ) ?? null

  /** Stores a draft in this browser. @returns false if the browser refuses, e.g. because its storage is full */
  const keep = (key: string, { at, version, base, draft, isUploaded }: StoredDraft<Draft>): boolean =>
    tryStorage(() => {
      const copy: StoredDraft<unknown> = { at, version, base: close(base), draft: close(draft), isUploaded }
      localStorage.setItem(key, JSON.stringify(copy))
      return true
    }) ?? false

  /** Requests run one after the other, so that an older draft never replaces a newer one. */
  const queue = taskQueue()
  /** The number of times each key's draft was sent while closing the page, ahead of the queue. */
  const leavingUploads = new Map<string, number>()
  const send = <Data>(...[method, path, body, options]: Parameters<typeof call>) =>
    call<Data>(method, path, body, { ...options, signal: AbortSignal.timeout(timeLimit) })

  const inOrder = <Data>(...request: Parameters<typeof call>): Promise<Answer<Data>> =>
    queue.run(() => send<Data>(...request))

  /** Runs a change to a key's draft in order; null if a newer draft was sent meanwhile while closing the page. */
  function changeInOrder(
    key: string,
    ...request: Parameters<typeof call>
  ): Promise<Answer<undefined> | null> {
    const count = leavingUploads.get(key)
    return queue.run(() => (leavingUploads.get(key) === count ? send<undefined>(...request) : null))
  }

  const remoteKey = (id: string, key: string) => ({ kind, id, tab: key.slice(prefixOf(id).length) })

  return {
    /**
     * Returns a new key each time a record is opened, so that copies of other tabs and earlier visits stay untouched.
     */
    newKey: (id: string): string =>
      `${prefixOf(id)}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`,

    /** Lists the readable local copies of a record, latest last, and deletes expired ones. */
    listLocal: (id: string): LocalCopy<Draft>[] =>
      tryStorage(() =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith(prefixOf(id)))
          .flatMap((key) => read(key) ?? [])
          .filter(({ key, at }) => {
            const isExpired = Date.now() - Date.parse(at) > lifetime
            if (isExpired) localStorage.removeItem(key)
            return !isExpired
          })
          .sort((a, b) => a.at.localeCompare(b.at)),
      ) ?? [],

    keep,

    forget: (key: string): void => tryStorage(() => localStorage.removeItem(key)),

    /** Marks a copy as uploaded, unless it has changed since. */
    noteUploaded: (key: string, draft: Draft, isSame: (a: Draft, b: Draft) => boolean): void => {
      const copy = read(key)
      if (copy && !copy.isUploaded && isSame(copy.draft, draft)) keep(key, { ...copy, isUploaded: true })
    },

    /** Lists the drafts that the person's browsers have stored on the server; null without an answer. */
    listRemote: async (id: string): Promise<LocalCopy<Draft>[] | null> => {
      const query = new URLSearchParams({ kind, id }).toString()
      const answer = await inOrder<(StoredDraft<unknown> & { tab: string })[]>(
        'GET',
        `${remotePath}?${query}`,
      )
      if (!answer.ok) return null
      return answer.data.flatMap(
        ({ tab, ...copy }) => tryStorage(() => openCopy(copy, `${prefixOf(id)}${tab}`)) ?? [],
      )
    },

    /** Stores a draft on the server. While the page `isLeft` a large one isn't sent: null. */
    upload: async (
      id: string,
      key: string,
      { version, base, draft }: Omit<StoredDraft<Draft>, 'at'>,
      isLeft = false,
    ): Promise<Answer<undefined> | null> => {
      const body = { ...remoteKey(id, key), version, base: close(base), draft: close(draft) }
      if (!isLeft) return changeInOrder(key, 'PUT', remotePath, body)
      // A closing page can't wait for its turn.
      const isSmall = new Blob([JSON.stringify(body)]).size <= maxLeavingBytes
      if (!isSmall) return null
      leavingUploads.set(key, (leavingUploads.get(key) ?? 0) + 1)
      const answer = send<undefined>('PUT', remotePath, body, { keepalive: true })
      // If the page stays after all, later requests wait: a removed draft isn't stored again.
      void queue.run(() => answer)
      return answer
    },

    removeRemote: async (id: string, key: string): Promise<void> => {
      await changeInOrder(key, 'DELETE', remotePath, remoteKey(id, key), { keepalive: true })
    },

    /** Has the copy resumed without being offered when this tab comes back to the record. */
    resumeLater: (id: string): void => tryStorage(() => sessionStorage.setItem(resumed, id)),

    /** Returns true once if the copy should be resumed. */
    isResumed: (id: string): boolean =>
      tryStorage(() => {
        const isResumed = sessionStorage.getItem(resumed) === id
        if (isResumed) sessionStorage.removeItem(resumed)
        return isResumed
      }) ?? false,
  }
}
