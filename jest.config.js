const { readdirSync, readFileSync } = require('node:fs')
const { availableParallelism } = require('node:os')
const path = require('node:path')
const nextJest = require('next/jest')
const { readTheme } = require('./lib/theme-file')

const createConfig = nextJest({ dir: './' })

// What next.config.js puts into the build.
process.env.THEME = JSON.stringify(readTheme())

/** The parts of the whole run (tests/all.mjs) whose files are called <subject>.<part>.test.ts. */
const parts = ['processes', 'postgres', 'instances', 'deploy', 'bucket', 'mailbox']

// What is tested there is SQLite's file: its modes, its locks, its copies.
const sqliteTests = [
  'data/client.test.ts',
  'backup/backup.processes.test.ts',
  'backup/interrupted.processes.test.ts',
  'backup/release-before.processes.test.ts',
]

const folder = path.join(__dirname, 'tests/unit')
const onPostgres = Boolean(process.env.POSTGRES_FOR_TESTS)

/** Lists the test files by project: those of a part, those with a database of their own, and all others. */
function projectFiles() {
  const files = { unit: [], database: [], ...Object.fromEntries(parts.map((part) => [part, []])) }
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.test\.tsx?$/.test(name)) continue
    if (onPostgres && sqliteTests.includes(name)) continue
    const part = parts.find((part) => name.includes(`.${part}.test.`))
    const hasDatabase = () => readFileSync(path.join(folder, name), 'utf8').includes('temporaryDatabase()')
    files[part ?? (hasDatabase() ? 'database' : 'unit')].push(name)
  }
  return files
}

// These are ES modules only: jest has to translate them, as next/jest has it done for some.
const modern = '@scure|@noble|ical\\.js|temporal-polyfill|temporal-utils'

module.exports = async () => {
  const made = await createConfig({
    testEnvironment: 'node',
    setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
    moduleNameMapper: { '^server-only$': '<rootDir>/tests/unit/server-only.ts', '^@/(.*)$': '<rootDir>/$1' },
    testPathIgnorePatterns: ['/node_modules/', '/.next/'],
  })()
  const transformIgnorePatterns = made.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(geist|', `(${modern}|geist|`),
  )
  return {
    maxWorkers: availableParallelism(),
    // A worker keeps something of each file that it has run. A new one reads everything anew, which costs more below this limit.
    workerIdleMemoryLimit: '1GB',
    // How fast the machine is isn't what they test. Projects can't say it.
    testTimeout: 30_000,
    projects: Object.entries(projectFiles()).map(([displayName, names]) => ({
      ...made,
      transformIgnorePatterns,
      displayName,
      testMatch: names.map((name) => `<rootDir>/tests/unit/${name}`),
    })),
  }
}
