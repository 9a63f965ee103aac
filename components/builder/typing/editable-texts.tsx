'use client'

import { type Dispatch, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { type BlockDefinition } from '@/components/blocks/define-block'
import { getDefinition } from '@/components/blocks/registry'
import { RichText, richLook, type RichLook } from '@/components/blocks/rich-text'
import { type BlockData, type ViewProps } from '@/components/blocks/view-props'
import { type PageComponent } from '@/lib/content-types'
import { plainText } from '@/lib/page-document/plain-text'
import { textAt, withTextAt } from '@/lib/page-document/texts'
import { type BuilderAction } from '../builder-action'
import { typedConfig } from '../typed-config'
import { endOfChange, labelAt, maxLengthAt } from './text-edits'
import { type Point, putCaret, readText, writeText } from './caret'
import { registerTyping } from './text-elements'
import { typeIn, type EditableText } from './type-in'

const RichTyping = lazy(async () => ({ default: (await import('./rich-typing')).RichTyping }))

type Config = Record<string, unknown>

/** Returns how the selected block shows its texts: editable, with the values of its panel. */
export function editableTexts(
  block: PageComponent,
  data: BlockData,
  dispatch: Dispatch<BuilderAction>,
): Pick<ViewProps<Config>, 'words' | 'rich'> | undefined {
  const definition = getDefinition(block.type)
  if (!definition) return undefined
  const config = { ...block.config, ...typedConfig(definition.schema, block.config) }
  const sentences = definition.sentences?.(data) ?? {}
  const fieldAt = (path: string): EditableText => ({
    ...nameAndLimit(definition, path),
    text: textAt(config, path),
    onType: (text, isNewStep) =>
      dispatch({
        type: 'edit',
        id: block.id,
        config: withTextAt(config, path, text),
        now: Date.now(),
        isNewStep,
      }),
    onStep: (step) => dispatch({ type: step }),
    onKeep: (before) => dispatch({ type: 'join', id: block.id, path, before }),
    onSay: (text) => dispatch({ type: 'announce', text }),
  })
  return {
    words: (path: string) => (
      <EditablePlainText key={path} field={fieldAt(path)} placeholder={sentences[path]} />
    ),
    rich: (path: string, look = {}) => <EditableRichText key={path} field={fieldAt(path)} look={look} />,
  }
}

const nameAndLimit = ({ labels, schema }: BlockDefinition, path: string) => ({
  label: labelAt(labels, path),
  maxLength: maxLengthAt(schema, path),
})

/** Returns a ref to the latest field, for listeners that stay. */
function useLatest(field: EditableText) {
  const latest = useRef(field)
  useLayoutEffect(() => {
    latest.current = field
  })
  return latest
}

type EditablePlainTextProps = { field: EditableText; placeholder?: string }

function EditablePlainText({ field, placeholder }: EditablePlainTextProps) {
  const { text } = field
  const span = useRef<HTMLSpanElement>(null)
  const latest = useLatest(field)
  // Rendered once: from then on the browser owns the text, and only differences are written.
  const [first] = useState(text)
  useLayoutEffect(
    () => registerTyping(span.current, (point) => typeIn(span.current!, () => latest.current, point)),
    [latest],
  )
  useLayoutEffect(() => {
    const element = span.current
    if (!element || readText(element) === text) return
    const caret = endOfChange(readText(element), text)
    writeText(element, text)
    if (element.ownerDocument.activeElement === element) putCaret(element, caret)
  }, [text])
  return (
    <span ref={span} data-words="" data-placeholder={placeholder || field.label}>
      {first}
    </span>
  )
}

type EditableRichTextProps = { field: EditableText; look: RichLook }

function EditableRichText({ field, look }: EditableRichTextProps) {
  const element = useRef<HTMLDivElement>(null)
  const [typing, setTyping] = useState<{ point?: Point } | null>(null)
  useLayoutEffect(() => registerTyping(element.current, (point) => setTyping({ point })), [])
  const rendered = <RichText html={field.text} {...look} />
  return (
    <div
      ref={element}
      data-words=""
      data-empty={plainText(field.text) ? undefined : ''}
      data-placeholder={field.label}
    >
      {typing ? (
        <Suspense fallback={rendered}>
          <RichTyping field={field} point={typing.point} look={richLook(look)} onEnd={() => setTyping(null)}>
            {rendered}
          </RichTyping>
        </Suspense>
      ) : (
        rendered
      )}
    </div>
  )
}
