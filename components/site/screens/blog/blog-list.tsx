import { RecommendationsButton } from '@/components/forms/recommendations-button'
import { ClosingBand } from '@/components/site/parts/closing-band'
import { JsonLd } from '@/components/site/parts/json-ld'
import { RenderingNote } from '@/components/site/parts/rendering-note'
import { blogPage } from '@/lib/blog-pages'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Post } from '@/lib/content-types'
import { blogJsonLd, breadcrumbJsonLd, businessJsonLd } from '@/lib/seo/json-ld'
import { BlogPager } from './blog-pager'
import { PostList } from './post-list'

type BlogListProps = {
  profile: BusinessProfile
  posts: Post[]
  /** From 1. */
  page: number
  pages: number
}

export function BlogList({ profile, posts, page, pages }: BlogListProps) {
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: 'Blog', href: '/blog' },
    ...(page > 1 ? [{ name: `Page ${page}`, href: blogPage(page) }] : []),
  ]
  return (
    <>
      <JsonLd data={[businessJsonLd(profile), blogJsonLd(posts), breadcrumbJsonLd(crumbs)]} />
      <section className="px-gutter py-9 md:pt-16 md:pb-14">
        <h1 className="text-display">Local Kitchen &amp; Bath Insights</h1>
        {page > 1 && (
          <p className="mt-3.5 text-lede text-quiet tabular-nums">
            Page {page} of {pages}
          </p>
        )}
      </section>
      <PostList posts={posts} />
      <BlogPager page={page} pages={pages} />
      <p className="mx-gutter mt-14 border-t border-line pt-4 text-caption text-quiet md:mt-24">
        This blog is easy for the owner to update, so new notes from our jobs appear here as soon as they are
        written. <RenderingNote pictures={posts.map(({ featuredImage }) => featuredImage)} />
      </p>
      <ClosingBand
        heading="Reading up before you start?"
        text="Answer four questions and get a shortlist for your room, budget and town."
      >
        <RecommendationsButton look="primary">Get Smart Recommendations</RecommendationsButton>
      </ClosingBand>
    </>
  )
}
