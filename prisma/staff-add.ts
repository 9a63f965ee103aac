// npm run staff:add -- EMAIL [NAME]: adds a staff account, or gives an existing one a new password and ends its
// sessions. The password is generated and shown once.
import * as z from 'zod/mini'
import { generatePassword, hashPassword } from '@/lib/auth/password'
import { addAudit } from '@/lib/data/audit'
import { createStaff, getStaffByEmail, setStaffPassword } from '@/lib/data/staff'
import { printPassword, runScript } from './script'

void runScript('Adding staff', async () => {
  const [email = '', ...names] = process.argv.slice(2)
  const name = names.join(' ').trim()
  if (!z.safeParse(z.email(), email).success) throw new Error('usage: npm run staff:add -- EMAIL NAME')

  const password = generatePassword()
  const passwordHash = await hashPassword(password)
  const account = await getStaffByEmail(email)
  if (!account && !name) throw new Error(`${email} has no account yet; to add it, give the name too`)
  const staff = account
    ? await setStaffPassword(account.id, passwordHash)
    : await createStaff({ email, name, passwordHash })
  const detail = 'on the server'
  await addAudit({ staffId: staff.id, action: account ? 'password-reset' : 'staff-added', detail })
  const headline = account ? 'New password; open sessions have ended' : 'Staff account added'
  printPassword(headline, { ...account, ...staff }, password)
})
