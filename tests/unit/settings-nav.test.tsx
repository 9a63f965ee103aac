/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { SettingsNav } from '@/components/admin/settings/settings-nav'

jest.mock('lucide-react', () => ({ ChevronDown: () => null }))

test('on a phone one button says which settings are shown, and opens the list of all', () => {
  render(<SettingsNav path="/admin/settings/staff" />)
  const button = screen.getByRole('button', { name: 'Settings: Staff All settings' })
  const list = screen.getByRole('list')
  const isOpen = () => [button.getAttribute('aria-expanded'), list.className.includes('max-tablet:hidden')]
  expect(isOpen()).toEqual(['false', true])
  fireEvent.click(button)
  expect(isOpen()).toEqual(['true', false])
  fireEvent.keyDown(list, { key: 'Escape' })
  expect(isOpen()).toEqual(['false', true])
  expect(document.activeElement).toBe(button)
  // Whatever is chosen closes it, and so does going on elsewhere.
  fireEvent.click(button)
  fireEvent.click(screen.getByRole('link', { name: 'Staff' }))
  expect(isOpen()).toEqual(['false', true])
  fireEvent.click(button)
  fireEvent.blur(button, { relatedTarget: document.body })
  expect(isOpen()).toEqual(['false', true])
})
