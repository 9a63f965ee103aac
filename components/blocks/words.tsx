import { Fragment, type ReactNode } from 'react'
import { type Config } from '@/lib/page-document/registry'
import { textAt } from '@/lib/page-document/texts'
import { type Sentences } from './define-block'
import { RichText } from './rich-text'
import { type ShowRich, type ShowWords } from './view-props'

type Shown = { words: ShowWords<Config>; rich: ShowRich<Config> }

/** Returns a block's texts for visitors: as written, and the sentence or nothing for only space. */
export const asWritten = (config: Config, sentences: Sentences = {}): Shown => ({
  words: (path: string) => (textAt(config, path).trim() ? textAt(config, path) : (sentences[path] ?? '')),
  rich: (path: string, look) => <RichText html={textAt(config, path)} {...look} />,
})

/** Joins the texts that aren't empty. */
export function inOneLine(all: readonly ReactNode[]): ReactNode {
  const texts = all.filter(Boolean)
  if (texts.every((words) => typeof words === 'string')) return texts.join(' · ')
  return texts.map((words, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      {words}
    </Fragment>
  ))
}
