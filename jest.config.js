const nextJest = require('next/jest')
const { readTheme } = require('./lib/theme-file')

const createConfig = nextJest({ dir: './' })

// What next.config.js puts into the build.
process.env.THEME = JSON.stringify(readTheme())

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
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
