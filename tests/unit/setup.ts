import { AsyncLocalStorage } from 'node:async_hooks'
import type * as staffSession from './staff-session'

// Node 20 passes every async storage that was ever run on to each new promise, and a worker runs the modules of many files one after
// the other. Node's class is the same for all of them: the storages of the files before are disabled.
type Storage = AsyncLocalStorage<unknown>
const { prototype } = AsyncLocalStorage as unknown as {
  prototype: { run: (this: Storage, ...args: unknown[]) => unknown; used?: Set<Storage> }
}
if (prototype.used) {
  for (const storage of prototype.used) storage.disable()
  prototype.used.clear()
} else {
  const used = (prototype.used = new Set<Storage>())
  const { run } = prototype
  prototype.run = function (...args) {
    used.add(this)
    return run.apply(this, args)
  }
}

// An error on the console that a test didn't ask for fails it.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`unexpected console.error: ${args.map(String).join(' ')}`)
  })
})
afterEach(() => jest.restoreAllMocks())

// jsdom has none.
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value)) as typeof value

// These need a running Next; tests/browser has one. Everything behind them is the real thing: a signed cookie, the account
// in the database.
jest.mock('next/cache', () => ({ revalidatePath: jest.fn() }))
jest.mock('next/headers', () => jest.requireActual<typeof staffSession>('./staff-session').nextHeaders)
