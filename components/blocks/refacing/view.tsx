import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Picture } from '@/components/site/parts/picture'
import { Ticks } from '@/components/site/parts/ticks'

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

export const RefacingSection = () => (
  <section className="band page-grid gap-y-7 bg-sand" id="refacing">
    <div className="md:col-[1/9]">
      <h2>Refacing, when the boxes are worth keeping</h2>
      <p className="mt-4 max-w-[29em] text-lede text-pretty">
        New doors, drawer fronts and finished sides on the cabinets you have. We look at the boxes first and
        say so when they are not worth it.
      </p>
    </div>
    <div className="grid gap-x-col gap-y-8 sm:grid-cols-2 md:col-[1/9]">
      <When title="Reface when" lines={reface} />
      <When title="Replace when" lines={replace} />
    </div>
    <figure className="md:col-[9/-1] md:row-[1/4] md:mr-[calc(var(--spacing-bleed)*-1)] md:ml-8">
      <Picture
        src="/images/detail-cabinets.webp"
        sizes="(min-width: 1440px) 40vw@570px, (min-width: 960px) 32vw@570px, (min-width: 640px) 93vw@16/9, 93vw@1/1"
        position="62% 50%"
        className="aspect-square sm:max-md:aspect-video md:aspect-auto md:h-full md:rounded-none"
      />
    </figure>
    <div className="md:col-[1/9]">
      <ArrowLink href="/rockland/cabinet-refacing/" className="mt-3">
        Cabinet refacing
      </ArrowLink>
    </div>
  </section>
)

const When = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <h3 className="border-b border-ink pb-2.5">{title}</h3>
    <Ticks lines={lines} className="*:border-b *:border-ink/20 *:py-2.5!" />
  </div>
)
