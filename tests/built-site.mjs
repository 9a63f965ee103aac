// Builds the site for browser tests, with a database. Both are copied for each of their workers (tests/browser/site.ts).
import { spawn } from 'node:child_process'
import { linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bin, run, serverOptions } from '../deploy/install.mjs'
import { freePort } from './proxy.mjs'

/** Returns the environment of a site whose data are in a folder; `more` is added to it. */
export const siteEnv = (dataDir, more = {}) => ({
  // Nobody listens there.
  SITE_URL: 'http://localhost:4300',
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
})

/** Migrates the database of an environment and fills it with samples. Returns false where that fails. */
export const seedDatabase = (env) =>
  run('npm', ['run', '--silent', 'db:deploy'], env) === 0 &&
  run('npm', ['run', '--silent', 'db:seed'], env) === 0

/** Makes the database and builds the site. Returns false where that fails. */
export const buildSite = (env) => seedDatabase(env) && run(bin('next'), ['build'], env) === 0

/** The folders in which a site keeps its last pages, inside the build that it runs from. A new site must not get another's. */
export const ofASite = ['server/page-cache', 'server/revalidated.json']

/**
 * Returns true if a file in a build folder, by its path there, belongs to the build: copies of it (below), a site's pages and
 * caches of the next build don't.
 */
export const isOfBuild = (name) =>
  !['cache', 'trace', 'dev', ...ofASite].includes(name) && !name.startsWith('host-')

/** A build folder as another host has it: pages of one aren't another's. @returns its path, for BUILD_DIR */
export function copyBuild(host) {
  const built = process.env.BUILD_DIR ?? '.next'
  const copied = path.join(built, `host-${host}`)
  rmSync(copied, { recursive: true, force: true })
  linkFiles(built, copied, (file) => isOfBuild(path.relative(built, file)))
  return copied
}

/** Links the files of a folder instead of copying them: a server writes new ones, and changes no more of these than their dates. */
function linkFiles(from, to, isWanted) {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [file, link] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (!isWanted(file)) continue
    if (entry.isDirectory()) linkFiles(file, link, isWanted)
    else if (entry.isSymbolicLink()) symlinkSync(path.resolve(from, readlinkSync(file)), link)
    else linkSync(file, link)
  }
}

/**
 * Serves a site by a command of Next's, and waits until it answers.
 * @returns its address, what it has written so far (`output`), and `end`
 */
export async function serve(env, command) {
  const port = await freePort()
  const server = spawn(process.execPath, [bin('next'), ...command, '-p', String(port)], {
    env: { ...process.env, NODE_OPTIONS: serverOptions, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((done) => server.once('exit', done))
  // Also when the tests break off, before others remove the folders that it writes into.
  process.prependOnceListener('exit', () => server.kill('SIGKILL'))
  const site = {
    url: `http://localhost:${port}`,
    output: '',
    end() {
      server.kill()
      return ended
    },
  }
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (site.output += text))
  const isUp = () =>
    fetch(`${site.url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
  const end = Date.now() + 100_000
  for (;;) {
    // Asked first: another one may answer at the port of a server that has ended.
    const hasEnded = server.exitCode !== null || server.signalCode !== null
    if (hasEnded || Date.now() > end) throw new Error(`the server doesn’t answer:\n${site.output}`)
    if (await isUp()) return site
    await pause(50)
  }
}
