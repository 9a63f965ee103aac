// What it costs that contractors share an installation: memory, disk, the first answer of a page, publishing, a backup. Each has its
// own host name, places, projects and posts. It needs a build in BUILD_DIR (.next-test), of which it takes a copy.
//   npm run bench:tenants -- [--tenants 1000] [--pages 100]      short: --tenants 20 --pages 10
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import Database from 'better-sqlite3'
import { atATime, copyBuild, folderSize, makeSite, signIn, until, warm } from '../chaos/site.mjs'
import { kB, printTable, seconds } from './measure/table.mjs'

process.env.BUILD_DIR ??= '.next-test'
const { values } = parseArgs({
  options: { tenants: { type: 'string', default: '1000' }, pages: { type: 'string', default: '100' } },
})
const [tenants, pages] = [Number(values.tenants), Number(values.pages)]
const idOf = (index) => `t${index}`

/** Each gets what the default one has, under ids of its own, and a name. @returns the landing pages' addresses */
function fill(dataDir, port) {
  const db = new Database(path.join(dataDir, 'site.db'))
  const columnsOf = (table) => db.pragma(`table_info(${table})`).map(({ name }) => name)
  const copies = ['Place', 'Service', 'Project', 'Testimonial', 'Post', 'Staff'].map((table) => {
    const chosen = columnsOf(table).map((name) =>
      name === 'tenantId' ? '@id' : name === 'id' ? `@id || '-' || id` : name,
    )
    const columns = columnsOf(table).join()
    return db.prepare(
      `INSERT INTO ${table} (${columns}) SELECT ${chosen.join()} FROM ${table} WHERE tenantId = ''`,
    )
  })
  const profile = db.prepare(
    `INSERT INTO Setting (tenantId, key, value, updatedAt) VALUES (@id, 'profile', @value, CURRENT_TIMESTAMP)`,
  )
  const tenant = db.prepare(
    `INSERT INTO Tenant (id, origin, updatedAt) VALUES (@id, @origin, '2026-01-01T00:00:00.000+00:00')`,
  )
  db.transaction(() => {
    for (let index = 0; index < tenants; index += 1) {
      const id = idOf(index)
      const name = `Contractor ${index} Kitchens`
      tenant.run({ id, origin: `http://${id}.localhost:${port}` })
      profile.run({ id, value: JSON.stringify({ name, shortName: name }) })
      for (const copy of copies) copy.run({ id })
    }
    db.exec('ANALYZE')
  })()
  const [places, services] = ['Place', 'Service'].map((table) =>
    db.prepare(`SELECT slug FROM ${table} WHERE tenantId = '' ORDER BY position`).pluck().all(),
  )
  db.close()
  return places.flatMap((place) => services.map((service) => `/rockland/${place}/${service}/`))
}

/** Asks for a page of a contractor's; its text, and how long that took in milliseconds. */
const ask = (port, id, address) =>
  new Promise((resolve, reject) => {
    const start = performance.now()
    get({ port, path: address, headers: { host: `${id}.localhost:${port}` } }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString()
        resolve({ status: answer.statusCode, text, took: performance.now() - start })
      })
    }).on('error', reject)
  })

const share = (times, part) => [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0
const milliseconds = (time) => `${time.toFixed(0)} ms`
const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`

const dataDir = mkdtempSync(path.join(tmpdir(), 'showroom-tenants-'))
const folder = copyBuild('tenants')
const site = await makeSite(dataDir, { BUILD_DIR: folder })
try {
  const port = new URL(site.url).port
  const landings = fill(dataDir, port)
  const addresses = ['/', '/services/', '/gallery/', '/contact/', ...landings]
  const before = folderSize(folder)
  await site.start()
  await warm(site)
  const memory = [site.memory()]
  const first = []
  const again = []
  const wrong = []
  const quarter = Math.ceil(tenants / 4)
  for (let part = 0; part < 4; part += 1) {
    const count = Math.min(quarter, tenants - part * quarter)
    await atATime(4, count * pages, async (at) => {
      const index = part * quarter + Math.floor(at / pages)
      const address = addresses[(at % pages) % addresses.length]
      const made = await ask(port, idOf(index), address)
      first.push(made.took)
      if (made.status !== 200 || !made.text.includes(`Contractor ${index} Kitchens`))
        wrong.push(`${index}${address}`)
      if (at % 50 === 0) again.push((await ask(port, idOf(index), address)).took)
    })
    memory.push(site.memory())
  }
  const disk = folderSize(folder) - before

  // One of them publishes, and only its own page is made anew.
  const own = { ...site, url: `http://${idOf(0)}.localhost:${port}` }
  const { cookie } = await signIn(own)
  const shown = []
  for (let time = 0; time < 9; time += 1) {
    const title = `Permits, told anew ${time}`
    const start = performance.now()
    const body = {
      title,
      excerpt: 'Short.',
      content: 'Long enough to be read.',
      category: 'Planning',
      isPublished: true,
    }
    const answer = await fetch(`${own.url}/api/blog`, {
      method: 'POST',
      headers: { cookie, origin: own.url, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...body,
        slug: `anew-${time}`,
        featuredImage: '/images/kitchen-01-after.webp',
        town: 'Nyack',
      }),
    })
    if (!answer.ok) throw new Error(`a post can't be published: ${answer.status} ${await answer.text()}`)
    await until('it shows', async () => (await ask(port, idOf(0), '/blog')).text.includes(title))
    shown.push(performance.now() - start)
  }
  const others = (await ask(port, idOf(1), '/blog')).text.includes('told anew')
  await site.end()

  const start = performance.now()
  const backup = spawnSync('npm', ['run', '--silent', 'backup'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', BUILD_DIR: folder },
    encoding: 'utf8',
  })
  if (backup.status !== 0) throw new Error(`the backup failed:\n${backup.stderr}`)
  const took = performance.now() - start

  const made = first.length
  printTable([
    [`${tenants} contractors`, `${pages} pages each`],
    [
      'first answer of a page, half and 99 of 100',
      `${milliseconds(share(first, 0.5))}, ${milliseconds(share(first, 0.99))}`,
    ],
    ['its second', milliseconds(share(again, 0.5))],
    ['memory of the server, in quarters', memory.map(megabytes).join(', ')],
    ['disk for the pages', `${megabytes(disk)}, ${kB(disk / made)} each`],
    ['database', megabytes(folderSize(dataDir) - folderSize(path.join(dataDir, 'backups')))],
    ['publishing until it shows', milliseconds(share(shown, 0.5))],
    ['backup', `${seconds(took)}, ${megabytes(folderSize(path.join(dataDir, 'backups')))}`],
    ['pages that were wrong', wrong.length],
  ])
  if (wrong.length > 0 || others) {
    console.error(`wrong: ${wrong.slice(0, 5).join(', ')}${others ? ', a post on another site' : ''}`)
    process.exitCode = 1
  }
} finally {
  await site.end()
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}
