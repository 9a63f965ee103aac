import { type Metadata } from 'next'
import { PageSubject } from '@/components/forms/page-subject'
import { ClosingBand } from '@/components/site/parts/closing-band'
import { JsonLd } from '@/components/site/parts/json-ld'
import { DesignScreen } from '@/components/site/screens/design/design-screen'
import { ButtonLink } from '@/components/ui/button'
import { type Choice, choiceAddress, choicePicture, choiceText, type Finish } from '@/lib/business/finishes'
import { textsOf } from '@/lib/business/wording'
import { findOwnRoom, findRoom, type Room, roomAddress, serviceOfRoom } from '@/lib/business/rooms'
import { getService } from '@/lib/business/services'
import { listEmptyPaths } from '@/lib/data/empty-lists'
import { getProfile } from '@/lib/data/settings'
import { canSendMail } from '@/lib/mail/addresses'
import { absoluteUrl } from '@/lib/seo/address'
import { type Crumb } from '@/lib/seo/crumbs'
import { breadcrumbJsonLd, businessJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'

function crumbsOf(room: Room | undefined): Crumb[] {
  const kitchen = [
    { name: 'Home', href: '/' },
    { name: 'Design', href: '/design' },
  ]
  return room ? [...kitchen, { name: room.name, href: roomAddress(room.id) }] : kitchen
}

const kitchenSeo = {
  title: 'See Kitchen Finishes Together | Kitchen Visualizer',
  description:
    'Choose cabinets, island, counter, backsplash, floor and metal, and see them in one kitchen: what each is, how it wears, and what it may cost in Rockland County.',
  keywords: ['kitchen visualizer', 'cabinet colors', 'countertop and backsplash combinations'],
}

/** Returns the visualizer's metadata; for a shared choice with its own picture and address. */
export function designMetadata(choice: Choice, finishes: readonly Finish[], isShared = false): Metadata {
  const sentence = choiceText(choice, finishes)
  const room = findRoom(choice.room)
  const { title, description, keywords } = findOwnRoom(choice.room) ?? kitchenSeo
  const metadata = pageMetadata({
    path: roomAddress(room?.id),
    title: room && title === kitchenSeo.title ? `${room.name}: ${title}` : title,
    description,
    keywords,
    image: {
      url: choicePicture(choice, 'share'),
      width: 1200,
      height: 630,
      alt: sentence,
      type: 'image/jpeg',
    },
  })
  if (!isShared) return metadata
  // Services that preview links request this address again, so it has to be this choice's.
  const openGraph = {
    ...metadata.openGraph,
    url: absoluteUrl(choiceAddress(choice)),
    description: sentence,
  }
  return { ...metadata, openGraph, twitter: { ...metadata.twitter, description: sentence } }
}

type DesignRouteProps = {
  choice: Choice
  finishes: readonly Finish[]
  kept?: readonly Choice[]
  samples?: readonly Finish[]
}

export async function DesignRoute({ choice, finishes, kept = [], samples = [] }: DesignRouteProps) {
  const [profile, empty] = await Promise.all([getProfile(), listEmptyPaths()])
  const crumbs = crumbsOf(findRoom(choice.room))
  const words = textsOf(profile, ['design'])
  const ownRoom = findOwnRoom(choice.room)
  const service = ownRoom && getService(serviceOfRoom(ownRoom.id))
  return (
    <>
      <JsonLd data={[businessJsonLd(profile), breadcrumbJsonLd(crumbs)]} />
      {service && <PageSubject service={{ slug: service.slug, name: service.name }} />}
      <DesignScreen {...{ finishes, choice, kept, samples, crumbs, profile }} canEmail={canSendMail()} />
      <ClosingBand
        heading={words('Samples say more than a screen')}
        text={words(
          'Doors, slabs and tile are in the showroom, to be held beside each other in daylight. Bring your choice along.',
        )}
      >
        <ButtonLink look="primary" href="/contact">
          {words('Contact Us')}
        </ButtonLink>
        {!empty.includes('/gallery') && (
          <ButtonLink look="line" href="/gallery">
            {words('View Our Work')}
          </ButtonLink>
        )}
      </ClosingBand>
    </>
  )
}
