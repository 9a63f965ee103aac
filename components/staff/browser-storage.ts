/** Uses the browser's storage; undefined where the browser refuses. */
export function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
