import { PostDate, readTime } from '@/components/site/parts/post-card'
import { Picture } from '@/components/site/parts/picture'
import { type Post } from '@/lib/content-types'

// A first paragraph up to this many characters is set large; a longer one (an imported post's) is text like the rest.
const LEAD_LENGTH = 480

const paragraphsOf = (content: string) =>
  content
    .split(/[\r\n]+/)
    .map((text) => text.trim())
    .filter(Boolean)

/** Category, town, date and title over the post's picture. */
export function PostHead({ post }: { post: Post }) {
  return (
    <>
      <header className="wrap oldgrid post__head">
        <div className="post__m c-1-3">
          <p className="tag">{post.category}</p>
          {post.town && <p>{post.town}, NY</p>}
          <p className="quiet">
            <PostDate post={post} />
            <br />
            {readTime}
          </p>
        </div>
        <h1 className="post__t">{post.title}</h1>
      </header>
      {post.featuredImage && (
        <figure className="post__pic">
          <Picture
            src={post.featuredImage}
            sizes="(min-width: 1440px) 1440px, 100vw"
            position="50% 55%"
            priority
          />
        </figure>
      )}
    </>
  )
}

/** The post's text: a line break starts a paragraph. */
export function PostBody({ post }: { post: Post }) {
  return (
    <div className="post__body">
      {paragraphsOf(post.content).map((text, index) => (
        <p key={index} className={index === 0 && text.length <= LEAD_LENGTH ? 'post__lead' : undefined}>
          {text}
        </p>
      ))}
    </div>
  )
}
