import { wordingOf } from '@/lib/business/wording'
import { PhoneLink } from '@/components/site/parts/phone-link'
import { type BusinessProfile } from '@/lib/business/profile'

type NotFoundScreenProps = {
  profile: Pick<BusinessProfile, 'phone' | 'wording'>
  /** Paths of the lists that have nothing to show. */
  empty: readonly string[]
  /** Target of the staff link after signing in. */
  callbackUrl?: string
}

/** Also shown to signed-out visitors of the staff area. */
export function NotFoundScreen({ profile, empty, callbackUrl = '/admin' }: NotFoundScreenProps) {
  const words = wordingOf(profile)
  const signIn = `/login?${new URLSearchParams({ callbackUrl }).toString().replaceAll('%2F', '/')}`
  return (
    <section className="page-grid gap-y-10 px-gutter pt-10 pb-18 md:items-center md:pt-24 md:pb-32">
      <div className="md:col-[1/6]">
        <h1>{words('missing.title')}</h1>
        <p className="mt-5 mb-2 text-lede">{words('missing.lede')}</p>
        <p className="text-quiet">{words('missing.text')}</p>
        <ul className="mt-6 border-t border-ink [&_a]:flex [&_a]:min-h-tap [&_a]:items-center [&_a]:border-b [&_a]:border-line [&_a]:py-2 [&_a:hover]:text-spruce [&_a:hover]:underline [&_a:hover]:underline-offset-4">
          <li>
            <a href="/">{words('missing.home')}</a>
          </li>
          {!empty.includes('/gallery') && (
            <li>
              <a href="/gallery">{words('missing.portfolio')}</a>
            </li>
          )}
          <li>
            <a href="/services">{words('frame.linkServices')}</a>
          </li>
          <li>
            <a href="/contact">{words('frame.linkContact')}</a>
          </li>
          <li>
            <PhoneLink className="tabular-nums" phone={profile.phone} />
          </li>
        </ul>
        <p className="mt-6 text-small">
          {`${words('missing.staff')} `}
          <a
            className="inline-flex min-h-tap items-center underline decoration-brass underline-offset-4"
            href={signIn}
          >
            {words('missing.signIn')}
          </a>
        </p>
      </div>
      <figure className="md:col-[7/-1]">
        <FloorPlan caption={words('missing.plan')} />
      </figure>
    </section>
  )
}

const FloorPlan = ({ caption }: { caption: string }) => (
  <svg
    className="w-full fill-none stroke-ink font-sans text-[21px] md:text-[15px] [&_text]:fill-stone [&_text]:stroke-none"
    viewBox="0 0 560 480"
    role="img"
    aria-label="Floor plan of a house in which one room is drawn in dashes and has no door"
  >
    <path
      className="stroke-[5] [stroke-linecap:square]"
      d="M20 20H330V460H280M220 460H20V20M330 200H250M190 200H20M190 200V250M190 320V460"
    />
    <path d="M250 200A60 60 0 0 0 190 140V200M190 320A70 70 0 0 0 260 250H190M280 460A60 60 0 0 0 220 400V460" />
    <path d="M20 64H286V20M60 64V20M100 64V20M200 64V20M160 30h26v24h-26zM226 24h40v36h-40z" />
    <path d="M60 104h110v44H60zM36 226h110v52a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8zM46 236h90v34a8 8 0 0 1-8 8H54a8 8 0 0 1-8-8zM36 330h40v80H36zM46 344h20v50H46z" />
    <path className="stroke-brass stroke-2 [stroke-dasharray:7]" d="M334 20H540V200H334" />
    <path d="M360 250H540M360 244v12M540 244v12" />
    <text x="92" y="132">
      Island
    </text>
    <text x="262" y="360">
      Hall
    </text>
    <text x="90" y="312">
      Bath
    </text>
    <text className="fill-brass! font-serif text-[54px] tracking-[-2px]" textAnchor="middle" x="437" y="126">
      404
    </text>
    <text textAnchor="middle" x="450" y="276">
      {caption}
    </text>
  </svg>
)
