/** Returns a promise's value, but the work itself goes on after the timeout. @throws Error made by `late` */
export function withTimeout<T>(
  work: Promise<T>,
  milliseconds: number,
  late = () => new Error('it took too long'),
): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds)
  })
  return Promise.race([work, end]).finally(() => clearTimeout(timer))
}
