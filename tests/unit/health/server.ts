// A server as Next starts it: its own signal handlers first, then ours. Run by shutdown.test.ts.
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { startPipeline } from '@/lib/around-next/pipeline'
import { endOnSignal, onShutdown, trackRequests } from '@/lib/around-next/shutdown'

const server = createServer((request, response) => {
  const answer = async () => {
    for await (const _chunk of request);
    if (request.url === '/slow') await pause(600)
    if (request.url === '/never') await pause(600_000)
    response.end('answered')
  }
  answer().catch(() => response.destroy())
})
server.listen(0, '127.0.0.1', () => {
  // Does as next start (16.4, server/lib/start-server.js): waits for every connection, then ends with 143.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      server.close((error) => {
        console.log(error ? 'Next: closed twice' : 'Next: closed')
        setImmediate(() => process.exit(143))
      })
    })
  startPipeline([trackRequests])
  endOnSignal(Number(process.argv[2]), Number(process.argv[3] ?? 0))
  onShutdown('a write', async () => {
    await pause(50)
    console.log('written')
  })
  onShutdown('what fails', () => Promise.reject(new Error('no')))
  console.log(`port ${(server.address() as { port: number }).port}`)
})
