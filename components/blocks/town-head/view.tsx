import { badgeOf } from '@/lib/business/badges'
import { type CSSProperties } from 'react'
import { RecommendationsButton } from '@/components/forms/recommendations-button'
import { Actions } from '@/components/site/parts/actions'
import { Picture } from '@/components/site/parts/picture'
import { RenderingNote } from '@/components/site/parts/rendering-note'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { phoneDigits } from '@/lib/business/profile'
import { townshipNames } from '@/lib/business/towns'
import { townPageAs } from '@/lib/content/town-page-as'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

/** Returns the width of a name in the display type, in its font size; measured per kind of letter, never too little. */
function widthOf(name: string): number {
  const widths = [...name].map((letter) =>
    /[ fijlrt]/.test(letter) ? 0.22 : /[A-Zmw]/.test(letter) ? 0.62 : 0.43,
  )
  return Math.round(widths.reduce((sum, width) => sum + width, 0) * 100) / 100
}

/**
 * Sets the town's name as wide as its letters allow: on a phone by their number (--n), which leaves room for wider spacing,
 * otherwise by their widths (--w).
 */
export function View({ config, words, isMain, data }: SectionProps<typeof definition>) {
  if (!data.town) return null
  const { page: fixed, copy, projects, posts } = data.town
  const page = townPageAs(fixed, fixed.town, copy)
  const { profile } = data
  const recommendations = config.recommendations.trim()
  const { town, picture } = page
  const Heading = isMain ? 'h1' : 'h2'
  const pictures = [
    picture.src,
    ...projects.map(({ afterImage }) => afterImage),
    ...posts.map(({ featuredImage }) => featuredImage),
  ]
  const call = `tel:${phoneDigits(profile.phone)}`
  return (
    <section className="grid grid-cols-1 gap-x-col px-gutter pt-5 [--most:17rem] [--room:calc(100vw-2*var(--spacing-gutter))] md:pt-12 md:[--most:11rem] lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_auto_1fr_auto] lg:[--most:17rem] lg:[--room:44vw]">
      <p className="flex items-baseline gap-4 text-caption text-quiet max-md:justify-between lg:col-start-2">
        <b className="text-small font-semibold text-accent">{badgeOf(town.slug, profile)}</b>
        <span>
          {townshipNames[town.township]}, NY {town.zip}
        </span>
      </p>
      <Heading className="contents">
        <span
          className="-ml-[0.03em] pb-[0.24em] text-[min(var(--most),var(--room)/var(--w))] leading-[0.9] tracking-[-0.045em] whitespace-nowrap max-md:[--w:calc(0.47*var(--n))]! max-md:whitespace-normal lg:col-start-1 lg:row-[1/4] lg:self-end"
          style={{ '--n': town.name.length, '--w': widthOf(town.name) } as CSSProperties}
        >
          {town.name}
        </span>{' '}
        <span className="text-h2 text-balance max-md:order-2 max-md:pt-7 lg:col-start-2 lg:row-start-2 lg:pt-3.5 lg:text-34">
          {page.headline}
        </span>
      </Heading>
      <div className="gap-x-8 gap-y-3 pt-5 pb-8 max-md:order-3 md:max-lg:flex md:max-lg:flex-wrap md:max-lg:items-center lg:col-start-2 lg:row-start-3 lg:pt-6 lg:pb-12">
        <Actions>
          <ButtonLink look="primary" href={call}>
            <Icon name="phone" />
            {words('call')}
          </ButtonLink>
          {recommendations && <RecommendationsButton>{recommendations}</RecommendationsButton>}
        </Actions>
        <p className="flex flex-wrap gap-x-7 max-md:mt-3 lg:mt-3 text-16 *:inline-flex *:min-h-tap *:items-center *:underline *:decoration-brass *:underline-offset-4">
          <a className="tabular-nums" href={call}>
            {profile.phone}
          </a>
          <a href={`mailto:${profile.email}`}>{profile.email}</a>
        </p>
      </div>
      <figure className="-mx-gutter max-md:order-1 lg:col-span-full lg:row-start-4">
        <Picture
          src={picture.src}
          sizes="(min-width: 960px) 100vw@8/3, 100vw@4/3"
          position={picture.position}
          className="aspect-4/3 rounded-none md:aspect-8/3"
          priority
        />
        <RenderingNote
          as="figcaption"
          profile={profile}
          pictures={pictures}
          className="px-gutter pt-2.5 text-caption text-quiet"
        />
      </figure>
    </section>
  )
}
