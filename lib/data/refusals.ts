import 'server-only'

const hasCode = (error: unknown, code: string) => (error as { code?: unknown } | null)?.code === code

/** A unique value is taken already. */
export const isTaken = (error: unknown) => hasCode(error, 'P2002')

/** The record to change isn't there, or not in the state that the change named. */
export const isMissing = (error: unknown) => hasCode(error, 'P2025')
