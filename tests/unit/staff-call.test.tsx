/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { signIn } from 'next-auth/react'
import { askToSignIn, SignInAgain } from '@/components/staff/sign-in-again'
import { staffCall } from '@/components/staff/staff-call'
import { addDialogs } from './dialogs-in-jsdom'

jest.mock('next-auth/react', () => ({ signIn: jest.fn() }))

const response = (status: number) => ({
  status,
  ok: status === 200,
  text: () => Promise.resolve('{"sent":true}'),
})
const signInButton = () => screen.queryByRole('button', { name: /^Sign in/ })

addDialogs()

test('a refusal that arrives after somebody has signed in again isn’t asked about: the request is sent again', async () => {
  render(<SignInAgain email="owner@example.com" />)
  jest.mocked(signIn).mockResolvedValue({ ok: true } as never)
  let refuse = () => undefined as void
  const refusal = new Promise((resolve) => (refuse = () => resolve(response(401))))
  const fetched = jest.fn().mockReturnValueOnce(refusal).mockResolvedValue(response(200))
  globalThis.fetch = fetched

  const answer = staffCall('PUT', '/api/pages/1', {})
  await act(() => {
    void askToSignIn(true)
    return Promise.resolve()
  })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a-password' } })
  fireEvent.click(signInButton()!)
  await act(() => Promise.resolve())
  expect(signInButton()).toBeNull()
  await act(() => Promise.resolve(refuse()))
  expect(await answer).toEqual({ ok: true, data: { sent: true } })
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(signInButton()).toBeNull()
})
