// Builds the site for browser tests, with a database of its own, and serves it: as built, or by `next dev`.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bin, run, serverOptions } from '../deploy/install.mjs'
import { freePort } from './proxy.mjs'

/** Returns the environment of a site whose data are in a folder; `more` is added to it. */
export async function siteEnv(dataDir, more = {}) {
  const port = await freePort()
  return {
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    BASE_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    BUILD_DIR: '.next-test',
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: 'a-password-for-tests',
    NEXTAUTH_SECRET: '',
    SMTP_URL: '',
    GOOGLE_PLACES_API_KEY: '',
    GOOGLE_PLACE_ID: '',
    ...more,
  }
}

/** Makes the database. Returns false where that fails. */
export const makeDatabase = (env) =>
  run('npm', ['run', '--silent', 'db:deploy'], env) === 0 &&
  run('npm', ['run', '--silent', 'db:seed'], env) === 0

/** Makes the database and builds the site. Returns false where that fails. */
export const buildSite = (env) => makeDatabase(env) && run(bin('next'), ['build'], env) === 0

/** Serves the site while `test` runs: the build, or what another command of Next's makes of it. */
export async function served(env, test, command = ['start', '--keepAliveTimeout', '70000']) {
  const server = spawn(bin('next'), [...command, '-p', env.PORT], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, NODE_OPTIONS: serverOptions, ...env },
    stdio: 'inherit',
  })
  const ended = new Promise((done) => server.once('exit', done))
  try {
    for (let tries = 0; tries < 100; tries += 1) {
      const isUp = await fetch(env.BASE_URL).then(
        (answer) => answer.ok,
        () => false,
      )
      if (isUp) break
      await pause(300)
    }
    await test()
  } finally {
    server.kill()
    await ended
  }
}
