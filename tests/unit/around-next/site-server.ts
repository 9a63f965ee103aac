import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo } from 'node:net'
import { startPipeline, type Step } from '@/lib/around-next/pipeline'

/** Starts a server behind steps of the request pipeline, with a listener in Next's place. */
export async function startSite(steps: readonly Step[], listener: RequestListener) {
  const stop = startPipeline(steps)
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    end: async () => {
      stop()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
