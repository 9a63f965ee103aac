import { LocatorMap } from '@/components/site/parts/locator-map'
import { ButtonLink } from '@/components/ui/button'
import { addressLine } from '@/lib/business/profile'
import { showroomTown } from '@/lib/business/showroom'
import { servedTowns } from '@/lib/business/towns'
import { BlockTitle, Lede, Section, sideBySide } from '../parts'
import { type ViewProps } from '../view-props'
import { type MapConfig } from './definition'
import { mapsLink, townIn } from './place'

export function View({ config, words, data }: ViewProps<MapConfig>) {
  const text = words('text')
  const typedAddress = config.address.trim()
  const address = typedAddress || addressLine(data.profile)
  const places = servedTowns()
  const town = typedAddress ? townIn(typedAddress) : showroomTown(data.profile, places)
  return (
    <Section ground="ivory" className={`${sideBySide} *:only:col-span-full`}>
      <div>
        <BlockTitle className="">{words('title')}</BlockTitle>
        {text && <Lede>{text}</Lede>}
        <address className="mt-4 font-serif text-20 leading-snug whitespace-pre-line not-italic">
          {words('address')}
        </address>
        <ButtonLink look="line" className="mt-5" href={mapsLink(address)}>
          Open in Maps
        </ButtonLink>
      </div>
      {town && (
        <div className="max-w-105 @wide:justify-self-end">
          <LocatorMap town={town} places={places} profile={data.profile} />
        </div>
      )}
    </Section>
  )
}
