import { type Metadata } from 'next'
import { cache } from 'react'
import { PhoneBand } from '@/components/site/parts/phone-band'
import { callTitle, PostAside } from '@/components/site/screens/blog/post-aside'
import { wordingOf } from '@/lib/business/wording'
import { PostBody, PostHead } from '@/components/site/screens/blog/post-body'
import { PostNotFound } from '@/components/site/screens/blog/post-not-found'
import { ReadNext } from '@/components/site/parts/read-next'
import { JsonLd } from '@/components/site/parts/json-ld'
import { getAreas } from '@/lib/data/areas'
import { getPublishedPost, listLatestPosts, listPublishedPosts } from '@/lib/data/posts'
import { getProfile } from '@/lib/data/settings'
import { uploadedAlt } from '@/lib/media/uploaded-alt'
import { redirectIfMoved } from '@/lib/pages/redirects'
import { blogPostingJsonLd, breadcrumbJsonLd, businessJsonLd } from '@/lib/seo/json-ld'
import { postCard, shareImage } from '@/lib/seo/share-card'
import { postMetadata } from '../../../../lib/seo/page-metadata'

export const revalidate = 3600

type Props = { params: Promise<{ slug: string }> }

const getPost = cache(getPublishedPost)

export async function generateStaticParams() {
  return (await listPublishedPosts()).map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await getPost((await params).slug)
  if (!post) return { title: 'Post Not Found', robots: { index: false } }
  return postMetadata(post, shareImage(`/blog/${post.slug}`, postCard(post, await getProfile())))
}

export default async function PostPage({ params }: Props) {
  const { slug } = await params
  const post = await getPost(slug)
  if (!post) await redirectIfMoved(`/blog/${slug}`)
  // Two to read next, besides this one.
  const [latest, profile, areas] = await Promise.all([listLatestPosts({ take: 3 }), getProfile(), getAreas()])
  const next = latest.posts.filter(({ id }) => id !== post?.id).slice(0, 2)
  if (!post) return <PostNotFound posts={next} profile={profile} />
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: 'Blog', href: '/blog' },
    { name: post.title, href: `/blog/${post.slug}` },
  ]
  return (
    <>
      <JsonLd data={[businessJsonLd(profile), blogPostingJsonLd(post), breadcrumbJsonLd(crumbs)]} />
      <article>
        <PostHead post={post} alt={await uploadedAlt(post.featuredImage)} words={wordingOf(profile)} />
        <div className="page-grid px-gutter">
          <PostAside post={post} profile={profile} areas={areas} />
          <PostBody post={post} />
        </div>
      </article>
      <ReadNext profile={profile} posts={next} />
      <PhoneBand profile={profile} title={callTitle(post, profile)} />
    </>
  )
}
