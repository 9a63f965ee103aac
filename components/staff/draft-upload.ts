import { type Found, type WorkStore } from './work-store'

type Work<Draft> = Omit<Found<Draft>, 'key' | 'at'>

/** Brings one window's unsaved draft to the server, each change once, and takes it from there. */
export function draftUpload<Draft>(
  store: WorkStore<Draft>,
  isSame: (one: Draft, other: Draft) => boolean,
  id: string,
  key: string,
) {
  let sent: Draft | null = null
  /** An upload without an answer may have arrived all the same. */
  let isMaybeStored = false

  return {
    /** @returns whether it should be tried again */
    put: async ({ version, base, draft }: Work<Draft>, isLeft = false): Promise<boolean> => {
      if (sent && isSame(sent, draft)) return false
      const before = sent
      sent = draft
      isMaybeStored = true
      const result = await store.upload(id, key, { version, base, draft }, isLeft)
      if (result?.ok) return false
      if (sent === draft) sent = before
      return result !== null && (result.status === 0 || result.status >= 500)
    },

    remove: (): void => {
      if (!isMaybeStored) return
      isMaybeStored = false
      sent = null
      void store.removeRemote(id, key)
    },
  }
}

export type DraftUpload<Draft> = ReturnType<typeof draftUpload<Draft>>
