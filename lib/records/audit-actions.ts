import { type Kind, records } from './registry'

/** The groups to which the log can be narrowed. */
export const auditGroups = {
  'signing-in': 'Signing in and out',
  accounts: 'Accounts and passwords',
  leads: 'Leads and visits',
  content: 'Pages, posts and content',
  site: 'Settings and redirects',
} as const
export type AuditGroup = keyof typeof auditGroups

/**
 * `title` is the text for one's own entries. `verb` is the text between the name of the staff member and the record; without
 * it, that is the title in lowercase.
 */
type AuditWords = { title: string; verb: string; group: AuditGroup }

const inGroup =
  (group: AuditGroup) =>
  (title: string, verb = `${title.charAt(0).toLowerCase()}${title.slice(1)}`): AuditWords => ({
    title,
    verb,
    group,
  })
const signingIn = inGroup('signing-in')
const account = inGroup('accounts')
const lead = inGroup('leads')
const content = inGroup('content')
const site = inGroup('site')

const ownActions = {
  'signed-in': signingIn('Signed in'),
  'sign-in-failed': signingIn('A sign-in failed', 'failed to sign in'),
  'signed-out': signingIn('Signed out'),
  'session-ended': signingIn('Signed out another device'),
  'password-changed': account('Changed the password'),
  'password-reset-asked': account(
    'A link to set a new password was emailed',
    'was emailed a link to set a new password',
  ),
  'password-reset': account('Set a new password'),
  'second-factor-on': account('Turned on two-step verification'),
  'second-factor-off': account('Turned off two-step verification'),
  'second-factor-rule': account('Changed who needs two-step verification', 'made two-step verification'),
  'recovery-codes-made': account('Made new recovery codes'),
  'recovery-code-used': account('Signed in with a recovery code'),
  'staff-added': account('The account was added', 'was added'),
  'menu-changed': content('Changed the menu'),
  'page-places-changed': content('Changed where a page is shown', 'changed where the page is shown:'),
  'page-share-picture-changed': content(
    'Changed a page’s share picture',
    'changed the share picture of the page:',
  ),
  'preview-link-made': content('Made a preview link', 'made a preview link for the page'),
  'preview-link-ended': content('Turned off a preview link', 'turned off the preview link of the page'),
  'picture-deleted': content('Deleted a picture', 'deleted the picture'),
  'project-published': content('Published a job’s project', 'published'),
  'trash-emptied': content('Emptied the trash'),
  'samples-removed': content('Removed the samples'),
  'went-live': site('Took the site live'),
  'taken-back': site('Undid going live'),
  'posts-imported': content('Imported from another site'),
  'lead-trashed': lead('Moved a lead to the trash'),
  'leads-merged': lead('Merged two leads'),
  'leads-exported': lead('Exported leads'),
  'news-signups-exported': lead('Exported the news sign-ups'),
  'news-signup-removed': lead('Removed a news sign-up', 'removed a news sign-up'),
  'request-brought-in': lead('Brought in a request that was set aside'),
  'request-dismissed': lead('Dismissed a request that was set aside'),
  'templates-changed': lead('Changed the reply templates'),
  'settings-changed': site('Changed the settings'),
  'redirect-changed': site('Changed a redirect', 'redirected'),
  'staff-invited': account('Invited someone', 'invited'),
  'staff-joined': account('Joined by an invitation'),
  'staff-changed': account('Changed an account', 'changed the account of'),
  'staff-deactivated': account('Deactivated or reactivated an account', 'deactivated'),
  'place-added': content('Added a place', 'added the place'),
  'place-changed': content('Changed a place', 'changed the place'),
  'place-removed': content('Removed a place', 'removed the place'),
  'places-imported': content('Imported places'),
  'service-changed': content('Changed a service', 'changed the service'),
  'words-changed': content('Changed a page’s copy', 'changed the copy of'),
  'listing-changed': content('Changed what search engines list', 'changed the listing of'),
  'review-decided': content('Published or refused a review', 'decided about the review'),
  'visit-time-blocked': lead('Blocked time for visits', 'blocked for visits:'),
  'visit-time-opened': lead('Unblocked time for visits', 'removed the block of'),
  'busy-calendar-added': lead('Added a busy calendar', 'added the busy calendar'),
  'busy-calendar-removed': lead('Removed a busy calendar', 'removed the busy calendar'),
  'visit-feed-made': account('Made a calendar address'),
  'visit-feed-ended': account('Turned off a calendar address', 'turned off the calendar address'),
  'site-exported': site('Exported the site'),
  'site-imported': site('Imported a site'),
}
type DeletedAction = `${Kind}-deleted`
export type AuditAction = keyof typeof ownActions | DeletedAction

const deletedActions = records.map(({ kind, one, deletedWords }) => {
  const words = (kind === 'lead' ? lead : content)(`Deleted a ${one.toLowerCase()}`, deletedWords)
  return [`${kind}-deleted`, words] as const
})

/** The actions that the log writes down; each kind of record can be deleted. */
export const auditActions = { ...ownActions, ...Object.fromEntries(deletedActions) } as Record<
  AuditAction,
  AuditWords
>

/** Returns the kind of record that an action deletes; undefined for any other action. */
export const deletedKind = (action: AuditAction) => records.find(({ kind }) => action === `${kind}-deleted`)

export const auditActionsOf = (group: AuditGroup): AuditAction[] =>
  (Object.keys(auditActions) as AuditAction[]).filter((action) => auditActions[action].group === group)

/** An entry of the audit log. `createdAt` is ISO. */
export type AuditRecord = {
  id: string
  action: AuditAction
  target: string
  detail: string
  address: string
  createdAt: string
  /** The present names of the records whose ids `target` and `detail` hold. */
  targetName?: string
  detailName?: string
}

/** The same with its author: null where nobody was signed in, or the account is deleted. */
export type AuditRow = AuditRecord & { staffId: string | null; staffName: string | null }
