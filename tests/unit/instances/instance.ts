import type { instances } from '@/lib/instances-hub'
import type * as redis from '@/lib/redis'

// Several instances within one process: each has modules of its own, and its own idea of what is one in a process.

export type Instance = {
  hub: typeof instances
  /** Runs something as this instance; what it imports is this instance's own. */
  as: <T>(work: () => Promise<T>) => Promise<T>
  disconnect: () => void
}

const key = Symbol.for('showroom.instances')

/** An instance that is connected to Redis, or trying to be. */
export async function startInstance(url: string, heard: () => void = () => undefined): Promise<Instance> {
  jest.resetModules()
  const hub: typeof instances = {}
  const shared = globalThis as { [key]?: typeof instances }
  const as = async <T>(work: () => Promise<T>) => {
    shared[key] = hub
    return work()
  }
  const { checked, disconnect } = await as(async () => {
    const { connectRedis }: typeof redis = await import('@/lib/redis')
    return connectRedis(url, 'showroom:test:', 'revalidated', heard)
  })
  await checked
  return { hub, as, disconnect }
}

/** Waits until something is so. @throws after ten seconds */
export async function until(what: string, look: () => unknown): Promise<void> {
  const end = Date.now() + 10_000
  while (!(await look())) {
    if (Date.now() > end) throw new Error(`not within ten seconds: ${what}`)
    await new Promise((done) => setTimeout(done, 20))
  }
}
