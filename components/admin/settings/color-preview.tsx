import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { type BrandColors, colorProperties } from '@/lib/brand-colors'

/** Shows a part of a page in the chosen colors, without those that can't be used. */
export const ColorPreview = ({ colors }: { colors: BrandColors }) => (
  <figure>
    <div
      className="grid overflow-hidden rounded-picture border border-hair tablet:grid-cols-2"
      style={colorProperties(colors)}
    >
      <div className="grid content-center justify-items-start gap-3 bg-ivory p-5">
        <Badge>Kitchen</Badge>
        <p className="font-serif text-24 leading-tight text-ink">A kitchen that fits the house</p>
        <p className="text-stone">
          Drawn, built and installed.{' '}
          <span className="text-spruce underline decoration-brass underline-offset-4">See the work</span>
        </p>
        <span className={buttonClass({ look: 'primary', className: 'cursor-default' })}>
          Get a free estimate
        </span>
      </div>
      <div className="on-dark grid content-center justify-items-start gap-3 bg-spruce-deep p-5">
        <p className="text-13 font-semibold text-brass-light">Showroom hours</p>
        <p className="font-serif text-24 leading-tight">We answer the phone</p>
        <p className="text-sage">Monday to Friday, 8 to 6</p>
        <span className={buttonClass({ look: 'brass', className: 'cursor-default' })}>Call us</span>
      </div>
    </div>
    <figcaption className="mt-1 text-13 text-stone">
      Your pages in these colors. The back office keeps its own.
    </figcaption>
  </figure>
)
