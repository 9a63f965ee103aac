const storageKey = 'tab-id'
/** How long a reloaded tab waits for its former self to let go of the name, in milliseconds. */
const longestWait = 1_000

const newTabId = () => Math.random().toString(36).slice(2, 12)

/** Holds a name until the page is gone; false where another living page holds it. */
function holdsName(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(longestWait)
    const held = () => {
      resolve(true)
      return new Promise<void>(() => undefined)
    }
    navigator.locks.request(`${storageKey} ${name}`, { signal }, held).catch(() => resolve(false))
  })
}

/** Takes up the name that this tab had before a reload or a crash. A duplicated tab copies it and has to take another. */
async function claimTabId(): Promise<string> {
  try {
    const former = sessionStorage.getItem(storageKey)
    // Locks are missing where the site is reached without TLS.
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

/** Names this tab; the same name after a reload, never that of another open tab. */
export const tabId = (): Promise<string> => (claimed ??= claimTabId())
