/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { signIn } from 'next-auth/react'
import { LoginForm } from '@/components/admin/login/login-form'

jest.mock('next-auth/react', () => ({ signIn: jest.fn() }))
const answers = (error: string) =>
  jest.mocked(signIn).mockResolvedValue({ ok: false, error, status: 401, url: null })

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))

beforeEach(() => {
  render(<LoginForm target="/admin/leads" />)
  type('Email', 'dana@example.com')
  type('Password', 'a long enough password')
})

test.each([
  ['CredentialsSignin', 'That email and password don’t match. Check both and try again.'],
  ['TooManyAttempts:45', 'Too many tries. Wait 45 seconds, then try again.'],
  ['TooManyAttempts:840', 'Too many tries. Wait 14 minutes, then try again.'],
  ['Unavailable', 'The site didn’t answer. Check your connection and try again.'],
  ['something internal', 'That email and password don’t match. Check both and try again.'],
])('%s is said in words', async (error, words) => {
  answers(error)
  send()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  expect(screen.queryByLabelText('Code')).toBeNull()
  // The same once more: one types it again at once.
  screen.getByLabelText('Email').focus()
  send()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
})

test('a browser without cookies is told, as next-auth only leads it elsewhere', async () => {
  const url = 'http://localhost:3000/api/auth/signin?csrf=true'
  jest.mocked(signIn).mockResolvedValue({ ok: true, error: undefined, status: 200, url } as never)
  send()
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'Your browser keeps no cookies for this site. Allow them, reload the page and try again.',
    ),
  )
})

test('the code’s field comes when the account asks for one, takes the focus and is sent along', async () => {
  answers('CodeNeeded')
  send()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')))
  expect(screen.getByRole('alert').textContent).toContain('One more step.')
  type('Code', '123 456')
  answers('CodeMismatch')
  send()
  await waitFor(() => expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true'))
  expect(jest.mocked(signIn)).toHaveBeenLastCalledWith('credentials', {
    email: 'dana@example.com',
    password: 'a long enough password',
    code: '123 456',
    redirect: false,
  })
})
