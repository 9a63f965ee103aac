/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MenuScreen } from '@/components/admin/content/menu-screen'
import { TemplatesScreen } from '@/components/admin/leads/templates-screen'
import { toastEvent } from '@/components/ui/toast'
import { addDialogs } from './dialogs-in-jsdom'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))

addDialogs()

const entry = { id: '/blog', name: 'Blog', href: '/blog', label: 'News', isShown: true, absent: '' }
const template = { id: 'first', name: 'First', subject: 'About it', body: 'Hello' }

test.each([
  [
    'the menu',
    <MenuScreen menu={{ entries: [entry], others: [] }} content={{}} />,
    { field: 'Name of Blog', save: 'Save menu' },
  ],
  ['reply templates', <TemplatesScreen templates={[template]} />, { field: 'Subject', save: 'Save' }],
])('what is typed while %s is being saved stays, and is saved next', async (_, form, { field, save }) => {
  const sent: string[] = []
  const answers: (() => void)[] = []
  globalThis.fetch = ((_path: string, { body }: { body: string }) => {
    sent.push(body)
    const { entries = [] } = JSON.parse(body) as { entries?: object[] }
    const saved = JSON.stringify({ entries: entries.map((fields) => ({ ...entry, ...fields })) })
    const answer = { ok: true, text: () => Promise.resolve(saved) } as Response
    return new Promise((resolve) => answers.push(() => resolve(answer)))
  }) as typeof fetch
  const toasts: unknown[] = []
  addEventListener(toastEvent, ({ detail }) => toasts.push(detail))
  const type = (value: string) => fireEvent.change(screen.getByLabelText(field), { target: { value } })
  const press = () => fireEvent.click(screen.getByRole('button', { name: save }))

  render(form)
  for (const [index, text] of ['One', 'Two'].entries()) {
    type(text)
    press()
    await waitFor(() => expect(answers).toHaveLength(index + 1))
    type(`${text} more`)
    act(answers[index]!)
    await waitFor(() => expect(toasts).toHaveLength(index + 1))
    expect(screen.getByLabelText(field)).toHaveProperty('value', `${text} more`)
  }
  press()
  await waitFor(() => expect(answers).toHaveLength(3))
  expect(sent.at(-1)).toContain('Two more')
  act(answers[2]!)
  await waitFor(() => expect(screen.getByRole('button', { name: save })).toHaveProperty('disabled', true))
})
