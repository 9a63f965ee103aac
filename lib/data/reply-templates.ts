import 'server-only'
import { replyTemplatesSchema } from '@/lib/schemas/reply-templates'
import { getSetting, setSetting } from './settings'

type Template = { id: string; name: string; subject: string; body: string }

const key = 'reply-templates'

/** Returns the edited reply templates; null if staff haven't changed the defaults. */
export async function getReplyTemplates(): Promise<Template[] | null> {
  const stored = replyTemplatesSchema.safeParse(await getSetting(key))
  return stored.success ? stored.data.templates : null
}

export async function saveReplyTemplates(templates: Template[]): Promise<void> {
  await setSetting(key, { templates })
}
