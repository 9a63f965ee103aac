// Addresses of the records opened last in this browser, never their names. Signing out forgets them.

const storageKey = 'recent'
const most = 6

export function listRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : []
  } catch {
    return []
  }
}

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
    // Without storage there is nothing to forget.
  }
}
