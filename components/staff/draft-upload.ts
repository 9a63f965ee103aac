import { type Answer } from './staff-call'
import { type LocalCopy, type LocalCopyStore } from './local-copy-store'

type UnsavedDraft<Draft> = Omit<LocalCopy<Draft>, 'key' | 'at'>

/** The pause before a failed upload is retried, in milliseconds. */
const retryPause = 30_000

/** Returns the milliseconds to wait before a retry, or null where only a change or a sign-in helps. */
function retryTime(answer: Answer<undefined> | null): number | null {
  if (!answer || answer.ok) return null
  if (answer.status === 429) return Math.max((answer.retryAfter || 0) * 1000, retryPause)
  return answer.status === 0 || answer.status >= 500 ? retryPause : null
}

/** Uploads one window's unsaved draft, each change once, and removes it from the server. */
export function draftUpload<Draft>(
  store: LocalCopyStore<Draft>,
  isSame: (one: Draft, other: Draft) => boolean,
  id: string,
  key: string,
) {
  /** The latest upload that hasn't failed. It `isSafe` once it `isStored`, or if it outlives the page. */
  let latest: { draft: Draft; isSafe: boolean; isStored: boolean } | null = null
  /** An upload without an answer may have arrived all the same. */
  let isMaybeStored = false
  const superseded = new Set<string>()

  function removeSuperseded(): void {
    for (const oldKey of superseded) void store.removeRemote(id, oldKey)
    superseded.clear()
  }

  return {
    /** Returns the milliseconds to wait before a retry, or null. */
    put: async ({ version, base, draft }: UnsavedDraft<Draft>, isLeft = false): Promise<number | null> => {
      if (latest && isSame(latest.draft, draft) && (latest.isSafe || !isLeft)) return null
      const upload = { draft, isSafe: isLeft, isStored: false }
      latest = upload
      isMaybeStored = true
      const answer = await store.upload(id, key, { version, base, draft }, isLeft)
      if (answer?.ok) {
        upload.isSafe = upload.isStored = true
        store.noteUploaded(key, draft, isSame)
        removeSuperseded()
      } else if (latest === upload) latest = null
      return retryTime(answer)
    },

    isStored: (draft: Draft): boolean => !!latest?.isStored && isSame(latest.draft, draft),

    /** Removes other windows' copies that this draft continues, once the server has this one or it is settled. */
    supersede: (keys: readonly string[]): void => keys.forEach((oldKey) => superseded.add(oldKey)),

    remove: (): void => {
      removeSuperseded()
      if (!isMaybeStored) return
      isMaybeStored = false
      latest = null
      void store.removeRemote(id, key)
    },
  }
}

export type DraftUpload<Draft> = ReturnType<typeof draftUpload<Draft>>
