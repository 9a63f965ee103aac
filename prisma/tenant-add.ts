// npm run tenant:add -- --id smith --origin https://www.smithkitchens.example --name "Smith Kitchens"
//   --owner ann@smithkitchens.example --phone 845-555-0101 --street "12 Main Street" --town Nyack --zip 10960
//   [--set LEADS_TO=office@smithkitchens.example ...]
// Adds a contractor with a site, staff, leads and settings of its own to this installation. A server that runs has the
// site within five seconds. What follows --set stands for this contractor in the place of what the environment says:
// LEADS_TO, MAIL_FROM, SMTP_URL, WEBHOOK_URL and the like.
import { parseArgs } from 'node:util'
import { type BusinessProfile, defaultProfile } from '@/lib/business/profile'
import { setSetting } from '@/lib/data/settings'
import { env, parseEnv } from '@/lib/env'
import { addTenant, learnTenants } from '@/lib/data/tenants'
import { inTenant } from '@/lib/tenant-context'
import { readTheme } from '@/lib/theme-file'
import { type TenantSettings, tenantSettingNames } from '@/lib/known-tenants'
import { fillAnew } from './fill'
import { runScript } from './script'

const wanted = ['id', 'origin', 'owner', 'name', 'phone', 'street', 'town', 'zip'] as const
type Wanted = Record<(typeof wanted)[number], string>

function given(): Wanted & { set: string[] } {
  const text = { type: 'string' } as const
  const options = Object.fromEntries(wanted.map((name) => [name, text])) as Record<keyof Wanted, typeof text>
  const { values } = parseArgs({ options: { ...options, set: { ...text, multiple: true } } })
  const missing = wanted.filter((name) => !values[name])
  if (missing.length > 0) throw new Error(`say ${missing.map((name) => `--${name}`).join(', ')} too`)
  return { ...(values as Wanted), set: values.set ?? [] }
}

/** @throws Error with one line that says what is wrong with them */
function settingsIn(pairs: readonly string[]): TenantSettings {
  const entries = pairs.map((pair) => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at), pair.slice(at + 1)] as const
  })
  const foreign = entries.find(([name]) => !tenantSettingNames.some((known) => known === name))
  if (foreign) throw new Error(`--set takes ${tenantSettingNames.join(', ')}`)
  const settings: TenantSettings = Object.fromEntries(entries)
  parseEnv(settings)
  return settings
}

/** @throws Error where it isn't the address of a site, or is the default one's */
function originOf(text: string): string {
  const origin = parseEnv({ SITE_URL: text }).SITE_URL
  if (new URL(origin).host === new URL(env().SITE_URL).host)
    throw new Error(`${origin} is the default site’s`)
  return origin
}

/** What is known of a new contractor, and nothing that is only true of the default one. */
async function profileOf({ name, phone, owner, street, town, zip }: Wanted): Promise<BusinessProfile> {
  // As the build sets it; the rules of the settings know the site's colors.
  process.env.THEME ??= JSON.stringify(readTheme())
  const { settingsSchemas } = await import('@/lib/schemas/settings')
  const address = { ...defaultProfile.address, street, locality: town, postalCode: zip, point: '' }
  const business = settingsSchemas.business.safeParse({
    ...{ name, shortName: name, licenseNumber: '', phone, email: owner, address },
  })
  if (!business.success) throw new Error(business.error.issues[0]?.message)
  const claims = { since: 0, years: '', rating: '', customers: '', turnaround: '', license: '' }
  return {
    ...defaultProfile,
    ...business.data,
    claims: { ...claims, copyrightYear: new Date().getFullYear() },
    financing: { ...defaultProfile.financing, claim: '' },
  }
}

void runScript('Adding a contractor', async () => {
  const { set, ...said } = given()
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(said.id))
    throw new Error('--id takes 2 to 31 small letters, digits and hyphens')
  const [origin, settings, profile] = [originOf(said.origin), settingsIn(set), await profileOf(said)]
  await learnTenants()
  await addTenant(said.id, origin, settings)
  await inTenant(said.id, async () => {
    await fillAnew(said.owner)
    await setSetting('profile', profile)
  })
})
