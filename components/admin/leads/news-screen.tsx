'use client'

import { Download } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import { BackLink, Screen, ScreenHead } from '@/components/staff/screen'
import { staffCall } from '@/components/staff/staff-call'
import { Button, ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Cell, CellNote, HeadCell, Row, Table, TableHead } from '@/components/ui/table'
import { showError, showToast } from '@/components/ui/toast'
import { type NewsSignup } from '@/lib/content-types'
import { officeMoment } from '@/lib/time/office-time'

const ConfirmDialog = lazy(() =>
  import('@/components/staff/confirm-dialog').then((file) => ({ default: file.ConfirmDialog })),
)

type NewsScreenProps = { signups: NewsSignup[]; isOwner: boolean }

/** Lists the addresses that signed up for news with an emailed design or estimate. */
export function NewsScreen({ signups, isOwner }: NewsScreenProps) {
  const [signupToRemove, setSignupToRemove] = useState<NewsSignup>()
  const router = useRouter()

  async function remove({ id, email }: NewsSignup): Promise<void> {
    const answer = await staffCall('DELETE', `/api/news-signups/${id}`)
    setSignupToRemove(undefined)
    if (!answer.ok) return showError('Nothing was removed', answer.detail)
    showToast({ title: `${email} is off the list` })
    router.refresh()
  }

  return (
    <Screen>
      <BackLink href="/admin/leads">Leads</BackLink>
      <ScreenHead
        title="News sign-ups"
        note="People who asked for news when they emailed themselves a design or an estimate."
      >
        {isOwner && signups.length > 0 && (
          <ButtonLink href="/api/news-signups" download className="max-tablet:flex-1">
            <Download className="size-4" aria-hidden="true" />
            Export as CSV
          </ButtonLink>
        )}
      </ScreenHead>
      {signups.length === 0 ? (
        <EmptyState title="Nobody yet">
          The box is on the visualizer and the price estimate, under “Email it to me”, once email is set up.
        </EmptyState>
      ) : (
        <Table>
          <TableHead>
            <HeadCell>Email</HeadCell>
            <HeadCell>Signed up</HeadCell>
            <HeadCell>What they checked</HeadCell>
            <HeadCell>
              <span className="sr-only">Actions</span>
            </HeadCell>
          </TableHead>
          <tbody>
            {signups.map((signup) => (
              <Row key={signup.id}>
                <Cell phone="title" className="font-semibold wrap-anywhere">
                  {signup.email}
                </Cell>
                <Cell phone="hidden">{officeMoment(signup.createdAt)}</Cell>
                <Cell phone="hidden" quiet>
                  {signup.text}
                  <CellNote>on {signup.page}</CellNote>
                </Cell>
                <Cell phone="meta">{officeMoment(signup.createdAt)}</Cell>
                <Cell phone="actions">
                  <Button size="small" onClick={() => setSignupToRemove(signup)}>
                    Remove<span className="sr-only"> {signup.email}</span>
                  </Button>
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
      <p className="mt-3 text-stone">
        Every email you send them needs your postal address and a way to unsubscribe. If someone asks you to
        stop, remove them here.
      </p>
      <Suspense>
        {signupToRemove && (
          <ConfirmDialog
            title={`Remove ${signupToRemove.email}?`}
            text="The address and when it was added are deleted. Lists that you exported before still have it."
            action="Remove"
            run={() => remove(signupToRemove)}
            onClose={() => setSignupToRemove(undefined)}
          />
        )}
      </Suspense>
    </Screen>
  )
}
