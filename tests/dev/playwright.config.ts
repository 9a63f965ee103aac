import { defineConfig } from '@playwright/test'
import config from '../../playwright.config'

// Run by tests/steps.mjs against `next dev`, which compiles each page when it is first asked for.
export default defineConfig<object, { isDev: boolean }>({
  ...config,
  use: { ...config.use, isDev: true },
  testDir: '.',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
})
