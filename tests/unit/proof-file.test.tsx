/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { ProofFileField } from '@/components/admin/settings/proof-file-field'
import { maxDocumentBytes } from '@/lib/documents'

const id = '0123456789abcdef0123456789abcdef'

function Form() {
  const form = useForm({ defaultValues: { claims: { rating: { proofFile: null } } } })
  return (
    <FormProvider {...form}>
      <ProofFileField path="claims.rating.proofFile" claim="Rating" className="" />
    </FormProvider>
  )
}

test('a file that proves a claim is added, shown with a link, and removed', async () => {
  const sent: unknown[] = []
  globalThis.fetch = ((path: string, { body }: { body: unknown }) => {
    sent.push([path, body])
    return Promise.resolve({ ok: true, text: () => Promise.resolve(JSON.stringify({ id })) } as Response)
  }) as typeof fetch
  render(<Form />)
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('File that proves Rating'), { target: { files: [file] } })

  choose(new File([new Uint8Array(maxDocumentBytes + 1)], 'Large.pdf'))
  expect((await screen.findByRole('alert')).textContent).toContain('larger than 15 MB')
  expect(sent).toEqual([])

  const file = new File(['%PDF-1.7'], 'Survey 2025.pdf')
  choose(file)
  const link = await screen.findByRole('link', { name: 'Survey 2025.pdf' })
  expect(link.getAttribute('href')).toBe(`/api/private-files/${id}`)
  expect(document.activeElement).toBe(link)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent).toEqual([['/api/private-files', file]])

  fireEvent.click(screen.getByRole('button', { name: /^Remove Survey/ }))
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Add a file that proves Rating' }),
    ),
  )
})
