/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ToastMessage } from '@/components/ui/toast'
import { show, Toaster, type ToastLook } from '@/components/ui/toaster'

jest.mock('@/components/ui/overlays.css', () => ({}), { virtual: true })

const look: ToastLook = {
  position: 'bottom-right',
  ...{ floor: '', toast: '', success: '', error: '', button: '', action: '', close: '' },
}
const page = (message: ToastMessage) => {
  render(
    <>
      <a href="/elsewhere">Elsewhere</a>
      <a href="#below">Below</a>
      <a href="/elsewhere" target="_blank">
        New tab
      </a>
      <Toaster look={look} />
    </>,
  )
  document.addEventListener('click', (event) => event.preventDefault())
  act(() => show(message))
}
const isGoing = (title: string) =>
  screen.getByText(title).closest<HTMLElement>('[data-sonner-toast]')?.dataset.removed === 'true'
/** Sonner takes a message away in the next frame. */
const settle = () =>
  act(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
const click = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

test('a message of success goes with the screen that it is about', async () => {
  page({ title: 'Settings saved', action: { label: 'View', run: () => {} } })
  await screen.findByText('Settings saved')
  click('Below')
  click('New tab')
  expect(isGoing('Settings saved')).toBe(false)
  click('Elsewhere')
  await waitFor(() => expect(isGoing('Settings saved')).toBe(true))
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
  page(message)
  await screen.findByText(message.title)
  click('Elsewhere')
  await settle()
  expect(isGoing(message.title)).toBe(false)
})
