// npm run bench: measures what visitors are served (public.mjs, with its options). npm run bench -- builder back-office …: runs the named
// ones instead, against a running site (BASE_URL, and ADMIN_EMAIL and ADMIN_PASSWORD). Compare numbers within one run; nothing here is a
// test.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from '../../deploy/install.mjs'

const parts = process.argv.slice(2)
const fileOf = (name) => path.join(import.meta.dirname, `${name}.mjs`)
const named = parts.filter(
  (name) => /^[a-z-]+$/.test(name) && !name.startsWith('-') && existsSync(fileOf(name)),
)
if (named.length === 0) process.exit(run(process.execPath, [fileOf('public'), ...parts]))
if (!process.env.BASE_URL && named.some((name) => name !== 'back-office')) {
  console.error('Set BASE_URL to the address of a running site, for instance http://localhost:3000')
  process.exit(2)
}
const failed = named.filter((name) => run(process.execPath, [fileOf(name)]) !== 0)
if (failed.length > 0) process.exit(1)
