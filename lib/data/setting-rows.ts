import 'server-only'
import { type Reader, type Writer } from './client'
import { parseJson } from './json'

// Reads and writes rows of settings, which have names as keys. Nothing else accesses them.

/** Returns the stored text of a setting, or null. */
export async function settingText(
  { setting }: { setting: Pick<Reader['setting'], 'findUnique'> },
  key: string,
): Promise<string | null> {
  const row = await setting.findUnique({ where: { key }, select: { value: true } })
  return row?.value ?? null
}

/** Returns the value of a setting; null where there is none or its JSON is broken. */
export async function readSetting(db: Pick<Reader, 'setting'>, key: string): Promise<unknown> {
  const text = await settingText(db, key)
  return text === null ? null : parseJson(text, { model: 'Setting', id: key, field: 'value' })
}

/** Stores a setting within a change; `value` is anything JSON can hold. */
export async function storeSetting(
  { setting }: { setting: Pick<Writer['setting'], 'upsert'> },
  key: string,
  value: unknown,
): Promise<void> {
  const text = JSON.stringify(value)
  await setting.upsert({
    where: { key },
    create: { key, value: text },
    update: { value: text },
    select: { key: true },
  })
}
