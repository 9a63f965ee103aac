/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { type ChangeEvent, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { holdUntilHydrated } from '@/lib/around-next/hold-until-hydrated'

// jsdom has none.
globalThis.PointerEvent ??= MouseEvent as unknown as typeof PointerEvent

const log: string[] = []

function Screen() {
  const [title, setTitle] = useState('')
  return (
    <>
      <button onClick={() => log.push('save')}>Save</button>
      <button onPointerDown={() => log.push('menu')}>Menu</button>
      <button popoverTarget="account">Account</button>
      <input
        aria-label="Title"
        name="title"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <output>{title}</output>
    </>
  )
}

const choices: string[] = []
const say = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
  choices.push(
    `${target.name} ${target.type === 'checkbox' ? 'checked' in target && target.checked : target.value}`,
  )

const Choices = () => (
  <>
    <select name="status" defaultValue="new" onChange={say}>
      <option>new</option>
      <option>quoted</option>
    </select>
    <input type="checkbox" name="featured" onChange={say} />
    <input type="radio" name="scheme" value="spruce" defaultChecked onChange={say} />
    <input type="radio" name="scheme" value="navy" onChange={say} />
    <input type="file" name="table" onChange={say} />
  </>
)

const html =
  '<button>Save</button><button>Menu</button><button popovertarget="account">Account</button>' +
  '<input aria-label="Title" name="title" value=""/><output></output>'

const frame = () => act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))))

beforeAll(() => holdUntilHydrated(true))

// React's mark on what it has hydrated is no promise of its own: an upgrade that changes it fails here.
test('clicks and typing before hydration take effect after it, once', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = html
  const [save, menu, account] = root.querySelectorAll('button')
  const title = root.querySelector('input')!

  save!.click()
  menu!.click()
  menu!.click()
  expect([save, menu].map((button) => button!.getAttribute('aria-busy'))).toEqual([null, 'true'])
  const opened = new MouseEvent('click', { bubbles: true, cancelable: true })
  account!.dispatchEvent(opened)
  expect(opened.defaultPrevented).toBe(false)
  title.value = 'Winter Hours'
  title.dispatchEvent(new Event('input', { bubbles: true }))
  await frame()
  expect(log).toEqual([])

  // React's development build notes the attribute that marks the busy button.
  jest.mocked(console.error).mockImplementation(() => undefined)
  const hydrated = await act(() => Promise.resolve(hydrateRoot(root, <Screen key="first" />)))
  await frame()
  expect(log).toEqual([])
  dispatchEvent(new Event('hydrated'))
  await frame()
  expect(log).toEqual(['menu'])
  expect(menu!.hasAttribute('aria-busy')).toBe(false)
  expect(title.value).toBe('Winter Hours')
  expect(root.querySelector('output')!.textContent).toBe('Winter Hours')

  await frame()
  save!.click()
  expect(log).toEqual(['menu', 'save'])

  // An update that React makes the part anew for takes nothing away.
  act(() => hydrated.render(<Screen key="again" />))
  expect(root.querySelector('input')).not.toBe(title)
  expect(root.querySelector('input')!.value).toBe('')
  await frame()
  await frame()
  expect(root.querySelector('input')!.value).toBe('Winter Hours')
  expect(root.querySelector('output')!.textContent).toBe('Winter Hours')
  // The texts of a submitted form aren't put back.
  root.dispatchEvent(new Event('submit', { bubbles: true }))
  act(() => hydrated.render(<Screen key="sent" />))
  await frame()
  expect(root.querySelector('input')!.value).toBe('')

  // The editor for texts isn't React's.
  const editor = document.body.appendChild(document.createElement('div'))
  editor.setAttribute('contenteditable', 'true')
  const letter = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true })
  expect(editor.dispatchEvent(letter)).toBe(true)
})

test('what was chosen before hydration is known after it, once', async () => {
  const root = document.body.appendChild(document.createElement('form'))
  root.innerHTML = renderToString(<Choices />)
  const [featured, spruce, navy, table] = root.querySelectorAll('input')
  const status = root.querySelector('select')!
  status.value = 'quoted'
  status.dispatchEvent(new Event('input', { bubbles: true }))
  for (const box of [featured, navy, spruce, navy]) box!.click()
  table!.dispatchEvent(new Event('input', { bubbles: true }))
  await frame()

  await act(() => Promise.resolve(hydrateRoot(root, <Choices />)))
  await frame()
  await frame()
  expect(choices).toEqual(['status quoted', 'featured true', 'scheme spruce', 'scheme navy', 'table '])
  expect([status.value, featured!.checked, spruce!.checked, navy!.checked]).toEqual([
    'quoted',
    true,
    false,
    true,
  ])
  featured!.click()
  expect(choices.slice(5)).toEqual(['featured false'])
})
