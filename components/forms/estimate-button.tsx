import { type ComponentProps, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { getService } from '@/lib/business/services'
import { getTown } from '@/lib/business/towns'
import { DialogButton } from './dialog-button'

type EstimateButtonProps = Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'wide' | 'className'> & {
  /** Slugs. */
  town?: string
  service?: string | undefined
  children: ReactNode
}

/**
 * Opens the estimate dialog, prefilled with town and service; without script it leads to the contact page. For server
 * components: it knows all towns by name.
 */
export function EstimateButton({ look = 'primary', town, service, children, ...rest }: EstimateButtonProps) {
  const place = getTown(town ?? '')
  const work = getService(service ?? '')
  return (
    <DialogButton
      kind="estimate"
      subject={{
        town: place ? { slug: place.slug, name: place.name } : undefined,
        service: work ? { slug: work.slug, name: work.name } : undefined,
      }}
    >
      {place && <input type="hidden" name="town" value={place.slug} />}
      {work && <input type="hidden" name="service" value={work.slug} />}
      <Button type="submit" look={look} {...rest}>
        {children}
      </Button>
    </DialogButton>
  )
}
