// Many sites on one machine: what deploy/sites.mjs lists, upgrades and writes for nginx, and the manifests for containers.
import { spawn, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
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

/** Runs it as npm does, while this process answers for a site; all as one account unless `variables` say otherwise. */
function runWith(variables: object, script: string, ...words: string[]) {
  const child = spawn(process.execPath, [script, ...words], {
    env: { ...process.env, SITES_ENV: environment, SITES_ROOT: root, SITES_ACCOUNT: '', ...variables },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  return new Promise<{ status: number | null; said: string }>((done) =>
    child.once('close', (status) => done({ status, said })),
  )
}
const run = (script: string, ...words: string[]) => runWith({}, script, ...words)
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
  site('jones', { SITE_URL: 'https://jones.example', PORT: port, DATA_DIR: '/data/jones' })
  site('smith', { SITE_URL: 'https://www.smith.example', PORT: 1, DATA_DIR: '/data/smith' })
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
  site('young', { SITE_URL: 'https://young.example', PORT: 2, METRICS_PORT: 3 })
  const { status, said } = await run('deploy/sites.mjs')
  rmSync(path.join(environment, 'young.env'))
  expect([status, said.trim()]).toEqual([1, `sites: ${environment}/young.env has no DATA_DIR`])
})

describe('with a stand-in for upgrade.mjs, which tells what it is asked for', () => {
  const script = path.join(folder, 'sites.mjs')
  const release = path.join(folder, 'releases/2026-b')
  const releaseOf = (name: string) => path.join(root, name, 'releases/2026-b')
  const current = (name: string) => path.join(root, name, 'current')
  beforeAll(() => {
    copyFileSync('deploy/sites.mjs', script)
    writeFileSync(
      path.join(folder, 'upgrade.mjs'),
      `const { UPGRADE_ROOT, UPGRADE_PORTS, UPGRADE_START, UPGRADE_FILES, SMTP_URL, FAILS } = process.env
       console.log([process.argv.slice(2).join(' '), UPGRADE_ROOT, UPGRADE_PORTS, UPGRADE_START, UPGRADE_FILES, SMTP_URL].join('|'))
       process.exit(UPGRADE_ROOT?.endsWith(FAILS) ? 1 : 0)`,
    )
    mkdirSync(path.join(release, 'lib'), { recursive: true })
    for (const name of ['lib/site.js', 'tsconfig.json']) writeFileSync(path.join(release, name), '{}')
  })
  const turn = (name: string, at: number | string, args: string, start = `showroom@${name}`) =>
    `${args}|${root}/${name}|${at}|sudo systemctl start ${start}|${root}/${name}/files|smtp://localhost`
  const lines = async (...words: string[]) => {
    const { status, said } = await run(script, ...words)
    return [status, ...said.trim().split('\n')]
  }

  test('upgrades one after the other, each in its own folder and environment, and stops at the first that fails', async () => {
    expect(await lines('upgrade', '--installed', release, '--force')).toEqual([
      0,
      'sites: jones',
      turn('jones', port, `--installed ${releaseOf('jones')} --force`),
      'sites: smith',
      turn('smith', 1, `--installed ${releaseOf('smith')} --force`),
    ])
    const { status, said } = await runWith({ FAILS: 'jones' }, script, 'upgrade', '--installed', release)
    expect(status).toBe(1)
    expect(said).toContain('jones was not changed')
    expect(said).not.toContain('sites: smith')
  })

  test('a site has the installed files as links, but for what its build writes', async () => {
    await run(script, 'upgrade', '--installed', release)
    const number = (file: string) => statSync(file).ino
    expect(number(path.join(releaseOf('smith'), 'lib/site.js'))).toBe(
      number(path.join(release, 'lib/site.js')),
    )
    expect(number(path.join(releaseOf('smith'), 'tsconfig.json'))).not.toBe(
      number(path.join(release, 'tsconfig.json')),
    )
  })

  test('a site that runs the version is left alone', async () => {
    rmSync(current('jones'))
    symlinkSync(releaseOf('jones'), current('jones'))
    const said = await lines('upgrade', '--installed', release)
    rmSync(current('jones'))
    symlinkSync(path.join(folder, 'releases/2026-a'), current('jones'))
    expect(said.slice(0, 3)).toEqual([0, 'sites: jones runs it already', 'sites: smith'])
  })

  test('two instances of one site are one site', async () => {
    site('smith-2', { SITE_URL: 'https://www.smith.example', PORT: 2, DATA_DIR: '/data/smith' })
    const said = await lines('upgrade', '--installed', release)
    const { said: nginx } = await run('deploy/sites.mjs', 'nginx')
    rmSync(path.join(environment, 'smith-2.env'))
    expect(said.slice(3)).toEqual([
      'sites: smith',
      turn('smith', '1 2', `--installed ${releaseOf('smith')}`, 'showroom@$name').replace(
        'sudo',
        'case {port} in 1) name=smith;; 2) name=smith-2;; esac; sudo',
      ),
    ])
    expect(nginx).toMatch(/zone showroom_smith 64k;\n {2}server 127.0.0.1:1 .*\n {2}server 127.0.0.1:2 /)
  })

  test('goes back where there is a version before, and says where there is none', async () => {
    symlinkSync(release, path.join(root, 'smith/previous'))
    const said = await lines('back')
    rmSync(path.join(root, 'smith/previous'))
    expect(said).toEqual([
      0,
      'sites: jones has no version before this one, and stays as it is',
      'sites: smith',
      turn('smith', 1, '--back'),
    ])
  })

  test('each site is upgraded by its own account, which owns the folders of its version', async () => {
    const bin = path.join(folder, 'bin')
    mkdirSync(bin)
    const program = (name: string, text: string) =>
      writeFileSync(path.join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
    program('runuser', 'echo "as $2"; shift 3; exec "$@"')
    program('chown', 'echo "chown $*"')
    const variables = { SITES_ACCOUNT: 'showroom-{name}', PATH: `${bin}:${process.env.PATH}` }
    const { said } = await runWith(variables, script, 'upgrade', '--installed', release)
    const staged = path.join(root, '.smith/release')
    const ofSmith = said.split('\n')
    expect(ofSmith).toContain('as showroom-smith')
    expect(ofSmith).toContain(`chown -h showroom-smith: ${staged}/tsconfig.json`)
    expect(ofSmith).toContainEqual(
      expect.stringMatching(new RegExp(`^chown -h showroom-smith: ${staged} .*${staged}/lib`)),
    )
  })
})

test('writes for nginx one server for each host name, led to its own site', async () => {
  const { said } = await run('deploy/sites.mjs', 'nginx')
  expect(said.match(/server_name \S+;/g)).toEqual(
    ['jones.example', 'jones.example', 'www.smith.example', 'www.smith.example'].map(
      (host) => `server_name ${host};`,
    ),
  )
  expect(said).toContain(
    `upstream showroom_jones {\n  zone showroom_jones 64k;\n  server 127.0.0.1:${port} max`,
  )
  expect(said.replace(/^ *#.*$/gm, '')).not.toMatch(/example\.com|http:\/\/showroom;|\/srv\/showroom/)
  expect(said).toContain(`root ${root}/jones/files;`)
})

test('the manifest is what Kubernetes takes', () => {
  const kinds = { Deployment, Ingress, PersistentVolumeClaim, Service }
  const documents = parseAllDocuments(readFileSync('deploy/kubernetes.yml', 'utf8'), { merge: true })
  const objects = documents.map((document) => document.toJS() as { kind: keyof typeof kinds })
  expect(objects.map(({ kind }) => kind)).toEqual([
    'PersistentVolumeClaim',
    'Deployment',
    'Service',
    'Ingress',
  ])
  for (const manifest of objects) new kinds[manifest.kind](manifest as never).validate()
  expect(() => new Deployment({ ...objects[1], spec: { replicas: 'two' } } as never).validate()).toThrow()
})

test('on Kubernetes one replica builds once for each release', () => {
  const [, text = ''] = readFileSync('deploy/kubernetes.yml', 'utf8').split('kind: Deployment')
  expect(text).toMatch(/^ {2}replicas: 1\n {2}strategy: \{ type: Recreate \}$/m)
  const [, script = ''] = /- \|\n([^]*?) {10}env:/.exec(text) ?? []
  const app = path.join(folder, 'app')
  mkdirSync(path.join(app, 'builds'), { recursive: true })
  const bin = path.join(app, 'bin')
  mkdirSync(bin)
  writeFileSync(
    path.join(bin, 'node'),
    '#!/bin/sh\ncase "$*" in *"next build") [ -z "$FAILS" ] || exit 1; mkdir -p "$BUILD_DIR"; echo built;; esac\n',
    { mode: 0o755 },
  )
  const start = (release: string, variables = {}) => {
    const env = {
      ...process.env,
      PATH: `${bin}:${process.env.PATH}`,
      BUILD_DIR: `builds/${release}`,
      ...variables,
    }
    const { status, stdout } = spawnSync('sh', ['-ec', script], { cwd: app, env, encoding: 'utf8' })
    return [status, stdout.trim()]
  }
  expect(start('1.0', { FAILS: '1' })).toEqual([1, ''])
  expect([start('1.0'), start('1.0'), start('1.1')]).toEqual([
    [0, 'built'],
    [0, ''],
    [0, 'built'],
  ])
  expect(readdirSync(path.join(app, 'builds'))).toEqual(['1.1'])
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
