// While the version before still runs, a migration may only widen the database (expand). A later release removes what that version
// uses (contract); such a migration has a line like
//   -- contract: the version before 1.4 doesn't read Lead.phone2 any more
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// PostgreSQL's SQL is read for SQLite too, where Prisma rebuilds whole tables to widen them.
const narrowing = [
  [/\bDROP TABLE\b/i, 'drops a table'],
  [/\bDROP COLUMN\b/i, 'drops a column'],
  [/\bDROP CONSTRAINT\b/i, 'drops a key or constraint'],
  [/\bRENAME\b/i, 'renames'],
  [/\bSET NOT NULL\b/i, 'has a column refuse NULL'],
  [/\bALTER COLUMN\b[^;,]*\bTYPE\b/i, 'changes a column’s type'],
  [/\bDROP DEFAULT\b/i, 'drops a default'],
  [/\bADD COLUMN\b(?=[^;,]*\bNOT NULL\b)(?![^;,]*\bDEFAULT\b)/i, 'adds a column that must be written'],
]

/**
 * Describes the steps of a migration that the version before wouldn't survive.
 * @param {string} sql PostgreSQL's
 * @returns {string[]} none if it only widens, or says that it is the contracting step
 */
export function narrowingSteps(sql) {
  if (/^-- contract: \S/m.test(sql)) return []
  const statements = sql.replace(/^\s*--.*$/gm, '')
  return narrowing.filter(([pattern]) => pattern.test(statements)).map(([, words]) => words)
}

const namesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : []

/**
 * Lists a release's new migrations, with the steps of each that would break the version before.
 * @param {string} release folder of the new code
 * @param {string} [before] folder of the running code; without it all are new
 * @returns {{ name: string, steps: string[] }[]}
 */
export function newMigrations(release, before) {
  const migrations = 'prisma/postgres/migrations'
  const knownNames = before ? namesIn(path.join(before, migrations)) : []
  return namesIn(path.join(release, migrations))
    .filter((name) => !knownNames.includes(name))
    .map((name) => {
      const file = path.join(release, migrations, name, 'migration.sql')
      return { name, steps: narrowingSteps(readFileSync(file, 'utf8')) }
    })
}
