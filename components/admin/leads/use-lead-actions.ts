import { saveFile } from '@/components/staff/save-file'
import { useSelection } from '@/components/staff/selection'
import { useSelectedAction } from '@/components/staff/use-selected-action'
import { showError } from '@/components/ui/toast'
import { type InboxLead, type LeadStatus } from '@/lib/content-types'
import { statusNames } from '@/lib/leads/lead-text'
import { type LeadChange } from '@/lib/schemas/lead-work'
import { type TrashMove } from '@/lib/schemas/trash'
import { counted } from '@/lib/text/counted'

/** The fields of a lead that actions on a selection need, for messages and undo. */
export type SelectableLead = Pick<InboxLead, 'id' | 'name' | 'status' | 'assignedTo'>

const leads = (count: number) => counted(count, 'lead')
const move = (isTrashed: boolean, status?: LeadStatus): Omit<TrashMove, 'id'> => ({
  kind: 'lead',
  isTrashed,
  status,
})

/** Returns the actions for all selected leads. They skip leads that somebody else has changed since. */
export function useLeadActions() {
  const { items } = useSelection<SelectableLead>()
  const { busy, run } = useSelectedAction<SelectableLead>()

  function setStatus(status: LeadStatus, title: (count: number) => string, isSpam?: boolean) {
    const change = isSpam === undefined ? { status } : { spam: isSpam }
    void run({
      path: '/api/leads',
      change: (lead): LeadChange => ({ ...change, expected: { status: lead.status } }),
      undo: (lead): LeadChange => ({ status: lead.status, isUndo: true, expected: { status } }),
      title,
      isLeaving: true,
    })
  }

  /** Marks them as spam or, if all of them are spam, as not spam. */
  function judge() {
    if (items.every(({ status }) => status === 'spam'))
      setStatus('new', (count) => `${leads(count)} moved to new leads`, false)
    else setStatus('spam', (count) => `${leads(count)} marked as spam`, true)
  }

  function assign(id: string | null, name: string) {
    const idOf = ({ assignedTo }: SelectableLead) => assignedTo?.id ?? null
    void run({
      path: '/api/leads',
      change: (lead): LeadChange => ({ assignedToId: id, expected: { assignedToId: idOf(lead) } }),
      undo: (lead): LeadChange => ({
        assignedToId: idOf(lead),
        isUndo: true,
        expected: { assignedToId: id },
      }),
      title: (count) => `${leads(count)} assigned to ${name}`,
    })
  }

  function trash() {
    void run({
      path: '/api/trash',
      change: ({ status }) => move(true, status),
      undo: () => move(false),
      title: (count) => `${leads(count)} moved to the trash`,
      isLeaving: true,
    })
  }

  async function exportCsv() {
    const body = JSON.stringify({ items: items.map(({ id }) => ({ id })) })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/leads/export', { method: 'POST', headers, body }).catch(() => null)
    if (answer?.ok) saveFile(await answer.blob(), 'leads.csv')
    else showError('The leads could not be exported', 'Reload the list and try again.')
  }

  return {
    items,
    busy,
    setStatus: (status: LeadStatus) =>
      setStatus(status, (count) => `${leads(count)} set to ${statusNames[status]}`),
    judge,
    assign,
    trash,
    exportCsv,
  }
}
