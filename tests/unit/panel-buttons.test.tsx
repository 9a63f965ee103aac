/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { PanelButtons } from '@/components/builder/side-panel'

const nothing = () => undefined

test.each([
  ['Save Page', undefined],
  ['Save draft', 'Save draft'],
])('a panel’s buttons say what they do to the canvas, and that %s saves it', (saving, by) => {
  render(<PanelButtons onCancel={nothing} onSave={nothing} by={by} />)
  const sentence = `Cancel undoes what you changed here. Save Changes keeps it in the canvas; ${saving} saves it on the site.`
  const { id } = screen.getByText(sentence)
  for (const name of ['Cancel', 'Save Changes'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-describedby')).toBe(id)
})
