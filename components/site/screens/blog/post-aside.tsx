import { Icon } from '@/components/ui/icon'
import { phoneDigits } from '@/lib/business/profile'
import { getService, type ServiceSlug } from '@/lib/business/services'
import { towns } from '@/lib/business/towns'
import { type Post } from '@/lib/content-types'

type Subject = { room: string; service: ServiceSlug }

/** What a post is about, by its category, else its title. */
function subjectOf({ category, title }: Pick<Post, 'category' | 'title'>): Subject | null {
  for (const text of [category, title]) {
    if (/bath/i.test(text)) return { room: 'bathroom', service: 'bathroom-remodeling' }
    if (/kitchen/i.test(text)) return { room: 'kitchen', service: 'kitchen-remodeling' }
  }
  return null
}

/** The closing band's sentence under a post. */
export function callTitle(post: Pick<Post, 'category' | 'title' | 'town'>): string {
  const subject = subjectOf(post)
  return subject
    ? `Tell us about your ${[post.town, subject.room].filter(Boolean).join(' ')}.`
    : 'Tell us about the room.'
}

/** Beside a post: the telephone, and the service's page for the post's town. */
export function PostAside({ post, phone }: { post: Post; phone: string }) {
  const subject = subjectOf(post)
  const service = getService(subject?.service ?? 'home-renovation')
  const town = towns.find(({ name }) => name === post.town)
  const place = town?.name ?? 'Rockland County'
  return (
    <aside className="post__aside c-1-3">
      {post.featuredImage.startsWith('/images/') && <p className="note">Picture: design rendering.</p>}
      <div className="post__cta">
        <h2>
          Planning a {subject?.room ?? 'project'} in {place}?
        </h2>
        <p>Free in-home consultation. 3D renderings with the estimate.</p>
        <a className="btn btn--primary btn--sm num" href={`tel:${phoneDigits(phone)}`}>
          <Icon name="phone" />
          {phone}
        </a>
        {service && (
          <a
            className="go"
            href={town ? `/rockland/${town.slug}/${service.slug}/` : `/rockland/${service.slug}/`}
          >
            <span>
              {service.name} in {place}
            </span>
          </a>
        )}
      </div>
    </aside>
  )
}
