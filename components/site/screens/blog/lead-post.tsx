import { PostCard } from '@/components/site/parts/post-card'
import { type Post } from '@/lib/content-types'

/** The blog's list: the newest post large, two beside it, all others in rows of two. */
export function PostList({ posts }: { posts: Post[] }) {
  const [lead, ...others] = posts
  if (!lead) return null
  const beside = others.slice(0, 2)
  const more = others.slice(2)
  return (
    <div className="wrap">
      <div className="oldgrid bloglist">
        <PostCard
          post={lead}
          sizes="(min-width: 1440px) 908px, (min-width: 960px) 65vw, 100vw"
          className="c-1-8 postcard--lead"
          priority
        />
        <div className="c-9-12 bloglist__side">
          {beside.map((post) => (
            <PostCard
              key={post.id}
              post={post}
              sizes="(min-width: 1440px) 379px, (min-width: 960px) 27vw, 100vw"
            />
          ))}
        </div>
      </div>
      {more.length > 0 && (
        <div className="oldgrid blog-more">
          {more.map((post) => (
            <PostCard
              key={post.id}
              post={post}
              sizes="(min-width: 1440px) 584px, (min-width: 960px) 42vw, 100vw"
            />
          ))}
        </div>
      )}
    </div>
  )
}
