// npm run sites: the sites of this machine, each a process of its own (docs/decisions/048-one-site-per-process.md).
//   npm run sites                             lists them: address, version, health, memory
//   npm run sites -- upgrade REF              brings all to a version, one after the other; stops at the first that doesn't get ready
//   npm run sites -- upgrade --installed FOLDER   a version that is fetched and installed already, such as after a stop
//   npm run sites -- back                     all to the version before
//   npm run sites -- nginx                    writes nginx's file for all of them, made of deploy/nginx.conf
// A site is a file NAME.env in /etc/showroom (SITES_ENV), over what all have in its file `env`, and a folder NAME in
// /srv/showroom/sites (SITES_ROOT). Those with the same SITE_URL are instances of one site.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

const environment = process.env.SITES_ENV || '/etc/showroom'
const root = process.env.SITES_ROOT || '/srv/showroom/sites'
const start = process.env.SITES_START || 'sudo systemctl start showroom@{name}'
const stop = process.env.SITES_STOP || 'sudo systemctl stop showroom@{name}'

const read = (name) => {
  const file = path.join(environment, name)
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

/** The sites by name, each with its environment. @throws Error where one lacks what tells it from the others */
function sites() {
  const common = read('env')
  const names = readdirSync(environment).filter((name) => name.endsWith('.env'))
  return names.sort().map((file) => {
    const name = path.basename(file, '.env')
    const env = { ...common, ...read(file) }
    for (const needed of ['SITE_URL', 'PORT', 'DATA_DIR', 'BUILD_DIR'])
      if (!env[needed]) throw new Error(`${path.join(environment, file)} has no ${needed}`)
    return { name, env }
  })
}

/** What a site that runs says of itself: which build, how it is, and its memory in bytes. */
async function stateOf({ PORT }) {
  const ask = (address) => fetch(`http://127.0.0.1:${PORT}${address}`, { signal: AbortSignal.timeout(5_000) })
  try {
    const { memory } = await (await ask('/healthz')).json()
    const { status } = await (await ask('/readyz')).json()
    return { status, memory }
  } catch {
    return { status: 'does not answer' }
  }
}

const versionOf = (name) => {
  const current = path.join(root, name, 'current')
  return existsSync(current) ? path.basename(realpathSync(current)) : 'none yet'
}

async function list() {
  const rows = [['site', 'address', 'port', 'version', 'health', 'memory']]
  for (const { name, env } of sites()) {
    const { status, memory } = await stateOf(env)
    const size = memory === undefined ? '' : `${Math.round(memory / 1_000_000)} MB`
    rows.push([name, env.SITE_URL, env.PORT, versionOf(name), status, size])
  }
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)))
  for (const row of rows)
    console.log(
      row
        .map((text, at) => text.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    )
}

/** Runs upgrade.mjs for a site, in its own root and environment. @throws Error where it fails */
function upgradeSite({ name, env }, args) {
  const folder = path.join(root, name)
  mkdirSync(folder, { recursive: true })
  console.log(`sites: ${name}`)
  const named = (command) => command.replaceAll('{name}', name)
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'upgrade.mjs'), ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...env,
      UPGRADE_ROOT: folder,
      UPGRADE_ENV_FILE: path.join(environment, `${name}.env`),
      UPGRADE_PORTS: env.PORT,
      UPGRADE_SPARE_PORT: '',
      UPGRADE_START: named(start),
      UPGRADE_STOP: named(stop),
    },
  })
  if (status !== 0) throw new Error(`${name} was not upgraded; those before it were, those after it were not`)
}

function upgrade(words) {
  const all = sites()
  if (words[0] === '--installed') return all.forEach((site) => upgradeSite(site, words))
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'upgrade.mjs'), '--install', ...words],
    { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' },
  )
  const folder = stdout.trim().split('\n').at(-1)
  if (status !== 0) throw new Error('the version could not be installed; no site was touched')
  all.forEach((site) => upgradeSite(site, ['--installed', folder]))
}

/** nginx's file: the part that all share, and once for each host name the part below the mark. */
function nginx() {
  const shipped = readFileSync(path.join(import.meta.dirname, 'nginx.conf'), 'utf8')
  const [common, perSite] = shipped.split(/^# For each site:.*\n/m)
  const hosts = new Map()
  for (const site of sites()) {
    const { hostname } = new URL(site.env.SITE_URL)
    hosts.set(hostname, [...(hosts.get(hostname) ?? []), site])
  }
  const blocks = [...hosts].map(([host, instances]) => {
    const servers = instances.map(
      ({ env }) => `  server 127.0.0.1:${env.PORT} max_fails=2 fail_timeout=5s;\n`,
    )
    const upstream = `showroom_${instances[0].name.replace(/\W/g, '_')}`
    return perSite
      .replace(/(?: {2}server 127\.0\.0\.1:\d+ .*\n)+/, servers.join(''))
      .replace('upstream showroom {', `upstream ${upstream} {`)
      .replace('zone showroom 64k', `zone ${upstream} 64k`)
      .replaceAll('http://showroom;', `http://${upstream};`)
      .replaceAll('example.com', host)
  })
  process.stdout.write(common + blocks.join('\n'))
}

try {
  const [what = 'list', ...words] = process.argv.slice(2)
  if (what === 'list') await list()
  else if (what === 'nginx') nginx()
  else if (what === 'back') sites().forEach((site) => upgradeSite(site, ['--back']))
  else if (what === 'upgrade' && words.length > 0) upgrade(words)
  else
    throw new Error('usage: npm run sites -- list | upgrade REF | upgrade --installed FOLDER | back | nginx')
} catch (error) {
  console.error(`sites: ${error.message}`)
  process.exitCode = 1
}
