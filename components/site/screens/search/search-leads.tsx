import { ArrowLink } from '@/components/site/parts/arrow-link'
import { type BusinessProfile, phoneDigits } from '@/lib/business/profile'

type Place = { href: string; name: string }

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
    <div className="mt-10 page-grid gap-y-10 border-t border-ink pt-7 md:mt-14 [&_h2]:font-sans [&_h2]:text-small [&_h2]:font-semibold [&_h2]:tracking-normal [&_h2]:text-accent">
      <section className="md:col-[1/6]">
        <h2>Services</h2>
        <Places places={services} />
      </section>
      <section className="md:col-[6/10]">
        <h2>Towns</h2>
        <Places places={towns} />
        <ArrowLink href="/sitemap">All pages</ArrowLink>
      </section>
      <section className="md:col-[10/-1]">
        <h2>Or ask us</h2>
        <p className="mt-4 text-quiet">Describe the room, and we say at once whether it is work for us.</p>
        <a
          className="inline-block py-2 font-serif text-28 tracking-[-0.015em] text-balance text-spruce lining-nums"
          href={`tel:${phoneDigits(phone)}`}
        >
          {phone}
        </a>
      </section>
    </div>
  )
}

function Places({ places }: { places: readonly Place[] }) {
  return (
    <ul className="mt-2 divide-y divide-line font-serif text-h4 [&_a]:block [&_a]:py-2.5 [&_a]:underline-offset-4 [&_a:hover]:underline">
      {places.map(({ href, name }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
