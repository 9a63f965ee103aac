/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { AccountScreen } from '@/components/admin/account/account-screen'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const at = '2026-11-21T15:00:00.000Z'
const session = (id: string, device: string) => ({
  id,
  device,
  address: '192.0.2.1',
  createdAt: at,
  lastSeenAt: at,
})
const show = (secondFactor: { since: string; codesLeft: number } | null) =>
  render(
    <AccountScreen
      staff={{ name: 'Dana', email: 'dana@example.com' }}
      sessions={[session('a', 'Chrome on Windows'), session('b', 'Safari on iPhone')]}
      thisSession="a"
      secondFactor={secondFactor}
      feed={null}
      audit={[
        {
          id: '1',
          action: 'signed-in',
          target: '',
          detail: 'Chrome on Windows',
          address: '192.0.2.1',
          createdAt: at,
        },
      ]}
    />,
  )

test('it tells who one is, where one is signed in and what happened', () => {
  show({ since: at, codesLeft: 1 })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account')
  expect(screen.getByText('Dana, dana@example.com')).toBeTruthy()
  const [here, there] = screen.getAllByRole('listitem')
  expect(within(here as HTMLElement).getByText('This device')).toBeTruthy()
  expect(within(here as HTMLElement).queryByRole('button')).toBeNull()
  expect(within(there as HTMLElement).getByRole('button', { name: 'Sign out Safari on iPhone' })).toBeTruthy()
  expect(screen.getByText(/One recovery code is left/)).toBeTruthy()
  expect(screen.getByText('Signed in')).toBeTruthy()
})

test('a device is signed out by its button, all others by one', async () => {
  const calls: string[] = []
  global.fetch = jest.fn((path: string, { method }: RequestInit) => {
    calls.push(`${method} ${path}`)
    return Promise.resolve({ ok: true, text: () => Promise.resolve('') } as Response)
  }) as never
  show(null)
  fireEvent.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }))
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1))
  fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2))
  expect(calls).toEqual(['DELETE /api/account/sessions/b', 'DELETE /api/account/sessions'])
})

test('the password’s form says what is missing, and what the server refuses, at the field', async () => {
  global.fetch = jest.fn(() =>
    Promise.resolve({
      ok: false,
      status: 400,
      text: () => Promise.resolve('{"errors":{"current":"This isn’t your current password"}}'),
    } as Response),
  ) as never
  show(null)
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('New password', 'short')
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Enter your current password')).toBeTruthy()
  expect(screen.getByText('Use at least 12 characters')).toBeTruthy()
  expect(fetch).not.toHaveBeenCalled()
  type('Current password', 'guess')
  type('New password', 'lantern quarry mosaic thimble')
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('This isn’t your current password')).toBeTruthy()
})
