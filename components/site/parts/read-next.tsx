import { PostCard } from './post-card'
import { Icon } from '@/components/ui/icon'
import { type Post } from '@/lib/content-types'

/** Two more posts and the way to all of them; nothing where there are none. */
export function ReadNext({ posts, heading = 'Read next' }: { posts: Post[]; heading?: string }) {
  if (posts.length === 0) return null
  return (
    <section className="wrap section">
      <div className="head">
        <h2>{heading}</h2>
        <div>
          <a className="go" href="/blog">
            <span>All articles</span>
            <Icon name="arrow" />
          </a>
        </div>
      </div>
      <div className="oldgrid posts">
        {posts.map((post, index) => (
          <div key={post.id} className={index % 2 === 0 ? 'c-1-6' : 'c-7-12'}>
            <PostCard
              post={post}
              sizes="(min-width: 1440px) 584px, (min-width: 960px) 42vw, 100vw"
              heading="h3"
            />
          </div>
        ))}
      </div>
    </section>
  )
}
