'use client'

import { UserPlus } from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { lazy, Suspense, useState } from 'react'
import { linkClass } from '@/components/staff/screen'
import { Button } from '@/components/ui/button'
import { InviteRows } from './invite-rows'
import { SecondStepRule } from './second-step-rule'
import { SettingsFrame } from './settings-frame'
import { type InvitationLine, type PersonLine } from './staff-lines'
import { type PersonTask, StaffRows } from './staff-rows'

const InviteDialog = lazy(() => import('./invite-dialog').then((file) => ({ default: file.InviteDialog })))
const PersonTaskDialog = lazy(() =>
  import('./person-dialogs').then((file) => ({ default: file.PersonTaskDialog })),
)

type OpenDialog =
  | { about: 'invite'; fields?: Pick<InvitationLine, 'name' | 'email' | 'role'> }
  | { about: PersonTask; person: PersonLine }

/** Lists accounts and open invitations, with an owner's tasks for each. */
export function StaffScreen({
  people,
  invitations,
  secondStep,
}: {
  people: PersonLine[]
  invitations: InvitationLine[]
  secondStep: { isRequired: boolean; isYours: boolean }
}) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)
  const yourEmail = people.find(({ isYou }) => isYou)?.email ?? ''
  return (
    <SettingsFrame
      path="/admin/settings/staff"
      title="Staff"
      note="Owners can do everything. Editors work on leads, pages, posts and pictures, but not on settings, staff, redirects or the audit log."
      actions={
        <Button look="primary" className="max-tablet:w-full" onClick={() => setDialog({ about: 'invite' })}>
          <UserPlus className="size-4" aria-hidden="true" />
          Invite
        </Button>
      }
    >
      <StaffRows people={people} ask={(about, person) => setDialog({ about, person })} />
      {invitations.length > 0 && (
        <section aria-labelledby="invitations" className="mt-10">
          <h3 id="invitations" className="mb-3">
            Invitations
          </h3>
          <InviteRows
            invitations={invitations}
            renew={({ name, email, role }) => setDialog({ about: 'invite', fields: { name, email, role } })}
          />
        </section>
      )}
      <SecondStepRule
        {...secondStep}
        without={people.filter(({ isActive, hasSecondFactor }) => isActive && !hasSecondFactor).length}
      />
      <p className="mt-8 max-w-[64ch] text-stone">
        Your own password, two-step verification and devices are under{' '}
        <StaffLink className={linkClass} href="/admin/account">
          Your account
        </StaffLink>
        .
      </p>
      {/* Its own boundary, so that list and focus stay while a dialog loads. */}
      <Suspense>
        {dialog?.about === 'invite' && (
          <InviteDialog fields={dialog.fields} yourEmail={yourEmail} onClose={close} />
        )}
        {dialog && 'person' in dialog && (
          <PersonTaskDialog {...dialog} yourEmail={yourEmail} onClose={close} />
        )}
      </Suspense>
    </SettingsFrame>
  )
}
