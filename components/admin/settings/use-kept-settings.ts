import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type FieldValues } from 'react-hook-form'
import { type LocalCopy, localCopyStore } from '@/components/staff/local-copy-store'
import { type SettingsGroup } from '@/lib/business/settings-groups'
import { isRecord } from '@/lib/type-guards'
import { type StoredGroup } from './use-group-form'

/** The values of groups, and the version that they are a change of, by their names. */
export type SettingsDraft = Partial<Record<SettingsGroup, StoredGroup>>

const isStoredGroup = (group: unknown): group is StoredGroup =>
  isRecord(group) && isRecord(group.values) && typeof group.version === 'string'

const store = localCopyStore<SettingsDraft>('settings-work', {
  open: (draft) => (isRecord(draft) && Object.values(draft).every(isStoredGroup) ? draft : null),
  close: (draft) => draft,
})
const id = 'all'

/** How long typing may go on before it is kept, in milliseconds. */
const delay = 400

/** Marks what is kept under a key as an open window's, until what is returned is called or the window is gone. */
function holdKey(key: string): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  void navigator.locks?.request(key, () => released)
  return release
}

/** Lists the work that no open window goes on with; a browser knows of none without https. */
async function listLeft(): Promise<LocalCopy<SettingsDraft>[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return store.listLocal(id).filter(({ key }) => !held.some(({ name }) => name === key))
}

type KeptSettings = {
  /** What the fields stand in. */
  frame: RefObject<HTMLElement | null>
  /** The groups with changes. */
  changed: readonly SettingsGroup[]
  /** Returns the values of those groups as they are stored and as they are edited. */
  read: () => { base: SettingsDraft; draft: SettingsDraft }
}

/**
 * Keeps unsaved settings in this browser for a reload or a crash, as unsaved pages and posts are. `offered` is what an earlier
 * visit has left, the latest of it, until it is settled; another open window's is its own.
 */
export function useKeptSettings({ frame, changed, read }: KeptSettings) {
  const [found, setFound] = useState<LocalCopy<SettingsDraft>[]>([])
  const [key] = useState(() => store.newKey(id))
  useEffect(() => {
    void listLeft().then(setFound)
    return holdKey(key)
  }, [key])

  const flush = useEffectEvent(() => {
    if (changed.length === 0) store.forget(key)
    else store.keep(key, { at: new Date().toISOString(), version: 0, ...read() })
  })
  useEffect(() => flush(), [changed])
  useEffect(() => {
    const fields = frame.current
    let timer: ReturnType<typeof setTimeout>
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => flush(), delay)
    }
    const now = () => flush()
    // Clicks too: some fields are changed by a button.
    for (const type of ['input', 'click']) fields?.addEventListener(type, later)
    addEventListener('pagehide', now)
    return () => {
      clearTimeout(timer)
      for (const type of ['input', 'click']) fields?.removeEventListener(type, later)
      removeEventListener('pagehide', now)
    }
  }, [frame])

  return {
    offered: found.at(-1) ?? null,
    settle: (work: LocalCopy<SettingsDraft>) => {
      store.forget(work.key)
      setFound((works) => works.filter((other) => other.key !== work.key))
    },
  }
}

/** The fields of a group that differ from what was stored when they were edited: the others may have been saved since. */
export const editedFields = (base: FieldValues, draft: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(base[name])),
  )
