import { ClosingBand } from '@/components/site/parts/closing-band'
import { ButtonLink } from '@/components/ui/button'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

export function View({ words, data }: SectionProps<typeof definition>) {
  const [contact, work] = [words('contact'), words('work')]
  return (
    <ClosingBand heading={words('title')} text={words('text')}>
      {contact && (
        <ButtonLink look="primary" href="/contact/">
          {contact}
        </ButtonLink>
      )}
      {work && !data.empty.includes('/gallery') && (
        <ButtonLink look="line" href="/gallery/">
          {work}
        </ButtonLink>
      )}
    </ClosingBand>
  )
}
