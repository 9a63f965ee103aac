import { taskQueue } from '@/lib/task-queue'

/** A task that ends when it is told to, and what has begun so far. */
function tasks() {
  const begun: string[] = []
  const end: Record<string, (error?: Error) => void> = {}
  const task = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name)
      end[name] = (error) => (error ? reject(error) : resolve(name))
    })
  return { begun, end, task }
}

test('tasks run one at a time, in the order of the calls; one that fails holds up none', async () => {
  const { begun, end, task } = tasks()
  const { run, size } = taskQueue()
  const [first, second, third] = [run(task('1')), run(task('2')), run(task('3'))]
  await Promise.resolve()
  expect(begun).toEqual(['1'])
  expect(size()).toBe(3)
  end['1']?.(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  expect(begun).toEqual(['1', '2'])
  end['2']?.()
  expect(await second).toBe('2')
  end['3']?.()
  expect(await third).toBe('3')
  expect(size()).toBe(0)
})

test('some run at a time, and what comes as one ends doesn’t get in between', async () => {
  const { begun, end, task } = tasks()
  const { run } = taskQueue(2)
  const first = run(task('1')).then(() => void run(task('4')))
  for (const name of ['2', '3']) void run(task(name))
  await Promise.resolve()
  expect(begun).toEqual(['1', '2'])
  end['1']?.()
  await first
  expect(begun).toEqual(['1', '2', '3'])
  end['2']?.()
  await new Promise(setImmediate)
  expect(begun).toEqual(['1', '2', '3', '4'])
})

test('an urgent task begins before all waiting ones but earlier urgent ones', async () => {
  const { run } = taskQueue()
  const ran: string[] = []
  const add = (name: string, isFirst: boolean) => run(() => void ran.push(name), { isFirst })
  await Promise.all([add('a', false), add('b', false), add('c', true), add('d', true), add('e', false)])
  expect(ran).toEqual(['a', 'c', 'd', 'b', 'e'])
})

test('a task that throws at once fails its caller only', async () => {
  const { run } = taskQueue()
  const broken = run(() => {
    throw new Error('broken')
  })
  const next = run(() => 'next')
  await expect(broken).rejects.toThrow('broken')
  expect(await next).toBe('next')
})
