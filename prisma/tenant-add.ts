// npm run tenant:add -- FILE adds a contractor with a site, staff, leads and settings of its own to this installation, as a
// file of JSON describes it (deploy/contractor.example.json). A server that runs has the site within five seconds.
import * as z from 'zod/mini'
import { defaultProfile } from '@/lib/business/profile'
import { townNamed, towns } from '@/lib/business/towns'
import { setSetting } from '@/lib/data/settings'
import { addTenant, learnTenants } from '@/lib/data/tenants'
import { inTenant } from '@/lib/tenant-context'
import { readTheme } from '@/lib/theme-file'
import { fillAnew } from './fill'
import { runScript } from './script'
import { checkedOrigin, checkedSettings, readAs, settingsSchema } from './tenant-checks'

/** What the file says, held to the rules of the settings. @throws Error with one line that says what is wrong */
async function described(file: string) {
  // As the build sets it: the rules of the settings know the site's colors.
  process.env.THEME ??= JSON.stringify(readTheme())
  const { settingsSchemas } = await import('@/lib/schemas/settings')
  const { business, claims } = settingsSchemas
  const schema = z.strictObject({
    id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, '2 to 31 small letters, digits and hyphens')),
    origin: z.string(),
    owner: z.email('the e-mail address of the first account'),
    business,
    claims,
    settings: z._default(settingsSchema, {}),
  })
  const found = readAs(schema, file)
  const { locality } = found.business.address
  if (!townNamed(locality, towns))
    throw new Error(`business.address.locality: ${locality} isn’t one of the places of Rockland County`)
  return { ...found, origin: checkedOrigin(found.origin), settings: checkedSettings(found.settings) }
}

void runScript('Adding a contractor', async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new Error('usage: npm run tenant:add -- FILE, as deploy/contractor.example.json')
  const { id, origin, owner, business, claims, settings } = await described(file)
  // Nothing that is only true of the default one.
  const financing = { ...defaultProfile.financing, claim: '' }
  await learnTenants()
  await addTenant(id, origin, settings)
  await inTenant(id, async () => {
    await fillAnew(owner)
    await setSetting('profile', { ...defaultProfile, financing, ...business, ...claims })
  })
})
