// tsx -C react-server tests/browser/contractor.ts add ID ORIGIN NAME E-MAIL PASSWORD | close ID | remove ID
// A contractor besides the default one, for tenants.spec.ts.
import { hashPassword } from '@/lib/auth/password'
import { type Writer, write } from '@/lib/data/client'
import { setSetting } from '@/lib/data/settings'
import { createStaff } from '@/lib/data/staff'
import { addTenant, learnTenants } from '@/lib/data/tenants'
import { inTenant } from '@/lib/tenant-context'
import { runScript } from '../../prisma/script'

const [what = '', id = '', origin = '', name = '', email = '', password = ''] = process.argv.slice(2)

const deeds: Record<string, () => Promise<unknown>> = {
  add: async () => {
    await addTenant(id, origin, {})
    const passwordHash = await hashPassword(password)
    await inTenant(id, async () => {
      await setSetting('profile', { name, shortName: name })
      await createStaff({ email, name: 'Sam Smith', passwordHash, role: 'owner' })
    })
  },
  close: () =>
    write((db) => db.tenant.update({ where: { id }, data: { closedAt: new Date() }, select: { id: true } })),
  remove: async () => {
    await learnTenants()
    await inTenant(id, () => write(removeRows))
    await write((db) => db.tenant.delete({ where: { id }, select: { id: true } }))
  },
}

/** All that a test makes on the contractor's site; what hangs on a row goes with it. */
async function removeRows({
  post,
  auditEntry,
  redirect,
  notFoundHit,
  setting,
  staff,
}: Writer): Promise<void> {
  await post.deleteMany()
  await auditEntry.deleteMany()
  await redirect.deleteMany()
  await notFoundHit.deleteMany()
  await setting.deleteMany()
  await staff.deleteMany()
}

void runScript('The test’s contractor', async () => void (await deeds[what]?.()))
