import { type Worded, wordingOf } from '@/lib/business/wording'
import { type ReactNode } from 'react'
import { PostCard } from './post-card'
import { SectionHead } from './section-head'
import { type Post } from '@/lib/content-types'

type ReadNextProps = { profile: Worded; posts: Post[]; heading?: ReactNode }

export function ReadNext({ profile, posts, heading }: ReadNextProps) {
  const words = wordingOf(profile)
  if (posts.length === 0) return null
  const alone = posts.length === 1
  return (
    <section className="px-gutter pt-section">
      <SectionHead title={heading ?? words('blog.next')} more={{ name: words('blog.all'), href: '/blog' }} />
      <div className="page-grid gap-y-10">
        {posts.map((post, index) => (
          <PostCard
            key={post.id}
            post={post}
            words={words}
            sizes={`(min-width: 1296px) ${alone ? 690 : 584}px@3/2, (min-width: 960px) ${alone ? 54 : 46}vw@3/2, 93vw@3/2`}
            heading="h3"
            className={alone ? '' : index % 2 === 0 ? 'md:col-[1/7]' : 'md:col-[7/-1]'}
            alone={alone}
          />
        ))}
      </div>
    </section>
  )
}
