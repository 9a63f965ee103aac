/** Ends the process with an error's message, which is one line for people. */
export function exitWith(error: unknown): never {
  console.error((error as Error).message)
  process.exit(1)
}
