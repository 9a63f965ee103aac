// The proxy as it is shipped (deploy/nginx.conf) in front of a site, and beside it nginx giving out the same bytes from a file.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { freePort, until } from '../../chaos/site.mjs'

const program = process.env.NGINX_PATH ?? 'nginx'
const shipped = path.join(import.meta.dirname, '../../../deploy/nginx.conf')

/** The shipped file as a trial can run it: its own ports and folder, no TLS, no server that only leads to TLS. */
function onPorts(text, site, port, folder) {
  return text
    .replace(/server \{\n {2}listen 80;[^}]*\}\n/, '')
    .replace(/ {2}(?:listen \[::\]|ssl_).*\n/g, '')
    .replace(/listen 443 [^;]*/, `listen 127.0.0.1:${port}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${new URL(site).port}`)
    .replace('/var/cache/nginx/showroom', path.join(folder, 'cache'))
}

/**
 * Starts both; null where there is no nginx.
 * @param {string} site the address of a page
 */
export async function startNginx(site) {
  if (spawnSync(program, ['-v']).status !== 0) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'showroom-nginx-'))
  const [proxyPort, filePort] = [await freePort(), await freePort()]
  const { pathname } = new URL(site)
  const answer = await fetch(site)
  mkdirSync(path.join(folder, 'files'))
  const file = path.join(folder, 'files/page.html')
  const html = Buffer.from(await answer.arrayBuffer())
  writeFileSync(file, html)
  writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }))
  // The same head too, as far as it isn't nginx's own.
  const own = /^(?:server|date|connection|keep-alive|content-|transfer-|last-modified|etag|x-accel-)/
  const head = [...answer.headers].filter(([name]) => !own.test(name) || name === 'content-security-policy')
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${process.getuid() === 0 ? 'user root root;' : ''} daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error;
events { worker_connections 512; }
http {
  access_log off; sendfile on; keepalive_requests 1000000;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  ${onPorts(readFileSync(shipped, 'utf8'), site, proxyPort, folder)}
  server {
    listen 127.0.0.1:${filePort};
    location / {
      root ${folder}/files; try_files /page.html =404; default_type text/html; gzip_static on; gzip_vary on;
      ${head.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join('\n      ')}
    }
  }
}
`,
  )
  const arguments_ = ['-c', path.join(folder, 'nginx.conf'), '-p', folder]
  const server = spawn(program, arguments_, { stdio: ['ignore', 'ignore', 'inherit'] })
  process.once('exit', () => server.kill())
  const proxy = `http://127.0.0.1:${proxyPort}${pathname}`
  const plainFile = `http://127.0.0.1:${filePort}/`
  for (const url of [proxy, plainFile])
    await until('nginx answers', () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
  return {
    proxy,
    file: plainFile,
    end: () =>
      new Promise((done) => {
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true })
          done()
        })
        server.kill('SIGTERM')
      }),
  }
}
