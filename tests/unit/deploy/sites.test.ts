// Many sites on one machine: what deploy/sites.mjs lists, upgrades and writes for nginx, and the manifests for containers.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1'
import { PersistentVolumeClaim, Service } from 'kubernetes-models/v1'
import { parse, parseAllDocuments } from 'yaml'

const folder = mkdtempSync(path.join(tmpdir(), 'showroom-sites-'))
const environment = path.join(folder, 'etc')
const root = path.join(folder, 'sites')
const server = createServer((request, response) => {
  response.end(JSON.stringify({ status: request.url === '/readyz' ? 'warn' : 'ok', memory: 310_400_000 }))
})
let port = 0

/** Runs it as npm does, while this process answers for a site. */
function run(script: string, ...words: string[]): Promise<{ status: number | null; said: string }> {
  const child = spawn(process.execPath, [script, ...words], {
    env: { ...process.env, SITES_ENV: environment, SITES_ROOT: root },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  return new Promise((done) => child.once('exit', (status) => done({ status, said })))
}
const site = (name: string, lines: object) =>
  writeFileSync(
    path.join(environment, `${name}.env`),
    Object.entries(lines)
      .map(([key, value]) => `${key}=${String(value)}\n`)
      .join(''),
  )

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
  mkdirSync(environment)
  writeFileSync(path.join(environment, 'env'), 'SMTP_URL=smtp://localhost\n')
  const ofOne = (name: string) => ({ DATA_DIR: `/data/${name}`, BUILD_DIR: `builds/${name}` })
  site('jones', { SITE_URL: 'https://jones.example', PORT: port, ...ofOne('jones') })
  site('smith', { SITE_URL: 'https://www.smith.example', PORT: 1, ...ofOne('smith') })
  mkdirSync(path.join(folder, 'releases/2026-a'), { recursive: true })
  mkdirSync(path.join(root, 'jones'), { recursive: true })
  symlinkSync(path.join(folder, 'releases/2026-a'), path.join(root, 'jones/current'))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test('lists the sites with version, health and memory', async () => {
  const { status, said } = await run('deploy/sites.mjs')
  expect(status).toBe(0)
  const rows = said.trim().split('\n').slice(1)
  expect(rows.map((row) => row.split(/ {2,}/))).toEqual([
    ['jones', 'https://jones.example', String(port), '2026-a', 'warn', '310 MB'],
    ['smith', 'https://www.smith.example', '1', 'none yet', 'does not answer'],
  ])
})

test('says which file lacks what', async () => {
  site('young', { SITE_URL: 'https://young.example', PORT: 2, DATA_DIR: '/data/young' })
  const { status, said } = await run('deploy/sites.mjs')
  rmSync(path.join(environment, 'young.env'))
  expect([status, said.trim()]).toEqual([1, `sites: ${environment}/young.env has no BUILD_DIR`])
})

test('upgrades one after the other, each in its own environment, and stops at the first that fails', async () => {
  // In the place of upgrade.mjs: what it was asked for, and whose turn it was.
  copyFileSync('deploy/sites.mjs', path.join(folder, 'sites.mjs'))
  writeFileSync(
    path.join(folder, 'upgrade.mjs'),
    `const { UPGRADE_ROOT, UPGRADE_PORTS, UPGRADE_START, BUILD_DIR, SMTP_URL, FAILS } = process.env
     console.log([process.argv.slice(2).join(' '), UPGRADE_ROOT, UPGRADE_PORTS, UPGRADE_START, BUILD_DIR, SMTP_URL].join('|'))
     process.exit(UPGRADE_ROOT?.endsWith(FAILS) ? 1 : 0)`,
  )
  const script = path.join(folder, 'sites.mjs')
  const turn = (name: string, at: number | string) =>
    `--installed /r|${root}/${name}|${at}|sudo systemctl start showroom@${name}|builds/${name}|smtp://localhost`
  const all = await run(script, 'upgrade', '--installed', '/r')
  expect([all.status, all.said.trim().split('\n')]).toEqual([
    0,
    ['sites: jones', turn('jones', port), 'sites: smith', turn('smith', 1)],
  ])
  process.env.FAILS = 'jones'
  const failed = await run(script, 'upgrade', '--installed', '/r')
  delete process.env.FAILS
  expect(failed.status).toBe(1)
  expect(failed.said).toContain('jones was not upgraded')
  expect(failed.said).not.toContain('sites: smith')
})

test('nginx takes what is written for all: one server for each host name, led to its own site', async () => {
  if (spawnSync('nginx', ['-v']).error) throw new Error('nginx is missing: apt-get install nginx')
  const { said } = await run('deploy/sites.mjs', 'nginx')
  expect(said.match(/server_name \S+;/g)).toEqual(
    ['jones.example', 'jones.example', 'www.smith.example', 'www.smith.example'].map(
      (host) => `server_name ${host};`,
    ),
  )
  expect(said).toContain(
    `upstream showroom_jones {\n  zone showroom_jones 64k;\n  server 127.0.0.1:${port} max`,
  )
  expect(said.replace(/^ *#.*$/gm, '')).not.toMatch(/example\.com|http:\/\/showroom;/)
  const [certificate, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=x', '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  )
  mkdirSync(path.join(folder, 'cache'))
  const text = said
    .replaceAll('/var/cache/nginx/showroom', path.join(folder, 'cache'))
    .replaceAll('/var/log/nginx/showroom.log', path.join(folder, 'log'))
    .replace(/\/etc\/letsencrypt\S+fullchain\.pem/g, certificate)
    .replace(/\/etc\/letsencrypt\S+privkey\.pem/g, key)
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off;
${text}}`,
  )
  const tested = spawnSync('nginx', ['-t', '-c', file, '-p', folder], { encoding: 'utf8' })
  expect(tested.stderr).toContain('syntax is ok')
  expect(tested.status).toBe(0)
})

test('the manifest is what Kubernetes takes', () => {
  const kinds = { Deployment, Ingress, PersistentVolumeClaim, Service }
  const documents = parseAllDocuments(readFileSync('deploy/kubernetes.yml', 'utf8'), { merge: true })
  const found = documents.map((document) => document.toJS() as { kind: keyof typeof kinds })
  expect(found.map(({ kind }) => kind)).toEqual(['PersistentVolumeClaim', 'Deployment', 'Service', 'Ingress'])
  for (const manifest of found) new kinds[manifest.kind](manifest as never).validate()
  expect(() => new Deployment({ ...found[1], spec: { replicas: 'two' } } as never).validate()).toThrow()
})

test('compose’s file for one site among others has no more rights than the other, and only this machine reaches it', () => {
  const read = (name: string) =>
    parse(readFileSync(`deploy/compose/${name}`, 'utf8'), { merge: true }) as {
      'x-site': Record<string, unknown>
      services: Record<string, { ports?: string[] } | undefined>
    }
  const [one, both] = [read('site.yml'), read('compose.yml')]
  for (const right of ['security_opt', 'cap_drop', 'stop_grace_period', 'mem_limit'])
    expect(one['x-site'][right]).toEqual(both['x-site'][right])
  expect(one.services.site?.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)])
})
