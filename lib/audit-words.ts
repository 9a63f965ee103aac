import { type AuditAction, type AuditRow } from './content-types'

/** An entry of one's own, in words. */
export const auditTitles: Record<AuditAction, string> = {
  'signed-in': 'Signed in',
  'sign-in-failed': 'A sign-in failed',
  'signed-out': 'Signed out',
  'session-ended': 'Signed out another device',
  'password-changed': 'Changed the password',
  'password-reset-asked': 'A link to set a new password was mailed',
  'password-reset': 'Set a new password',
  'second-factor-on': 'Switched the second step on',
  'second-factor-off': 'Switched the second step off',
  'second-factor-rule': 'Changed who needs the second step',
  'recovery-codes-made': 'Made new recovery codes',
  'recovery-code-used': 'Signed in with a recovery code',
  'staff-added': 'The account was added',
  'page-deleted': 'Deleted a page',
  'page-places-changed': 'Changed where a page is shown',
  'page-share-picture-changed': 'Changed a page’s share picture',
  'preview-link-made': 'Made a preview link',
  'preview-link-ended': 'Ended a preview link',
  'picture-deleted': 'Deleted a picture',
  'post-deleted': 'Deleted a post',
  'project-deleted': 'Deleted a project',
  'testimonial-deleted': 'Deleted a testimonial',
  'trash-emptied': 'Emptied the trash',
  'samples-removed': 'Removed the samples',
  'posts-imported': 'Imported from another site',
  'lead-trashed': 'Moved a lead to the trash',
  'lead-deleted': 'Deleted a lead',
  'leads-merged': 'Joined two leads',
  'leads-exported': 'Exported leads',
  'request-brought-in': 'Brought in a request that was set aside',
  'request-dismissed': 'Dismissed a request that was set aside',
  'templates-changed': 'Changed the reply templates',
  'settings-changed': 'Changed the settings',
  'redirect-changed': 'Changed a redirect',
  'staff-invited': 'Invited somebody',
  'staff-joined': 'Joined by an invitation',
  'staff-changed': 'Changed an account',
  'staff-deactivated': 'Deactivated or reactivated an account',
  'place-added': 'Added a place',
  'place-changed': 'Changed a place',
  'place-removed': 'Removed a place',
  'places-imported': 'Imported places',
  'service-changed': 'Changed a service',
  'words-changed': 'Changed a page’s words',
  'listing-changed': 'Changed what search engines list',
  'visit-time-blocked': 'Blocked time for visits',
  'visit-time-opened': 'Removed a block of visits',
  'visit-feed-made': 'Made a calendar address',
  'visit-feed-ended': 'Ended a calendar address',
  'site-exported': 'Exported the site',
  'site-imported': 'Imported a site',
}

/** What somebody did, to stand behind their name; what it was done to follows. */
export const auditVerbs: Record<AuditAction, string> = {
  'signed-in': 'signed in',
  'sign-in-failed': 'could not sign in',
  'signed-out': 'signed out',
  'session-ended': 'signed out another device',
  'password-changed': 'changed the password',
  'password-reset-asked': 'was mailed a link to set a new password',
  'password-reset': 'set a new password',
  'second-factor-on': 'switched the second step on',
  'second-factor-off': 'switched the second step off',
  'second-factor-rule': 'made the second step',
  'recovery-codes-made': 'made new recovery codes',
  'recovery-code-used': 'signed in with a recovery code',
  'staff-added': 'was added',
  'page-deleted': 'deleted the page',
  'page-places-changed': 'changed where the page is shown:',
  'page-share-picture-changed': 'changed the share picture of the page:',
  'preview-link-made': 'made a preview link for the page',
  'preview-link-ended': 'ended the preview link of the page',
  'picture-deleted': 'deleted the picture',
  'post-deleted': 'deleted the post',
  'project-deleted': 'deleted the project',
  'testimonial-deleted': 'deleted the testimonial of',
  'trash-emptied': 'emptied the trash',
  'samples-removed': 'removed the samples',
  'posts-imported': 'imported from another site',
  'lead-trashed': 'moved a lead to the trash',
  'lead-deleted': 'deleted a lead',
  'leads-merged': 'joined two leads',
  'leads-exported': 'exported leads',
  'request-brought-in': 'brought in a request that was set aside',
  'request-dismissed': 'dismissed a request that was set aside',
  'templates-changed': 'changed the reply templates',
  'settings-changed': 'changed the settings',
  'redirect-changed': 'redirected',
  'staff-invited': 'invited',
  'staff-joined': 'joined by an invitation',
  'staff-changed': 'changed the account of',
  'staff-deactivated': 'deactivated',
  'place-added': 'added the place',
  'place-changed': 'changed the place',
  'place-removed': 'removed the place',
  'places-imported': 'imported places',
  'service-changed': 'changed the service',
  'words-changed': 'changed the words of',
  'listing-changed': 'changed the listing of',
  'visit-time-blocked': 'blocked for visits:',
  'visit-time-opened': 'removed the block of',
  'visit-feed-made': 'made a calendar address',
  'visit-feed-ended': 'ended the calendar address',
  'site-exported': 'exported the site',
  'site-imported': 'imported a site',
}

/** What the log can be narrowed to. */
export const auditGroups = {
  'signing-in': 'Signing in and out',
  accounts: 'Accounts and passwords',
  leads: 'Leads and visits',
  content: 'Pages, posts and content',
  site: 'Settings and redirects',
} as const
export type AuditGroup = keyof typeof auditGroups

const groupOf: Record<AuditAction, AuditGroup> = {
  'signed-in': 'signing-in',
  'sign-in-failed': 'signing-in',
  'signed-out': 'signing-in',
  'session-ended': 'signing-in',
  'password-changed': 'accounts',
  'password-reset-asked': 'accounts',
  'password-reset': 'accounts',
  'second-factor-on': 'accounts',
  'second-factor-off': 'accounts',
  'second-factor-rule': 'accounts',
  'recovery-codes-made': 'accounts',
  'recovery-code-used': 'accounts',
  'staff-added': 'accounts',
  'staff-invited': 'accounts',
  'staff-joined': 'accounts',
  'staff-changed': 'accounts',
  'staff-deactivated': 'accounts',
  'page-deleted': 'content',
  'page-places-changed': 'content',
  'page-share-picture-changed': 'content',
  'preview-link-made': 'content',
  'preview-link-ended': 'content',
  'picture-deleted': 'content',
  'post-deleted': 'content',
  'project-deleted': 'content',
  'testimonial-deleted': 'content',
  'trash-emptied': 'content',
  'samples-removed': 'content',
  'posts-imported': 'content',
  'lead-trashed': 'leads',
  'lead-deleted': 'leads',
  'leads-merged': 'leads',
  'leads-exported': 'leads',
  'request-brought-in': 'leads',
  'request-dismissed': 'leads',
  'templates-changed': 'leads',
  'settings-changed': 'site',
  'redirect-changed': 'site',
  'place-added': 'content',
  'place-changed': 'content',
  'place-removed': 'content',
  'places-imported': 'content',
  'service-changed': 'content',
  'words-changed': 'content',
  'listing-changed': 'content',
  'visit-time-blocked': 'leads',
  'visit-time-opened': 'leads',
  'visit-feed-made': 'accounts',
  'visit-feed-ended': 'accounts',
  'site-exported': 'site',
  'site-imported': 'site',
}

/** The actions of a group. */
export const auditActionsOf = (group: AuditGroup): AuditAction[] =>
  (Object.keys(groupOf) as AuditAction[]).filter((action) => groupOf[action] === group)

type Entry = Pick<AuditRow, 'action' | 'target' | 'detail' | 'staffName' | 'targetName' | 'detailName'>
type Sentence = { who: string; did: string; to: string; more: string }

const goneLead = 'a deleted lead'
const forGood = /^for good(?:: )?/

/** What was put into the trash, or deleted for good: by its name, else as one of its kind. */
function deletionSentence(sentence: Sentence, { detail, targetName }: Entry, kind: string): Sentence {
  const to = targetName ?? detail.replace(forGood, '')
  return {
    ...sentence,
    did: to ? sentence.did : `deleted ${kind}`,
    to,
    more: forGood.test(detail) ? 'for good' : '',
  }
}

/** An entry as a sentence in two parts: who did what, and what it was done to. No id of a record stands in it. */
export function auditSentence(entry: Entry): Sentence {
  const { action, target, detail, staffName, targetName, detailName } = entry
  const sentence = {
    who: staffName ?? 'Somebody',
    did: auditVerbs[action] ?? action,
    to: target,
    more: detail,
  }
  switch (action) {
    case 'sign-in-failed':
      return { ...sentence, to: '', more: [target, detail].filter(Boolean).join(' · ') }
    // Whose account it is stands there already.
    case 'staff-joined':
      return { ...sentence, to: '', more: detail && `as ${detail}` }
    case 'staff-deactivated':
      return detail === 'reactivated' ? { ...sentence, did: 'reactivated', more: '' } : sentence
    case 'staff-invited':
      return detail === 'taken back'
        ? { ...sentence, did: 'took back the invitation of', more: '' }
        : { ...sentence, more: detail && `as ${detail}` }
    case 'redirect-changed':
      return detail === 'deleted' ? { ...sentence, did: 'deleted the redirect of', more: '' } : sentence
    case 'page-deleted':
      return deletionSentence(sentence, entry, 'a page')
    case 'post-deleted':
      return deletionSentence(sentence, entry, 'a post')
    case 'project-deleted':
      return deletionSentence(sentence, entry, 'a project')
    case 'testimonial-deleted':
      return deletionSentence(sentence, entry, 'a testimonial')
    case 'picture-deleted':
      return deletionSentence(sentence, entry, 'a picture')
    case 'lead-trashed':
      return {
        ...sentence,
        did: targetName ? 'moved to the trash the lead of' : 'moved to the trash',
        to: targetName ?? goneLead,
      }
    // With the lead its name has gone, from here too; the import is known by where it came from.
    case 'lead-deleted':
    case 'posts-imported':
      return { ...sentence, to: '' }
    case 'leads-merged':
      return {
        ...sentence,
        did: 'joined',
        to: `${detailName ?? goneLead} and ${targetName ?? goneLead}`,
        more: '',
      }
    case 'words-changed':
      return { ...sentence, to: targetName ?? target }
    default:
      return sentence
  }
}

/** Where an entry was made from, in words: "the address 203.0.113.5". Empty where it is unknown. */
export function addressWords(address: string): string {
  if (!address || address === 'unknown') return ''
  if (/^127\.|^0:0:0:0::\/64$/.test(address)) return 'the server itself'
  if (/^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^f[cd]|^fe80/.test(address))
    return `a device in the server’s own network, ${address.replace('::/64', '')}`
  return address.endsWith('::/64') ? `the network ${address.slice(0, -5)}` : `the address ${address}`
}
