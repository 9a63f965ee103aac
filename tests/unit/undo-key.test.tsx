/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { LeadControls } from '@/components/admin/leads/lead-controls'
import { LeadKeys } from '@/components/admin/leads/lead-keys'
import { trashLead } from '@/components/admin/leads/lead-trash'
import { undoAction, useUndoKey } from '@/components/staff/undo-key'
import { emptyLead } from './empty-lead'
import { type LeadStatus } from '@/lib/content-types'
import { toastEvent, type ToastMessage } from '@/components/ui/toast'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {}, push: () => {} }) }))
const toasts: ToastMessage[] = []
addEventListener(toastEvent, ({ detail }) => toasts.push(detail))

// jsdom knows no dialog that is modal.
const look = document.querySelector.bind(document)
document.querySelector = (selector: string) => look(selector.replace('dialog:modal', 'dialog[data-modal]'))

const sent: [string, unknown][] = []
let isRefused = false
/** The lead as the server answers. */
let changed = emptyLead
beforeEach(() => {
  isRefused = false
  sent.length = toasts.length = 0
  globalThis.fetch = ((path: string, { body }: { body?: string }) => {
    sent.push([path, body && JSON.parse(body)])
    const text = () => Promise.resolve(JSON.stringify({ ...changed, events: [] }))
    return Promise.resolve({ ok: !isRefused, text } as Response)
  }) as typeof fetch
})
afterEach(() => {
  jest.restoreAllMocks()
  // No test can undo what another has left.
  jest.spyOn(Date, 'now').mockReturnValue(0)
})
beforeEach(() => jest.restoreAllMocks())

const press = (target: Element = document.body, more: object = { ctrlKey: true }) =>
  fireEvent.keyDown(target, { key: 'z', ...more })
const done: string[] = []
const change = (name: string, saved?: Promise<boolean>) => undoAction(() => done.push(name), saved)
const settle = () => act(() => Promise.resolve())

function Screen() {
  useUndoKey()
  return (
    <>
      <input aria-label="Text" />
      <select aria-label="Choice" />
    </>
  )
}

describe('Ctrl Z', () => {
  beforeEach(() => {
    done.length = 0
    render(<Screen />)
  })

  test('takes back the last change, then the one before, each once, whether by key or by its button', async () => {
    const [first, second, third] = [change('first'), change('second'), change('third')]
    third.run()
    press()
    press(screen.getByLabelText('Choice'), { metaKey: true })
    press()
    for (const { run } of [first, second, third]) run()
    await settle()
    expect(done).toEqual(['third', 'second', 'first'])
  })

  test('is left to a text field, a dialog and other keys', async () => {
    const { run } = change('one')
    press(screen.getByLabelText('Text'))
    press(document.body, {})
    press(document.body, { ctrlKey: true, shiftKey: true })
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.dataset.modal = ''
    press()
    dialog.remove()
    await settle()
    expect(done).toEqual([])
    run()
  })

  test('waits for a change that is being saved, and forgets one that failed', async () => {
    change('saved', Promise.resolve(true))
    change('failed', Promise.resolve(false))
    await settle()
    press()
    await settle()
    expect(done).toEqual(['saved'])
  })

  test('does nothing to what is more than a minute old', async () => {
    const { run } = change('old')
    const now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now + 60_001)
    press()
    await settle()
    expect(done).toEqual([])
    run()
  })

  test('lets what is older than a minute go at the next change; its button still takes it back', async () => {
    const start = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start)
    const { run } = change('old')
    clock.mockReturnValue(start + 60_001)
    change('new')
    // By a clock that is set back it would be recent again, were it still there.
    clock.mockReturnValue(start)
    press()
    press()
    await settle()
    expect(done).toEqual(['new'])
    run()
    run()
    await settle()
    expect(done).toEqual(['new', 'old'])
  })
})

describe('on a lead’s screen', () => {
  const lead = { ...emptyLead, id: 'one', name: 'Jane', status: 'new' as const }
  const show = (status: LeadStatus = 'new') => {
    const shownLead = { ...lead, status }
    render(<LeadKeys lead={shownLead} me="ann" backHref="/admin/leads" before={null} after={null} />)
    render(<LeadControls lead={shownLead} staff={[]} me="ann" today="2026-11-01" />)
    sent.length = 0
  }
  const undone = async (to: object, expected: object) => {
    await waitFor(() => expect(toasts).toHaveLength(1))
    press()
    await waitFor(() => expect(sent.at(-1)).toEqual(['/api/leads/one', { ...to, isUndo: true, expected }]))
  }

  test('E', async () => {
    show()
    changed = { ...lead, status: 'contacted' }
    fireEvent.keyDown(document.body, { key: 'e' })
    await undone({ status: 'new' }, { status: 'contacted' })
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Undone: Jane is answered'))
  })

  test('A', async () => {
    show()
    changed = { ...lead, assignedTo: { id: 'ann', name: 'Ann' } }
    fireEvent.keyDown(document.body, { key: 'a' })
    await undone({ assignedToId: null }, { assignedToId: 'ann' })
  })

  test('a status, with the focus still on it', async () => {
    show()
    const status = screen.getByLabelText('Status')
    fireEvent.change(status, { target: { value: 'lost' } })
    await waitFor(() => expect(toasts).toHaveLength(1))
    press(status)
    await waitFor(() => expect(sent.at(-1)?.[1]).toMatchObject({ status: 'new', isUndo: true }))
  })

  test('W, which makes it won', async () => {
    show()
    changed = { ...lead, status: 'won' }
    fireEvent.keyDown(document.body, { key: 'w' })
    expect(sent).toEqual([['/api/leads/one', { status: 'won' }]])
    const before = { value: null, lostReason: '' }
    await undone({ status: 'new', ...before }, { status: 'won', ...before })
  })

  test('D, which finishes a won job', async () => {
    show('won')
    changed = { ...lead, status: 'finished' }
    fireEvent.keyDown(document.body, { key: 'd' })
    await undone({ status: 'won' }, { status: 'finished' })
  })

  test('the trash', async () => {
    show()
    await trashLead({ id: 'one', name: 'Jane' }, () => {})
    press()
    await waitFor(() => expect(sent.at(-1)?.[0]).toBe('/api/leads/one/restore'))
  })

  test('nothing, where the change was refused', async () => {
    show()
    isRefused = true
    fireEvent.keyDown(document.body, { key: 'e' })
    await waitFor(() => expect(toasts).toHaveLength(1))
    press()
    await settle()
    expect(sent).toHaveLength(1)
  })
})
