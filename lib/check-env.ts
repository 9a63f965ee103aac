import 'server-only'
import { env } from './env'

/** Ends the process with one line that names the variable when the configuration is unusable. */
export function checkEnv(): void {
  try {
    env()
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'The configuration could not be read')
    process.exit(1)
  }
}
