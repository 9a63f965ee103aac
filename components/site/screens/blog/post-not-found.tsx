import { PhoneBand } from '@/components/site/parts/phone-band'
import { ReadNext } from '@/components/site/parts/read-next'
import { NotFoundStatus } from '@/components/site/parts/not-found-status'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Post } from '@/lib/content-types'

export const PostNotFound = ({ posts, profile }: { posts: Post[]; profile: BusinessProfile }) => (
  <>
    <NotFoundStatus />
    <section className="px-gutter py-9 md:py-16">
      <h1 className="text-display">Post Not Found</h1>
      <p className="mt-3.5 text-lede">The requested blog post could not be found.</p>
    </section>
    <ReadNext posts={posts} heading="The latest instead" />
    <PhoneBand profile={profile} />
  </>
)
