import { tryStorage } from './browser-storage'

// Addresses of the records opened last in this browser, never their names. Signing out forgets them.

const storageKey = 'recent'
const maxRecent = 6

export const listRecent = (): string[] =>
  tryStorage(() => {
    const storedPaths: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(storedPaths) ? storedPaths.filter((path) => typeof path === 'string') : []
  }) ?? []

export function noteRecent(path: string): void {
  const paths = [path, ...listRecent().filter((listed) => listed !== path)].slice(0, maxRecent)
  tryStorage(() => localStorage.setItem(storageKey, JSON.stringify(paths)))
}

export const forgetRecent = (): void => tryStorage(() => localStorage.removeItem(storageKey))
