// npm run staff:password -- EMAIL [--without-second-factor]: gives an account a new password, which is generated and shown once, ends
// its sessions and closes its reset links. For the owner of the server, if no email is set up or the phone with the codes is lost.
import { generatePassword, hashPassword } from '@/lib/auth/password'
import { addAudit } from '@/lib/data/audit'
import { removeSecondFactor } from '@/lib/data/second-factor'
import { getStaffByEmail, setStaffPassword } from '@/lib/data/staff'
import { printPassword, runScript } from './script'

const flag = '--without-second-factor'

void runScript('Setting the password', async () => {
  const [email, ...rest] = process.argv.slice(2).filter((argument) => argument !== flag)
  if (!email || rest.length > 0) throw new Error(`usage: npm run staff:password -- EMAIL [${flag}]`)
  const staff = await getStaffByEmail(email)
  if (!staff) throw new Error(`${email} has no account; npm run staff:add -- EMAIL NAME adds one`)

  const password = generatePassword()
  await setStaffPassword(staff.id, await hashPassword(password))
  await addAudit({ staffId: staff.id, action: 'password-reset', detail: 'on the server' })
  printPassword('New password; open sessions have ended', staff, password)
  if (!staff.totpSince) return
  if (process.argv.includes(flag)) {
    await removeSecondFactor(staff.id)
    await addAudit({ staffId: staff.id, action: 'second-factor-off', detail: 'on the server' })
    console.log('  The second factor is off')
  } else console.log(`  The second factor stays on; ${flag} switches it off`)
})
