const storageKey = 'tab-id'
/** The time that a reloaded tab waits for its former page to release the id, in milliseconds. */
const longestWait = 1_000

const newTabId = () => Math.random().toString(36).slice(2, 12)

/** Locks an id until the page is closed. @returns false if another open page has it */
function holdsName(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(longestWait)
    const onGranted = () => {
      resolve(true)
      return new Promise<void>(() => undefined)
    }
    navigator.locks.request(`${storageKey} ${name}`, { signal }, onGranted).catch(() => resolve(false))
  })
}

/** Claims the id that this tab had before a reload or crash. A duplicated tab has copied it and gets a new one. */
async function claimTabId(): Promise<string> {
  try {
    const former = sessionStorage.getItem(storageKey)
    // Browsers have no locks without TLS.
    if (!('locks' in navigator)) return newTabId()
    if (former && (await holdsName(former))) return former
    const id = newTabId()
    sessionStorage.setItem(storageKey, id)
    await holdsName(id)
    return id
  } catch {
    return newTabId()
  }
}

let claimed: Promise<string> | undefined

/** Returns this tab's id: the same after a reload, and unique among open tabs. */
export const tabId = (): Promise<string> => (claimed ??= claimTabId())
