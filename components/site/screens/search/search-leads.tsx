import { type BusinessProfile, phoneDigits } from '@/lib/business/profile'

type Place = { href: string; name: string }

/** Where to go from a search that has nothing to show: the services, the towns, and the telephone. */
export function SearchLeads({
  services,
  towns,
  profile: { phone },
}: {
  services: readonly Place[]
  towns: readonly Place[]
  profile: Pick<BusinessProfile, 'phone'>
}) {
  return (
    <div className="oldgrid srch__leads">
      <section className="c-1-5">
        <h2>Services</h2>
        <Places places={services} />
      </section>
      <section className="srch__towns">
        <h2>Towns</h2>
        <Places places={towns} />
        <a className="go" href="/sitemap">
          <span>All pages</span>
        </a>
      </section>
      <section className="c-10-12">
        <h2>Or ask us</h2>
        <p className="quiet">Describe the room, and we say at once whether it is work for us.</p>
        <a className="srch__phone serif num" href={`tel:${phoneDigits(phone)}`}>
          {phone}
        </a>
      </section>
    </div>
  )
}

function Places({ places }: { places: readonly Place[] }) {
  return (
    <ul>
      {places.map(({ href, name }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
