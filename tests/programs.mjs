// The programs that tests start, by Debian's package of each. `node tests/programs.mjs` installs those that are missing, as root.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { bin, must, run } from '../deploy/install.mjs'

const starts = (program, ...args) =>
  spawnSync(program, args.length ? args : ['--version'], { stdio: 'ignore' }).status === 0

/** Debian's Chromium without a window is the faster one. @returns its path, or undefined where there is none */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
    (file) => file && existsSync(file),
  )

const packages = {
  'chromium-headless-shell': () => Boolean(findChromium()),
  chromium: () => existsSync('/usr/bin/chromium'),
  'redis-server': () => starts('redis-server'),
  nginx: () => starts(process.env.NGINX_PATH ?? 'nginx', '-v'),
  systemd: () => starts('systemd-analyze'),
  prometheus: () => starts(process.env.PROMTOOL_PATH ?? 'promtool'),
  'dovecot-imapd': () => existsSync('/usr/lib/dovecot/imap'),
  'python3-swift': () => starts('/usr/bin/python3', '-c', 'import swift'),
}

/** Returns those of the packages whose program this machine lacks. */
export const missingPackages = (names = Object.keys(packages)) => names.filter((name) => !packages[name]())

/** Installs Debian's packages. Returns false where that isn't possible without asking. */
function install(names) {
  if (process.getuid?.() !== 0 || !starts('apt-get')) return false
  const options = ['-y', '-q', '--no-install-recommends']
  return run('apt-get', ['update', '-q']) === 0 && run('apt-get', ['install', ...options, ...names]) === 0
}

/** Makes sure that there is a Chromium: an installed one, Debian's, or Playwright's own. */
export function installChromium() {
  if (!findChromium() && !install(['chromium-headless-shell']))
    must(bin('playwright'), ['install', 'chromium'])
}

if (process.argv[1] === import.meta.filename) {
  const names = missingPackages()
  if (names.length > 0 && !install(names)) {
    console.error(`Missing: ${names.join(' ')}. Install them as root: apt-get install ${names.join(' ')}`)
    process.exit(1)
  }
}
