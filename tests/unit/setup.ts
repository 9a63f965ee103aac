// An error on the console that a test didn't ask for fails it.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`unexpected console.error: ${args.map(String).join(' ')}`)
  })
})
afterEach(() => jest.restoreAllMocks())
