/** Accesses the browser's storage; undefined where the browser refuses. */
export function tryStorage<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
