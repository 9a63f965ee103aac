import 'server-only'

const hasCode = (error: unknown, code: string) => (error as { code?: unknown } | null)?.code === code

/** A unique value is taken already. */
export const isDuplicate = (error: unknown) => hasCode(error, 'P2002')

/** The record to change isn't there, or not in the state that the change named. */
export const isMissing = (error: unknown) => hasCode(error, 'P2025')

/** Prisma's codes for a row that is wrong in itself: a value too long, taken, missing or of another kind. */
const ofTheRow = 'P2000 P2002 P2003 P2004 P2005 P2006 P2007 P2009 P2011 P2012 P2013 P2019 P2020 P2023'.split(
  ' ',
)

/** Returns true if the database refused a row for what is in it, and would again. Any other failure may be the database's own. */
export const isInvalidRow = (error: unknown) =>
  ofTheRow.some((code) => hasCode(error, code)) ||
  (error instanceof Error && error.name === 'PrismaClientValidationError')
