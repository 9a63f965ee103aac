import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { readTheme } from './lib/theme-file'

// What next.config.js puts into the build: some tests read the same modules.
process.env.THEME = JSON.stringify(readTheme())

// Debian's Chromium without a window takes half the time of the one with a window that nobody sees.
const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (file) => file && existsSync(file),
)

// Run by tests/steps.mjs, which builds the site once. Each worker serves a copy of it (tests/browser/site.ts).
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  // Long enough for a machine that has other work: they end what hangs.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['list']],
  use: {
    baseURL: process.env.SITE_URL,
    // A recording of each test takes a quarter more time: --trace retain-on-failure asks for it.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        // A scroll that goes on during a click has its release hit what moved there.
        '--disable-smooth-scrolling',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
