'use client'

import dynamic from 'next/dynamic'
import { FieldGroup } from '@/components/ui/field'
import { type RichEditorProps } from './rich-editor'

// The editor is the builder's heaviest part, so it loads with the first text that is opened.
const Editor = dynamic(() => import('./rich-editor').then(({ RichEditor }) => RichEditor), {
  ssr: false,
  loading: () => <div className="min-h-60 rounded-control border border-edge bg-paper" data-loading="" />,
})

export const RichField = ({ error, ...editor }: RichEditorProps & { error?: string }) => (
  <FieldGroup
    label={editor.label}
    error={error}
    hint={error ? undefined : 'Line breaks are kept. Pasted styles are dropped.'}
  >
    <Editor {...editor} />
  </FieldGroup>
)

export const RichSheet = (props: Omit<RichEditorProps, 'sheet'>) => <Editor {...props} sheet />
