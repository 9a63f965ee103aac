// The proxy as it is shipped (deploy/nginx.conf) in front of a site, and beside it nginx giving out the same bytes from a file.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { until } from '../../chaos/site.mjs'
import { freePort, hasNginx, startProxy } from '../../proxy.mjs'

/**
 * Starts both; null where there is no nginx.
 * @param {string} site the address of a page
 */
export async function startNginx(site) {
  if (!hasNginx()) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'showroom-bench-'))
  const filePort = await freePort()
  const { pathname, port } = new URL(site)
  const answer = await fetch(site)
  mkdirSync(path.join(folder, 'files'))
  const file = path.join(folder, 'files/page.html')
  const html = Buffer.from(await answer.arrayBuffer())
  writeFileSync(file, html)
  writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }))
  // The same head too, as far as it isn't nginx's own.
  const ownHeaders = /^(?:server|date|connection|keep-alive|content-|transfer-|last-modified|etag|x-accel-)/
  const head = [...answer.headers].filter(
    ([name]) => !ownHeaders.test(name) || name === 'content-security-policy',
  )
  const proxy = await startProxy({
    instances: [Number(port)],
    // All of the load comes from one address.
    limits: false,
    more: `server {
    listen 127.0.0.1:${filePort};
    location / {
      root ${folder}/files; try_files /page.html =404; default_type text/html; gzip_static on; gzip_vary on;
      ${head.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join('\n      ')}
    }
  }`,
  })
  const plainFile = `http://127.0.0.1:${filePort}/`
  await until('nginx answers', () =>
    fetch(plainFile).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return {
    proxy: proxy.url + pathname,
    file: plainFile,
    end: async () => {
      await proxy.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
