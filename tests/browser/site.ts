import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, type Server, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { test as base } from '@playwright/test'
import { startMailServer } from '../unit/delivery/mail-server'

// Each worker tests a site of its own: a copy of the database, the data folder and the build that tests/steps.mjs has made, served on
// a free port. The pages of a build carry its address, so browser and requests ask for that one, and a proxy leads them to the port.

export type Site = {
  /** The server's address without the proxy, for what a test runs outside of the browser. */
  url: string
  /** The proxy's address. */
  proxy: string
  /** The lines that the server has written during this test. */
  output: string
  /** The emails that it has sent, if `hasMail`. */
  received: { to: string[]; raw: string }[]
}

export const test = base.extend<{ serverOutput: void }, { isDev: boolean; hasMail: boolean; site: Site }>({
  isDev: [false, { option: true, scope: 'worker' }],
  // The site of a build knows no mail server: what is rendered for each request knows this one.
  hasMail: [false, { option: true, scope: 'worker' }],
  site: [
    async ({ isDev, hasMail }, provide) => {
      const { copyBuild, serve } = await import('../built-site.mjs')
      const { ask, makeDatabase } = await import('../postgres.mjs')
      const folder = mkdtempSync(path.join(tmpdir(), 'showroom-worker-'))
      const build = isDev ? '' : copyBuild(`worker-${process.pid}`)
      // Also when the tests break off.
      process.once('exit', () => {
        for (const folderToRemove of [folder, build])
          if (folderToRemove) rmSync(folderToRemove, { recursive: true, force: true, maxRetries: 3 })
      })
      const { SITE_URL = '', DATA_DIR = '', DATABASE_URL } = process.env
      cpSync(DATA_DIR, folder, { recursive: true })
      // Specs look into the database, too.
      process.env.DATA_DIR = folder
      const database = `worker_${process.pid}`
      const [databases, template] = DATABASE_URL ? splitAddress(DATABASE_URL) : []
      if (databases) process.env.DATABASE_URL = await makeDatabase(databases, database, template)
      const mail = hasMail ? await startMailServer() : undefined
      const mailEnv = mail && { SMTP_URL: mail.url, MAIL_FROM: 'office@kitchens.test' }
      const server = isDev
        ? // Compiling needs more memory than the shipped server may use.
          await serve({ NODE_ENV: 'development', NODE_OPTIONS: '' }, ['dev'])
        : await serve({ NODE_ENV: 'production', BUILD_DIR: build, ...mailEnv }, [
            'start',
            '--keepAliveTimeout',
            '70000',
          ])
      const proxy = await startProxy(Number(new URL(SITE_URL).port), Number(new URL(server.url).port))
      await provide(
        Object.assign(server, {
          proxy: `socks5://localhost:${(proxy.address() as AddressInfo).port}`,
          received: mail?.received ?? [],
        }),
      )
      proxy.close()
      await server.end()
      await mail?.close()
      if (databases) await ask(databases, `DROP DATABASE ${database} WITH (FORCE)`)
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  proxy: ({ site }, provide) => provide({ server: site.proxy }),
  serverOutput: [
    async ({ site }, provide, info) => {
      site.output = ''
      await provide()
      if (info.status !== info.expectedStatus)
        await info.attach('server output', { body: site.output, contentType: 'text/plain' })
    },
    { auto: true },
  ],
})

/** Splits the address of a database into its server's, which is asked to copy it, and its name. */
function splitAddress(url: string): [server: string, name: string] {
  const address = new URL(url)
  const name = address.pathname.slice(1)
  address.pathname = '/postgres'
  return [address.href, name]
}

/** Starts a SOCKS proxy that leads to one port of this machine whoever asks for another, and refuses everything else. Bytes pass unchanged. */
async function startProxy(serverPort: number, port: number): Promise<Server> {
  const options = { allowHalfOpen: true, noDelay: true }
  const server = createServer(options, (client) => {
    client.on('error', () => client.destroy())
    client.once('data', () => {
      client.write(Buffer.from([5, 0]))
      client.once('data', (request) => {
        if (request.readUInt16BE(request.length - 2) !== serverPort) return client.destroy()
        const site = connect({ ...options, port })
        site.once('connect', () => client.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0])))
        pipeline(client, site, client, () => {})
      })
    })
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  return server
}
