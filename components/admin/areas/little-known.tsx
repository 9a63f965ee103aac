import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { useSingleTask } from '@/components/staff/use-single-task'
import { Button } from '@/components/ui/button'
import { StaffLink } from '@/components/ui/staff-link'
import { showError, showToast } from '@/components/ui/toast'
import { type LittleKnownPlace } from '@/lib/landing/little-known'
import { place as placeRecord } from '@/lib/records/place/definition'
import { editAddress } from '@/lib/records/define-record'
import { counted } from '@/lib/text/counted'
import { useListing } from '@/components/records/place/use-listing'

/** Suggests hiding the pages of places with few known facts. Staff decide for each place. */
export function LittleKnown({ places }: { places: readonly LittleKnownPlace[] }) {
  const router = useRouter()
  const listing = useListing([])
  const { busy, runAlone } = useSingleTask()
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button disappears with its place.
  const goOn = (isDone: boolean) => isDone && heading.current?.focus()
  const keep = ({ slug, name, notes, version }: LittleKnownPlace) =>
    runAlone(async () => {
      const answer = await staffCall('PUT', `${placeRecord.calls}/${slug}`, {
        version,
        notes: { ...notes, isKeptListed: true },
      })
      if (!answer.ok) {
        showError('Nothing was changed', answer.detail)
        return false
      }
      showToast({ title: `${name} stays listed`, description: 'You can change that in its form.' })
      router.refresh()
      return true
    })
  if (places.length === 0) return null
  const isBusy = busy || listing.busy
  return (
    <section className="mb-6 border-y border-hair py-5" aria-labelledby="little-known">
      <h2 id="little-known" ref={heading} tabIndex={-1}>
        Little is known about {counted(places.length, 'place')}
      </h2>
      <p className="mt-1 max-w-[70ch] text-13 text-stone">
        Pages that say little of their own can count against the whole site. We suggest hiding these from
        search engines; visitors still find them here. You decide.
      </p>
      <ul className="mt-3 divide-y divide-hair">
        {places.map((place) => (
          <li key={place.slug} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-72">
              <StaffLink className="font-semibold" href={editAddress(placeRecord, place.slug)}>
                {place.name}
              </StaffLink>
              <p className="text-13 text-stone">{place.reasons.join(' ')}</p>
            </div>
            <Button disabled={isBusy} onClick={() => void listing.set(place.pages, 'hidden').then(goOn)}>
              Hide {counted(place.pages.length, 'page')}
              <span className="sr-only"> of {place.name}</span>
            </Button>
            <Button disabled={isBusy} onClick={() => void keep(place).then(goOn)}>
              <span aria-hidden="true">Keep listed</span>
              <span className="sr-only">Keep {place.name} listed</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
