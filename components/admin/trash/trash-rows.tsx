'use client'

import { StaffLink } from '@/components/ui/staff-link'
import { useChangedRows } from '@/components/staff/changed-rows'
import { focusBeside } from '@/components/staff/list-keys'
import { changedRow, ChangesAnnouncement } from '@/components/staff/list-news'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { restoreFromTrash } from '@/components/staff/restore-from-trash'
import { Rows } from '@/components/staff/screen'
import { SelectBox } from '@/components/staff/selection'
import { rowBox, selectedRow } from '@/components/staff/selection-class'
import { staffCall } from '@/components/staff/staff-call'
import { useListNews } from '@/components/staff/use-list-news'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { showError, showToast } from '@/components/ui/toast'
import { requireKind, records } from '@/lib/records/registry'
import { daysLeft, type TrashRow } from '@/lib/records/trash-rules'
import { counted } from '@/lib/text/counted'
import { capitalized, inWords } from '@/lib/text/in-words'
import { officeTime } from '@/lib/time/office-time'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { flushSync } from 'react-dom'

type TrashRowsProps = { rows: TrashRow[]; isOwner: boolean; now: string }

/** Lists the trash: staff restore a record, owners purge it. */
export function TrashRows({ rows, isOwner, now }: TrashRowsProps) {
  const router = useRouter()
  const [confirming, setConfirming] = useState<TrashRow | null>(null)
  const changedIds = useChangedRows(rows, ({ deletedAt }) => deletedAt)
  const [busy, setBusy] = useState<string | null>(null)

  async function restore(row: TrashRow) {
    if (busy) return
    setBusy(row.id)
    const isBack = await restoreFromTrash(row.kind, row)
    setBusy(null)
    if (isBack) leave(row)
  }

  async function removeForGood(row: TrashRow) {
    const answer = await staffCall('DELETE', `/api/trash/${row.kind}/${row.id}`)
    flushSync(() => setConfirming(null))
    const kindName = requireKind(row.kind).one
    if (answer.ok) showToast({ title: `${kindName} deleted for good` })
    else showError(`Failed to delete ${kindName.toLowerCase()}`, answer.detail)
    leave(row)
  }

  /** Keeps the focus in the list when its row goes. */
  function leave({ id }: TrashRow) {
    focusBeside(rows.findIndex((row) => row.id === id))
    router.refresh()
  }

  return (
    <>
      {/* No upper border, because the tabs above have one. */}
      <Rows className="border-t-0">
        {rows.map((row) => (
          <li
            key={row.id}
            data-id={row.id}
            className={cn(
              'relative transition-colors max-tablet:flex-wrap max-tablet:py-3! max-tablet:pl-9',
              selectedRow,
              changedIds.has(row.id) && changedRow,
            )}
          >
            <SelectBox ids={[row.id]} name={row.title} className={rowBox} />
            <span className="min-w-0 flex-1 max-tablet:basis-full">
              <span className="font-semibold wrap-anywhere">
                {row.kind === 'lead' ? (
                  <StaffLink className="no-underline hover:underline" href={`/admin/leads/${row.id}`}>
                    {row.title}
                  </StaffLink>
                ) : (
                  row.title
                )}
              </span>
              <small className="block text-13 wrap-anywhere text-stone tabular-nums">
                {[requireKind(row.kind).one, row.path].filter(Boolean).join(' · ')}
              </small>
            </span>
            <span className="w-52 text-13 text-stone tabular-nums max-tablet:w-full">
              Deleted {officeTime(row.deletedAt, new Date(now))}
              {row.deletedBy && ` by ${row.deletedBy}`}
              <span className="block max-tablet:inline max-tablet:before:content-['_·_']">
                {leftWords(daysLeft(row.deletedAt, new Date(now)))}
              </span>
            </span>
            <Button
              size="small"
              data-row-link=""
              aria-busy={busy === row.id}
              onClick={() => void restore(row)}
            >
              Restore<span className="sr-only"> {row.title}</span>
            </Button>
            {isOwner && (
              <Button
                look="danger"
                size="small"
                aria-label={`Delete for good: ${row.title}`}
                onClick={() => setConfirming(row)}
              >
                Delete for good
              </Button>
            )}
          </li>
        ))}
      </Rows>
      <ChangesAnnouncement titles={rows.filter(({ id }) => changedIds.has(id)).map(({ title }) => title)} />
      {confirming && (
        <ConfirmDialog
          title={`Delete “${confirming.title}” for good?`}
          run={() => removeForGood(confirming)}
          onClose={() => setConfirming(null)}
          text={
            confirming.kind === 'lead'
              ? 'The message, notes, history and anything merged into it are deleted right away. Nobody can bring them back. Earlier backups keep them until they’re deleted too.'
              : 'Everything saved with it is deleted too. Nobody can bring it back.'
          }
        />
      )}
    </>
  )
}

const leftWords = (days: number) => (days === 0 ? 'Deleted for good today' : `${counted(days, 'day')} left`)

/** Purges what the screen shows; `until` is when it was read. */
export function EmptyTrash({ total, until }: { total: number; until: string }) {
  const router = useRouter()
  const [isAsking, setIsAsking] = useState(false)

  async function empty() {
    const answer = await staffCall('DELETE', '/api/trash', { until })
    setIsAsking(false)
    if (answer.ok) showToast({ title: 'The trash is empty' })
    else showError('The trash could not be emptied', answer.detail)
    router.refresh()
  }

  return (
    <>
      <Button look="danger" className="max-tablet:-ml-3.5" onClick={() => setIsAsking(true)}>
        Empty trash
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={total === 1 ? 'Delete what is in the trash?' : `Delete all ${total} in the trash?`}
          run={empty}
          onClose={() => setIsAsking(false)}
          text={`${capitalized(inWords(records.map(({ several }) => several.toLowerCase())))} in the trash will be deleted for good, with their earlier versions and histories. Nobody can bring them back.`}
        />
      )}
    </>
  )
}

/** Reloads the trash when it has changed elsewhere. */
export function FollowTrash({ stamp }: { stamp: string }) {
  useListNews('trash', stamp)
  return null
}
