// What a migration may do while the version before still runs: widen (expand). What that version uses is taken away by a later
// release, when nothing that runs uses it any more (contract); such a migration says so in a line of its own:
//   -- contract: the version before 1.4 doesn't read Lead.phone2 any more
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// Read in PostgreSQL's SQL, also for a site on SQLite, where Prisma rebuilds whole tables to widen them.
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
 * What of a migration the version before wouldn't survive.
 * @param {string} sql PostgreSQL's
 * @returns {string[]} in words; none where it only widens, or says that it is the contracting step
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
 * The migrations that a release brings over another.
 * @param {string} release folder of the new code
 * @param {string} [before] folder of the code that runs; all count as new without it
 * @returns {{ name: string, steps: string[] }[]} with what each would break
 */
export function newMigrations(release, before) {
  const migrations = 'prisma/postgres/migrations'
  const known = before ? namesIn(path.join(before, migrations)) : []
  return namesIn(path.join(release, migrations))
    .filter((name) => !known.includes(name))
    .map((name) => {
      const file = path.join(release, migrations, name, 'migration.sql')
      return { name, steps: narrowingSteps(readFileSync(file, 'utf8')) }
    })
}
