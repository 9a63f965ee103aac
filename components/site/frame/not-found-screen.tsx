import { type BusinessProfile, phoneDigits } from '@/lib/business/profile'
import { FloorPlan } from './floor-plan'

type NotFoundScreenProps = {
  profile: Pick<BusinessProfile, 'phone'>
  /** Where the staff line leads after signing in. */
  callbackUrl?: string
}

/** What stands where no page does, and where a signed-out visitor asks for the staff area. */
export function NotFoundScreen({ profile, callbackUrl = '/admin' }: NotFoundScreenProps) {
  const signIn = `/login?${new URLSearchParams({ callbackUrl }).toString().replaceAll('%2F', '/')}`
  return (
    <section className="wrap grid nf">
      <div className="nf__text">
        <h1>404 Page Not Found</h1>
        <p className="lede">Did you forget to add the page to the router?</p>
        <p className="quiet">
          The plan shows a room here, but nobody built it. Try one of these, or call us.
        </p>
        <ul className="cols cols--1 nf__l">
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
            <a className="num" href={`tel:${phoneDigits(profile.phone)}`}>
              {profile.phone}
            </a>
          </li>
        </ul>
        <p className="small nf__staff">
          Staff:{' '}
          <a className="link" href={signIn}>
            sign in
          </a>
        </p>
      </div>
      <figure className="nf__plan">
        <FloorPlan />
      </figure>
    </section>
  )
}
