'use client'

import { type Dispatch, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { type BlockDefinition } from '@/components/blocks/define-block'
import { getDefinition } from '@/components/blocks/registry'
import { RichText, richLook, type RichLook } from '@/components/blocks/rich-text'
import { type ViewProps } from '@/components/blocks/view-props'
import { type PageComponent } from '@/lib/content-types'
import { plainText } from '@/lib/page-document/plain-text'
import { textAt, withTextAt } from '@/lib/page-document/texts'
import { type BuilderAction } from '../builder-state'
import { typedConfig } from '../typed-config'
import { endOfChange, labelAt, longestAt } from './typed-text'
import { type Point, putCaret, readWords, writeWords } from './caret'
import { offerTyping } from './places'
import { typeIn, type WordsField } from './type-in'

const RichTyping = lazy(async () => ({ default: (await import('./rich-typing')).RichTyping }))

type Config = Record<string, unknown>

/** Returns how the selected block shows its texts: editable, with the values of its panel. */
export function typedWords(
  block: PageComponent,
  dispatch: Dispatch<BuilderAction>,
): Pick<ViewProps<Config>, 'words' | 'rich'> | undefined {
  const definition = getDefinition(block.type)
  if (!definition) return undefined
  const config = { ...block.config, ...typedConfig(definition.schema, block.config) }
  const fieldAt = (path: string): WordsField => ({
    ...nameAndLimit(definition, path),
    text: textAt(config, path),
    onType: (text, anew) =>
      dispatch({
        type: 'edit',
        id: block.id,
        config: withTextAt(config, path, text),
        now: Date.now(),
        anew,
      }),
    onStep: (step) => dispatch({ type: step }),
    onKeep: (before) => dispatch({ type: 'keep', id: block.id, path, before }),
    onSay: (text) => dispatch({ type: 'say', text, dragging: null }),
  })
  return {
    words: (path: string, placeholder) => (
      <PlainWords key={path} field={fieldAt(path)} placeholder={placeholder} />
    ),
    rich: (path: string, look = {}) => <RichWords key={path} field={fieldAt(path)} look={look} />,
  }
}

const nameAndLimit = ({ labels, schema }: BlockDefinition, path: string) => ({
  label: labelAt(labels, path),
  longest: longestAt(schema, path),
})

/** Returns a ref to the latest field, for listeners that stay. */
function useLatest(field: WordsField) {
  const latest = useRef(field)
  useLayoutEffect(() => {
    latest.current = field
  })
  return latest
}

type PlainWordsProps = { field: WordsField; placeholder?: string }

function PlainWords({ field, placeholder }: PlainWordsProps) {
  const { text } = field
  const element = useRef<HTMLSpanElement>(null)
  const latest = useLatest(field)
  // Rendered once: from then on the browser owns the text, and only differences are written.
  const [first] = useState(text)
  useLayoutEffect(
    () => offerTyping(element.current, (at) => typeIn(element.current!, () => latest.current, at)),
    [latest],
  )
  useLayoutEffect(() => {
    const words = element.current
    if (!words || readWords(words) === text) return
    const caret = endOfChange(readWords(words), text)
    writeWords(words, text)
    if (words.ownerDocument.activeElement === words) putCaret(words, caret)
  }, [text])
  return (
    <span ref={element} data-words="" data-placeholder={placeholder || field.label}>
      {first}
    </span>
  )
}

type RichWordsProps = { field: WordsField; look: RichLook }

function RichWords({ field, look: of }: RichWordsProps) {
  const element = useRef<HTMLDivElement>(null)
  const [typing, setTyping] = useState<{ at?: Point } | null>(null)
  useLayoutEffect(() => offerTyping(element.current, (at) => setTyping({ at })), [])
  const shown = <RichText html={field.text} {...of} />
  return (
    <div
      ref={element}
      data-words=""
      data-empty={plainText(field.text) ? undefined : ''}
      data-placeholder={field.label}
    >
      {typing ? (
        <Suspense fallback={shown}>
          <RichTyping field={field} at={typing.at} look={richLook(of)} onEnd={() => setTyping(null)}>
            {shown}
          </RichTyping>
        </Suspense>
      ) : (
        shown
      )}
    </div>
  )
}
