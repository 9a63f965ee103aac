import { type ReactNode } from 'react'
import { Stars } from '@/components/site/parts/stars'
import { largeText } from './parts'
import { inOneLine } from './words'

type Words = { content: ReactNode; rating: number; author: readonly ReactNode[] }

export function BlockQuote({ words, large }: { words: Words; large?: boolean }) {
  const { content, rating, author: who } = words
  return (
    <figure className={large ? '' : 'border-t border-line pt-5'}>
      <Stars rating={rating} />
      <blockquote
        className={`mt-3 font-serif wrap-break-word whitespace-pre-line before:content-['“'] after:content-['”'] ${
          large ? `max-w-[31em] leading-[1.3] tracking-[-0.012em] ${largeText}` : 'text-20 leading-[1.45]'
        }`}
      >
        {content}
      </blockquote>
      <figcaption className="mt-3.5 text-small text-quiet">{inOneLine(who)}</figcaption>
    </figure>
  )
}
