/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { SelectBox, SelectionBar, SelectionProvider } from '@/components/staff/selection'
import { useSelectedAction } from '@/components/staff/use-selected-action'
import { toastEvent, type ToastMessage } from '@/components/ui/toast'

jest.mock('lucide-react', () => ({}))
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

// jsdom knows no dialog that is modal.
const look = document.querySelector.bind(document)
document.querySelector = (selector: string) => look(selector.replace('dialog:modal', 'dialog[data-modal]'))
globalThis.CSS = { escape: (text: string) => text } as typeof CSS

type Call = { method: string; path: string; items: { id: string; to?: string }[] }
const calls: Call[] = []
let refused: { id: string; detail: string }[] = []
let toast: ToastMessage | undefined
addEventListener(toastEvent, ({ detail }) => (toast = detail))
globalThis.fetch = ((path: string, { method, body }: { method: string; body: string }) => {
  calls.push({ method, path, ...(JSON.parse(body) as Pick<Call, 'items'>) })
  return Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(JSON.stringify({ refused })) })
}) as unknown as typeof fetch

function Bar() {
  const { run } = useSelectedAction()
  const mark = () =>
    void run({
      path: '/api/rows',
      change: () => ({ to: 'marked' }),
      undo: ({ name }) => ({ to: name }),
      title: (count) => `${count} marked`,
      isLeaving: true,
    })
  return (
    <SelectionBar>
      <button onClick={mark}>Mark</button>
    </SelectionBar>
  )
}

const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id.toUpperCase() }))
const far = Array.from({ length: 250 }, (_, index) => ({ id: `far${index}`, name: `Far ${index}` }))
const show = (view = 'all') => (
  <main>
    <SelectionProvider
      items={items}
      view={view}
      total={255}
      loadAll={() => Promise.resolve([...items, ...far])}
    >
      <ul>
        {items.map(({ id, name }) => (
          <li key={id} data-id={id}>
            <SelectBox ids={[id]} name={name} />
            <a href="/x" data-row-link="">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <Bar />
    </SelectionProvider>
  </main>
)

const selected = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map((box) => box.closest('li')?.dataset.id)
    .join('')
const none = () => expect(screen.queryByRole('checkbox', { checked: true })).toBeNull()
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const press = (key: string, more: object = {}) =>
  act(() => Promise.resolve(fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })))
const click = (name: string) =>
  act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name }))))

beforeEach(() => {
  calls.length = 0
  refused = []
  toast = undefined
})

test('rows are selected by box, Shift and Ctrl; Esc and another filter clear', async () => {
  const { rerender } = render(show())
  fireEvent.click(box('B'))
  fireEvent.click(box('D'), { shiftKey: true })
  expect(selected()).toBe('bcd')
  // The rest of a row selects by Ctrl; the link itself opens a tab (jsdom draws it at 0, 0).
  fireEvent.click(screen.getByText('A').closest('li')!, { ctrlKey: true, clientX: 5, clientY: 5 })
  expect(selected()).toBe('abcd')
  expect(screen.getByRole('status').textContent).toBe('4 selected')
  await press('Escape')
  none()
  fireEvent.click(box('B'))
  rerender(show('other'))
  none()
})

test('rows are selected by keys: X, Shift and an arrow, and back; Ctrl A twice selects all of the filter', async () => {
  render(show())
  screen.getByText('B').focus()
  await press('x')
  await press('ArrowDown', { shiftKey: true })
  await press('ArrowDown', { shiftKey: true })
  expect(selected()).toBe('bcd')
  await press('ArrowUp', { shiftKey: true })
  expect(selected()).toBe('bc')
  expect(document.activeElement?.textContent).toBe('C')
  await press('a', { ctrlKey: true })
  expect(selected()).toBe('abcde')
  await press('a', { ctrlKey: true })
  expect(screen.getByRole('status').textContent).toBe('255 selected')
})

test('an action names what was refused, and one undo gives the others back what each had', async () => {
  render(show())
  for (const name of ['A', 'B', 'C']) fireEvent.click(box(name))
  screen.getByText('C').focus()
  refused = [{ id: 'b', detail: 'Someone else has changed it since.' }]
  await click('Mark')
  expect(toast).toMatchObject({
    title: '2 marked',
    description: 'Not changed: B. Someone else has changed it since.',
  })
  none()
  // The rows leave: the focus goes to one that stays.
  expect(document.activeElement?.textContent).toBe('D')
  refused = []
  await act(() => Promise.resolve(toast?.action?.run()))
  expect(calls.at(-1)?.items).toEqual([
    { id: 'a', to: 'A' },
    { id: 'c', to: 'C' },
  ])
  expect(toast?.title).toBe('Undone: 2 marked')
})

test('more than 200 rows go in several requests, and nothing done is said to have failed', async () => {
  render(show())
  fireEvent.click(box('A'))
  await click('Select all 255')
  await click('Mark')
  expect(calls.map((call) => call.items.length)).toEqual([200, 55])
  fireEvent.click(box('A'))
  refused = [{ id: 'a', detail: 'It’s no longer there.' }]
  await click('Mark')
  expect(toast).toMatchObject({
    title: 'Nothing was changed',
    description: 'Not changed: A. It’s no longer there.',
    destructive: true,
  })
})
