/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { type ToastMessage } from '@/components/ui/toast'
import { show, Toaster, type ToastLook } from '@/components/ui/toaster'

jest.mock('@/components/ui/overlays.css', () => ({}), { virtual: true })
jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))

const look: ToastLook = {
  position: 'bottom-right',
  ...{ floor: '', toast: '', success: '', error: '', button: '', action: '', close: '' },
}
const screens = () => (
  <>
    <button>Anything</button>
    <Toaster look={look} />
  </>
)
beforeEach(() => void jest.mocked(usePathname).mockImplementation(() => location.pathname))
afterEach(() => history.replaceState(null, '', '/'))

/** A screen that shows a message; what is returned leads to another one. */
const page = (message: ToastMessage) => {
  const { rerender } = render(screens())
  act(() => show(message))
  return (path: string) => {
    history.pushState(null, '', path)
    rerender(screens())
  }
}
const isGoing = (title: string) =>
  screen.getByText(title).closest<HTMLElement>('[data-sonner-toast]')?.dataset.removed === 'true'
/** Sonner takes a message away in the next frame. */
const settle = () =>
  act(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Anything' }))
const key = () => fireEvent.keyDown(document.body, { key: 'j' })

test.each([
  ['a click', press],
  ['a key', key],
])('a message of success goes with the screen that it is about, left by %s', async (_, act) => {
  const go = page({ title: 'Settings saved', action: { label: 'View', run: () => {} } })
  await screen.findByText('Settings saved')
  act()
  go('/?panel=open')
  await settle()
  expect(isGoing('Settings saved')).toBe(false)
  go('/elsewhere')
  await waitFor(() => expect(isGoing('Settings saved')).toBe(true))
})

test('a message that comes with the move to another screen goes with that one', async () => {
  const go = page({ title: 'Page updated' })
  await screen.findByText('Page updated')
  go('/list')
  await settle()
  expect(isGoing('Page updated')).toBe(false)
  key()
  go('/elsewhere')
  await waitFor(() => expect(isGoing('Page updated')).toBe(true))
})

test('a message of success stays where a panel closes by going back, and goes with Back to another screen', async () => {
  page({ title: 'Request sent' })
  await screen.findByText('Request sent')
  fireEvent.popState(window)
  await settle()
  expect(isGoing('Request sent')).toBe(false)
  history.pushState(null, '', '/elsewhere')
  fireEvent.popState(window)
  await waitFor(() => expect(isGoing('Request sent')).toBe(true))
})

test.each<ToastMessage>([
  { title: 'Failed to save', destructive: true },
  { title: 'Deleted', action: { label: 'Undo', run: () => {} } },
])('$title stays: it is still to be read, or taken back', async (message) => {
  const go = page(message)
  await screen.findByText(message.title)
  press()
  go('/elsewhere')
  await settle()
  expect(isGoing(message.title)).toBe(false)
})
