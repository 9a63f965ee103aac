import 'server-only'
import { replyTemplatesSchema } from '@/lib/schemas/reply-templates'
import { getSetting, setSetting } from './settings'

type Template = { id: string; name: string; subject: string; body: string }

const key = 'reply-templates'

/** Returns the edited reply templates; null if staff haven't changed the defaults. */
export async function getReplyTemplates(): Promise<Template[] | null> {
  const parsed = replyTemplatesSchema.safeParse(await getSetting(key))
  return parsed.success ? parsed.data.templates : null
}

export async function saveReplyTemplates(templates: Template[]): Promise<void> {
  await setSetting(key, { templates })
}
