import { type ReactNode } from 'react'
import { getService } from '@/lib/business/services'
import { getTown } from '@/lib/business/towns'
import { DialogButton } from './dialog-button'

/** `town` and `service` are slugs. For server components: it knows all towns by name. */
type EstimateButtonProps = { className?: string; town?: string; service?: string; children: ReactNode }

/** Opens the estimate dialog, prefilled with town and service; without script it leads to the contact page. */
export function EstimateButton({
  className = 'btn btn--primary',
  town,
  service,
  children,
}: EstimateButtonProps) {
  const place = getTown(town ?? '')
  const work = getService(service ?? '')
  return (
    <DialogButton
      request={{
        kind: 'estimate',
        town: place ? { slug: place.slug, name: place.name } : undefined,
        service: work ? { slug: work.slug, name: work.name } : undefined,
      }}
    >
      {place && <input type="hidden" name="town" value={place.slug} />}
      {work && <input type="hidden" name="service" value={work.slug} />}
      <button type="submit" className={className}>
        {children}
      </button>
    </DialogButton>
  )
}
