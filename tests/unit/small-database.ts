// A browser's database, as far as components/staff/job-store.ts needs one: jsdom has none. It outlives the modules that use it, as
// a device outlives a tab.

type Rows = Map<string, { id: string }>
type Request = { result?: unknown; onsuccess?: () => void }

/** Makes a database of this device; `isFull` refuses what is written. */
export function smallDatabase() {
  const device = { isFull: false, tables: new Map<string, Rows>(), indexedDB: { open } }

  function transaction() {
    const before = new Map([...device.tables].map(([name, rows]) => [name, new Map(rows)]))
    const running: { oncomplete?: () => void; onabort?: () => void; objectStore: unknown } = { objectStore }
    let open = 0
    let isAborted = false
    const ask = (act: () => unknown): Request => {
      const request: Request = {}
      open += 1
      queueMicrotask(() => {
        request.result = act()
        request.onsuccess?.()
        open -= 1
        if (open > 0) return
        if (!isAborted) return running.oncomplete?.()
        device.tables = before
        running.onabort?.()
      })
      return request
    }
    function objectStore(name: string) {
      const rows = () => device.tables.get(name)!
      return {
        get: (id: string) => ask(() => rows().get(id)),
        getAll: () => ask(() => [...rows().values()]),
        put: (row: { id: string }) =>
          ask(() => (device.isFull ? (isAborted = true) : rows().set(row.id, row))),
        delete: (id: string) => ask(() => rows().delete(id)),
      }
    }
    return running
  }

  function open() {
    const createObjectStore = (name: string) =>
      device.tables.set(name, device.tables.get(name) ?? new Map<string, { id: string }>())
    const opening: Request & { onupgradeneeded?: () => void } = { result: { createObjectStore, transaction } }
    queueMicrotask(() => {
      opening.onupgradeneeded?.()
      opening.onsuccess?.()
    })
    return opening
  }

  return device
}
