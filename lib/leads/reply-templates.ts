import { projectTypes, type ContactProjectType } from '@/lib/business/project-types'
import { getService } from '@/lib/business/services'
import { getTown } from '@/lib/business/towns'
import rows from '@/lib/content/reply-templates.json'
import type { Lead } from '@/lib/content-types'

/** A text to answer with. The names in braces are filled in with what the lead says. */
export type ReplyTemplate = { id: string; name: string; subject: string; body: string }

/** What can stand in braces, and what it means. */
export const replyFacts = {
  'first name': 'the homeowner’s first name',
  about: 'what the request is about, such as “kitchen remodeling”',
  town: 'the town',
  phone: 'the office’s telephone number',
  business: 'the business’s short name',
  me: 'your own name',
} as const
type Fact = keyof typeof replyFacts

/** What there is before staff write their own. */
export const firstTemplates: ReplyTemplate[] = rows

export type ReplyContext = { phone: string; business: string; me: string }

/** What is known of a lead, by the names that stand in braces. */
function factsOf(lead: Lead, { phone, business, me }: ReplyContext): Record<Fact, string> {
  const about = projectTypes[lead.projectType as ContactProjectType] ?? getService(lead.service)?.name
  const isVague = !about || lead.projectType === 'multiple' || lead.projectType === 'not-sure'
  return {
    'first name': lead.name.trim().split(/\s+/)[0] ?? '',
    about: isVague ? 'your project' : about.charAt(0).toLowerCase() + about.slice(1),
    town: (getTown(lead.town)?.name ?? lead.town) || 'Rockland County',
    phone,
    business,
    me,
  }
}

/** A template with a lead's facts in it; a brace that means nothing stays as it is. */
export function fillTemplate(
  { subject, body }: Pick<ReplyTemplate, 'subject' | 'body'>,
  lead: Lead,
  context: ReplyContext,
): { subject: string; body: string } {
  const facts: Partial<Record<string, string>> = factsOf(lead, context)
  const fill = (text: string) => text.replace(/\{([a-z ]+)\}/g, (whole, name: string) => facts[name] ?? whole)
  return { subject: fill(subject).replace(/[\r\n]+/g, ' '), body: fill(body) }
}
