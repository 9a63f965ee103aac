import { PostDate, readTime } from '@/components/site/parts/post-card'
import { Picture, versionsOf } from '@/components/site/parts/picture'
import { type Post } from '@/lib/content-types'
import { postHtml } from '@/lib/page-document/post-html'
import { hasMarkup, paragraphsOf, postWords } from '@/lib/page-document/post-text'

// Their layout follows the width they stand on (@post): the window's on the site, the chosen one in the preview.

// A first paragraph up to this many characters is set large; a longer one (an imported post's) is text like the rest.
const LEAD_LENGTH = 480

/** What head and body show of a post. */
type PostShown = Pick<Post, 'title' | 'content' | 'featuredImage' | 'town' | 'category' | 'publishedAt'> & {
  createdAt: string | null
}

type PostHeadProps = {
  post: PostShown
  /** What the picture shows, where it was uploaded. */
  alt?: string
}

/** Category, town, date and title over the post's picture. */
export function PostHead({ post, alt }: PostHeadProps) {
  return (
    <>
      <header className="page-grid gap-y-4 px-gutter py-7 @post:pt-16 @post:pb-14">
        <div className="flex flex-wrap gap-x-4 text-small @post:col-[1/4] @post:row-1 @post:flex-col @post:justify-end @post:pb-2.5">
          {post.category && <p className="font-semibold text-accent">{post.category}</p>}
          {post.town && <p>{post.town}, NY</p>}
          <p className="text-quiet @post:*:block">
            <PostDate post={post} />
            <span className="@post:hidden!">, </span>
            <span>{readTime}</span>
          </p>
        </div>
        <h1 className="text-h1 @post:col-[4/-1] @post:row-1 @post:text-display">{post.title}</h1>
      </header>
      {post.featuredImage && (
        <figure>
          <Picture
            src={post.featuredImage}
            alt={alt}
            sizes="(min-width: 1440px) 1440px, 100vw"
            position="50% 55%"
            className="mx-auto aspect-3/2 max-w-360 rounded-none @post:aspect-[1440/640]"
            priority
          />
        </figure>
      )}
    </>
  )
}

const bodyClass =
  'pt-7 text-18 leading-[1.65] *:max-w-[31em] *:text-pretty @post:col-[4/11] @post:row-1 @post:pt-16'
const leadText = 'font-serif text-[clamp(1.375rem,1.2rem+0.8cqi,1.75rem)] leading-[1.4] tracking-[-0.008em]'
const richClass =
  'rich-text wrap-break-word [&>h2]:text-h3 [&>h3]:text-h4 [&>img]:my-[1.6em] [&_img]:h-auto [&_img]:w-full [&_img]:max-w-none [&_img]:rounded-picture'
const richLead =
  '[&>p:first-child]:font-serif [&>p:first-child]:text-[clamp(1.375rem,1.2rem+0.8cqi,1.75rem)] [&>p:first-child]:leading-[1.4] [&>p:first-child]:tracking-[-0.008em]'

/** A picture in the text: its versions, and room for it from the start. */
function pictureAttributes(src: string, alt: string): Record<string, string> {
  const known = versionsOf(src)
  const sizes = '(min-width: 1440px) 690px, (min-width: 960px) 56vw, 100vw'
  return {
    src,
    alt: alt || (known?.alt ?? ''),
    loading: 'lazy',
    decoding: 'async',
    ...(known && { srcset: known.webp, sizes, width: String(known.width), height: String(known.height) }),
  }
}

/** The post's text: rich text, or a plain one in which a line break starts a paragraph. */
export function PostBody({ post: { content } }: { post: Pick<PostShown, 'content'> }) {
  if (hasMarkup(content)) {
    const [, first = ''] = /^\s*<p[^<>]*>([^]*?)<\/p>/i.exec(content) ?? []
    const isLead = first !== '' && postWords(`<p>${first}</p>`).length <= LEAD_LENGTH
    return (
      <div
        className={`${bodyClass} ${richClass} ${isLead ? richLead : ''}`}
        dangerouslySetInnerHTML={{ __html: postHtml(content, pictureAttributes) }}
      />
    )
  }
  return (
    <div className={`${bodyClass} *:mb-[1.1em]`}>
      {paragraphsOf(content).map((text, index) => (
        <p key={index} className={index === 0 && text.length <= LEAD_LENGTH ? leadText : undefined}>
          {text}
        </p>
      ))}
    </div>
  )
}
