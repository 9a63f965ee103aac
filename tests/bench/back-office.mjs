// Measures the back office's screens with 50,000 leads and 2,000 posts, and nearly empty, on the build of BUILD_DIR: two sites of its own,
// without BASE_URL. Prints the median and the weight of each screen; fails if one takes 100 ms or more at the median, or weighs a quarter
// more with the data than nearly empty.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import Database from 'better-sqlite3'
import { makeSite, signIn } from '../chaos/site.mjs'

const most = 100
const rounds = 15
/** A page of a list is full in both sites, the last one too, so that their weights can be compared. */
const sizes = { little: { leads: 610, posts: 60 }, much: { leads: 50_000, posts: 2_000 } }
const day = 24 * 3_600_000
const names = ['Dana Ortiz', 'Ümit Yıldız', 'José Peña', 'Pat Sample', 'Ngọc Trần', 'Kim O’Hara']
const statuses = ['new', 'contacted', 'contacted', 'quoted', 'won', 'lost', 'lost', 'lost', 'spam', 'lost']
const message = 'Galley kitchen, about 8 by 12 feet. The window stays, everything else can go. '.repeat(3)

function fill(dataDir, { leads, posts }) {
  const db = new Database(path.join(dataDir, 'site.db'))
  const insert = (table, row) => {
    const columns = Object.keys(row)
    db.prepare(
      `INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map((name) => `@${name}`).join()})`,
    ).run(row)
  }
  const iso = (time) => new Date(time).toISOString().replace('Z', '+00:00')
  db.transaction(() => {
    for (let index = 0; index < leads; index += 1) {
      const createdAt = iso(Date.now() - (index * 700 * day) / leads)
      const name = `${names[index % names.length]} ${index}`
      const phone = `845 555 ${String(index % 10_000).padStart(4, '0')}`
      const status = statuses[index % statuses.length]
      const isAnswered = ['contacted', 'quoted', 'won'].includes(status)
      insert('Lead', {
        id: `bench-${index}`,
        source: ['contact', 'chat', 'estimate', 'recommendations'][index % 4],
        status,
        name,
        phone,
        email: `bench-${index}@example.com`,
        message,
        town: ['nyack', 'suffern', 'new-city', 'nanuet', ''][index % 5],
        projectType: ['kitchen-remodeling', 'bathroom-remodeling', 'countertops'][index % 3],
        searchText: `${name} ${phone} ${message}`
          .normalize('NFKD')
          .replace(/\p{M}/gu, '')
          .replaceAll('ı', 'i')
          .toLowerCase(),
        phoneKey: phone.replaceAll(' ', ''),
        emailKey: `bench-${index}@example.com`,
        followUpOn: index % 50 === 0 ? '2026-01-05' : '',
        value: status === 'won' ? 20_000 : null,
        repliedAt: isAnswered ? createdAt : null,
        replyMinutes: isAnswered ? index % 300 : null,
        createdAt,
        updatedAt: createdAt,
      })
      insert('LeadEvent', { id: `bench-${index}`, leadId: `bench-${index}`, kind: 'stored', createdAt })
    }
    for (let index = 0; index < posts; index += 1) {
      const createdAt = iso(Date.now() - index * day)
      insert('Post', {
        id: `bench-${index}`,
        title: `When you need a permit, part ${index}`,
        slug: `permit-${index}`,
        excerpt: 'Paint and doors are yours, pipes and walls are theirs.',
        content: message.repeat(4),
        featuredImage: '',
        town: 'Nyack',
        category: 'Planning',
        isPublished: index % 4 ? 1 : 0,
        publishedAt: createdAt,
        createdAt,
        updatedAt: createdAt,
      })
    }
    db.exec('ANALYZE')
  })()
  db.close()
}

const screens = [
  '/admin',
  '/admin/leads',
  '/admin/leads?view=all',
  '/admin/leads?view=all&page=400',
  '/admin/leads?view=all&q=yildiz',
  '/admin/leads?view=all&town=nyack&order=value',
  '/admin/leads/bench-17?view=all&at=17',
  '/admin/statistics?period=year',
  '/admin/pages',
  '/admin/blog',
  '/admin/blog?q=permit',
  '/admin/content',
  '/admin/settings',
  '/api/leads/news',
  '/api/chat-leads?limit=50',
  // Requests that strangers may send as often as they like.
  '/search?q=permit',
  '/api/blog-posts',
]
/** Lists that are answered whole, up to a bound of their own. */
const whole = ['/api/blog-posts']

async function measure({ leads, posts }) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const site = await makeSite(dataDir)
  try {
    fill(dataDir, { leads, posts })
    await site.start()
    const { cookie } = await signIn(site)
    const results = {}
    for (const screen of screens) {
      const times = []
      let bytes = 0
      for (let round = -3; round < rounds; round += 1) {
        const begun = performance.now()
        const answer = await fetch(site.url + screen, { headers: { cookie } })
        const body = Buffer.from(await answer.arrayBuffer())
        if (!answer.ok) throw new Error(`${screen} answered ${answer.status}`)
        if (round >= 0) times.push(performance.now() - begun)
        bytes = gzipSync(body).length
      }
      results[screen] = { median: times.sort((a, b) => a - b)[Math.floor(rounds / 2)], bytes }
    }
    return results
  } finally {
    await site.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const little = await measure(sizes.little)
const much = await measure(sizes.much)
let slow = 0
for (const screen of screens) {
  const [before, after] = [little[screen], much[screen]]
  const isSlow = after.median >= most
  const isHeavy = !whole.includes(screen) && after.bytes > before.bytes * 1.25
  if (isSlow || isHeavy) slow += 1
  const say = ({ median, bytes }) =>
    `${median.toFixed(0).padStart(4)} ms ${(bytes / 1000).toFixed(1).padStart(6)} kB`
  console.log(`${isSlow ? 'SLOW ' : isHeavy ? 'HEAVY' : 'ok   '} ${say(before)} | ${say(after)}  ${screen}`)
}
if (slow > 0) process.exit(1)
