import { Icon } from '@/components/ui/icon'
import { type SiteBanner } from '@/lib/content-types'

export const Banner = ({ banner: { text, label, href } }: { banner: SiteBanner }) => (
  <section
    aria-label="Announcement"
    className="on-dark flex flex-wrap items-center gap-x-6 bg-spruce-deep px-gutter py-1.5 text-16 max-sm:pt-3 max-sm:pb-1"
  >
    <p className="text-pretty sm:py-2">{text}</p>
    <a
      className="inline-flex min-h-tap items-center gap-2 font-semibold underline decoration-accent decoration-1 underline-offset-4 hover:decoration-2"
      href={href}
    >
      {label}
      <Icon name="arrow" className="size-4" />
    </a>
  </section>
)
