'use client'

import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { fileClass } from '@/components/staff/file-class'
import { BackLink, Screen, ScreenHead } from '@/components/staff/screen'
import { saveFile } from '@/components/staff/save-file'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { InputField } from '@/components/staff/input-field'
import { Switch } from '@/components/ui/switch'
import { showError, showToast } from '@/components/ui/toast'
import { counted } from '@/lib/text/counted'
import { officeMoment } from '@/lib/time/office-time'
import { type ImportReport, type ImportRun } from '@/lib/wordpress/types'
import { Download } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { ImportTable, LeftList } from './import-report'

type Undone = { posts: number; pages: number; kept: string[] }

const countOf = (report: ImportReport, kind: 'post' | 'page') =>
  report.items.filter((item) => item.kind === kind && item.outcome === 'comes').length

/** "12 posts and 3 pages" */
const amount = (posts: number, pages: number): string =>
  [posts > 0 && counted(posts, 'post'), pages > 0 && counted(pages, 'page')].filter(Boolean).join(' and ') ||
  'nothing'

/** Looks through a WordPress export, imports it with a report, and undoes that. */
export function ImportScreen({ last }: { last: ImportRun | null }) {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [publishes, setPublishes] = useState(true)
  const [report, setReport] = useState<ImportReport | null>(null)
  const [busy, setBusy] = useState<'look' | 'import' | 'undo' | null>(null)
  const [refusal, setRefusal] = useState('')
  const [asksToUndo, setAsksToUndo] = useState<ImportRun | null>(null)
  const isDone = report?.run !== null && report !== null

  async function send(step: 'look' | 'import', newFile: File | null, asDrafts: boolean) {
    if (!newFile) return
    setBusy(step)
    setRefusal('')
    const path = `/api/blog/import${step === 'look' ? '/look' : ''}${asDrafts ? '?drafts' : ''}`
    const answer = await staffCall<ImportReport>('POST', path, newFile)
    setBusy(null)
    if (!answer.ok) {
      setRefusal(answer.detail)
      setReport(null)
      return input.current?.focus()
    }
    setReport(answer.data)
    if (step === 'import') {
      const posts = countOf(answer.data, 'post')
      showToast({ title: `Imported ${amount(posts, countOf(answer.data, 'page'))}` })
      router.refresh()
    }
  }

  // An effect, because the heading must be rendered first.
  useEffect(() => heading.current?.focus(), [report])

  async function undo({ run }: ImportRun) {
    setAsksToUndo(null)
    setBusy('undo')
    const answer = await staffCall<Undone>('POST', '/api/blog/import/undo', { run })
    setBusy(null)
    if (!answer.ok) return showError('The import could not be undone', answer.detail)
    const { posts, pages, kept } = answer.data
    showToast({
      title: `Import undone: ${amount(posts, pages)} removed`,
      description: kept.length > 0 ? `Changed since, so it stays: ${kept.join(', ')}` : undefined,
    })
    setReport(null)
    setFile(null)
    if (input.current) input.current.value = ''
    router.refresh()
  }

  const posts = report ? countOf(report, 'post') : 0
  const pages = report ? countOf(report, 'page') : 0
  const thisRun = isDone && report.run ? { run: report.run, at: '', posts, pages } : null
  return (
    <Screen>
      <BackLink href="/admin/blog">Blog</BackLink>
      <ScreenHead
        title="Import from WordPress"
        note="Imports posts and pages with their dates, categories and addresses. Nothing is imported twice."
      />
      <div className="grid max-w-190 gap-4">
        <InputField
          label="Export file"
          hint="In WordPress: Tools, Export, All content. At most 20 MB. Upload pictures to the library first, under the same names."
          error={refusal}
          ref={input}
          type="file"
          className={fileClass}
          accept=".xml,text/xml,application/xml"
          onChange={(event) => {
            const newFile = event.target.files?.[0] ?? null
            setFile(newFile)
            setReport(null)
            void send('look', newFile, !publishes)
          }}
        />
        {!isDone && (
          <Switch
            label="Publish what was published there"
            note="Off: everything is imported as a draft that only staff see."
            checked={publishes}
            onChange={(on) => {
              setPublishes(on)
              void send('look', file, !on)
            }}
          />
        )}
        {last && !report && (
          <p className="text-13 text-stone">
            The last import brought {amount(last.posts, last.pages)}, {officeMoment(last.at)}.{' '}
            <Button look="quiet" size="small" disabled={busy !== null} onClick={() => setAsksToUndo(last)}>
              Undo it
            </Button>
          </p>
        )}
      </div>
      <p className="mt-4 text-stone" role="status">
        {busy === 'look' && 'Looking at the file...'}
        {busy === 'import' && 'Importing. This takes a moment; you can leave, it goes on.'}
        {busy === 'undo' && 'Undoing the import...'}
      </p>
      {report && busy !== 'look' && (
        <section className="mt-4" aria-labelledby="import-report">
          <div className="mb-4 flex flex-wrap items-end gap-3">
            <div>
              <h2 id="import-report" tabIndex={-1} ref={heading} className="focus:outline-none">
                {isDone
                  ? `Imported ${amount(posts, pages)} from ${report.site}`
                  : `${report.site}: ${amount(posts, pages)} would be imported`}
              </h2>
              <p className="mt-1 text-stone">{aboutRedirects(report.redirects, isDone)}</p>
            </div>
            <div className="ml-auto flex flex-wrap gap-2 max-tablet:w-full max-tablet:*:flex-1">
              {isDone && (
                <>
                  <Button
                    onClick={() =>
                      saveFile(new Blob([reportText(report)], { type: 'text/plain' }), 'import-report.txt')
                    }
                  >
                    <Download className="size-4" aria-hidden="true" />
                    Report
                  </Button>
                  {thisRun && (
                    <Button look="danger" disabled={busy !== null} onClick={() => setAsksToUndo(thisRun)}>
                      Undo this import
                    </Button>
                  )}
                </>
              )}
              {!isDone && posts + pages > 0 && (
                <Button
                  look="primary"
                  aria-busy={busy === 'import'}
                  disabled={busy !== null}
                  onClick={() => void send('import', file, !publishes)}
                >
                  Import {amount(posts, pages)}
                </Button>
              )}
            </div>
          </div>
          <ImportTable items={report.items} isDone={isDone} />
          <LeftList left={report.left} pictures={report.pictures} />
        </section>
      )}
      {asksToUndo && (
        <ConfirmDialog
          title="Undo this import?"
          text={`${amount(asksToUndo.posts, asksToUndo.pages)} will be deleted for good, with the redirects to them. Anything changed since then stays.`}
          action="Undo the import"
          run={() => undo(asksToUndo)}
          onClose={() => setAsksToUndo(null)}
        />
      )}
    </Screen>
  )
}

const aboutRedirects = (count: number, isDone: boolean): string => {
  if (count === 0) return isDone ? 'No old address had to be redirected.' : 'Nothing has been changed yet.'
  const many = counted(count, 'old address', 'old addresses')
  return isDone ? `Redirected: ${many}.` : `Nothing has been changed yet. ${many} would be redirected.`
}

/** Returns the report as plain text. */
function reportText({ site, items, left, pictures }: ImportReport): string {
  const outcomes = { comes: 'Imported', there: 'Already here', left: 'Left out' }
  return [
    `Import from ${site}`,
    '',
    ...items.map(({ outcome, kind, title, to, from, notes }) =>
      [`${outcomes[outcome]}: ${kind} “${title}”`, from && `was ${from}`, to && `is ${to}`, ...notes]
        .filter(Boolean)
        .join(' | '),
    ),
    '',
    ...left.map(
      ({ what: kind, count, why, names }) => `Left out: ${count} ${kind}. ${why} ${names.join(', ')}`,
    ),
    '',
    ...pictures.map(
      ({ file, alt, where }) => `Picture missing: ${file}, in “${where}”. Description: ${alt || 'none'}`,
    ),
  ].join('\n')
}
