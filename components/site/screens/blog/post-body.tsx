import { ExampleLabel } from '@/components/site/parts/example-label'
import { PostDate } from '@/components/site/parts/post-card'
import { builtInWords, type Words } from '@/lib/business/wording'
import { drawnSizes } from '@/lib/drawn-sizes'
import { Picture, versionsOf } from '@/components/site/parts/picture'
import { type Post } from '@/lib/content-types'
import { postHtml } from '@/lib/page-document/post-html'
import { hasMarkup, paragraphsOf, postPlainText } from '@/lib/page-document/post-text'

// Longest first paragraph, in characters, that is set large; an imported post may begin with a longer one.
const LEAD_LENGTH = 480

type PostContent = Pick<
  Post,
  'title' | 'content' | 'featuredImage' | 'town' | 'category' | 'publishedAt' | 'isSample'
> & {
  createdAt: string | null
}

type PostHeadProps = {
  post: PostContent
  /** Alt text of an uploaded picture. */
  alt?: string
  /** Staff's own preview has the built-in ones. */
  words?: Words
}

export const PostHead = ({ post, alt, words = builtInWords }: PostHeadProps) => (
  <>
    <header className="page-grid gap-y-4 px-gutter py-7 md:pt-16 md:pb-14">
      <div className="flex flex-wrap gap-x-4 text-small md:col-[1/4] md:row-1 md:flex-col md:justify-end md:pb-2.5">
        {post.category && <p className="font-semibold text-accent">{post.category}</p>}
        {post.town && <p>{post.town}, NY</p>}
        <p className="text-quiet md:*:block">
          <PostDate post={post} words={words} />
          <span className="md:hidden!">, </span>
          <span>{words('blog.readTime')}</span>
        </p>
        {post.isSample && (
          <p>
            <ExampleLabel />
          </p>
        )}
      </div>
      <h1 className="text-h1 md:col-[4/-1] md:row-1 md:text-display">{post.title}</h1>
    </header>
    {post.featuredImage && (
      <figure>
        <Picture
          src={post.featuredImage}
          alt={alt}
          sizes="(min-width: 960px) 100vw@9/4, 100vw@3/2"
          position="50% 55%"
          className="aspect-3/2 rounded-none md:aspect-[1440/640]"
          priority
        />
      </figure>
    )}
  </>
)

const bodyClass = 'pt-7 text-18 leading-[1.65] *:max-w-[31em] *:text-pretty md:col-[4/11] md:row-1 md:pt-16'
const leadText = 'font-serif text-h3 leading-[1.4]'
const richClass =
  'rich-text wrap-break-word [&>h2]:text-h3 [&>h3]:text-h4 [&>:is(img,picture)]:my-[1.6em] [&>picture]:block [&_img]:h-auto [&_img]:w-full [&_img]:max-w-none [&_img]:rounded-picture'
const richLead = '[&>p:first-child]:font-serif [&>p:first-child]:text-h3 [&>p:first-child]:leading-[1.4]'

const sizes = drawnSizes('(min-width: 1296px) 690px, (min-width: 960px) 56vw, 100vw', 1)

/** Returns the attributes of a picture in the text: its media, and its size to reserve space. */
function pictureAttributes(src: string, alt: string): Record<string, string> {
  const media = versionsOf(src)
  return {
    src,
    alt: alt || (media?.alt ?? ''),
    loading: 'lazy',
    decoding: 'async',
    ...(media && {
      srcset: media.webp,
      sizes,
      width: String(media.width),
      height: String(media.height),
    }),
  }
}

/** Adds the AVIF media to each picture of a text. */
const withAvif = (html: string) =>
  html.replace(/<img src="([^"]*)"[^>]*>/g, (image, src: string) => {
    const media = versionsOf(src)
    if (!media) return image
    return `<picture><source type="image/avif" srcset="${media.avif}" sizes="${sizes}">${image}</picture>`
  })

/** Shows rich text, or plain text in which a line break starts a paragraph. */
export function PostBody({ post: { content } }: { post: Pick<PostContent, 'content'> }) {
  if (hasMarkup(content)) {
    const [, first = ''] = /^\s*<p[^<>]*>([^]*?)<\/p>/i.exec(content) ?? []
    const isLead = first !== '' && postPlainText(`<p>${first}</p>`).length <= LEAD_LENGTH
    return (
      <div
        className={`${bodyClass} ${richClass} ${isLead ? richLead : ''}`}
        dangerouslySetInnerHTML={{ __html: withAvif(postHtml(content, pictureAttributes)) }}
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
