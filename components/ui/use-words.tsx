'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { fillKnown } from '@/lib/text/fill-known'

const WordsContext = createContext(fillKnown)

type ChangedTextsProps = {
  /** Staff's texts by the built-in ones. */
  texts: Readonly<Record<string, string>>
  children: ReactNode
}

/** Gives the client components below it the texts that staff changed. Without it they have the built-in ones. */
export function ChangedTexts({ texts, children }: ChangedTextsProps) {
  const outer = useContext(WordsContext)
  return (
    <WordsContext value={(text, values) => fillKnown(texts[text] ?? outer(text), values)}>
      {children}
    </WordsContext>
  )
}

/** For client components, which have no catalogue: a text is called by itself. Server components use `wordingOf`. */
export const useWords = () => useContext(WordsContext)
