import { projectTypes, type ContactProjectType } from '@/lib/business/project-types'
import { getService } from '@/lib/business/services'
import { getTown } from '@/lib/business/towns'
import rows from '@/lib/content/reply-templates.json'
import type { Lead } from '@/lib/content-types'

/** A text to reply with. Names in braces are replaced by the lead's facts. */
export type ReplyTemplate = { id: string; name: string; subject: string; body: string }

/** The names that may be in braces, and their meaning. */
export const replyFacts = {
  'first name': 'the homeowner’s first name',
  about: 'what the request is about, such as “kitchen remodeling”',
  town: 'the town',
  phone: 'the office’s telephone number',
  business: 'the business’s short name',
  'review link': 'where customers write reviews, from Settings; without one its templates aren’t offered',
  me: 'your own name',
} as const
type Fact = keyof typeof replyFacts

/** The templates until staff edit them. */
export const firstTemplates: ReplyTemplate[] = rows

export type ReplyContext = { phone: string; business: string; reviewLink: string; me: string }

function factsOf(lead: Lead, { phone, business, reviewLink, me }: ReplyContext): Record<Fact, string> {
  const about = projectTypes[lead.projectType as ContactProjectType] ?? getService(lead.service)?.name
  const isVague = !about || lead.projectType === 'multiple' || lead.projectType === 'not-sure'
  return {
    'first name': lead.name.trim().split(/\s+/)[0] ?? '',
    about: isVague ? 'your project' : about.charAt(0).toLowerCase() + about.slice(1),
    town: (getTown(lead.town)?.name ?? lead.town) || 'Rockland County',
    phone,
    business,
    'review link': reviewLink,
    me,
  }
}

/** Returns the templates that can be filled in. */
export const usableTemplates = (templates: readonly ReplyTemplate[], { reviewLink }: ReplyContext) =>
  templates.filter(({ body }) => reviewLink || !body.includes('{review link}'))

/** Fills in a template; unknown names stay as they are. */
export function fillTemplate(
  { subject, body }: Pick<ReplyTemplate, 'subject' | 'body'>,
  lead: Lead,
  context: ReplyContext,
): { subject: string; body: string } {
  const facts: Partial<Record<string, string>> = factsOf(lead, context)
  const fill = (text: string) => text.replace(/\{([a-z ]+)\}/g, (slot, name: string) => facts[name] ?? slot)
  return { subject: fill(subject).replace(/[\r\n]+/g, ' '), body: fill(body) }
}
