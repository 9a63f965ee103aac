/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { insertRemovedRows } from '@/components/staff/removed-rows'
import { UndoRow } from '@/components/staff/undo-line'
import { useTrash } from '@/components/staff/use-trash'

jest.mock('lucide-react', () => ({ Undo2: () => null }))
const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

// jsdom knows no dialog that is modal, and scrolls nothing.
const look = document.querySelector.bind(document)
document.querySelector = (selector: string) => look(selector.replace('dialog:modal', 'dialog[data-modal]'))
Element.prototype.scrollIntoView = () => {}
globalThis.CSS = { escape: (text: string) => text } as typeof CSS

const rowOf = (id: string) => ({ id })
const goneRow = (id: string, before: string | null) => ({ row: rowOf(id), before, height: 1, since: 0 })

test('rows that have left the list stand where they stood', () => {
  const place = (ids: string, ...goneRows: ReturnType<typeof goneRow>[]) =>
    insertRemovedRows([...ids].map(rowOf), goneRows)
      .map(({ id }) => id)
      .join('')
  expect(place('acd', goneRow('b', 'c'))).toBe('abcd')
  // In whatever order they went, and also while the list still has them.
  expect(place('ad', goneRow('b', 'c'), goneRow('c', 'd'))).toBe('abcd')
  expect(place('ad', goneRow('c', 'd'), goneRow('b', 'd'))).toBe('acbd')
  expect(place('abcd', goneRow('b', 'c'))).toBe('abcd')
  expect(place('ab', goneRow('c', null))).toBe('abc')
  expect(place('', goneRow('a', 'b'), goneRow('b', null))).toBe('ab')
  // The row below it has moved.
  expect(place('a', goneRow('b', 'x'))).toBe('ab')
})

type Listed = { id: string }
const calls: string[] = []
let works = true
function List({ listed }: { listed: readonly Listed[] }) {
  const call = (what: string) => (row: Listed) => {
    calls.push(`${what} ${row.id}`)
    return Promise.resolve(works)
  }
  const trash = useTrash<Listed>({
    titleOf: ({ id }) => id,
    remove: call('remove'),
    restore: call('restore'),
  })
  const rows = trash.placed(listed)
  return (
    <main>
      <table>
        <tbody>
          {rows.map((row) => {
            const line = trash.lineOf(row.id)
            return line ? (
              <UndoRow key={row.id} line={line} columns={1} />
            ) : (
              <tr key={row.id} data-id={row.id}>
                <td>
                  <button data-row-link="" onClick={() => trash.remove(row, rows)}>
                    Delete {row.id}
                  </button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </main>
  )
}

const seen = () => screen.getAllByRole('row').map((row) => row.textContent)
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }), { detail: 1 })

beforeEach(() => {
  jest.useFakeTimers()
  calls.length = 0
  works = true
})
afterEach(() => jest.useRealTimers())

test('Undo stands for ten seconds where the row was; a double click deletes one and undoes nothing', async () => {
  const { rerender } = render(<List listed={[...'abc'].map(rowOf)} />)
  press('Delete b')
  const undo = screen.getByRole('button', { name: 'Undo', description: '“b” is in the trash.' })
  expect(document.activeElement).toBe(undo)
  fireEvent.click(undo, { detail: 2 })
  await settle()
  expect(calls).toEqual(['remove b'])
  // The list comes without it: its line stays in its place.
  rerender(<List listed={[...'ac'].map(rowOf)} />)
  const words = '“b” is in the trash.Undo'
  expect(seen()).toEqual(['Delete a', words, 'Delete c'])
  await settle(9_900)
  expect(seen()).toEqual(['Delete a', words, 'Delete c'])
  await settle(200)
  expect(seen()).toEqual(['Delete a', 'Delete c'])
  // The focus was on it, and stays in the list.
  expect(document.activeElement?.textContent).toBe('Delete c')
  expect(calls).toEqual(['remove b'])
})

test('Undo and Ctrl Z bring back, the last one first', async () => {
  const { rerender } = render(<List listed={[...'abc'].map(rowOf)} />)
  press('Delete a')
  press('Delete b')
  await settle()
  rerender(<List listed={[...'c'].map(rowOf)} />)
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  await settle()
  expect(calls).toEqual(['remove a', 'remove b', 'restore b'])
  // Shown before the list has it again, under the focus.
  expect(seen()).toEqual(['“a” is in the trash.Undo', 'Delete b', 'Delete c'])
  expect(document.activeElement?.textContent).toBe('Delete b')
  await settle(600)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail: 1 })
  await settle()
  expect(calls.at(-1)).toBe('restore a')
  rerender(<List listed={[...'abc'].map(rowOf)} />)
  expect(seen()).toEqual(['Delete a', 'Delete b', 'Delete c'])
})

test('a row that can’t be deleted is back in the list', async () => {
  works = false
  render(<List listed={[...'ab'].map(rowOf)} />)
  press('Delete a')
  await settle()
  expect(seen()).toEqual(['Delete a', 'Delete b'])
  expect(document.activeElement?.textContent).toBe('Delete a')
})
