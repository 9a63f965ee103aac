// npm run sites: the sites of this machine, each a process of its own (docs/decisions/048-one-site-per-process.md). Run it as root.
//   npm run sites                             lists them: address, version, health, memory
//   npm run sites -- upgrade REF              upgrades them one after the other; stops at the first that doesn't become ready
//   npm run sites -- upgrade --installed FOLDER   the same with an installed version; skips sites that run it
//   npm run sites -- back                     takes each back to its version before
//   npm run sites -- nginx                    writes nginx's file for all of them, from deploy/nginx.conf
// --no-backup and --force are passed on to deploy/upgrade.mjs.
// A site is a file NAME.env in /etc/showroom (SITES_ENV), which overrides the common file `env` there, a folder NAME in
// /srv/showroom/sites (SITES_ROOT) and an account showroom-NAME (SITES_ACCOUNT; empty: the caller's). Files with the same SITE_URL are
// instances of one site, whose folder and account are those of the first.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

const environment = process.env.SITES_ENV || '/etc/showroom'
const root = process.env.SITES_ROOT || '/srv/showroom/sites'
const account = process.env.SITES_ACCOUNT ?? 'showroom-{name}'
const start = process.env.SITES_START || 'sudo systemctl start showroom@{name}'
const stop = process.env.SITES_STOP || 'sudo systemctl stop showroom@{name}'

const read = (name) => {
  const file = path.join(environment, name)
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

/** Returns the sites by name, each with its instances and the environment of the first. @throws if an instance lacks a setting */
function sites() {
  const common = read('env')
  const files = readdirSync(environment).filter((file) => file.endsWith('.env'))
  const instances = files
    .map((file) => path.basename(file, '.env'))
    .sort()
    .map((name) => ({ name, env: { ...common, ...read(`${name}.env`) } }))
  const siteByAddress = new Map()
  for (const instance of instances) {
    const { name, env } = instance
    for (const variable of ['SITE_URL', 'PORT', 'DATA_DIR'])
      if (!env[variable]) throw new Error(`${path.join(environment, `${name}.env`)} has no ${variable}`)
    const site = siteByAddress.get(env.SITE_URL) ?? {
      name,
      env,
      folder: path.join(root, name),
      instances: [],
    }
    site.instances.push(instance)
    siteByAddress.set(env.SITE_URL, site)
  }
  return [...siteByAddress.values()]
}

/** Returns an instance's health and its memory in bytes. */
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

const versionOf = ({ folder }) => {
  const current = path.join(folder, 'current')
  return existsSync(current) ? path.basename(realpathSync(current)) : 'none yet'
}

async function list() {
  const rows = [['site', 'address', 'port', 'version', 'health', 'memory']]
  for (const site of sites())
    for (const { name, env } of site.instances) {
      const { status, memory } = await stateOf(env)
      const size = memory === undefined ? '' : `${Math.round(memory / 1_000_000)} MB`
      rows.push([name, env.SITE_URL, env.PORT, versionOf(site), status, size])
    }
  const widths = rows[0].map((_, index) => Math.max(...rows.map((row) => row[index].length)))
  for (const row of rows)
    console.log(
      row
        .map((text, index) => text.padEnd(widths[index]))
        .join('  ')
        .trimEnd(),
    )
}

const accountOf = (name) => account.replaceAll('{name}', name)

/** Runs upgrade.mjs as an account. Returns its output, if `isRead`, and undefined if it failed. */
function runUpgrade(args, { as, env, isRead }) {
  const command = [process.execPath, path.join(import.meta.dirname, 'upgrade.mjs'), ...args]
  const [program, ...words] = as ? ['runuser', '-u', as, '--', ...command] : command
  const { status, stdout } = spawnSync(program, words, {
    stdio: ['inherit', isRead ? 'pipe' : 'inherit', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return status === 0 ? (stdout ?? '') : undefined
}

/** Returns a configured command for upgrade.mjs, which names an instance by its port. */
function commandFor(command, instances) {
  if (instances.length === 1) return command.replaceAll('{name}', instances[0].name)
  const cases = instances.map(({ name, env }) => `${env.PORT}) name=${name};;`)
  return `case {port} in ${cases.join(' ')} esac; ${command.replaceAll('{name}', '$name')}`
}

/** Runs upgrade.mjs for all instances of a site, in its own root and environment. @throws if it fails */
function upgradeSite({ name, env, folder, instances }, args) {
  console.log(`sites: ${name}`)
  const done = runUpgrade(args, {
    as: accountOf(name),
    env: {
      ...env,
      UPGRADE_ROOT: folder,
      // The environment has all of it, and the file is root's.
      UPGRADE_ENV_FILE: '/dev/null',
      UPGRADE_FILES: path.join(folder, 'files'),
      UPGRADE_PORTS: instances.map((instance) => instance.env.PORT).join(' '),
      UPGRADE_SPARE_PORT: '',
      UPGRADE_START: commandFor(start, instances),
      UPGRADE_STOP: commandFor(stop, instances),
    },
  })
  if (done === undefined)
    throw new Error(`${name} was not changed; those before it were, those after it were not`)
}

/** Files that `next build` writes outside its folder. */
const writtenByBuild = ['next-env.d.ts', 'tsconfig.json', 'tsconfig.tsbuildinfo']

/** Gives files to a site's account, if it has one. */
const giveTo = (name, ...files) => {
  if (accountOf(name)) must('chown', '-h', `${accountOf(name)}:`, ...files)
}

const must = (program, ...args) => {
  if (spawnSync(program, args, { stdio: 'inherit' }).status !== 0)
    throw new Error(`"${[program, ...args].join(' ')}" failed`)
}

/**
 * Gives a site a version and returns its folder: folders of its own with links to the installed files, which it can't write. They are
 * made where its account has no access, and then moved to their place.
 */
function linkRelease({ name, folder }, release) {
  const staging = path.join(root, `.${name}`)
  const target = path.join(folder, 'releases', path.basename(release))
  for (const leftover of [staging, target]) rmSync(leftover, { recursive: true, force: true })
  mkdirSync(staging, { recursive: true, mode: 0o700 })
  const copy = path.join(staging, 'release')
  must('cp', '-al', release, copy)
  const writtenFiles = writtenByBuild.map((file) => path.join(copy, file)).filter(existsSync)
  for (const file of writtenFiles) {
    copyFileSync(file, `${file}.own`)
    renameSync(`${file}.own`, file)
  }
  giveTo(name, ...writtenFiles)
  if (accountOf(name))
    must('find', copy, '-type', 'd', '-exec', 'chown', '-h', `${accountOf(name)}:`, '{}', '+')
  for (const parent of [folder, path.dirname(target)])
    if (!existsSync(parent)) {
      mkdirSync(parent)
      giveTo(name, parent)
    }
  renameSync(copy, target)
  rmSync(staging, { recursive: true })
  return target
}

function upgrade(words) {
  const allSites = sites()
  const flags = words.filter((word) => ['--no-backup', '--force'].includes(word))
  const [target, ...more] = words.filter((word) => word !== '--installed' && !flags.includes(word))
  if (!target || more.length > 0) throw new Error(usage)
  const isInstalled = words.includes('--installed')
  const home = path.dirname(root)
  const installedRelease = isInstalled
    ? target
    : runUpgrade(['--install', target], {
        as: account && 'showroom',
        env: { ...read('env'), UPGRADE_ROOT: home, UPGRADE_ENV_FILE: '/dev/null' },
        isRead: true,
      })
        ?.trim()
        .split('\n')
        .at(-1)
  if (!installedRelease) throw new Error('the version could not be installed; no site was touched')
  const release = realpathSync(installedRelease)
  for (const site of allSites)
    if (versionOf(site) === path.basename(release)) console.log(`sites: ${site.name} runs it already`)
    else upgradeSite(site, ['--installed', linkRelease(site, release), ...flags])
}

function back(flags) {
  for (const site of sites())
    if (existsSync(path.join(site.folder, 'previous'))) upgradeSite(site, ['--back', ...flags])
    else console.log(`sites: ${site.name} has no version before this one, and stays as it is`)
}

/** Prints nginx's file: the common part, and the part below the mark once for each site. */
function nginx() {
  const template = readFileSync(path.join(import.meta.dirname, 'nginx.conf'), 'utf8')
  const [common, perSite] = template.split(/^# For each site:.*\n/m)
  const blocks = sites().map(({ name, env, folder, instances }) => {
    const servers = instances.map(
      (instance) => `  server 127.0.0.1:${instance.env.PORT} max_fails=2 fail_timeout=5s;\n`,
    )
    const upstream = `showroom_${name.replace(/\W/g, '_')}`
    return perSite
      .replace(/(?: {2}server 127\.0\.0\.1:\d+ .*\n)+/, servers.join(''))
      .replace('upstream showroom {', `upstream ${upstream} {`)
      .replace('zone showroom 64k', `zone ${upstream} 64k`)
      .replaceAll('http://showroom;', `http://${upstream};`)
      .replace('root /srv/showroom/files;', `root ${path.join(folder, 'files')};`)
      .replaceAll('example.com', new URL(env.SITE_URL).hostname)
  })
  process.stdout.write(common + blocks.join('\n'))
}

const usage = 'usage: npm run sites -- list | upgrade REF | upgrade --installed FOLDER | back | nginx'

try {
  const [what = 'list', ...words] = process.argv.slice(2)
  if (what === 'list') await list()
  else if (what === 'nginx') nginx()
  else if (what === 'back') back(words)
  else if (what === 'upgrade') upgrade(words)
  else throw new Error(usage)
} catch (error) {
  console.error(`sites: ${error.message}`)
  process.exitCode = 1
}
