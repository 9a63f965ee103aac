import { Picture } from '@/components/site/parts/picture'
import { ArrowLink } from '@/components/site/parts/arrow-link'
import { formatRange } from '@/lib/business/money'
import { priceLine, type Prices } from '@/lib/business/prices'
import { type ServiceSlug } from '@/lib/business/services'

const HubLink = ({ slug, children }: { slug: ServiceSlug; children: string }) => (
  <ArrowLink href={`/rockland/${slug}/`} className="mt-3">
    {children}
  </ArrowLink>
)

const Topics = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <dl className="mt-7 divide-y divide-line border-t border-b border-t-ink border-b-line *:py-4">
    {rows.map(([name, note]) => (
      <div key={name}>
        <dt className="font-serif text-[1.375rem] leading-tight tracking-[-0.01em]">{name}</dt>
        <dd className="mt-1 max-w-[29em] text-16 leading-normal text-quiet">{note}</dd>
      </div>
    ))}
  </dl>
)

const materials = [
  ['Quartz', 'Needs no sealing and forgives coffee and wine. Hot pans go on a trivet.'],
  [
    'Granite',
    'No two slabs are alike, so you choose the slab itself. Sealed when it is set, and again later.',
  ],
  ['Marble', 'Cool and soft. It etches where lemon stands, which some people call a patina.'],
  ['Butcher block', 'Warm and quiet. Sanded and oiled, it looks new again after ten years.'],
] as const

export function CountertopsSection({ prices }: { prices: Prices }) {
  const { price, timeline } = priceLine('Countertop Installation', prices)
  return (
    <section className="page-grid gap-y-7 px-gutter pt-section md:items-end" id="countertops">
      <figure className="-mx-gutter md:col-[1/8] md:mr-0 md:ml-[calc(var(--spacing-bleed)*-1)]">
        <Picture
          src="/images/detail-countertop.webp"
          sizes="(min-width: 1440px) 56.2vw@5/4, (min-width: 960px) 57vw@5/4, 100vw@3/2"
          className="aspect-3/2 rounded-none md:aspect-5/4"
        />
      </figure>
      <div className="md:col-[8/-1] md:pl-2">
        <h2>Countertops, and what each one asks of you</h2>
        <Topics rows={materials} />
        <p className="mt-5 flex flex-wrap items-baseline gap-x-5 text-small text-quiet">
          <b className="font-serif text-[1.375rem] font-normal text-ink lining-nums tabular-nums">
            {formatRange(price)}
          </b>
          <span>{timeline}, templated once the cabinets are in</span>
        </p>
        <HubLink slug="countertops-vanities">Countertops and vanities</HubLink>
      </div>
    </section>
  )
}

const tileSteps = [
  ['The layout', 'Drawn to scale, so that no sliver of tile ends up at the window or in the corner.'],
  ['The wall', 'Flattened first. Tile follows the wall it is set on, and light from the side shows it.'],
  ['The water', 'One unbroken membrane in showers and on bath floors, before any tile is set.'],
  ['The edge', 'Outlets centered or hidden, ends finished with a profile or a mitered corner.'],
] as const

export const TileSection = () => (
  <section className="page-grid gap-y-7 px-gutter pt-section md:items-end" id="tile">
    <figure className="-mx-gutter md:col-[7/-1] md:row-1 md:mr-[calc(var(--spacing-bleed)*-1)] md:ml-0">
      <Picture
        src="/images/detail-backsplash.webp"
        sizes="(min-width: 960px) 50vw@4/3, 100vw@3/2"
        className="aspect-3/2 rounded-none md:aspect-4/3"
      />
    </figure>
    <div className="md:col-[1/6] md:row-1">
      <h2>Tile and backsplash, laid out on paper first</h2>
      <Topics rows={tileSteps} />
      <HubLink slug="tile-backsplash-installation">Tile and backsplash installation</HubLink>
    </div>
  </section>
)
