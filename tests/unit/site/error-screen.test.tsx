/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { ErrorScreen } from '@/components/site/frame/error-screen'

const error = Object.assign(new Error('connection lost'), { digest: '4711' })

test('keeps a telephone number on the screen and offers another try', () => {
  const reset = jest.fn()
  render(<ErrorScreen error={error} reset={reset} />)
  expect(screen.getByRole('link', { name: '(845) 555-0142' }).getAttribute('href')).toBe('tel:+18455550142')
  expect(screen.getByText('Reference: 4711')).toBeTruthy()
  expect(screen.queryByText(/connection lost/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reset).toHaveBeenCalledTimes(1)
})

test('prefers the number of the page it stands in', () => {
  render(
    <>
      <a data-phone="(845) 555-0199" href="tel:+18455550199">
        (845) 555-0199<small>Mon–Fri 8–6</small>
      </a>
      <ErrorScreen error={error} reset={() => {}} />
    </>,
  )
  expect(screen.getAllByRole('link', { name: /555-0199/ })).toHaveLength(2)
})
