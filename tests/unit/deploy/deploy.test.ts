import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { narrowingSteps, newMigrations } from '@/deploy/contract.mjs'
import { precompress } from '@/deploy/precompress.mjs'
import { largestDraft } from '@/lib/schemas/unsaved-drafts'
import { maxUploadBytes } from '@/lib/media/sniff'
import { pieceBytes } from '@/lib/site-file/types'
import { longestExport } from '@/lib/wordpress/run-import'

// The parts of deploy/ that must agree with the site and with each other.

const read = (name: string) => readFileSync(name, 'utf8')
const nginx = read('deploy/nginx.conf')
const unit = read('deploy/systemd/showroom@.service')
const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])
const folder = mkdtempSync(path.join(tmpdir(), 'showroom-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the proxy lets in what the site takes, and leaves it the last word', () => {
  const limitOf = (location: string) => {
    const text = nginx.slice(nginx.indexOf(`location ${location}`))
    return numberIn(text, /client_max_body_size (\d+)m/) * 1024 * 1024
  }
  expect(limitOf('~ ^/api/(?:media|jobs)')).toBeGreaterThan(maxUploadBytes)
  expect(limitOf('~ ^/api/(?:blog/import')).toBeGreaterThan(longestExport)
  for (const most of [largestDraft, pieceBytes]) expect(limitOf('/api/ ')).toBeGreaterThan(most)
})

test('times and ports agree', () => {
  expect(numberIn(unit, /TimeoutStopSec=(\d+)/)).toBeGreaterThan(numberIn(unit, /SHUTDOWN_SECONDS=(\d+)/))
  // An idle connection is ended by the proxy, never by the site in the moment in which it is used.
  expect(numberIn(unit, /keepAliveTimeout (\d+)/)).toBeGreaterThan(
    1000 * numberIn(nginx, /keepalive 32;\n\s*keepalive_timeout (\d+)s/),
  )
  expect(numberIn(unit, /SHUTDOWN_IDLE_SECONDS=(\d+)/)).toBeGreaterThan(
    numberIn(nginx, /keepalive 32;\n\s*keepalive_timeout (\d+)s/),
  )
  const upgrade = read('deploy/upgrade.mjs')
  expect(numberIn(upgrade, /UPGRADE_SETTLE_SECONDS \|\| (\d+)/)).toBeGreaterThan(
    numberIn(nginx, /fail_timeout=(\d+)s/),
  )
  const ports = [...nginx.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port)
  expect(ports).toEqual(
    [...read('deploy/systemd/showroom.target').matchAll(/showroom@(\d+)\.service/g)].map(([, port]) => port),
  )
  expect(upgrade).toContain(`'${ports.join(' ')}'`)
  expect(read('deploy/compose/compose.yml')).toContain(`127\\.0\\.0\\.1:${ports[1]}/`)
})

test('each service of compose has no rights but those it names, and the data have no way out', () => {
  const compose = read('deploy/compose/compose.yml')
  const [, services = ''] = /^services:\n([^]*?)^volumes:/m.exec(compose) ?? []
  const texts = services.split(/^ {2}(?=[\w-]+:$)/m).slice(1)
  const part = (name: string) => texts.find((text) => text.startsWith(`${name}:`)) ?? ''
  const closed = (text: string) => /<<: \*(?:site|closed)$/m.test(text)
  expect(texts.map((text) => [text.split(':')[0], closed(text)])).toEqual(
    ['prepare', 'site-1', 'site-2', 'postgres', 'redis', 'nginx'].map((name) => [name, true]),
  )
  const [, rights = ''] = /^x-closed: &closed\n((?: {2}.*\n)+)/m.exec(compose) ?? []
  expect(rights).toMatch(/no-new-privileges:true[^]*cap_drop: \[ALL\][^]*read_only: true/)
  for (const name of ['postgres', 'redis']) {
    expect(part(name)).toMatch(/^ {4}networks: \[data\]$/m)
    expect(part(name)).toMatch(new RegExp(`^ {4}user: ${name}$`, 'm'))
    expect(part(name)).not.toContain('cap_add')
  }
  expect(compose).toMatch(/^ {2}data: \{ internal: true \}$/m)
})

test('the server has the same bound of memory whatever starts it', () => {
  const [, options = ''] =
    /serverOptions = '(--max-old-space-size=\d+)'/.exec(read('deploy/install.mjs')) ?? []
  expect(unit).toContain(`Environment=NODE_OPTIONS=${options}\n`)
  expect(read('deploy/compose/compose.yml')).toContain(`NODE_OPTIONS: ${options}\n`)
  expect(numberIn(options, /=(\d+)/)).toBeLessThan(numberIn(unit, /MemoryHigh=(\d+)M/))
})

test('units, compose and examples name only what the site reads, and no secret has a value', () => {
  const knownVariables = [...read('lib/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
    ([, name = '']) => name,
  )
  const also = [
    'NODE_ENV',
    'NODE_OPTIONS',
    'BUILD_DIR',
    'RELEASE',
    'SITE_NAME',
    'POSTGRES_PASSWORD',
    'REDIS_PASSWORD',
  ]
  for (const file of [
    'deploy/compose/example.env',
    'deploy/compose/site.example.env',
    'deploy/systemd/site.example.env',
  ]) {
    const lines = read(file)
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
    for (const line of lines) expect(line).toMatch(/^[A-Z_]+=$/)
    expect(
      lines
        .map((line) => line.slice(0, -1))
        .filter((name) => !knownVariables.includes(name) && !also.includes(name)),
    ).toEqual([])
  }
  const inUnit = unit
    .split('\n')
    .filter((line) => line.startsWith('Environment='))
    .join(' ')
  const named = [...inUnit.matchAll(/([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !knownVariables.includes(name) && !also.includes(name))).toEqual([])
})

test('a site among others starts with the machine, as its own account, and writes its own data and build only', () => {
  expect(unit).toMatch(/^\[Install\]\n(?:#.*\n)*WantedBy=multi-user\.target$/m)
  for (const name of ['showroom@.service', 'showroom-backup@.service']) {
    const lines = read(`deploy/systemd/${name}.d/site.conf`).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'User=showroom-%i',
        'Group=showroom-%i',
        'StateDirectory=',
        'StateDirectory=showroom/%i',
      ]),
    )
    const writable = lines.filter((line) => line.startsWith('ReadWritePaths='))
    expect(writable).toEqual(
      name === 'showroom@.service'
        ? ['ReadWritePaths=', 'ReadWritePaths=-/srv/showroom/sites/%i/current/.next']
        : [],
    )
  }
})

test('the guide’s settings are what systemd reads, and its rights name each unit', () => {
  const guide = read('docs/operations.md')
  const [, many = ''] = /^## Many sites on one machine\n([^]*?)^## /m.exec(guide) ?? []
  const settings = [...many.matchAll(/^ {4,}[A-Z_]+=.*$/gm)].map(([line]) => line)
  expect(settings.length).toBeGreaterThan(4)
  for (const line of settings) expect(line).not.toContain('#')
  for (const [, rights = ''] of guide.matchAll(/NOPASSWD: ?(.*)$/gm)) expect(rights).not.toContain('*')
  for (const [, named = ''] of guide.matchAll(/(showroom-backup[\w@.]*)/g)) expect(named).toContain('@')
})

test.each([
  ['ALTER TABLE "Lead" ADD COLUMN "plan" TEXT NOT NULL DEFAULT \'\';', 0],
  ['ALTER TABLE "Lead" ADD COLUMN "plan" TEXT;\nCREATE INDEX "a" ON "Lead"("plan");', 0],
  [
    '-- DropTable was considered\nCREATE TABLE "A" ("id" TEXT NOT NULL, CONSTRAINT "A_pkey" PRIMARY KEY ("id"));',
    0,
  ],
  ['ALTER TABLE "Lead" ADD COLUMN "plan" TEXT NOT NULL;', 1],
  ['ALTER TABLE "Lead" DROP COLUMN "plan";', 1],
  ['DROP TABLE "Lead";', 1],
  ['ALTER TABLE "Lead" RENAME COLUMN "plan" TO "plans";', 1],
  ['ALTER TABLE "Lead" ALTER COLUMN "plan" SET NOT NULL;', 1],
  ['ALTER TABLE "Lead" ALTER COLUMN "plan" SET DATA TYPE INTEGER;', 1],
  ['-- contract: nothing reads Lead.plan since 1.3\nALTER TABLE "Lead" DROP COLUMN "plan";', 0],
])('a migration that narrows is told from one that widens: %s', (sql, steps) => {
  expect(narrowingSteps(sql)).toHaveLength(steps)
})

test('only what the running version doesn’t have is judged', () => {
  expect(newMigrations('.', '.')).toEqual([])
  expect(newMigrations('.').length).toBe(
    readdirSync('prisma/postgres/migrations', { withFileTypes: true }).filter((entry) => entry.isDirectory())
      .length,
  )
})

test('a version whose migration the running one would not survive is refused before anything is done', () => {
  const [root, release] = [path.join(folder, 'narrowing'), path.join(folder, 'narrows')]
  const old = path.join(root, 'releases/old')
  mkdirSync(old, { recursive: true })
  symlinkSync(old, path.join(root, 'current'))
  const name = '20261124125303_one_contractor'
  const migration = `prisma/postgres/migrations/${name}`
  cpSync(migration, path.join(release, migration), { recursive: true })
  const env = { ...process.env, UPGRADE_ROOT: root, UPGRADE_ENV_FILE: path.join(root, 'none') }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['deploy/upgrade.mjs', '--prepared', release],
    {
      env,
      encoding: 'utf8',
    },
  )
  expect([status, stdout.trim()]).toEqual([
    1,
    `upgrade: ${name}: drops a table, drops a column, drops a key or constraint`,
  ])
  expect(stderr).toMatch(
    /stop its instances, then run this again with --force \(docs\/operations\.md, "(.+)"\)/,
  )
  const [, section] = /docs\/operations\.md, "(.+)"/.exec(stderr) ?? []
  expect(read('docs/operations.md')).toContain(`### ${section}\n`)
})

test('files of a build lie beside those of the last, compressed where it is worth it', () => {
  const release = path.join(folder, 'release')
  const files = path.join(folder, 'files')
  const put = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(release, name)), { recursive: true })
    writeFileSync(path.join(release, name), text)
  }
  const long = 'kitchen '.repeat(500)
  put('.next/static/old.js', long)
  put('public/images/a.webp', long)
  const options = { release, build: '.next', folder: files }
  precompress(options)
  rmSync(path.join(release, '.next/static/old.js'))
  put('.next/static/new.css', long)
  const is = (name: string) => existsSync(path.join(files, name))
  expect(precompress(options)).toEqual({ files: 4, removed: 0 })
  expect(gunzipSync(readFileSync(path.join(files, '_next/static/new.css.gz'))).toString()).toBe(long)
  expect(['_next/static/old.js.br', 'images/a.webp', 'images/a.webp.gz'].map(is)).toEqual([true, true, false])
  // A file that changed under its name has no compressed form of its old content.
  put('.next/static/new.css', long.replaceAll('kitchen', 'bathtub'))
  precompress(options)
  expect(gunzipSync(readFileSync(path.join(files, '_next/static/new.css.gz'))).toString()).toMatch(/^bathtub/)
  const old = new Date(Date.now() - 31 * 24 * 3600_000)
  for (const name of ['old.js', 'old.js.gz', 'old.js.br'])
    utimesSync(path.join(files, '_next/static', name), old, old)
  expect(precompress(options).removed).toBe(3)
  expect([is('_next/static/old.js'), is('_next/static/new.css')]).toEqual([false, true])
})
