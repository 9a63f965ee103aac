import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'

export type RedisServer = {
  url: string
  /** Ends the server at once, as a crash would; what it held is gone. */
  halt: () => Promise<void>
  resume: () => Promise<void>
  /** Has it say nothing, on connections that stay. */
  freeze: () => void
  thaw: () => void
  /** Ends it and removes its folder. */
  stop: () => Promise<void>
}

const freePort = () =>
  new Promise<number>((done, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })

/** Starts a Redis of our own on a free port of this machine. */
export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'showroom-redis-'))
  const port = await freePort()
  let server: ChildProcess | undefined
  const kill = () => server?.kill('SIGKILL')
  process.once('exit', kill)

  const halt = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server?.once('exit', resolve))
    kill()
    await ended
  }
  const resume = async () => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
    server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] })
    await ready(server)
  }
  await resume()
  return {
    url: `redis://127.0.0.1:${port}`,
    halt,
    resume,
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
    stop: async () => {
      process.removeListener('exit', kill)
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Ready to accept connections')) resolve()
    })
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error('Redis is missing: install it (apt-get install redis-server) to run this test')
          : error,
      ),
    )
    server.once('exit', (code) => reject(new Error(`Redis ended with ${code}:\n${output}`)))
  })
}
