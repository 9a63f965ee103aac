import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { env, parseEnv } from '@/lib/env'
import { type TenantSettings, tenantSettingNames } from '@/lib/known-tenants'

// What is asked of what the scripts for contractors are given.

/** The settings that a contractor may have of its own. */
export const settingsSchema = z.partialRecord(
  z.enum(tenantSettingNames),
  z.string(),
  `settings may hold ${tenantSettingNames.join(', ')}`,
)

/** What a file of JSON holds. @throws Error with one line that says what is wrong */
export function readAs<Schema extends z.ZodMiniType>(schema: Schema, file: string): z.output<Schema> {
  const found = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  const [wrong] = found.error?.issues ?? []
  if (!found.success) throw new Error(`${wrong?.path.join('.') || file}: ${wrong?.message}`)
  return found.data
}

/** @throws Error for a value that the site couldn't use */
export function checkedSettings(settings: TenantSettings): TenantSettings {
  parseEnv(settings)
  return settings
}

const address = z.url('the address of the site, such as https://www.example.com')

/** An address as sites are told apart by it. @throws Error for none, and for the default site's */
export function checkedOrigin(text: string): string {
  const wrong = address.safeParse(text).error?.issues[0]
  if (wrong) throw new Error(`origin: ${wrong.message}`)
  const origin = parseEnv({ SITE_URL: text }).SITE_URL
  if (new URL(origin).host === new URL(env().SITE_URL).host)
    throw new Error(`origin: ${origin} is the default site’s`)
  return origin
}
