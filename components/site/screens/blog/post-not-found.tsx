import { wordingOf } from '@/lib/business/wording'
import { PhoneBand } from '@/components/site/parts/phone-band'
import { ReadNext } from '@/components/site/parts/read-next'
import { NotFoundStatus } from '@/components/site/parts/not-found-status'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Post } from '@/lib/content-types'

export function PostNotFound({ posts, profile }: { posts: Post[]; profile: BusinessProfile }) {
  const words = wordingOf(profile)
  return (
    <>
      <NotFoundStatus />
      <section className="px-gutter py-9 md:py-16">
        <h1 className="text-display">{words('blog.missing')}</h1>
        <p className="mt-3.5 text-lede">{words('blog.missingText')}</p>
      </section>
      <ReadNext profile={profile} posts={posts} heading={words('blog.latest')} />
      <PhoneBand profile={profile} />
    </>
  )
}
