import 'server-only'

const hasCode = (error: unknown, code: string) => (error as { code?: unknown } | null)?.code === code

/** Returns true if a unique value exists already. */
export const isDuplicate = (error: unknown) => hasCode(error, 'P2002')

/** Returns true if the record to change is missing, or not in the state that the change named. */
export const isMissing = (error: unknown) => hasCode(error, 'P2025')

/** Prisma's codes for an invalid row: a value too long, duplicate, missing or of another type. */
const ofTheRow = 'P2000 P2002 P2003 P2004 P2005 P2006 P2007 P2009 P2011 P2012 P2013 P2019 P2020 P2023'.split(
  ' ',
)

/** Returns true if the database refused a row for its content, and would again. Any other failure may be temporary. */
export const isInvalidRow = (error: unknown) =>
  ofTheRow.some((code) => hasCode(error, code)) ||
  (error instanceof Error && error.name === 'PrismaClientValidationError')
