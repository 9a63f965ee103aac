/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { UnsavedSince } from '@/components/staff/status'
import { LeaveDialog } from '@/components/staff/leave-dialog'
import { addDialogs } from './dialogs-in-jsdom'

const nothing = () => undefined

test('work that is kept goes on on other devices: nothing names this browser alone', () => {
  addDialogs()
  render(<LeaveDialog onStay={nothing} onSave={nothing} onKeep={nothing} onDiscard={nothing} />)
  expect(
    screen.getByText(/you can pick them up again when you come back, on your other devices too/),
  ).toBeTruthy()
  render(<UnsavedSince since="2026-11-19T15:40:00Z" />)
  expect(screen.getByTitle(/^Kept since /).textContent).toBe('Unsaved changes')
})
