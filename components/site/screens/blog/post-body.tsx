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
      <header className="page-grid gap-y-4 px-gutter py-7 md:pt-16 md:pb-14">
        <div className="flex flex-wrap gap-x-4 text-small md:col-[1/4] md:row-1 md:flex-col md:justify-end md:pb-2.5">
          <p className="font-semibold text-accent">{post.category}</p>
          {post.town && <p>{post.town}, NY</p>}
          <p className="text-quiet md:*:block">
            <PostDate post={post} />
            <span className="md:hidden">, </span>
            <span>{readTime}</span>
          </p>
        </div>
        <h1 className="md:col-[4/-1] md:row-1 md:text-display">{post.title}</h1>
      </header>
      {post.featuredImage && (
        <figure>
          <Picture
            src={post.featuredImage}
            sizes="(min-width: 1440px) 1440px, 100vw"
            position="50% 55%"
            className="mx-auto aspect-3/2 max-w-360 rounded-none md:aspect-[1440/640]"
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
    <div className="pt-7 text-18 leading-[1.65] *:mb-[1.1em] *:max-w-[31em] *:text-pretty md:col-[4/11] md:row-1 md:pt-16">
      {paragraphsOf(post.content).map((text, index) => (
        <p
          key={index}
          className={
            index === 0 && text.length <= LEAD_LENGTH
              ? 'font-serif text-[clamp(1.375rem,1.2rem+0.8vw,1.75rem)] leading-[1.4] tracking-[-0.008em]'
              : undefined
          }
        >
          {text}
        </p>
      ))}
    </div>
  )
}
