import './styles.css'
import { RecommendationsButton } from '@/components/forms/recommendations-button'
import { ClosingBand } from '@/components/site/parts/closing-band'
import { PostList } from '@/components/site/screens/blog/lead-post'
import { RenderingNote } from '@/components/site/parts/rendering-note'
import { JsonLd } from '@/components/site/parts/json-ld'
import { listPublishedPosts } from '@/lib/data/posts'
import { getProfile } from '@/lib/data/settings'
import { blogJsonLd, breadcrumbJsonLd, businessJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'

export const revalidate = 3600

export const metadata = pageMetadata({
  path: '/blog',
  title: 'Local Kitchen & Bath Insights | Rockland County, NY',
  description:
    'Notes on kitchens and baths in Rockland County, NY: what people ask for, what it costs, which permits it takes, and how to live through the work.',
  keywords: ['kitchen remodeling blog', 'bathroom remodeling guide', 'Rockland County NY'],
})

const crumbs = [
  { name: 'Home', href: '/' },
  { name: 'Blog', href: '/blog' },
]

export default async function BlogPage() {
  const [profile, posts] = await Promise.all([getProfile(), listPublishedPosts()])
  return (
    <>
      <JsonLd data={[businessJsonLd(profile), blogJsonLd(posts), breadcrumbJsonLd(crumbs)]} />
      <section className="px-gutter py-9 md:pt-16 md:pb-14">
        <h1 className="text-display">Local Kitchen &amp; Bath Insights</h1>
      </section>
      <PostList posts={posts} />
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
