import { type BusinessProfile } from '@/lib/business/profile'
import { type Worded, wordingOf } from '@/lib/business/wording'
import { ArrowLink } from '@/components/site/parts/arrow-link'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { isRendering } from '@/lib/business/images'
import { phoneDigits } from '@/lib/business/profile'
import { type ServiceSlug } from '@/lib/business/services'
import { type Areas } from '@/lib/content/areas'
import { type Post } from '@/lib/content-types'

type Subject = { room: string; service: ServiceSlug }

/** Finds a post's subject in its category, else in its title. */
function subjectOf({ category, title }: Pick<Post, 'category' | 'title'>): Subject | null {
  for (const text of [category, title]) {
    if (/bath/i.test(text)) return { room: 'bathroom', service: 'bathroom-remodeling' }
    if (/kitchen/i.test(text)) return { room: 'kitchen', service: 'kitchen-remodeling' }
  }
  return null
}

/** Returns the closing band's title under a post. */
export function callTitle(post: Pick<Post, 'category' | 'title' | 'town'>, profile: Worded): string {
  const words = wordingOf(profile)
  const subject = subjectOf(post)
  return subject
    ? words('blog.call', { room: [post.town, subject.room].filter(Boolean).join(' ') })
    : words('call.title')
}

type PostAsideProps = {
  post: Post
  profile: Pick<BusinessProfile, 'phone' | 'wording'>
  areas: Areas
}

export function PostAside({ post, profile, areas }: PostAsideProps) {
  const { phone } = profile
  const words = wordingOf(profile)
  const subject = subjectOf(post)
  const service = areas.services.find(({ slug }) => slug === (subject?.service ?? 'home-renovation'))
  const town = areas.places.find(({ name }) => name === post.town)
  const place = town?.name ?? 'Rockland County'
  return (
    <aside className="pt-3 md:col-[1/4] md:row-1">
      {isRendering(post.featuredImage) && <p className="text-caption text-quiet">{words('blog.picture')}</p>}
      <div className="sticky top-28 mt-22 grid justify-items-start gap-2.5 border-t border-ink pt-4 max-md:hidden">
        <h2 className="text-24 leading-tight">
          {words('blog.planning', { room: subject?.room ?? 'project', place })}
        </h2>
        <p className="text-16 leading-normal text-quiet">{words('blog.planningText')}</p>
        <ButtonLink look="primary" size="small" className="mt-1.5" href={`tel:${phoneDigits(phone)}`}>
          <Icon name="phone" />
          {phone}
        </ButtonLink>
        {service && (
          <ArrowLink href={town ? `/rockland/${town.slug}/${service.slug}/` : `/rockland/${service.slug}/`}>
            {words('blog.service', { service: service.name, place })}
          </ArrowLink>
        )}
      </div>
    </aside>
  )
}
