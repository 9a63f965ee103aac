// node tests/chaos/scanners.mjs [minutes]: runs Debian's wapiti and sqlmap against a site of its own (a build in BUILD_DIR, else .next), as
// a stranger and as a signed-in owner. Each scan may take so many minutes (3). Prints the findings for a person to judge, so npm run chaos
// doesn't include it.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeOneOfEach } from './doors.mjs'
import { makeSite, signIn } from './site.mjs'

for (const program of ['wapiti', 'sqlmap'])
  if (spawnSync('which', [program]).status !== 0) {
    console.error(`${program} is missing: apt-get install wapiti sqlmap`)
    process.exit(1)
  }

const minutes = Number(process.argv[2]) || 3
const folder = mkdtempSync(path.join(tmpdir(), 'showroom-scanners-'))
const within = (name) => path.join(folder, name)

/** Runs a program for at most so many minutes; what it wrote, and whether it came to its end. */
function scan(program, args, most) {
  return new Promise((done) => {
    const child = spawn('timeout', [`${Math.round(most * 60)}`, program, ...args], { cwd: folder })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.once('exit', (code) => done({ output, isWhole: code !== 124 }))
  })
}

// Without those that ask a server of wapiti's makers (ssrf, xxe), guess names of files, or try common passwords.
const modules =
  'blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss'

async function wapiti(scanner, site, starts, headers) {
  const report = within(`wapiti-${scanner}.json`)
  const { output, isWhole } = await scan(
    'wapiti',
    [
      ...['-u', `${site.url}/`, '--scope', 'folder', ...starts.flatMap((start) => ['-s', site.url + start])],
      ...headers.flatMap((header) => ['-H', header]),
      ...['-m', modules, '-d', '2', '--max-links-per-page', '25', '--max-files-per-dir', '12'],
      ...['--max-scan-time', `${minutes * 20}`, '--max-attack-time', `${(minutes * 60) / 8}`],
      ...['--store-session', within(`session-${scanner}`), '--store-config', within('config')],
      ...['--flush-session', '--no-bugreport', '-v', '0', '-f', 'json', '-o', report],
    ],
    minutes * 3,
  )
  console.log(`wapiti, ${scanner}:`)
  if (!existsSync(report))
    return console.log(isWhole ? output.slice(-1500) : '  stopped for the time, without a report')
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8'))
  const seen = new Map()
  for (const [kind, found] of Object.entries({ ...vulnerabilities, ...anomalies }))
    for (const { method, path: at, info } of found) {
      const line = `  ${kind}: ${info}`
      seen.set(line, [...(seen.get(line) ?? []), `${method} ${at}`])
    }
  for (const [line, places] of seen)
    console.log(`${line} (${places.length}: ${places.slice(0, 3).join(', ')})`)
  if (seen.size === 0) console.log('  nothing')
}

let injectable = 0
let requestCount = 0

async function sqlmap(scanner, site, { method = 'GET', at, body }, headers) {
  requestCount += 1
  // An address for each, as limits count by them.
  const all = [...headers, `X-Forwarded-For: 198.51.100.${requestCount}`]
  if (body) all.push('Content-Type: application/json')
  const { output, isWhole } = await scan(
    'sqlmap',
    [
      ...['-u', site.url + at, '--method', method, ...(body ? ['--data', JSON.stringify(body)] : [])],
      ...[
        '--headers',
        all.join('\n'),
        '--batch',
        '--level',
        '2',
        '--param-exclude',
        'token|device',
        '--dbms',
        'SQLite',
        '--threads',
        '4',
      ],
      ...['--ignore-code', '*', '--flush-session', '--disable-coloring', '--output-dir', within('sqlmap')],
    ],
    minutes,
  )
  const finding = /identified the following injection point[^]*?---[^]*?---/.exec(output)?.[0]
  if (finding) injectable += 1
  const clean = /do(?:es)? not appear to be injectable/.test(output) ? 'nothing' : 'no verdict'
  const requests = output.match(/\d{3} \([\w ]+\) - \d+ times/g)?.join(', ')
  const verdict = finding ?? (isWhole ? clean : 'nothing until it was stopped for the time')
  console.log(
    `sqlmap, ${scanner}: ${method} ${at} ${body ? JSON.stringify(body) : ''}: ${verdict} ${requests ?? ''}`,
  )
  if (verdict === 'no verdict') console.log(output.slice(-1500))
}

const site = await makeSite(within('data'))
await site.start()
try {
  const { cookie } = await signIn(site)
  const { ids } = await makeOneOfEach(site, cookie)
  const inside = [`Cookie: ${cookie}`]

  await wapiti('a stranger', site, ['/contact', '/search?q=tile', '/login'], [])
  const person = { name: 'Dana', email: 'dana@example.com', phone: '845 555 0199', message: 'A kitchen.' }
  await sqlmap('a stranger', site, { at: '/search?q=tile' }, [])
  await sqlmap(
    'a stranger',
    site,
    { method: 'POST', at: '/api/contact', body: { ...person, projectType: 'kitchen-remodeling' } },
    [],
  )
  await sqlmap('a stranger', site, { method: 'POST', at: '/api/chat-leads', body: person }, [])

  const screens = [
    '',
    '/leads?view=all&q=tile',
    '/pages',
    '/blog?q=tile',
    '/content',
    '/settings',
    '/settings/redirects?q=a',
    '/settings/audit',
    '/statistics',
  ]
  await wapiti(
    'an owner',
    site,
    screens.map((screen) => `/admin${screen}`),
    inside,
  )
  for (const target of [
    { at: '/admin/leads?view=all&q=tile&town=nyack&order=newest&from=2026-01-01&page=1' },
    { at: `/api/leads/export?view=all&q=tile&assignee=none` },
    { at: `/api/chat-leads?limit=10&after=${ids.leads}` },
    { at: '/admin/settings/redirects?q=secret&page=1' },
    { at: '/admin/settings/audit?page=1' },
    { at: `/api/pages/${ids.pages}*` },
    { method: 'POST', at: '/api/palette', body: { q: 'secret' } },
    { method: 'PATCH', at: `/api/leads/${ids.leads}*`, body: { status: 'contacted', lostReason: 'none' } },
  ])
    await sqlmap('an owner', site, target, inside)

  const stillIn = await fetch(`${site.url}/api/auth/user`, { headers: { cookie } })
  console.log(`the owner is still signed in: ${stillIn.ok}; injectable: ${injectable}`)
  if (!stillIn.ok) process.exitCode = 1
} finally {
  await site.end()
  rmSync(folder, { recursive: true, force: true })
}
if (injectable > 0) process.exitCode = 1
