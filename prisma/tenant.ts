// npm run tenant -- … : the contractors besides the default one (npm run tenant:add adds them). Servers that run know of a
// change within five seconds.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { changeTenant, listTenants, removeTenant } from '@/lib/data/tenants'
import { env } from '@/lib/env'
import { tenantFolder } from '@/lib/known-tenants'
import { picturesOf } from '@/lib/media/storage'
import { runScript } from './script'
import { checkedOrigin, checkedSettings, readAs, settingsSchema } from './tenant-checks'
import { pageFolders } from './tenant-pages'

const usage = `usage: npm run tenant -- …
  list                 all of them: id, address, whether the site is closed
  close ID             the site answers "gone", nothing is sent or shown for it; everything stays
  open ID              opens it again
  move ID ADDRESS      the site is at another address, such as https://www.example.com
  settings ID FILE     its own mail server, keys and the like, from a file of JSON: in the place of all it had
  remove ID            everything that a closed one has, for good; backups made before still hold it`

/** Its pictures, wherever they are, its folder, and its pages in the build on this machine. */
async function removeFiles(id: string): Promise<void> {
  const pictures = picturesOf(id)
  const hashes = new Set<string>()
  for await (const { hash } of pictures.list()) hashes.add(hash)
  for (const hash of hashes) await pictures.remove(hash)
  const pages = pageFolders(process.env.BUILD_DIR || '.next', id)
  for (const folder of [path.join(env().DATA_DIR, tenantFolder(id)), ...pages])
    await rm(folder, { recursive: true, force: true })
}

const verbs: Record<string, (id: string, value: string) => Promise<void>> = {
  close: (id) => changeTenant(id, { isClosed: true }),
  open: (id) => changeTenant(id, { isClosed: false }),
  move: (id, address) => changeTenant(id, { origin: checkedOrigin(address) }),
  settings: (id, file) => changeTenant(id, { settings: checkedSettings(readAs(settingsSchema, file)) }),
  remove: (id) => removeTenant(id, () => removeFiles(id)),
}

void runScript('Changing a contractor', async () => {
  const [verb = '', id, value] = process.argv.slice(2)
  if (verb === 'list') {
    for (const { id, origin, closedAt } of await listTenants())
      console.log(`${id}  ${origin}${closedAt ? '  closed' : ''}`)
    return
  }
  const change = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  const isMore = verb === 'move' || verb === 'settings'
  if (!change || !id || isMore !== (value !== undefined)) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  await change(id, value ?? '')
  console.log(`${id}: done (${verb})`)
})
