'use client'

import { Paperclip, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { linkClass } from '@/components/staff/screen'
import { staffCall } from '@/components/staff/staff-call'
import { useSingleTask } from '@/components/staff/use-single-task'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { LucideButton } from '@/components/ui/lucide-button'
import { type ProofFile } from '@/lib/business/claims'
import { documentMessages, documentPath, maxDocumentBytes } from '@/lib/documents'
import { useRefusal } from './setting-fields'

type ProofFileFieldProps = {
  /** The setting's path in its group. */
  path: string
  /** The name of the claim that the file proves. */
  claim: string
  className: string
}

/** Adds, shows and removes the document that proves a claim. Changes are stored with the settings. */
export function ProofFileField({ path, claim, className }: ProofFileFieldProps) {
  const { field } = useController<FieldValues>({ name: path })
  const file = field.value as ProofFile | null
  const [problem, setProblem] = useState('')
  const { busy, runAlone } = useSingleTask()
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const error = useRefusal(path) ?? problem

  /** True after a change, which replaces the pressed button: its replacement takes the focus. */
  const isMoved = useRef(false)
  useEffect(() => {
    if (isMoved.current) box.current?.querySelector<HTMLElement>('a, button')?.focus()
    isMoved.current = false
  }, [file])
  function change(value: ProofFile | null) {
    isMoved.current = true
    setProblem('')
    field.onChange(value)
  }

  const add = (chosenFile: File) =>
    runAlone(async () => {
      if (chosenFile.size > maxDocumentBytes) {
        setProblem(documentMessages.large)
        return false
      }
      const answer = await staffCall<{ id: string }>('POST', '/api/private-files', chosenFile)
      if (answer.ok) change({ id: answer.data.id, name: chosenFile.name.slice(-200) })
      else setProblem(answer.detail)
      return answer.ok
    })

  return (
    <div id={path} className={`grid grid-cols-1 justify-items-start gap-1.5 ${className}`} ref={box}>
      {file ? (
        <div className="flex max-w-full items-center gap-2">
          <Paperclip className="size-4 flex-none text-stone" aria-hidden="true" />
          <a
            // The margin keeps it clear of the bar that saves.
            className={`min-w-0 scroll-mb-24 ${linkClass}`}
            href={documentPath(file.id)}
            target="_blank"
          >
            <span className="block truncate">{file.name}</span>
          </a>
          <LucideButton
            icon={X}
            isLarge
            label={`Remove ${file.name}, which proves ${claim}`}
            title="Remove"
            onClick={() => change(null)}
          />
        </div>
      ) : (
        <Button size="small" aria-busy={busy} disabled={busy} onClick={() => input.current?.click()}>
          <Paperclip className="size-4" aria-hidden="true" />
          {busy ? 'Adding...' : 'Add a file'}
          <span className="sr-only"> that proves {claim}</span>
        </Button>
      )}
      <input
        type="file"
        hidden
        accept="application/pdf,image/jpeg,image/png,image/webp"
        ref={input}
        aria-label={`File that proves ${claim}`}
        onChange={({ target }) => {
          const [chosenFile] = target.files ?? []
          target.value = ''
          if (chosenFile) void add(chosenFile)
        }}
      />
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
