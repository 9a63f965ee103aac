'use client'

import { TextField } from '@/components/fields/text-field'
import { SaveDialog } from '@/components/page-settings/save-dialog'
import { type Answer } from '@/components/staff/staff-call'
import { showToast } from '@/components/ui/toast'
import { savedNameSchema } from '@/lib/schemas/saved-blocks'

type NameDialogProps = {
  title: string
  intro: string
  action: string
  name: string
  doneText: string
  save: (name: string) => Promise<Answer<unknown>>
  onClose: () => void
}

export const NameDialog = ({ title, intro, action, name, doneText, save, onClose }: NameDialogProps) => (
  <SaveDialog
    title={title}
    intro={intro}
    action={action}
    stored={{ name }}
    schema={savedNameSchema}
    save={async (values) => {
      const answer = await save(values.name)
      if (!answer.ok) return answer.errors.name ? answer.errors : { name: answer.detail }
      showToast({ title: doneText })
      return null
    }}
    onClose={onClose}
  >
    {({ values, errors, change }) => (
      <TextField
        label="Name"
        value={values.name}
        error={errors.name}
        onChange={(next) => change({ name: next })}
      />
    )}
  </SaveDialog>
)
