import { Picture } from '@/components/site/parts/picture'
import { Icon } from '@/components/ui/icon'
import { formatRange } from '@/lib/business/money'
import { serviceCards } from '@/lib/business/prices'
import { type ServiceSlug } from '@/lib/business/services'

function HubLink({ slug, children }: { slug: ServiceSlug; children: string }) {
  return (
    <a className="go" href={`/rockland/${slug}/`}>
      <span>{children}</span>
      <Icon name="arrow" />
    </a>
  )
}

function Notes({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mats">
      {rows.map(([name, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  )
}

const materials = [
  ['Quartz', 'Needs no sealing and forgives coffee and wine. Hot pans go on a trivet.'],
  [
    'Granite',
    'No two slabs are alike, so you choose the slab itself. Sealed when it is set, and again later.',
  ],
  ['Marble', 'Cool and soft. It etches where lemon stands, which some people call a patina.'],
  ['Butcher block', 'Warm and quiet. Sanded and oiled, it looks new again after ten years.'],
] as const

const countertopPrice = serviceCards.find(({ title }) => title === 'Countertop Installation')

/** Countertops: four materials and what each asks of you, with the price list's range. */
export function CountertopsSection() {
  return (
    <section className="wrap section" id="countertops">
      <div className="oldgrid svc-part">
        <figure className="svc-part__pic svc-part__pic--l">
          <Picture
            src="/images/detail-countertop.webp"
            sizes="(min-width: 1440px) 807px, (min-width: 960px) 58vw, 100vw"
          />
        </figure>
        <div className="svc-part__text--r">
          <h2>Countertops, and what each one asks of you</h2>
          <Notes rows={materials} />
          {countertopPrice && (
            <p className="svc-price">
              <b>{formatRange(countertopPrice.price)}</b>
              <span>{countertopPrice.timeline}, templated once the cabinets are in</span>
            </p>
          )}
          <HubLink slug="countertops-vanities">Countertops and vanities</HubLink>
        </div>
      </div>
    </section>
  )
}

const reface = [
  'The boxes are dry, square and fixed to the wall.',
  'The room works as it is, and no appliance has to move.',
  'You want new doors and drawers without losing the kitchen for weeks.',
]
const replace = [
  'Boxes sag, or the floor of the sink cabinet has swollen.',
  'The refrigerator or the range stands in the wrong place.',
  'You need more storage than the old boxes can hold.',
]

/** Refacing: when it is enough and when it isn't. */
export function RefacingSection() {
  return (
    <section className="band" id="refacing">
      <div className="wrap">
        <div className="oldgrid svc-part svc-band">
          <div className="svc-band__text">
            <h2>Refacing, when the boxes are worth keeping</h2>
            <p className="lede">
              New doors, drawer fronts and finished sides on the cabinets you have. We look at the boxes first
              and say so when they are not worth it.
            </p>
          </div>
          <div className="when">
            <div>
              <h3>Reface when</h3>
              <ul className="ticks">
                {reface.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
            <div>
              <h3>Replace when</h3>
              <ul className="ticks">
                {replace.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          </div>
          <figure className="svc-band__pic">
            <Picture
              src="/images/detail-cabinets.webp"
              sizes="(min-width: 1440px) 468px, (min-width: 960px) 34vw, 100vw"
              position="62% 50%"
            />
          </figure>
          <div className="svc-band__text">
            <HubLink slug="cabinet-refacing">Cabinet refacing</HubLink>
          </div>
        </div>
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

/** Tile: the four things that decide how it looks in ten years. */
export function TileSection() {
  return (
    <section className="wrap section" id="tile">
      <div className="oldgrid svc-part">
        <figure className="svc-part__pic svc-part__pic--r">
          <Picture
            src="/images/detail-backsplash.webp"
            sizes="(min-width: 1440px) 704px, (min-width: 960px) 51vw, 100vw"
          />
        </figure>
        <div className="svc-part__text--l">
          <h2>Tile and backsplash, laid out on paper first</h2>
          <Notes rows={tileSteps} />
          <HubLink slug="tile-backsplash-installation">Tile and backsplash installation</HubLink>
        </div>
      </div>
    </section>
  )
}
