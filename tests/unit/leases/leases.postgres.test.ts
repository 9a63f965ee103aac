// The same on PostgreSQL, whose clock is the one that counts there.
import { takeLease } from '@/lib/data/leases'
import { temporaryPostgres } from '../data/temporary-database'
import { testInstances } from './instances'
import { testLeases } from './lease-table'

// Read before the mail server has its port: that mail is set up is all that this process asks.
process.env.SMTP_URL = 'smtp://localhost'

temporaryPostgres()

describe('on PostgreSQL', () => {
  testLeases()

  test('an instance whose clock is hours ahead takes no lease from its holder', async () => {
    expect(await takeLease('outbox', 'first', 60_000)).not.toBeNull()
    jest.useFakeTimers({
      now: Date.now() + 10 * 3_600_000,
      doNotFake: [
        'nextTick',
        'setImmediate',
        'setTimeout',
        'setInterval',
        'queueMicrotask',
        'performance',
        'clearTimeout',
        'clearInterval',
        'clearImmediate',
      ],
    })
    try {
      expect(await takeLease('outbox', 'second', 60_000)).toBeNull()
    } finally {
      jest.useRealTimers()
    }
  })
})

describe('two instances on PostgreSQL', testInstances)
