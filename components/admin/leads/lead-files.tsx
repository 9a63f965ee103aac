'use client'

import { useState } from 'react'
import { useFileDrop } from '@/components/media/use-file-drop'
import { useSingleTask } from '@/components/staff/use-single-task'
import { cn } from '@/components/ui/cn'
import { showError } from '@/components/ui/toast'
import {
  type LeadFile,
  leadFiles,
  leadFilesName,
  leadFilesText,
  maxLeadFiles,
} from '@/lib/business/lead-files'
import { capitalized } from '@/lib/text/in-words'
import { AddFilesButton } from './add-files-button'
import { LeadPhotos } from './lead-photos'
import { collectFiles, uploadLeadFile } from './upload-lead-file'
import { useLeadChange } from './use-lead-change'

type LeadFilesProps = { lead: { id: string; name: string; photos: string } }

/** Shows the photos and files of a lead. Staff can add and remove some, with undo. */
export function LeadFiles({ lead }: LeadFilesProps) {
  const { photos } = lead
  const files = leadFiles(photos)
  const change = useLeadChange()(lead.id)
  const [progress, setProgress] = useState('')
  const { busy, runAlone } = useSingleTask()

  const save = (newFiles: readonly LeadFile[], title: string) =>
    change({ photos: leadFilesText(newFiles), expected: { photos } }, title, { photos })

  const add = (chosen: readonly File[]) =>
    runAlone(async () => {
      if (files.length + chosen.length > maxLeadFiles) {
        showError('Too many files', `A lead has at most ${maxLeadFiles}. Remove some first.`)
        return false
      }
      const uploads = chosen.map((file, index) => () => {
        setProgress(`Adding ${index + 1} of ${chosen.length}…`)
        return uploadLeadFile(file)
      })
      const { files: addedFiles, refusal } = await collectFiles(uploads)
      setProgress('')
      if (addedFiles.length > 0)
        await save([...files, ...addedFiles], `${capitalized(leadFilesName(addedFiles))} added`)
      if (refusal) showError('Some weren’t added', refusal)
      return refusal === ''
    })
  const { isOver, handlers } = useFileDrop((droppedFiles) => void add(droppedFiles))

  return (
    <section
      aria-label="Photos and files"
      className={cn('mb-8', isOver && 'rounded-picture outline-2 outline-offset-8 outline-brass')}
      {...handlers}
    >
      <LeadPhotos
        lead={lead}
        onRemove={(file) =>
          void save(
            files.filter(({ id }) => id !== file.id),
            `${capitalized(leadFilesName([file]))} removed`,
          )
        }
      />
      <AddFilesButton
        label="Photos and files"
        busy={busy}
        className="-mt-3"
        onChosen={(chosen) => void add(chosen)}
      />
      <span role="status" className="ml-3 text-13 text-stone">
        {progress}
      </span>
    </section>
  )
}
