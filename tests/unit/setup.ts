import type * as staffSession from './staff-session'

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
