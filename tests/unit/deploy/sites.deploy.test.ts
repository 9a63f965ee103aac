import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// Tests the file that deploy/sites.mjs writes for nginx in a real nginx.

const folder = mkdtempSync(path.join(tmpdir(), 'showroom-sites-nginx-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('nginx takes what is written for all sites', () => {
  for (const [index, name] of ['jones', 'smith'].entries())
    writeFileSync(
      path.join(folder, `${name}.env`),
      `SITE_URL=https://www.${name}.example\nPORT=${index + 1}\nDATA_DIR=/data/${name}\n`,
    )
  const env = { ...process.env, SITES_ENV: folder, SITES_ROOT: path.join(folder, 'sites'), SITES_ACCOUNT: '' }
  const written = execFileSync(process.execPath, ['deploy/sites.mjs', 'nginx'], { env, encoding: 'utf8' })
  const [certificate, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=x', '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  )
  mkdirSync(path.join(folder, 'cache'))
  const text = written
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
