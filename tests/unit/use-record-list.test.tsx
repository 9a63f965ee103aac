/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useRecordList } from '@/components/records/use-record-list'
import { requireListed } from '@/lib/records/registry'

type Answer = { ok: boolean; status: number; data?: unknown; detail?: string; errors: Record<string, string> }
const answers: ((answer: Answer) => void)[] = []
jest.mock('@/components/staff/staff-call', () => ({
  staffCall: () => new Promise((answer) => answers.push(answer)),
}))
const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const row = (id: string, isFeatured = false) => ({ id, version: 1, isFeatured })
const open = (ids: string) =>
  renderHook(({ stored }) => useRecordList(requireListed('project'), stored as never[]), {
    initialProps: { stored: [...ids].map((id) => row(id)) },
  })
type List = ReturnType<typeof open>
const shown = ({ result }: List) =>
  (result.current.rows as ReturnType<typeof row>[])
    .map(({ id, isFeatured }) => (isFeatured ? `${id}!` : id))
    .join('')
const arrange = ({ result }: List, ids: string) =>
  act(() => Promise.resolve(result.current.arrange([...ids])))
/** Answers the call that waits longest. */
const answer = (ok = true) =>
  act(async () => {
    answers.shift()!({ ok, status: ok ? 200 : 409, detail: 'Somebody else did', data: row('a'), errors: {} })
    await Promise.resolve()
  })

test('a list that was read before the last move doesn’t take it back', async () => {
  const list = open('abc')
  await arrange(list, 'bac')
  await arrange(list, 'bca')
  expect(shown(list)).toBe('bca')
  list.rerender({ stored: [row('b'), row('a'), row('c'), row('d')] })
  expect(shown(list)).toBe('dbca')
  await answer()
  expect(refresh).not.toHaveBeenCalled()
  await answer()
  expect(refresh).toHaveBeenCalledTimes(1)
  // From now on the list is the server's.
  list.rerender({ stored: [...'cab'].map((id) => row(id)) })
  expect(shown(list)).toBe('cab')
})

test('a refused order is taken back', async () => {
  const list = open('abc')
  await arrange(list, 'cab')
  await answer(false)
  expect(shown(list)).toBe('abc')
})

test('a row is featured at once, until the list says so or the server refuses', async () => {
  const list = open('ab')
  const feature = () => act(() => list.result.current.feature(list.result.current.rows[0]!, true))
  feature()
  expect(shown(list)).toBe('a!b')
  list.rerender({ stored: [row('a'), row('b')] })
  expect(shown(list)).toBe('a!b')
  await answer(false)
  expect(shown(list)).toBe('ab')
  feature()
  await answer()
  list.rerender({ stored: [row('a', true), row('b')] })
  expect(shown(list)).toBe('a!b')
})
