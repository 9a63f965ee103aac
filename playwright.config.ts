import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

// Debian's Chromium without a window takes half the time of the one with a window that nobody sees.
const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (file) => file && existsSync(file),
)

// Run by tests/run.mjs, which builds the site once, serves it on a free port and names it in BASE_URL.
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // Two browsers share two cores with the server: a test that fails is tried once more, and tests/run.mjs names it at the end.
  retries: 1,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['list']],
  use: {
    baseURL: process.env.BASE_URL,
    // A recording of each test takes a quarter more time: --trace retain-on-failure asks for it.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
