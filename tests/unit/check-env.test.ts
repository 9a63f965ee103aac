/** Returns what the server does with this configuration when it starts. */
async function start(variables: Record<string, string>) {
  const before = process.env
  process.env = { ...before, ...variables }
  jest.resetModules()
  const { checkEnv } = await import('@/lib/env')
  const lines: unknown[] = []
  jest.spyOn(console, 'error').mockImplementation((line: unknown) => void lines.push(line))
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never)
  try {
    checkEnv()
    return { lines, ended: exit.mock.calls.map(([code]) => code) }
  } finally {
    process.env = before
  }
}

test('a usable configuration goes on without a word', async () => {
  expect(await start({ SITE_URL: 'https://www.example.com' })).toEqual({ lines: [], ended: [] })
})

test('an unusable one ends the server, with one line that names the variable', async () => {
  expect(await start({ SITE_URL: 'example.com', TRUST_PROXY: '0' })).toEqual({
    lines: [expect.stringMatching(/^SITE_URL must be an address such as \S+$/)],
    ended: [1],
  })
})

test('an empty variable counts as not set', async () => {
  expect(await start({ SITE_URL: '', SMTP_URL: '', TRUST_PROXY: '' })).toEqual({ lines: [], ended: [] })
})
