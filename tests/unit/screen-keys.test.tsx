/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { focusBeside, listKeys } from '@/components/staff/list-keys'
import { forgetRecent, listRecent, noteRecent } from '@/components/staff/recent'
import { screenActions, useScreenActions } from '@/components/staff/screen-actions'
import { setShortcuts, useShortcuts, useShortcutsOn } from '@/components/staff/shortcuts'

jest.mock('lucide-react', () => ({}))

const pressed: string[] = []
Element.prototype.scrollIntoView = () => {}

// jsdom knows no dialog that is modal.
const look = document.querySelector.bind(document)
document.querySelector = (selector: string) => look(selector.replace('dialog:modal', 'dialog[data-modal]'))

function List({ names }: { names: string[] }) {
  const on = useShortcutsOn()
  useShortcuts({ ...listKeys, n: () => pressed.push('n'), Delete: () => focusBeside(0) })
  return (
    <main>
      <p>{on ? 'on' : 'off'}</p>
      <input type="search" aria-label="Search" />
      <input type="checkbox" aria-label="Pick" />
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href="/x" data-row-link="">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const focused = () => document.activeElement?.textContent || document.activeElement?.ariaLabel

beforeEach(() => {
  pressed.length = 0
  localStorage.clear()
})
afterEach(() => jest.restoreAllMocks())

test('J and K go through the rows from wherever the focus is, / to the search', () => {
  render(<List names={['one', 'two']} />)
  press('j')
  expect(focused()).toBe('one')
  press('k')
  expect(focused()).toBe('one')
  press('j')
  press('j')
  expect(focused()).toBe('two')
  press('Delete')
  expect(focused()).toBe('two')
  press('/')
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
})

test('nothing happens while somebody types, with Ctrl, or in a dialog', () => {
  const { container } = render(<List names={['one']} />)
  screen.getByLabelText('Search').focus()
  press('n')
  screen.getByLabelText('Pick').focus()
  press('n', { ctrlKey: true })
  expect(pressed).toEqual([])
  press('n')
  expect(pressed).toEqual(['n'])
  container.append(
    Object.assign(document.createElement('div'), { innerHTML: '<dialog data-modal></dialog>' }),
  )
  press('n')
  expect(pressed).toEqual(['n'])
})

test('switched off, on all screens and for good, they are still', () => {
  const first = render(<List names={['one']} />)
  act(() => setShortcuts(false))
  press('n')
  expect(pressed).toEqual([])
  first.unmount()
  render(<List names={['one']} />)
  expect(screen.getByText('off')).toBeTruthy()
  act(() => setShortcuts(true))
  press('n')
  expect(pressed).toEqual(['n'])
})

test('a browser that keeps nothing has keys all the same, and nothing recent', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
  render(<List names={['one']} />)
  act(() => setShortcuts(false))
  press('n')
  expect(pressed).toEqual(['n'])
  noteRecent('/admin/leads/1')
  forgetRecent()
  expect(listRecent()).toEqual([])
})

test('the record opened last comes first, once, and the list has an end', () => {
  for (const id of ['1', '2', '3', '1']) noteRecent(`/admin/leads/${id}`)
  expect(listRecent()).toEqual(['/admin/leads/1', '/admin/leads/3', '/admin/leads/2'])
  for (let id = 0; id < 20; id += 1) noteRecent(`/admin/leads/${id}`)
  expect(listRecent()).toHaveLength(6)
  for (const broken of ['{', '{"a":1}', '[1,null]']) {
    localStorage.setItem('recent', broken)
    expect(listRecent()).toEqual([])
  }
})

test('a screen’s actions are there as long as it is, as they are now', () => {
  function Screen({ label }: { label: string }) {
    useScreenActions([{ label, icon: null as never, href: '/x' }])
    return null
  }
  const { rerender, unmount } = render(<Screen label="Save" />)
  rerender(<Screen label="Save and publish" />)
  expect(screenActions().map(({ label }) => label)).toEqual(['Save and publish'])
  unmount()
  expect(screenActions()).toEqual([])
})
