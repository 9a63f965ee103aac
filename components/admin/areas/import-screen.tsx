'use client'

import { Download } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { BackLink, linkClass, Screen, ScreenHead } from '@/components/staff/screen'
import { staffCall } from '@/components/staff/staff-call'
import { fileClass } from '@/components/staff/file-class'
import { Button, buttonClass } from '@/components/ui/button'
import { InputField } from '@/components/staff/input-field'
import { showToast } from '@/components/ui/toast'
import { areasHome } from '@/components/records/areas-head'
import { type ImportReport } from '@/lib/records/place/import'
import { remarksText, changesText, reportText } from './import-report'
import { ImportTable } from './import-table'

const importPath = '/api/areas/places/import'
const maxBytes = 900 * 1024

/** Returns the text of a file, in UTF-8 or Windows-1252, which spreadsheets use. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Imports places from a table, after a report of what it would do. */
export function ImportScreen() {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [csv, setCsv] = useState('')
  const [report, setReport] = useState<ImportReport | null>(null)
  const [isDone, setIsDone] = useState(false)
  const [busy, setBusy] = useState<'look' | 'import' | null>(null)
  const [refusal, setRefusal] = useState('')

  async function send(text: string, dryRun: boolean) {
    setBusy(dryRun ? 'look' : 'import')
    setRefusal('')
    const answer = await staffCall<ImportReport>('POST', importPath, { csv: text, dryRun })
    setBusy(null)
    if (!answer.ok) {
      setReport(null)
      setRefusal(Object.values(answer.errors)[0] ?? answer.detail)
      return input.current?.focus()
    }
    setReport(answer.data)
    setIsDone(!dryRun)
    if (!dryRun) {
      showToast({ title: `Imported ${changesText(answer.data)}` })
      router.refresh()
    }
  }

  // An effect, because the heading must be rendered first.
  useEffect(() => heading.current?.focus(), [report])

  async function preview(file: File | undefined) {
    setReport(null)
    setIsDone(false)
    if (!file) return
    if (file.size > maxBytes)
      return setRefusal('The file is larger than 900 KB. Send a table of places only.')
    const text = await textOf(file)
    setCsv(text)
    await send(text, true)
  }

  const changeCount = report ? report.added.length + report.changed.length : 0
  return (
    <Screen>
      <BackLink href={areasHome}>Places</BackLink>
      <ScreenHead
        title="Import places"
        note="Adds new places and updates existing ones. None is removed. You’ll see what would change before anything is saved."
      />
      <div className="grid max-w-190 gap-4">
        <InputField
          label="Table"
          hint="A CSV file saved from a spreadsheet. The first row names the columns. An empty cell changes nothing."
          error={refusal}
          ref={input}
          type="file"
          className={fileClass}
          accept=".csv,text/csv"
          onChange={(event) => void preview(event.target.files?.[0])}
        />
        <p className="text-13 text-stone">
          Start from{' '}
          <a className={linkClass} href={importPath} download="places.csv">
            your places as a table
          </a>
          , with all columns.
        </p>
      </div>
      <p className="mt-4 text-stone" role="status">
        {busy === 'look' && 'Reading the table...'}
        {busy === 'import' && 'Importing. This takes a moment.'}
      </p>
      {report && busy !== 'look' && (
        <section className="mt-4" aria-labelledby="import-report">
          <div className="mb-4 flex flex-wrap items-end gap-3">
            <div>
              <h2 id="import-report" tabIndex={-1} ref={heading} className="focus:outline-none">
                {isDone ? `Imported ${changesText(report)}` : `This would import ${changesText(report)}`}
              </h2>
              <p className="mt-1 text-stone">{remarksText(report, isDone)}</p>
            </div>
            <div className="ml-auto flex flex-wrap gap-2 max-tablet:w-full max-tablet:*:flex-1">
              {report.refused.length + changeCount > 0 && (
                <a
                  className={buttonClass({ className: 'no-underline' })}
                  href={`data:text/plain;charset=utf-8,${encodeURIComponent(reportText(report, isDone))}`}
                  download="import-report.txt"
                >
                  <Download className="size-4" aria-hidden="true" />
                  Report
                </a>
              )}
              {!isDone && changeCount > 0 && (
                <Button
                  look="primary"
                  aria-busy={busy === 'import'}
                  disabled={busy !== null}
                  onClick={() => void send(csv, false)}
                >
                  Import {changesText(report)}
                </Button>
              )}
            </div>
          </div>
          <ImportTable report={report} isDone={isDone} />
        </section>
      )}
    </Screen>
  )
}
