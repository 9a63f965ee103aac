// npm run bench: every benchmark of this folder against a running site (BASE_URL, and ADMIN_EMAIL and ADMIN_PASSWORD
// for the builder). Numbers are compared within one run; nothing here is a test.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { run } from '../../deploy/install.mjs'

const folder = import.meta.dirname
if (!process.env.BASE_URL) {
  console.error('Set BASE_URL to the address of a running site, for instance http://localhost:3000')
  process.exit(2)
}
const failed = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs') && file !== 'run.mjs')
  .filter((file) => run(process.execPath, [path.join(folder, file)]) !== 0)
if (failed.length > 0) process.exit(1)
