'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Cell, CellNote, HeadCell, Row, Table, TableHead } from '@/components/ui/table'
import { confirmSchema } from '@/lib/schemas/site-file-calls'
import { type CheckedFile } from '@/lib/site-file/types'
import { counted } from '@/lib/text/counted'
import { changeLines } from './site-file-words'
import { type useSiteFile } from './use-site-file'

type ImportPlanProps = {
  id: string
  checked: CheckedFile
  leadsHere: number
  shortName: string
  call: ReturnType<typeof useSiteFile>['call']
  onCancel: () => void
}

/** Shows what a checked file would change, and asks for the short name to confirm it. */
export function ImportPlan({ id, checked, leadsHere, shortName, call, onCancel }: ImportPlanProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(confirmSchema),
    defaultValues: { confirm: '' },
  })

  const submit = handleSubmit(async ({ confirm }) => {
    const answer = await call('POST', '/api/site-file/import', { id, confirm })
    if (!answer.ok)
      setError('confirm', { message: answer.errors.confirm ?? answer.detail }, { shouldFocus: true })
  })

  return (
    <>
      <p className="mt-5 mb-1 font-semibold">Checked: the file is whole. This is what would change.</p>
      <Table>
        <TableHead>
          <HeadCell>What</HeadCell>
          <HeadCell numeric>In the file</HeadCell>
          <HeadCell numeric>Here now</HeadCell>
          <HeadCell className="pl-8">After</HeadCell>
        </TableHead>
        <tbody>
          {changeLines(checked, leadsHere).map(({ name, file, here, after }) => (
            <Row key={name} className="hover:bg-transparent">
              <Cell phone="title" className="h-11 font-semibold">
                {name}
                <span className="tablet:hidden">
                  <CellNote>
                    {after}. {file === 'Not in the file' ? file : `In the file: ${file.toLowerCase()}`}, here
                    now: {here.toLowerCase()}
                  </CellNote>
                </span>
              </Cell>
              <Cell numeric phone="hidden" className="h-11">
                {file}
              </Cell>
              <Cell numeric phone="hidden" className="h-11">
                {here}
              </Cell>
              <Cell phone="hidden" className="h-11 pl-8">
                {after}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {checked.missing > 0 && (
        <p className="mt-3 max-w-[70ch] text-13 text-stone">
          {counted(checked.missing, 'picture')} it mentions were already missing when it was made. Their
          places stay empty.
        </p>
      )}
      <RefusedRows refused={checked.refused} />
      <p className="mt-3 max-w-[70ch] text-13 text-stone">
        What’s here is backed up first. If anything fails, the site stays as it is now.
        {checked.withLeads &&
          ' Leads that come in during the import are kept. A lead deleted since the file was made comes back with it.'}
      </p>
      <form className="mt-5 grid gap-4" method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={`Type ${shortName} to go on`}
          error={formState.errors.confirm?.message}
          className="max-w-90"
        >
          <Input autoComplete="off" spellCheck={false} {...register('confirm')} />
        </Field>
        <div className="flex flex-wrap gap-2 max-tablet:*:w-full">
          <Button type="submit" look="primary" aria-busy={formState.isSubmitting}>
            Replace the site with this file
          </Button>
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </>
  )
}

function RefusedRows({ refused: { count, rows } }: Pick<CheckedFile, 'refused'>) {
  if (count === 0) return null
  return (
    <div className="mt-4 max-w-[70ch] border-l-3 border-clay bg-clay-mist px-3.5 py-2.5">
      <p className="font-semibold">{counted(count, 'record')} can’t be imported and will be left out:</p>
      <ul className="mt-1.5 list-disc space-y-1 pl-5 text-13 wrap-anywhere">
        {rows.map(({ row, why }, index) => (
          <li key={index}>
            <b className="font-semibold">{row}.</b> {why}
          </li>
        ))}
        {count > rows.length && <li>And {counted(count - rows.length, 'more record')}.</li>}
      </ul>
      <p className="mt-1.5 text-13">
        To keep them, correct them on the site the file came from, and make the file again.
      </p>
    </div>
  )
}
