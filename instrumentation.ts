/** Next calls this once when the server starts: an unusable configuration stops it with one line. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('@/lib/check-env')).checkEnv()
}
