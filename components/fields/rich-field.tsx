'use client'

import dynamic from 'next/dynamic'
import { type RichEditorProps } from './rich-editor'

// The editor is the builder's heaviest part: it comes with the first text that is opened.
const Editor = dynamic(() => import('./rich-editor').then(({ RichEditor }) => RichEditor), {
  ssr: false,
  loading: () => <div className="rich rich--loading" />,
})

/** Text with a few kinds of emphasis, headings, lists and links. */
export function RichField(props: RichEditorProps & { error?: string }) {
  const { label, error } = props
  return (
    <div className="field">
      <span className="label">{label}</span>
      <Editor {...props} />
      {error ? (
        <p className="error">{error}</p>
      ) : (
        <p className="hint">Line breaks are kept. Pasted styles are dropped.</p>
      )}
    </div>
  )
}
