/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { GoLive } from '@/components/admin/dashboard/go-live'
import { addDialogs } from './dialogs-in-jsdom'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

test.each([
  [true, 'Search engines may list the site from now on.'],
  [false, 'Search engines are still asked to leave the site out.'],
])('where search engines are let in (%s), going live says so', async (done, says) => {
  addDialogs()
  const line = { id: 'indexing', done, title: 'Search engines', note: '', href: '/admin', action: 'Open' }
  render(<GoLive lines={[line]} blockers={[]} />)
  fireEvent.click(screen.getByRole('button', { name: 'Go live' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain(says)
})
