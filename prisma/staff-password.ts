// npm run staff:password -- E-MAIL [--without-second-factor]: gives an account a new password, ends its sessions and
// closes its reset links; for the owner of the server, where no mail is set up or the phone with the codes is gone. The
// password is generated and shown once.
import { generatePassword, hashPassword } from '@/lib/auth/password'
import { addAudit } from '@/lib/data/audit'
import { removeSecondFactor } from '@/lib/data/second-factor'
import { getStaffByEmail, setStaffPassword } from '@/lib/data/staff'
import { runScript } from './script'

const flag = '--without-second-factor'

void runScript('Setting the password', async () => {
  const [email, ...rest] = process.argv.slice(2).filter((argument) => argument !== flag)
  if (!email || rest.length > 0) throw new Error(`usage: npm run staff:password -- E-MAIL [${flag}]`)
  const staff = await getStaffByEmail(email)
  if (!staff) throw new Error(`${email} has no account; npm run staff:add -- E-MAIL NAME adds one`)

  const password = generatePassword()
  await setStaffPassword(staff.id, await hashPassword(password))
  await addAudit({ staffId: staff.id, action: 'password-reset', detail: 'on the server' })
  console.log('New password; open sessions have ended')
  console.log(`  E-mail:   ${staff.email}`)
  console.log(`  Password: ${password}  (shown only this once)`)
  if (staff.deactivatedAt)
    console.log('  The account is deactivated: an owner reactivates it under Settings, Staff')
  if (!staff.totpSince) return
  if (process.argv.includes(flag)) {
    await removeSecondFactor(staff.id)
    await addAudit({ staffId: staff.id, action: 'second-factor-off', detail: 'on the server' })
    console.log('  The second factor is off')
  } else console.log(`  The second factor stays on; ${flag} switches it off`)
})
