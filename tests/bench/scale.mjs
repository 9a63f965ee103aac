// Measures what growth costs: building the site, publishing one page and one post, and the memory of its server, with 376, 2,000 and 10,000
// pages and posts. It builds into BUILD_DIR (.next-test) once for each size: tests/run.mjs makes its own again.
//   npm run bench:scale -- [--sizes 376,2000,10000] [--addresses 20000]      short: --sizes 376,1000 --addresses 2000
import { mkdtempSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import Database from 'better-sqlite3'
import { bin } from '../../deploy/install.mjs'
import { atATime, makeSite, signIn, warm } from '../chaos/site.mjs'
import { median } from './measure/lighthouse.mjs'
import { printTable, printThresholds, seconds } from './measure/table.mjs'

process.env.BUILD_DIR ??= '.next-test'
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '376,2000,10000' },
    addresses: { type: 'string', default: '20000' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const addresses = Number(values.addresses)
const times = 15
const day = 86_400_000

const sentence = 'Galley kitchen, about 8 by 12 feet. The window stays, everything else can go. '
const towns = ['Nyack', 'Suffern', 'New City', 'Nanuet', 'Haverstraw']

/** Half of them posts, half custom pages. */
function fill(dataDir, count) {
  const db = new Database(path.join(dataDir, 'site.db'))
  const insert = (table, row) => {
    const columns = Object.keys(row)
    db.prepare(
      `INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map((name) => `@${name}`).join()})`,
    ).run(row)
  }
  db.transaction(() => {
    for (let index = 0; index < count; index += 1) {
      const createdAt = new Date(Date.now() - (index * 700 * day) / count)
        .toISOString()
        .replace('Z', '+00:00')
      const shared = { isPublished: 1, createdAt, updatedAt: createdAt, id: `bench-${index}` }
      if (index % 2)
        insert('Post', {
          ...shared,
          title: `When you need a permit, part ${index}`,
          slug: `permit-${index}`,
          excerpt: 'Paint and doors are yours, pipes and walls are theirs.',
          content: `${sentence.repeat(6)}\n\n`.repeat(6),
          featuredImage: '',
          town: towns[index % towns.length],
          category: 'Planning',
          publishedAt: createdAt,
        })
      else
        insert('Page', {
          ...shared,
          title: `Kitchen ${index}`,
          slug: `kitchen-${index}`,
          content: `<p>${sentence.repeat(20)}</p>`,
        })
    }
    db.exec('ANALYZE')
  })()
  db.close()
}

/** Builds for a site's data; how long it took, and how much of the processor, in milliseconds. */
function build(dataDir) {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-c', '"$0" build >&2; code=$?; times; exit $code', bin('next')],
    {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'production' },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  if (status !== 0) throw new Error(`the build failed:\n${stderr.slice(-4000)}`)
  // The last line is the children's: user and system, as 1m2.345s.
  const cpu = [
    ...stdout
      .trim()
      .split('\n')
      .at(-1)
      .matchAll(/(\d+)m([\d.]+)s/g),
  ]
    .map(([, minutes, rest]) => Number(minutes) * 60_000 + Number(rest) * 1000)
    .reduce((sum, time) => sum + time, 0)
  return { took: performance.now() - start, cpu }
}

async function timed(what) {
  const start = performance.now()
  const result = await what()
  return { took: performance.now() - start, result }
}

const visit = async (url) => (await fetch(url, { redirect: 'manual' })).arrayBuffer()

/** Saves a published page or post so often; how long a save takes, and the next visit, which renders it again. */
async function publish(site, cookie, what, address) {
  const headers = { cookie, 'content-type': 'application/json', origin: site.url }
  const api = `${site.url}/api/${what}`
  const saves = []
  const visits = []
  await visit(site.url + address)
  for (let time = 0; time < times; time += 1) {
    const { took, result } = await timed(() =>
      fetch(api, { method: 'PUT', headers, body: JSON.stringify({ title: `Changed ${time}` }) }),
    )
    const text = await result.text()
    if (!result.ok) throw new Error(`${api}: ${result.status} ${text.slice(0, 200)}`)
    saves.push(took)
    const answer = await timed(async () => (await fetch(site.url + address)).text())
    if (!answer.result.includes(`Changed ${time}`)) throw new Error(`${address} doesn't show the edit`)
    visits.push(answer.took)
  }
  return { save: median(saves), visit: median(visits) }
}

/** Asks for so many addresses, no two alike: pages, posts, campaigns' addresses of pages, and such as aren't there. */
async function visitMany(site, size) {
  const memory = []
  const kinds = [
    (index) => (index < size / 2 ? `/kitchen-${index * 2}` : `/kitchen-none-${index}`),
    (index) => (index < size / 2 ? `/blog/permit-${index * 2 + 1}` : `/blog/none-${index}`),
    (index) => `/rockland/nyack/kitchen-remodeling/?gclid=${index}`,
    (index) => `/rockland/none-${index}`,
  ]
  const quarter = Math.ceil(addresses / 4)
  memory.push(site.memory())
  for (let part = 0; part < 4; part += 1) {
    await atATime(8, quarter, (at) => {
      const index = part * quarter + at
      return visit(site.url + kinds[index % kinds.length](Math.floor(index / kinds.length)))
    })
    memory.push(site.memory())
  }
  return memory
}

const results = []
for (const size of sizes) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'showroom-scale-'))
  const site = await makeSite(dataDir)
  fill(dataDir, size)
  const built = build(dataDir)
  await site.start()
  await warm(site)
  const { cookie } = await signIn(site)
  const page = await publish(site, cookie, 'pages/bench-0', '/kitchen-0')
  const post = await publish(site, cookie, 'blog/bench-1', '/blog/permit-1')
  const memory = size === sizes.at(-1) ? await visitMany(site, size) : []
  results.push({ size, built, page, post, memory })
  await site.end()
  rmSync(dataDir, { recursive: true, force: true })
  console.log(`${size}: ${seconds(built.took)}`)
}

const milliseconds = (time) => `${time.toFixed(0)} ms`
printTable([
  [
    'pages and posts',
    'build',
    'its processor',
    'saving a page',
    'its next visit',
    'saving a post',
    'its next visit',
  ],
  ...results.map(({ size, built, page, post }) => [
    size,
    seconds(built.took),
    seconds(built.cpu),
    ...[page.save, page.visit, post.save, post.visit].map(milliseconds),
  ]),
])
const megabytes = results.at(-1).memory.map((bytes) => Math.round(bytes / 1e6))
console.log(`Memory over ${addresses} addresses, in quarters: ${megabytes.join(', ')} MB\n`)

const [first, last] = [results[0], results.at(-1)]
// The fixed cost of every build is in both figures, so they grow by less than the sizes do.
const growth = last.built.cpu / first.built.cpu
const slower = Math.max(
  ...['page', 'post'].flatMap((what) => [
    last[what].save / first[what].save,
    last[what].visit / first[what].visit,
  ]),
)
/** The cost of one more page in a build, between two sizes. */
const perPage = results
  .slice(1)
  .map(({ size, built }, at) => (built.cpu - results[at].built.cpu) / (size - results[at].size))
printThresholds([
  [
    'build at most linear',
    `${growth.toFixed(1)} times for ${(last.size / first.size).toFixed(1)} times`,
    growth <= last.size / first.size,
  ],
  [
    'a page more costs the build no more among many',
    perPage.map((time) => `${time.toFixed(1)} ms`).join(', '),
    perPage.every((time) => time <= 1.3 * perPage[0]),
  ],
  ['publishing costs the same (within half)', `${slower.toFixed(2)} times`, slower <= 1.5],
  [
    'memory bounded (the last quarter adds 5% at most)',
    `${megabytes.at(-1)} MB`,
    megabytes.at(-1) <= 1.05 * megabytes.at(-2),
  ],
])
