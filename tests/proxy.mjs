// Runs nginx with the shipped file (deploy/nginx.conf), with its own ports and folders, in front of given instances. Unit tests use it
// too, so loading it evaluates nothing.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const program = () => process.env.NGINX_PATH ?? 'nginx'
/** Debian's folder of modules; nginx.conf names them by a path below the prefix. */
const modules = '/usr/lib/nginx/modules'
const shipped = () => readFileSync(path.resolve('deploy/nginx.conf'), 'utf8')

/** Returns true if nginx is installed. */
export const hasNginx = () => spawnSync(program(), ['-v']).status === 0

export const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })

/** The file with other ports, folders and instances; without TLS where no certificate is given. */
function onPorts(text, { port, plainPort, instances, folder, files, limits, certificate }) {
  const servers = instances
    .map((instance) => `  server 127.0.0.1:${instance} max_fails=2 fail_timeout=5s;`)
    .join('\n')
  let configuration = text
    .replace(/(?: {2}server 127\.0\.0\.1:\d+ .*\n)+/, `${servers}\n`)
    .replace(/ {2}listen \[::\].*\n/g, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll('/var/cache/nginx/showroom', path.join(folder, 'cache'))
    .replace('/var/log/nginx/showroom.log', path.join(folder, 'access.log'))
    .replace('/srv/showroom/files', files)
    .replaceAll('/etc/nginx/', `${folder}/`)
    .replace('/etc/letsencrypt/live/example.com/fullchain.pem', certificate?.certificate)
    .replace('/etc/letsencrypt/live/example.com/privkey.pem', certificate?.key)
  if (!certificate)
    configuration = configuration
      .replace(/server \{\n {2}listen [\d.:]+ ssl default_server;[^}]*\}\n/, '')
      .replace(/ {2}ssl_.*\n/g, '')
      .replaceAll(' ssl http2;', ';')
  if (!limits) configuration = configuration.replace(/ +limit_(?:req|conn) .*\n/g, '')
  return configuration
}

/**
 * Starts it.
 * @param {object} options
 * @param {number[]} options.instances the ports of the site's instances on 127.0.0.1
 * @param {string} [options.files] what the folder of files has; none
 * @param {boolean} [options.limits] whether clients are limited; the load of a trial comes from one address
 * @param {{ certificate: string, key: string }} [options.certificate] files, for TLS
 * @param {string} [options.more] further servers, below `http`
 * @returns its address (`url`), that of port 80 (`plainUrl`), its folder, the text of its log, and `end`
 */
export async function startProxy({ instances, files, limits = true, certificate, more = '' }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'showroom-nginx-'))
  const [port, plainPort] = [await freePort(), await freePort()]
  mkdirSync(path.join(folder, 'cache'))
  if (existsSync(modules)) symlinkSync(modules, path.join(folder, 'modules'))
  const settings = {
    port,
    plainPort,
    instances,
    folder,
    files: files ?? path.join(folder, 'files'),
    limits,
    certificate,
  }
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${process.getuid() === 0 ? 'user root root;' : ''} daemon off; worker_processes 2; pid ${folder}/pid; error_log ${folder}/error.log warn;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 1024; }
http {
  types { text/html html; text/css css; application/javascript js; font/woff2 woff2; image/webp webp; image/png png; image/svg+xml svg; image/avif avif; }
  default_type application/octet-stream; access_log off; sendfile on; keepalive_requests 1000000;
  # The trial's clients are many, each with an address of its own.
  set_real_ip_from 127.0.0.1; real_ip_header X-Trial-Client;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  ${onPorts(shipped(), settings)}
  ${more}
}
`,
  )
  const nginxArguments = ['-c', path.join(folder, 'nginx.conf'), '-p', folder]
  const tested = spawnSync(program(), [...nginxArguments, '-t'], { encoding: 'utf8' })
  if (tested.status !== 0) throw new Error(`nginx -t: ${tested.stderr}`)
  const server = spawn(program(), nginxArguments, { stdio: ['ignore', 'ignore', 'ignore'] })
  const kill = () => server.kill()
  process.once('exit', kill)
  const plainUrl = `http://127.0.0.1:${plainPort}`
  for (let tries = 0; ; tries += 1) {
    const up = await fetch(plainUrl, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
    if (up) break
    if (tries > 200 || server.exitCode !== null) throw new Error('nginx did not start')
    await new Promise((done) => setTimeout(done, 25))
  }
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    port,
    plainUrl,
    folder,
    warnings: tested.stderr.split('\n').filter((line) => line.includes('[warn]')),
    log: () => readFileSync(path.join(folder, 'access.log'), 'utf8'),
    errors: () => readFileSync(path.join(folder, 'error.log'), 'utf8'),
    end: () =>
      new Promise((done) => {
        process.removeListener('exit', kill)
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true })
          done()
        })
        server.kill('SIGTERM')
      }),
  }
}
