/**
 * Returns what a promise gives within some milliseconds.
 * @throws Error made by `late` if it takes longer; the work itself goes on
 */
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
