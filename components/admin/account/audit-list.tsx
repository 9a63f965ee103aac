import { Rows } from '@/components/staff/screen'
import { EmptyState } from '@/components/ui/empty-state'
import { type AuditAction, type AuditRecord } from '@/lib/content-types'
import { officeMoment } from '@/lib/time/office-time'

const words: Record<AuditAction, string> = {
  'signed-in': 'Signed in',
  'sign-in-failed': 'A sign-in failed',
  'signed-out': 'Signed out',
  'session-ended': 'Signed out another device',
  'password-changed': 'Changed the password',
  'password-reset-asked': 'A link to set a new password was mailed',
  'password-reset': 'Set a new password',
  'second-factor-on': 'Switched the second step on',
  'second-factor-off': 'Switched the second step off',
  'recovery-codes-made': 'Made new recovery codes',
  'recovery-code-used': 'Signed in with a recovery code',
  'staff-added': 'The account was added',
  'page-deleted': 'Deleted a page',
  'picture-deleted': 'Deleted a picture',
  'post-deleted': 'Deleted a post',
  'project-deleted': 'Deleted a project',
  'testimonial-deleted': 'Deleted a testimonial',
  'samples-removed': 'Removed the samples',
  'posts-imported': 'Imported from another site',
  'lead-deleted': 'Deleted a lead',
  'leads-merged': 'Joined two leads',
  'leads-exported': 'Exported leads',
  'settings-changed': 'Changed the settings',
  'redirect-changed': 'Changed a redirect',
  'staff-invited': 'Invited somebody',
  'staff-joined': 'Joined by an invitation',
  'staff-changed': 'Changed an account',
  'staff-deactivated': 'Closed an account',
  'site-exported': 'Exported the site',
  'site-imported': 'Imported a site',
}

/** What happened to an account, newest first. */
export function AuditList({ entries }: { entries: AuditRecord[] }) {
  if (entries.length === 0)
    return (
      <EmptyState small title="Nothing yet">
        Signing in, changes of your password and the like are listed here.
      </EmptyState>
    )
  return (
    <Rows>
      {entries.map(({ id, action, detail, address, createdAt }) => (
        <li key={id}>
          <span className="min-w-0 flex-1">
            <b className="font-medium">{words[action]}</b>
            <small className="block text-13 wrap-anywhere text-stone tabular-nums">
              {[officeMoment(createdAt), detail, address && `from ${address}`].filter(Boolean).join(' · ')}
            </small>
          </span>
        </li>
      ))}
    </Rows>
  )
}
