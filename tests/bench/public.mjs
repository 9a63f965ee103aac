// Measures what visitors are served, side by side in one run: a landing page of this site (the build of BUILD_DIR), a bare Next page of the
// same weight, and any other site whose address is given; then a page of each kind of this site, and whether the targets are met.
// Compare within one run only.
//   npm run bench -- [--site WordPress=http://localhost:8080/] [--runs 5] [--pages 16] [--rounds 3] [--no-lighthouse]
// A short one: npm run bench -- --runs 1 --pages 1 --rounds 1
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { makeSite } from '../chaos/site.mjs'
import { startBareNext } from './measure/bare-next.mjs'
import { measurePage, median } from './measure/lighthouse.mjs'
import { cpuOf, load } from './measure/load.mjs'
import { startNginx } from './measure/nginx.mjs'
import { kB, printTable, printThresholds, seconds } from './measure/table.mjs'

process.env.BUILD_DIR ??= '.next-test'
const { values } = parseArgs({
  options: {
    site: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '16' },
    rounds: { type: 'string', default: '3' },
    lighthouse: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const runs = Number(values.runs)
const rounds = Number(values.rounds)

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'
/** Pages that no search engine shall list: that they say so isn't a fault of theirs. */
const unlisted = { skipAudits: ['is-crawlable'] }
/** One page of each kind. */
const templates = [
  ['landing page', '/rockland/nyack/kitchen-remodeling/'],
  ['home', '/'],
  ['service in all towns', '/rockland/kitchen-remodeling/'],
  ['services in a town', '/rockland/upper-nyack/'],
  ['town', '/nyack'],
  ['services', '/services'],
  ['gallery', '/gallery'],
  ['project', '/gallery/white-kitchen-with-a-waterfall-island'],
  ['reviews', '/reviews'],
  ['blog', '/blog'],
  ['post', '/blog/2024-kitchen-design-trends-in-new-city'],
  ['contact', '/contact'],
  ['search', '/search?q=tile', unlisted],
  ['sitemap', '/sitemap'],
  ['privacy', '/privacy'],
  ['thank you', '/thank-you', unlisted],
].slice(0, Number(values.pages))

/** The document as it comes over the line. */
const fetchRaw = (url, acceptEncoding) =>
  new Promise((done, failed) => {
    request(url, { headers: { accept: 'text/html', 'accept-encoding': acceptEncoding } }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () =>
        done({ coding: answer.headers['content-encoding'] ?? 'plain', body: Buffer.concat(chunks) }),
      )
    })
      .on('error', failed)
      .end()
  })
const plain = { gzip: gunzipSync, br: brotliDecompressSync }
const unpacked = ({ coding, body }) => plain[coding]?.(body) ?? body

/** Measures answers a second, each site in turn in each round, and the server's cost of one. */
async function loadInTurn(sites, coding) {
  const figures = sites.map(() => ({ perSecond: [], cpu: [] }))
  for (const { url } of sites) await load(url, { seconds: 1, coding })
  for (let round = 0; round < rounds; round += 1)
    for (const [index, { url, pid, userAgent }] of sites.entries()) {
      const before = pid && cpuOf(pid)
      const { perSecond, answers } = await load(url, { coding, userAgent })
      figures[index].perSecond.push(perSecond)
      if (pid) figures[index].cpu.push((cpuOf(pid) - before) / answers)
    }
  return figures.map(({ perSecond, cpu }) => ({
    perSecond: median(perSecond),
    cpu: cpu.length > 0 ? median(cpu) : undefined,
  }))
}

const dataDir = mkdtempSync(`${tmpdir()}/showroom-bench-`)
const showroom = await makeSite(dataDir)
await showroom.start()
const landing = showroom.url + templates[0][1]
for (let time = 0; time < 3; time += 1) await fetchRaw(landing, 'br')
await new Promise((done) => setTimeout(done, 1000))
const html = unpacked(await fetchRaw(landing, 'identity'))
const bare = await startBareNext(html.toString(), html.length)
const sites = [
  { name: 'showroom', url: landing, pid: showroom.pid },
  bare,
  ...values.site.map((text) => {
    const [, name, url] = /^(?:([^=/:]+)=)?(https?:.*)$/.exec(text) ?? []
    return { name: name ?? new URL(url).host, url }
  }),
]

const documents = await Promise.all(
  sites.map(({ url }) =>
    Promise.all(['identity', 'gzip', 'br'].map(async (coding) => (await fetchRaw(url, coding)).body.length)),
  ),
)
const gzipped = await loadInTurn(sites, 'gzip')
const unzipped = await loadInTurn(sites, '')
// Measures the cost of a page view beside the same answer to a program, which isn't counted (decision 061).
const viewers = [
  { ...sites[0], userAgent: browser },
  { ...sites[0], userAgent: 'curl/8.5.0' },
]
const [viewed, fetched] = await loadInTurn(viewers, 'gzip')
const counting = viewed.cpu - fetched.cpu
const pages = values.lighthouse
  ? await sites.reduce(async (before, { url }) => [...(await before), await measurePage(url, runs)], [])
  : []

const perSecond = ({ perSecond: count }) => count.toFixed(0)
const cpu = ({ cpu: time }) => time && `${time.toFixed(2)} ms`
const scores = (page) =>
  page && [page.performance, page.accessibility, page['best-practices'], page.seo].join(' ')
console.log(
  `\nA landing page, ${new Date().toISOString().slice(0, 10)}, medians of ${runs} (Lighthouse), ${rounds} (load)\n`,
)
printTable([
  ['', ...sites.map(({ name }) => name)],
  ['document', ...documents.map(([bytes]) => kB(bytes))],
  ['document, gzip asked for', ...documents.map(([, bytes]) => kB(bytes))],
  ['document, Brotli asked for', ...documents.map(([, , bytes]) => kB(bytes))],
  ['page in all, phone', ...sites.map((_, index) => pages[index] && kB(pages[index].bytes))],
  ['requests', ...sites.map((_, index) => pages[index]?.requests)],
  ['largest paint', ...sites.map((_, index) => pages[index] && seconds(pages[index].lcp))],
  ['blocking time', ...sites.map((_, index) => pages[index] && `${pages[index].blocking.toFixed(0)} ms`)],
  ['shift', ...sites.map((_, index) => pages[index]?.shift.toFixed(3))],
  ['performance, accessibility, practices, SEO', ...sites.map((_, index) => scores(pages[index]))],
  ['a second, gzip', ...gzipped.map(perSecond)],
  ['a second, plain', ...unzipped.map(perSecond)],
  ['processor per page, gzip', ...gzipped.map(cpu)],
  ['processor per page, plain', ...unzipped.map(cpu)],
])
bare.end()

const nginx = await startNginx(landing)
let behind
if (nginx) {
  behind = await loadInTurn([{ url: nginx.proxy }, { url: nginx.file }], 'gzip')
  printTable([
    ['nginx, a second, gzip', 'as shipped', 'from a file'],
    ['', ...behind.map(perSecond)],
  ])
  await nginx.end()
} else console.log('No nginx here (NGINX_PATH): not measured behind it.\n')

const kinds = []
if (values.lighthouse) {
  for (const [name, path, settings] of templates)
    kinds.push({ name, ...(await measurePage(showroom.url + path, runs, settings)) })
  printTable([
    ['', 'document', 'in all', 'requests', 'largest paint', 'blocking', 'shift', 'scores'],
    ...kinds.map((kind) => [
      kind.name,
      kB(kind.document),
      kB(kind.bytes),
      kind.requests,
      seconds(kind.lcp),
      `${kind.blocking.toFixed(0)} ms`,
      kind.shift.toFixed(3),
      scores(kind),
    ]),
  ])
}
await showroom.end()
rmSync(dataDir, { recursive: true, force: true })

const share = (a, b) => a.perSecond / b.perSecond
const all = (name) => kinds.map((kind) => kind[name])
const otherScores = ['accessibility', 'best-practices', 'seo'].flatMap(all)
printThresholds([
  // So many milliseconds of a second: 1,000 views of some microseconds each.
  [
    'counting 1,000 page views a second, of a core (3%)',
    `${(counting * 100).toFixed(1)}%, ${(counting * 1000).toFixed(1)} µs each`,
    counting < 0.03,
  ],
  ...[
    ['gzip', gzipped],
    ['plain', unzipped],
  ].flatMap(([name, [own, next]]) => [
    [`share of a bare Next page, ${name} (0.85)`, share(own, next).toFixed(2), share(own, next) >= 0.85],
    [`processor per page, ${name} (0.5 ms)`, cpu(own), own.cpu <= 0.5],
  ]),
  ...(behind
    ? [['behind nginx, share of a file (0.95)', share(...behind).toFixed(2), share(...behind) >= 0.95]]
    : []),
  ...(kinds.length > 0
    ? [
        ['largest paint of a landing page (1.0 s)', seconds(kinds[0].lcp), kinds[0].lcp <= 1000],
        ['landing page in all (100 kB)', kB(kinds[0].bytes), kinds[0].bytes <= 100_000],
        [
          'performance 100, 99 on two at most',
          all('performance').join(' '),
          Math.min(...all('performance')) >= 99 &&
            all('performance').filter((score) => score < 100).length <= 2,
        ],
        ['accessibility, practices, SEO 100', Math.min(...otherScores), Math.min(...otherScores) === 100],
        [
          'blocking time 0',
          `${Math.max(...all('blocking')).toFixed(0)} ms`,
          Math.max(...all('blocking')) < 1,
        ],
        ['shift 0', Math.max(...all('shift')).toFixed(3), Math.max(...all('shift')) < 0.001],
      ]
    : []),
])
