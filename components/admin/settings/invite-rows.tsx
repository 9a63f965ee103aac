'use client'

import { Mail } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { Rows } from '@/components/staff/screen'
import { staffCall } from '@/components/staff/staff-call'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { showError, showToast } from '@/components/ui/toast'
import { type InvitationLine, roleNames } from './staff-lines'

type InviteRowsProps = { invitations: InvitationLine[]; renew: (invitation: InvitationLine) => void }

/** Lists the invitations that nobody has used yet. */
export function InviteRows({ invitations, renew }: InviteRowsProps) {
  const router = useRouter()

  async function takeBack({ id, name }: InvitationLine) {
    const answer = await staffCall('DELETE', `/api/staff/invites/${id}`)
    // 404: it was withdrawn or used meanwhile, which the refreshed list shows.
    if (answer.ok || answer.status === 404)
      showToast({ title: 'Invitation withdrawn', description: `The link for ${name} no longer works.` })
    else showError('The invitation is still open', answer.detail)
    router.refresh()
  }

  return (
    <Rows>
      {invitations.map((invitation) => (
        <li key={invitation.id} className="flex-wrap">
          <span
            className="grid size-8 flex-none place-items-center rounded-full border border-dashed border-edge"
            aria-hidden="true"
          >
            <Mail className="size-4 text-stone" />
          </span>
          <span className="min-w-0 flex-1">
            <b className="font-semibold">{invitation.name}</b> {!invitation.isOpen && <Badge>Expired</Badge>}
            <small className="block text-13 wrap-anywhere text-stone tabular-nums">
              {invitation.email} · {roleNames[invitation.role]} · {invitation.note}
            </small>
          </span>
          <span className="flex gap-2 max-tablet:basis-full max-tablet:pl-11">
            <Button
              size="small"
              aria-label={`New link for ${invitation.name}`}
              onClick={() => renew(invitation)}
            >
              New link
            </Button>
            <Button
              size="small"
              look="danger"
              aria-label={`Withdraw the invitation of ${invitation.name}`}
              onClick={() => void takeBack(invitation)}
            >
              Withdraw
            </Button>
          </span>
        </li>
      ))}
    </Rows>
  )
}
