import { type Words, wordingOf } from '@/lib/business/wording'
import { RecommendationsButton } from '@/components/forms/recommendations-button'
import { ClosingBand } from '@/components/site/parts/closing-band'
import { JsonLd } from '@/components/site/parts/json-ld'
import { RenderingNote } from '@/components/site/parts/rendering-note'
import { blogPage } from '@/lib/blog-pages'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Post } from '@/lib/content-types'
import { blogJsonLd, breadcrumbJsonLd, businessJsonLd } from '@/lib/seo/json-ld'
import { ArrowLink } from '@/components/site/parts/arrow-link'
import { pagesShown } from '@/components/ui/pages-shown'
import { PostCard } from '@/components/site/parts/post-card'

type BlogListProps = {
  profile: BusinessProfile
  posts: Post[]
  /** From 1. */
  page: number
  pages: number
}

export function BlogList({ profile, posts, page, pages }: BlogListProps) {
  const words = wordingOf(profile)
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: 'Blog', href: '/blog' },
    ...(page > 1 ? [{ name: `Page ${page}`, href: blogPage(page) }] : []),
  ]
  return (
    <>
      <JsonLd data={[businessJsonLd(profile), blogJsonLd(posts), breadcrumbJsonLd(crumbs)]} />
      <section className="px-gutter py-9 md:pt-16 md:pb-14">
        <h1 className="text-display">{words('blog.title')}</h1>
        {posts.length === 0 && <p className="mt-3.5 text-lede">{words('blog.none')}</p>}
        {page > 1 && (
          <p className="mt-3.5 text-lede text-quiet tabular-nums">
            {words('blog.page', { page: String(page), pages: String(pages) })}
          </p>
        )}
      </section>
      <PostList posts={posts} words={words} />
      <BlogPager page={page} pages={pages} words={words} />
      {posts.length > 0 && (
        <p className="mx-gutter mt-14 border-t border-line pt-4 text-caption text-quiet md:mt-24">
          {words('blog.about')}{' '}
          <RenderingNote profile={profile} pictures={posts.map(({ featuredImage }) => featuredImage)} />
        </p>
      )}
      <ClosingBand heading={words('blog.band')} text={words('blog.bandText')}>
        <RecommendationsButton look="primary">{words('call.recommendations')}</RecommendationsButton>
      </ClosingBand>
    </>
  )
}

type BlogPagerProps = { page: number; pages: number; words: Words }

function BlogPager({ page, pages, words }: BlogPagerProps) {
  if (pages === 1) return null
  return (
    <nav
      aria-label="Pages of the blog"
      className="mx-gutter mt-14 grid grid-cols-[1fr_auto_1fr] items-center gap-x-4 border-t border-ink pt-4 md:mt-24"
    >
      {page > 1 && (
        <ArrowLink
          className="col-1 flex-row-reverse justify-self-start [&_svg]:rotate-180"
          href={blogPage(page - 1)}
          rel="prev"
        >
          {words('blog.newer')}
        </ArrowLink>
      )}
      <p className="col-2 text-16 text-quiet tabular-nums sm:hidden">
        {page} of {pages}
      </p>
      <ul className="col-2 flex items-center text-16 tabular-nums max-sm:hidden">
        {pagesShown(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className="px-2 text-quiet" aria-hidden="true">
                …
              </span>
            ) : (
              <a
                className="inline-grid min-h-tap min-w-tap place-items-center text-quiet underline-offset-6 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-accent aria-[current]:decoration-2"
                href={blogPage(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ul>
      {page < pages && (
        <ArrowLink className="col-3 justify-self-end" href={blogPage(page + 1)} rel="next">
          {words('blog.older')}
        </ArrowLink>
      )}
    </nav>
  )
}

function PostList({ posts, words }: { posts: Post[]; words: Words }) {
  const [lead, ...otherPosts] = posts
  if (!lead) return null
  const beside = otherPosts.slice(0, 2)
  const furtherPosts = otherPosts.slice(2)
  return (
    <div className="px-gutter">
      <div className="page-grid gap-y-12">
        <PostCard
          post={lead}
          words={words}
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
              words={words}
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
              words={words}
              sizes="(min-width: 1296px) 584px@3/2, (min-width: 640px) 46vw@3/2, 93vw@3/2"
            />
          ))}
        </div>
      )}
    </div>
  )
}
