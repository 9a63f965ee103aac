// Installs missing programs that the tests start, if that is possible without asking.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { bin, must, run } from '../deploy/install.mjs'

/** Installs Debian's package of a program. Returns false where that can't be done without asking. */
function installPackage(name, ...options) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  return (
    run('apt-get', ['update', '-q']) === 0 && run('apt-get', ['install', '-y', '-q', ...options, name]) === 0
  )
}

/** Debian's Chromium, best the one without a window (playwright.config.ts); where neither can be had, Playwright's own. */
export function installChromium() {
  const has = (name) => existsSync(`/usr/bin/${name}`) || installPackage(name)
  if (process.env.CHROMIUM_PATH || has('chromium-headless-shell') || has('chromium')) return
  must(bin('playwright'), ['install', 'chromium'])
}

/** PostgreSQL's programs, which some unit tests start; they say themselves what is missing where this fails. */
export function installPostgres() {
  const found = existsSync('/usr/lib/postgresql') || spawnSync('initdb', ['--version']).status === 0
  if (!found) installPackage('postgresql')
}

/** Redis, which some unit tests and a trial of the chaos start; they say themselves what is missing where this fails. */
export function installRedis() {
  if (spawnSync('redis-server', ['--version']).status !== 0) installPackage('redis-server')
}

/** nginx, promtool and systemd's check, which try what deploy/ ships; the tests say themselves what is missing where this fails. */
export function installForDeploy() {
  const has = (program) => !spawnSync(program, ['--version']).error
  if (!process.env.NGINX_PATH && !has('nginx')) installPackage('nginx', '--no-install-recommends')
  if (!has('systemd-analyze')) installPackage('systemd', '--no-install-recommends')
  if (!process.env.PROMTOOL_PATH && !has('promtool')) installPackage('prometheus', '--no-install-recommends')
}

/** An object store that speaks S3, for the tests of pictures in a bucket; they too say what is missing. */
export function installObjectStore() {
  const found = spawnSync('/usr/bin/python3', ['-c', 'import swift']).status === 0
  if (!found) installPackage('python3-swift')
}
