import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'

/** Starts the server of server.ts; `seconds` is its deadline. */
async function start(seconds: number, idleSeconds = 0) {
  const scriptArguments = ['tests/unit/health/server.ts', String(seconds), String(idleSeconds)]
  const program = ['--import', 'tsx', '-C', 'react-server', ...scriptArguments]
  const child = spawn(process.execPath, program, { env: process.env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  while (!output.includes('port ')) await once(child.stdout, 'data')
  const port = Number(/port (\d+)/.exec(output)?.[1])
  /** Sends the signal; resolves with the exit code, what was printed, and the milliseconds it took. */
  const end = async (signal: NodeJS.Signals) => {
    const begun = Date.now()
    child.kill(signal)
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, output, took: Date.now() - begun }
  }
  return { port, end }
}

const ask = (port: number, path: string, agent?: Agent) =>
  new Promise<string>((resolve, reject) => {
    get({ port, path, agent, host: '127.0.0.1' }, (answer) => {
      let text = `${answer.headers.connection} `
      answer.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => resolve(text))
    }).on('error', reject)
  })

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: what was asked is answered, writes are finished, exit 0',
  async (signal) => {
    const { port, end } = await start(10)
    const agent = new Agent({ keepAlive: true })
    await ask(port, '/', agent)
    const slow = ask(port, '/slow', agent)
    const otherAnswer = ask(port, '/slow')
    await ask(port, '/') // so that the slow ones have begun
    const ended = end(signal)
    await expect(slow).resolves.toBe('close answered')
    await expect(otherAnswer).resolves.toBe('close answered')
    const { code, output, took } = await ended
    expect([code, output.replace(/port \d+\n/, '')]).toEqual([0, 'written\nNext: closed\n'])
    expect(took).toBeLessThan(5_000)
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED')
  },
  20_000,
)

test('a connection that says nothing, and requests that never come in whole, do not hold it', async () => {
  const { port, end } = await start(8)
  await ask(port, '/')
  const starts = [
    '',
    'GET / HTTP/1.1\r\nHost: x\r\n',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf',
  ]
  for (const start of starts) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    await once(socket, 'connect')
    await new Promise((sent) => socket.write(start, sent))
  }
  await ask(port, '/')
  const { code, took } = await end('SIGTERM')
  expect(code).toBe(0)
  // The half body has its two seconds, and no more.
  expect(took).toBeLessThan(6_000)
}, 20_000)

test('a request that never ends is cut off at the deadline', async () => {
  const { port, end } = await start(1)
  const cut = ask(port, '/never')
  await ask(port, '/')
  const [{ code, took }] = await Promise.all([end('SIGTERM'), expect(cut).rejects.toThrow()])
  expect(code).toBe(0)
  expect(took).toBeGreaterThan(900)
  expect(took).toBeLessThan(4_000)
}, 20_000)

test('a server that nobody has asked anything ends at once', async () => {
  const { end } = await start(10)
  const { code, took } = await end('SIGTERM')
  expect(code).toBe(0)
  expect(took).toBeLessThan(2_000)
}, 20_000)

test('a connection that a proxy keeps is good for one more request, and for no new ones', async () => {
  const { port, end } = await start(20, 10)
  const agent = new Agent({ keepAlive: true })
  expect(await ask(port, '/', agent)).toBe('keep-alive answered')
  const ended = end('SIGTERM')
  // It has begun to end when nobody is let in any more.
  for (let refused = false; !refused;)
    refused = await ask(port, '/').then(
      () => false,
      () => true,
    )
  expect(await ask(port, '/', agent)).toBe('close answered')
  const { code, took } = await ended
  expect(code).toBe(0)
  // Nothing is waited for once nobody holds a connection.
  expect(took).toBeLessThan(9_000)
}, 20_000)
