import { type BusinessProfile, phoneDigits } from '@/lib/business/profile'
import { FloorPlan } from './floor-plan'

type NotFoundScreenProps = {
  profile: Pick<BusinessProfile, 'phone'>
  /** Target of the staff link after signing in. */
  callbackUrl?: string
}

/** Also shown to signed-out visitors of the staff area. */
export function NotFoundScreen({ profile, callbackUrl = '/admin' }: NotFoundScreenProps) {
  const signIn = `/login?${new URLSearchParams({ callbackUrl }).toString().replaceAll('%2F', '/')}`
  return (
    <section className="page-grid gap-y-10 px-gutter pt-10 pb-18 md:items-center md:pt-24 md:pb-32">
      <div className="md:col-[1/6]">
        <h1>404 Page Not Found</h1>
        <p className="mt-5 mb-2 text-lede">Did you forget to add the page to the router?</p>
        <p className="text-quiet">
          The plan shows a room here, but nobody built it. Try one of these, or call us.
        </p>
        <ul className="mt-6 border-t border-ink [&_a]:flex [&_a]:min-h-tap [&_a]:items-center [&_a]:border-b [&_a]:border-line [&_a]:py-2 [&_a:hover]:text-spruce [&_a:hover]:underline [&_a:hover]:underline-offset-4">
          <li>
            <a href="/">Home</a>
          </li>
          <li>
            <a href="/gallery">Portfolio</a>
          </li>
          <li>
            <a href="/services">Services</a>
          </li>
          <li>
            <a href="/contact">Contact</a>
          </li>
          <li>
            <a className="tabular-nums" href={`tel:${phoneDigits(profile.phone)}`}>
              {profile.phone}
            </a>
          </li>
        </ul>
        <p className="mt-6 text-small">
          Staff:{' '}
          <a
            className="inline-flex min-h-tap items-center underline decoration-brass underline-offset-4"
            href={signIn}
          >
            sign in
          </a>
        </p>
      </div>
      <figure className="md:col-[7/-1]">
        <FloorPlan />
      </figure>
    </section>
  )
}
