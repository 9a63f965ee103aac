const { readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')
const nextJest = require('next/jest')
const { readTheme } = require('./lib/theme-file')

const createConfig = nextJest({ dir: './' })

// What next.config.js puts into the build.
process.env.THEME = JSON.stringify(readTheme())

// What is tested there is SQLite's file: its modes, its locks, its copies.
const ofSqlite = ['data/client.test.ts', 'backup/backup.test.ts', 'backup/interrupted.test.ts']

/** The tests that have a database, which tests/postgres.mjs runs on PostgreSQL too (POSTGRES_FOR_TESTS names the server). */
function databaseTests() {
  const unit = path.join(__dirname, 'tests/unit')
  return readdirSync(unit, { recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name) && !ofSqlite.includes(name))
    .filter((name) => readFileSync(path.join(unit, name), 'utf8').includes('temporaryDatabase()'))
    .map((name) => `<rootDir>/tests/unit/${name}`)
}

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'node',
  testMatch: process.env.POSTGRES_FOR_TESTS ? databaseTests() : ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
  moduleNameMapper: { '^server-only$': '<rootDir>/tests/unit/server-only.ts', '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: ['/node_modules/', '/.next/'],
  maxWorkers: 2,
  // How fast the machine is isn't what they test.
  testTimeout: 30_000,
}

// These are ES modules only: jest has to translate them, as next/jest has it done for some.
const modern = '@scure|@noble|temporal-polyfill|temporal-utils'

module.exports = async () => {
  const made = await createConfig(config)()
  return {
    ...made,
    transformIgnorePatterns: made.transformIgnorePatterns.map((pattern) =>
      pattern.replace('(geist|', `(${modern}|geist|`),
    ),
  }
}
