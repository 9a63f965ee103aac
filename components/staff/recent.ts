// What was opened last in this browser: addresses with ids, never a name. What they are called the site says, to who is
// signed in; signing out forgets them.

const storageKey = 'recent'
const most = 6

/** The addresses of what was opened last, the latest first. */
export function listRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : []
  } catch {
    return []
  }
}

/** Notes that something is opened. */
export function noteRecent(path: string): void {
  try {
    const others = listRecent().filter((other) => other !== path)
    localStorage.setItem(storageKey, JSON.stringify([path, ...others].slice(0, most)))
  } catch {
    // Without storage nothing is recent.
  }
}

export function forgetRecent(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Then there is nothing to forget.
  }
}
