// npm run bench:sites -- 20: measures the cost of many sites on one machine, each a process of its own (decision 048). It starts so many
// of the existing build, each with its own database and data, and reads their memory from the system: when all are idle, and after each
// was asked for a page of every kind.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../proxy.mjs'

const sites = Number(process.argv[2] ?? 20)
const build = process.env.BUILD_DIR ?? '.next'
const folder = mkdtempSync(path.join(tmpdir(), 'showroom-sites-'))
const pages = [
  '/',
  '/services',
  '/gallery',
  '/nyack',
  '/rockland/upper-nyack/',
  '/rockland/nyack/kitchen-remodeling/',
  '/blog',
  '/contact',
  '/design',
  '/estimate',
  '/search?q=tile',
]
const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000))
const run = (program, args, env) => {
  const { status } = spawnSync(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`${args.join(' ')} failed`)
}

/** Memory of processes in MB: what each has for itself and its share of what they have in common (Pss). */
const memory = (pids) =>
  pids
    .map(
      (pid) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1000,
    )
    .sort((a, b) => a - b)
const say = (what, numbers) => {
  const sum = numbers.reduce((total, value) => total + value, 0)
  const [least, middle, most] = [0, Math.floor(numbers.length / 2), -1].map((at) =>
    Math.round(numbers.at(at)),
  )
  console.log(
    `${what}: ${least}, ${middle}, ${most} MB (least, middle, most); ${Math.round(sum)} MB together`,
  )
}

const all = []
try {
  for (let number = 0; number < sites; number += 1) {
    const port = await freePort()
    const dataFolder = path.join(folder, `data-${number}`)
    const env = {
      PORT: String(port),
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      SITE_URL: `http://localhost:${port}`,
      BACKUP: '0',
      NEXTAUTH_SECRET: '',
      SMTP_URL: '',
    }
    if (number === 0) {
      run('npm', ['run', '--silent', 'db:deploy'], env)
      run('npm', ['run', '--silent', 'db:seed'], env)
    } else run('cp', ['-r', path.join(folder, 'data-0'), dataFolder])
    all.push({ env, port })
  }
  const begun = performance.now()
  for (const site of all) {
    // A build folder belongs to one site: each has its own, with the same files.
    const copy = `${build}-site-${site.port}`
    run('cp', ['-al', build, copy])
    site.copy = copy
    const args = [
      '--max-old-space-size=1024',
      'node_modules/next/dist/bin/next',
      'start',
      '-H',
      '127.0.0.1',
      '-p',
      String(site.port),
    ]
    site.child = spawn(process.execPath, args, {
      env: { ...process.env, ...site.env, NODE_ENV: 'production', BUILD_DIR: copy },
      stdio: 'ignore',
    })
    const isUp = () =>
      fetch(`http://127.0.0.1:${site.port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (!(await isUp())) await pause(0.1)
  }
  console.log(
    `${sites} sites started, one after the other, in ${Math.round((performance.now() - begun) / 1000)} s`,
  )
  await pause(20)
  const pids = all.map(({ child }) => child.pid)
  say('idle', memory(pids))
  for (const { port } of all)
    for (const page of pages) await (await fetch(`http://127.0.0.1:${port}${page}`)).arrayBuffer()
  await pause(20)
  say('after a page of every kind', memory(pids))
  const used = () =>
    pids.reduce(
      (sum, pid) =>
        sum +
        readFileSync(`/proc/${pid}/stat`, 'utf8')
          .split(' ')
          .slice(13, 15)
          .reduce((ticks, field) => ticks + Number(field), 0),
      0,
    )
  const before = used()
  await pause(30)
  console.log(`idle, of one processor: ${(((used() - before) / 100 / 30 / sites) * 100).toFixed(2)} % each`)
} finally {
  for (const { child } of all) child?.kill('SIGKILL')
  for (const { copy } of all) if (copy) rmSync(copy, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}
