// tsx -C react-server tests/browser/contractor.ts ID ORIGIN NAME E-MAIL PASSWORD
// Adds a contractor besides the default one, for tenants.spec.ts: with an account, and nothing to look at.
import { hashPassword } from '@/lib/auth/password'
import { setSetting } from '@/lib/data/settings'
import { createStaff } from '@/lib/data/staff'
import { addTenant } from '@/lib/data/tenants'
import { inTenant } from '@/lib/tenant-context'
import { runScript } from '../../prisma/script'

const [id = '', origin = '', name = '', email = '', password = ''] = process.argv.slice(2)

void runScript('The test’s contractor', async () => {
  await addTenant(id, origin, {})
  const passwordHash = await hashPassword(password)
  await inTenant(id, async () => {
    await setSetting('profile', { name, shortName: name })
    await createStaff({ email, name: 'Sam Smith', passwordHash, role: 'owner' })
  })
})
