import { PostCard } from '@/components/site/parts/post-card'
import { type Post } from '@/lib/content-types'

export function PostList({ posts }: { posts: Post[] }) {
  const [lead, ...otherPosts] = posts
  if (!lead) return null
  const beside = otherPosts.slice(0, 2)
  const furtherPosts = otherPosts.slice(2)
  return (
    <div className="px-gutter">
      <div className="page-grid gap-y-12">
        <PostCard
          post={lead}
          sizes="(min-width: 1440px) 63.2vw@3/2, (min-width: 960px) 65vw@3/2, 100vw@3/2"
          className="md:col-[1/9]"
          lead
          priority
        />
        <div className="grid content-start gap-12 sm:max-md:grid-cols-2 sm:max-md:gap-col md:col-[9/-1]">
          {beside.map((post) => (
            <PostCard
              key={post.id}
              post={post}
              sizes="(min-width: 1296px) 379px@3/2, (min-width: 960px) 30vw@3/2, (min-width: 640px) 46vw@3/2, 93vw@3/2"
            />
          ))}
        </div>
      </div>
      {furtherPosts.length > 0 && (
        <div className="mt-14 grid gap-x-col gap-y-12 border-t border-line pt-10 sm:grid-cols-2 md:mt-24 md:gap-y-20 md:pt-14">
          {furtherPosts.map((post) => (
            <PostCard
              key={post.id}
              post={post}
              sizes="(min-width: 1296px) 584px@3/2, (min-width: 640px) 46vw@3/2, 93vw@3/2"
            />
          ))}
        </div>
      )}
    </div>
  )
}
