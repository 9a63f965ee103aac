import { useEffect, useEffectEvent, useState } from 'react'
import { type LocalCopy, localCopyStore } from '@/components/staff/local-copy-store'
import { sameValue } from '@/lib/page-document/same-value'
import { type SettingsName } from '@/lib/records/settings/values'
import { isRecord } from '@/lib/type-guards'
import { type StoredGroup, type StoredGroups, type useSettings } from './use-settings'

const isStoredGroup = (group: unknown): group is StoredGroup =>
  isRecord(group) && isRecord(group.values) && typeof group.version === 'string'

const store = localCopyStore<StoredGroups>('settings-work', {
  open: (draft) => (isRecord(draft) && Object.values(draft).every(isStoredGroup) ? draft : null),
  close: (draft) => draft,
})

/** The pause in typing before the copy is stored, in milliseconds. */
const delay = 400

/** Marks a key as in use by this window until the returned function is called or the window closes. */
function holdKey(key: string): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  void navigator.locks?.request(key, () => released)
  return release
}

/** Lists the copies that no open window uses. Without https a browser can't tell, and all are listed. */
async function listUnused(id: string): Promise<LocalCopy<StoredGroups>[]> {
  const { held: locks = [] } = (await navigator.locks?.query()) ?? {}
  return store.listLocal(id).filter(({ key }) => !locks.some(({ name }) => name === key))
}

/**
 * Stores unsaved settings in this browser, so that they survive a reload or a crash. `offered` is the latest copy of an earlier
 * visit, until it is settled or restored; copies of other open windows aren't offered.
 */
export function useSettingsCopy(id: string, settings: ReturnType<typeof useSettings>) {
  const { form, changedGroups, valuesOf, baseOf } = settings
  const [copies, setCopies] = useState<LocalCopy<StoredGroups>[]>([])
  const [key] = useState(() => store.newKey(id))
  useEffect(() => {
    void listUnused(id).then(setCopies)
    return holdKey(key)
  }, [id, key])

  const flush = useEffectEvent(() => {
    if (changedGroups.length === 0) return store.forget(key)
    const collect = (groupOf: (group: SettingsName) => StoredGroup) =>
      Object.fromEntries(changedGroups.map((group) => [group, groupOf(group)]))
    const draft = collect((group) => ({ ...baseOf(group), values: valuesOf(group) }))
    store.keep(key, { at: new Date().toISOString(), version: 0, base: collect(baseOf), draft })
  })
  const names = changedGroups.join()
  useEffect(() => flush(), [names])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(() => flush(), delay)
      },
    })
    const onPageHide = () => flush()
    addEventListener('pagehide', onPageHide)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      removeEventListener('pagehide', onPageHide)
    }
  }, [form])

  function settle({ key: settledKey }: LocalCopy<StoredGroups>) {
    store.forget(settledKey)
    setCopies((now) => now.filter((copy) => copy.key !== settledKey))
  }

  return {
    offered: copies.at(-1) ?? null,
    settle,
    /** Restores only the fields that were edited, since others may have been saved in the meantime. */
    restore: (copy: LocalCopy<StoredGroups>) => {
      const { base, draft } = copy
      const isEdited = ([name, value]: [string, unknown]) =>
        Object.values(base).some(({ values }) => name in values && !sameValue(values[name], value))
      const values = Object.values(draft).flatMap((group) => Object.entries(group.values))
      settings.restore(Object.fromEntries(values.filter(isEdited)), base)
      settle(copy)
    },
  }
}
