import './post-card.css'
import { Picture } from './picture'
import { type Post } from '@/lib/content-types'
import { officeDay, officeTimeZone } from '@/lib/time/office-time'

/** The specification's fixed label. */
export const readTime = '5 min read'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: officeTimeZone })

/** The day a post was published, else made, as in "December 15, 2024"; "Recently" where neither is known. */
export function PostDate({ post }: { post: Pick<Post, 'publishedAt'> & { createdAt?: string | null } }) {
  const at = post.publishedAt ?? post.createdAt
  return at ? <time dateTime={officeDay(at)}>{day.format(new Date(at))}</time> : <>Recently</>
}

type PostCardProps = {
  post: Post
  /** The rendered width of the picture, as in the `sizes` attribute. */
  sizes: string
  className?: string
  heading?: 'h2' | 'h3'
  priority?: boolean
}

/** A post in a list: picture, category, title that leads to it, excerpt, date. */
export function PostCard({ post, sizes, className = '', heading: Heading = 'h2', priority }: PostCardProps) {
  return (
    <article className={`postcard ${className}`}>
      {post.featuredImage && (
        <div className="postcard__pic">
          <Picture src={post.featuredImage} sizes={sizes} className="r32" priority={priority} />
        </div>
      )}
      <p className="postcard__m">
        <span className="tag">{post.category}</span>
      </p>
      <Heading className="postcard__t">
        <a href={`/blog/${post.slug}`}>{post.title}</a>
      </Heading>
      <p className="postcard__x">{post.excerpt}</p>
      <p className="note">
        <PostDate post={post} />, {readTime}
      </p>
    </article>
  )
}
