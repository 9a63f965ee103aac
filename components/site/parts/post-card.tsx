import { ExampleLabel } from './example-label'
import { Picture } from './picture'
import { builtInWords, type Words } from '@/lib/business/wording'
import { type Post } from '@/lib/content-types'
import { officeDay, officeTimeZone } from '@/lib/time/office-time'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: officeTimeZone })

type PostDateProps = { post: Pick<Post, 'publishedAt'> & { createdAt?: string | null }; words?: Words }

/** Shows when a post was published, else created: "December 15, 2024"; "Recently" without either. */
export function PostDate({ post, words = builtInWords }: PostDateProps) {
  const moment = post.publishedAt ?? post.createdAt
  return moment ? (
    <time dateTime={officeDay(moment)}>{day.format(new Date(moment))}</time>
  ) : (
    words('blog.undated')
  )
}

type PostCardProps = {
  post: Post
  words: Words
  sizes: string
  className?: string
  heading?: 'h2' | 'h3'
  /** The first of the list, twice as large: its picture reaches the window's edge. */
  lead?: boolean
  /** The only post: its text is beside the picture. */
  alone?: boolean
  priority?: boolean
}

export const PostCard = ({
  post,
  words,
  sizes,
  className = '',
  heading: Heading = 'h2',
  lead,
  alone,
  priority,
}: PostCardProps) => (
  <article
    className={`group relative ${lead ? 'md:ml-[calc(var(--spacing-bleed)*-1)] md:*:ml-bleed' : ''} ${alone ? 'md:grid md:grid-cols-[7fr_5fr] md:items-center md:gap-x-col' : ''} ${className}`}
  >
    {post.featuredImage && (
      <div
        className={`aspect-3/2 overflow-hidden ${lead ? 'max-md:-mx-gutter md:ml-0!' : 'rounded-picture'}`}
      >
        <Picture
          src={post.featuredImage}
          sizes={sizes}
          className="size-full rounded-none transition-transform group-hover:scale-[1.015]"
          priority={priority}
        />
      </div>
    )}
    <div>
      {post.category && <p className="mt-3.5 text-small font-semibold text-accent">{post.category}</p>}
      <Heading
        className={`${post.category ? 'mt-1' : 'mt-3.5'} mb-2 ${lead ? 'text-h2' : alone ? 'text-h3' : 'text-24 leading-tight'}`}
      >
        <a
          className="decoration-accent decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:outline-0 focus-visible:after:outline-3 focus-visible:after:outline-offset-6 focus-visible:after:outline-focus"
          href={`/blog/${post.slug}`}
        >
          {post.title}
        </a>
      </Heading>
      <p
        className={`mb-2 max-w-[29em] text-pretty text-quiet ${lead ? 'text-lede' : 'text-16 leading-normal'}`}
      >
        {post.excerpt}
      </p>
      <p className="text-caption text-quiet">
        <PostDate post={post} words={words} />, {words('blog.readTime')} {post.isSample && <ExampleLabel />}
      </p>
    </div>
  </article>
)
