import { ButtonLink } from '@/components/ui/button'
import { safeHref } from '@/lib/page-document/safe-link'
import { Missing, Section } from '../parts'
import { type ViewProps } from '../view-props'
import { type ButtonConfig } from './definition'

const looks = { filled: 'primary', outline: 'line', link: 'bare' } as const
const alignments = { left: 'text-left', center: 'text-center', right: 'text-right' }

/** A button that belongs to the block before it: on the same ground it stands close below. */
export function View({ config, inCanvas }: ViewProps<ButtonConfig>) {
  const { buttonText, buttonLink, look, alignment } = config
  const href = safeHref(buttonLink)
  const isThere = href && buttonText.trim()
  if (!isThere && !inCanvas) return null
  return (
    <Section
      ground="ivory"
      className={`[[data-ground=ivory]+&]:-mt-[calc(var(--spacing-section)-28px)] ${alignments[alignment]}`}
    >
      {isThere ? (
        <ButtonLink look={looks[look]} className="py-2 text-left whitespace-normal!" href={href}>
          {buttonText}
        </ButtonLink>
      ) : (
        <Missing>Write what the button says and where it leads</Missing>
      )}
    </Section>
  )
}
