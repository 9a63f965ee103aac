/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { ContactForm } from '@/components/forms/contact-form'

const chosen = () => screen.queryByRole('radio', { checked: true })?.getAttribute('value')

test('the project type follows the subject, past a service that there isn’t', () => {
  const form = (service: string) => (
    <ContactForm phone="(845) 555-0142" promise="No obligation." service={service} />
  )
  const { rerender } = render(form('kitchen-remodeling'))
  expect(chosen()).toBe('kitchen-remodeling')
  rerender(form('no-such-service'))
  expect(chosen()).toBe('kitchen-remodeling')
  rerender(form('tile-backsplash-installation'))
  expect(chosen()).toBe('tile-backsplash')
})
