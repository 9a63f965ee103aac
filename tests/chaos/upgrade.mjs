// Upgrades by deploy/upgrade.mjs behind nginx with deploy/nginx.conf while visitors read and write: two instances are restarted one after
// the other, a version that doesn't start is taken back, and nobody notices either.
import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { isOfBuild } from '../built-site.mjs'
import { freePort, hasNginx, startProxy } from '../proxy.mjs'
import { makeSite, pause, someone, send } from './site.mjs'

const project = path.join(import.meta.dirname, '../..')
const build = process.env.BUILD_DIR ?? '.next'
/** The files that a release needs to run; the rest of the project is its source. */
const needed = [
  'app',
  'components',
  'deploy',
  'lib',
  'prisma',
  'public',
  'package.json',
  'next.config.js',
  'instrumentation.ts',
  'instrumentation-node.ts',
]
const pages = [
  '/',
  '/new-city',
  '/rockland/nyack/kitchen-remodeling/',
  '/contact',
  '/search?q=tile',
  '/gallery',
  '/blog',
]

/** A release of this build under another name. */
function makeRelease(folder, name) {
  mkdirSync(folder, { recursive: true })
  for (const part of needed)
    cpSync(path.join(project, part), path.join(folder, part), { recursive: true, verbatimSymlinks: true })
  symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'))
  const buildFolder = path.join(folder, build)
  cpSync(path.join(project, build), buildFolder, {
    recursive: true,
    filter: (file) => isOfBuild(path.relative(path.join(project, build), file)),
  })
  const before = readFileSync(path.join(buildFolder, 'BUILD_ID'), 'utf8').trim()
  writeFileSync(path.join(buildFolder, 'BUILD_ID'), name)
  const files = path.join(buildFolder, 'static', before)
  if (existsSync(files)) renameSync(files, path.join(buildFolder, 'static', name))
}

/** Visitors who read and write until they are stopped: how many answers they had, and which were wrong. */
export function visitors(url, readers, writers) {
  const wrong = []
  const takenNames = []
  let answers = 0
  let going = true
  const note = (what, status, right) => {
    answers += 1
    if (status !== right) wrong.push(`${what}: ${status}`)
  }
  const reader = async (at) => {
    for (let turn = at; going; turn += 1) {
      const page = pages[turn % pages.length]
      const status = await fetch(url + page, { headers: { 'x-trial-client': `198.51.100.${at + 1}` } }).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        },
        (error) => error.cause?.code ?? error.message,
      )
      note(page, status, 200)
      await pause(20)
    }
  }
  const writer = async () => {
    while (going) {
      const lead = someone('Upgrade')
      const status = await send({ url }, lead)
      note('POST /api/contact', status, 201)
      if (status === 201) takenNames.push(lead.name)
      await pause(50)
    }
  }
  const all = Promise.all([
    ...Array.from({ length: readers }, (_, at) => reader(at)),
    ...Array.from({ length: writers }, writer),
  ])
  return async () => {
    going = false
    await all
    return { answers, wrong, taken: takenNames }
  }
}

export async function upgrade({ folder, short, check, note }) {
  if (!hasNginx()) throw new Error('nginx is missing: apt-get install nginx, or set NGINX_PATH')
  const root = path.join(folder, 'site')
  const dataDir = path.join(folder, 'data')
  const ports = [await freePort(), await freePort()]
  const sparePort = await freePort()
  const site = await makeSite(dataDir)
  const instance = `${process.execPath} ${path.join(project, 'tests/chaos/instance.mjs')}`
  const proxy = await startProxy({ instances: ports, files: path.join(root, 'files'), limits: false })
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    BUILD_DIR: build,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SITE_URL: 'https://example.com',
    NEXTAUTH_SECRET: '',
    SMTP_URL: '',
    BACKUP: '0',
    TRUST_PROXY: '1',
    SHUTDOWN_IDLE_SECONDS: '4',
    SHUTDOWN_SECONDS: '20',
    UPGRADE_ROOT: root,
    UPGRADE_PORTS: ports.join(' '),
    UPGRADE_SPARE_PORT: String(sparePort),
    UPGRADE_START: `${instance} start {port}`,
    UPGRADE_STOP: `[ ! -f ${root}/{port}.pid ] || ${instance} stop {port}`,
    UPGRADE_ENV_FILE: path.join(folder, 'none'),
    UPGRADE_READY_SECONDS: '30',
  }
  let said = ''
  const lastSaid = (lines) => said.trim().split('\n').slice(-lines).join(' ')
  const run = (args, more = {}) =>
    new Promise((done) => {
      const child = spawn(process.execPath, ['deploy/upgrade.mjs', ...args], {
        cwd: project,
        env: { ...env, ...more },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
      child.once('exit', done)
    })
  const stopAll = () => {
    for (const name of existsSync(root) ? readdirSync(root).filter((name) => name.endsWith('.pid')) : [])
      try {
        process.kill(Number(readFileSync(path.join(root, name), 'utf8')), 'SIGKILL')
      } catch {
        // It has ended.
      }
  }
  process.once('exit', stopAll)
  /** The releases that the instances run in, by their own folders. */
  const builds = () =>
    ports.map((port) => {
      const pid = readFileSync(path.join(root, `${port}.pid`), 'utf8')
      return path.basename(readlinkSync(`/proc/${pid}/cwd`))
    })
  const release = (name) => path.join(root, 'releases', name)
  /** Checks how an upgrade ended, and which release both instances run. */
  const checkRunning = (what, name, isAsExpected) => {
    const running = builds().join()
    check(what, isAsExpected && running === `${name},${name}`, `${running}: ${lastSaid(3)}`)
  }
  /** Something done while visitors come; what they saw. */
  const under = async (what, work) => {
    const stop = visitors(proxy.url, 4, 2)
    const code = await work()
    const { answers, wrong, taken } = await stop()
    check(
      `${what}: no answer was wrong`,
      wrong.length === 0 && answers > 50,
      `${wrong.length} of ${answers} ${[...new Set(wrong)].slice(0, 3)}`,
    )
    return { code, taken }
  }
  const takenNames = []
  try {
    for (const name of ['first', 'second']) makeRelease(release(name), name)
    check(
      'the first version starts',
      // Nobody is there yet whom the pause between two instances would serve.
      (await run(['--prepared', release('first')], { UPGRADE_SETTLE_SECONDS: '0' })) === 0,
      lastSaid(1),
    )
    const page = await (await fetch(`${proxy.url}/contact`)).text()
    const payload = /\/payload\/[\w-]+\.js/.exec(page)?.[0]

    const good = await under('upgrade', () => run(['--prepared', release('second')]))
    takenNames.push(...good.taken)
    checkRunning('both run the new version', 'second', good.code === 0)
    const old = await fetch(proxy.url + payload)
    check('what a page named that was opened before is there', payload !== undefined && old.status === 200)

    makeRelease(release('third'), 'third')
    // It starts, and never gets ready.
    rmSync(path.join(release('third'), build, 'server/middleware-manifest.json'), { force: true })
    rmSync(path.join(release('third'), build, 'required-server-files.json'), { force: true })
    const bad = await under('a version that doesn’t start', () =>
      run(['--prepared', release('third')], { UPGRADE_READY_SECONDS: short ? '5' : '20' }),
    )
    takenNames.push(...bad.taken)
    checkRunning('it was taken back', 'second', bad.code === 1)

    if (!short) {
      const back = await under('back to the version before', () => run(['--back']))
      takenNames.push(...back.taken)
      checkRunning('both run it', 'first', back.code === 0)
      // Its trial left out, visitors may be led to it: it is taken back all the same.
      const late = await run(['--prepared', release('third')], {
        UPGRADE_SPARE_PORT: '',
        UPGRADE_READY_SECONDS: '20',
      })
      checkRunning('without its trial a version that doesn’t start is taken back too', 'first', late === 1)
      // Requests in progress are cut off; the form's script would send them again.
      const stop = visitors(proxy.url, 4, 2)
      await run(['--prepared', release('second')], { INSTANCE_SIGNAL: 'SIGKILL' })
      const { answers, wrong, taken: hard } = await stop()
      takenNames.push(...hard)
      note('wrong answers while instances were killed instead of ended', `${wrong.length} of ${answers}`)
    }
    const stored = await site.query(
      `SELECT name, count(*) AS times FROM Lead WHERE name LIKE 'Upgrade %' GROUP BY name`,
    )
    const once = new Set(stored.filter(({ times }) => times === 1).map(({ name }) => name))
    check(
      'each request that was taken is there, once',
      takenNames.every((name) => once.has(name)) &&
        stored.every(({ times }) => times === 1) &&
        takenNames.length > 10,
      `${takenNames.length} requests`,
    )
  } finally {
    if (process.env.SHOW) {
      const logs = ports.map((port) => readFileSync(path.join(root, `${port}.log`), 'utf8'))
      const lines = logs.join('\n').split('\n')
      console.log(said, proxy.errors(), lines.filter((line) => /"level":(?:40|50)/.test(line)).join('\n'))
    }
    stopAll()
    await proxy.end()
  }
}
