/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useSearchTerm } from '@/components/staff/use-search-term'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const open = () => {
  const look = jest.fn()
  const hook = renderHook(({ current }) => useSearchTerm(current, look), { initialProps: { current: '' } })
  return { look, hook, type: (text: string) => act(() => hook.result.current[1](text)) }
}

test('the search runs once, after a pause in typing', () => {
  const { look, hook, type } = open()
  type('ki')
  type('kitchen ')
  expect(look).not.toHaveBeenCalled()
  jest.advanceTimersByTime(250)
  expect(look.mock.calls).toEqual([['kitchen']])
  // The address that follows doesn't take away what is typed.
  hook.rerender({ current: 'kitchen' })
  expect(hook.result.current[0]).toBe('kitchen ')
})

test('a filter chosen within the pause takes the text with it, and no search comes after it', () => {
  const { look, hook, type } = open()
  type(' kitchen')
  expect(hook.result.current[2]()).toBe('kitchen')
  jest.advanceTimersByTime(1_000)
  expect(look).not.toHaveBeenCalled()
})

test('Back replaces the text, and no search comes after it', () => {
  const { look, hook, type } = open()
  type('kitchen')
  hook.rerender({ current: 'bath' })
  expect(hook.result.current[0]).toBe('bath')
  jest.advanceTimersByTime(1_000)
  expect(look).not.toHaveBeenCalled()
  expect(hook.result.current[2]()).toBe('bath')
})
