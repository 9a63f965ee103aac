import { ButtonLink } from '@/components/ui/button'
import { safeHref } from '@/lib/page-document/safe-link'
import { Missing, Section } from '../parts'
import { type ViewProps } from '../view-props'
import { type ButtonConfig } from './definition'

const looks = { filled: 'primary', outline: 'line', link: 'bare' } as const
const alignments = { left: 'text-left', center: 'text-center', right: 'text-right' }

// Belongs to the block before, which has left a section's space; nothing continues a dark one.
const closeBelow =
  '[:is([data-ground=ivory],[data-ground=paper],[data-ground=sand])+&]:-mt-[calc(var(--spacing-section)-28px)] ' +
  '[:is([data-ground=ivory],[data-ground=paper],[data-ground=sand])+&]:pt-0'

export function View({ config, words, inCanvas }: ViewProps<ButtonConfig>) {
  const { buttonLink, look, alignment } = config
  const text = words('buttonText')
  const href = safeHref(buttonLink)
  const isThere = href && text
  if (!isThere && !inCanvas) return null
  return (
    <Section ground="same" className={`${closeBelow} ${alignments[alignment]}`}>
      {isThere ? (
        <ButtonLink look={looks[look]} className="py-2 text-left whitespace-normal!" href={href}>
          {text}
        </ButtonLink>
      ) : (
        <Missing>Write what the button says and where it leads</Missing>
      )}
    </Section>
  )
}
