/** From now on the date is what jest.setSystemTime() says; timers run on, which the database needs. */
export function fakeDate(now?: Date): void {
  jest.useFakeTimers({
    now,
    doNotFake: [
      'nextTick',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'hrtime',
      'performance',
    ],
  })
}
