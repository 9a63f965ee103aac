'use client'

import { FileText } from 'lucide-react'
import { useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { useSingleTask } from '@/components/staff/use-single-task'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldGroup } from '@/components/ui/field'
import { showError } from '@/components/ui/toast'
import { type LeadFile, leadFiles } from '@/lib/business/lead-files'
import type { Lead } from '@/lib/content-types'
import { photoPath } from '@/lib/lead-photos'
import { AddFilesButton } from './add-files-button'
import { collectFiles, uploadLeadFile } from './upload-lead-file'

type ReplyFilesProps = {
  lead: Pick<Lead, 'id' | 'photos' | 'plan'>
  design: string | undefined
  files: LeadFile[]
  error?: string
  onChange: (files: LeadFile[]) => void
}

/** Draws the plan, or the room from the visualizer. @throws Error with a message for staff */
async function drawPicture(leadId: string, kind: 'plan' | 'design'): Promise<LeadFile> {
  const answer = await staffCall<{ id: string }>('POST', `/api/leads/${leadId}/pictures`, { kind })
  if (!answer.ok) throw new Error(answer.detail)
  return { id: answer.data.id, name: '' }
}

/** Chooses the attachments of an email: the lead's files, new ones, and the plan or the design as a picture. */
export function ReplyFiles({ lead, design, files, error, onChange }: ReplyFilesProps) {
  const [addedFiles, setAddedFiles] = useState<LeadFile[]>([])
  const { busy, runAlone } = useSingleTask()
  const allFiles = [...leadFiles(lead.photos), ...addedFiles]
  const photos = allFiles.filter(({ name }) => !name)

  const pictures = [
    ...(lead.plan ? [{ kind: 'plan' as const, name: 'plan' }] : []),
    ...(design ? [{ kind: 'design' as const, name: design }] : []),
  ]

  const add = (tasks: readonly (() => Promise<LeadFile>)[]) =>
    void runAlone(async () => {
      const { files: newFiles, refusal } = await collectFiles(tasks)
      setAddedFiles([...addedFiles, ...newFiles])
      onChange([...files, ...newFiles])
      if (refusal) showError('Some weren’t added', refusal)
      return refusal === ''
    })
  return (
    <FieldGroup label="Attachments" error={error}>
      {allFiles.length > 0 && (
        <ul aria-label="Attachments" className="max-h-56 overflow-y-auto">
          {allFiles.map((file) => (
            <li key={file.id} className="max-tablet:*:min-h-tap">
              <Checkbox
                checked={files.some(({ id }) => id === file.id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...files, file] : files.filter(({ id }) => id !== file.id))
                }
              >
                <span className="flex items-center gap-2.5 py-1">
                  {file.name ? (
                    <FileText className="m-2 size-6 flex-none text-stone" aria-hidden="true" />
                  ) : (
                    <img
                      src={photoPath(file.id, 'small')}
                      alt=""
                      width={40}
                      height={40}
                      className="size-10 rounded-picture object-cover"
                    />
                  )}
                  <span className="wrap-anywhere">{file.name || `Photo ${photos.indexOf(file) + 1}`}</span>
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <AddFilesButton
          label="Photos and files to attach"
          busy={busy}
          onChosen={(chosen) => add(chosen.map((file) => () => uploadLeadFile(file)))}
        />
        {pictures.map(({ kind, name }) => (
          <Button
            key={kind}
            size="small"
            aria-busy={busy}
            disabled={busy}
            onClick={() => add([() => drawPicture(lead.id, kind)])}
          >
            Add the {name} as a picture
          </Button>
        ))}
      </div>
    </FieldGroup>
  )
}
