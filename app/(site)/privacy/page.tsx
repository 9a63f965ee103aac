import { JsonLd } from '@/components/site/parts/json-ld'
import { PrivacyText } from '@/components/site/screens/privacy/privacy-text'
import { privacySections } from '@/lib/content/privacy'
import { getProfile } from '@/lib/data/settings'
import { breadcrumbJsonLd, businessJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'

export const revalidate = 3600

export const metadata = pageMetadata({
  path: '/privacy',
  title: 'Privacy: What Happens With What You Send Us',
  description:
    'What our forms collect, why, who sees it, how long we keep it and how to have it deleted. No cookies for visitors, no analytics, no ad scripts on this site.',
  keywords: ['privacy', 'how long requests are kept', 'deletion on request'],
})

const crumbs = [
  { name: 'Home', href: '/' },
  { name: 'Privacy', href: '/privacy' },
]

export default async function PrivacyPage() {
  const profile = await getProfile()
  return (
    <>
      <JsonLd data={[businessJsonLd(profile), breadcrumbJsonLd(crumbs)]} />
      <section className="page-grid gap-y-6 px-gutter pt-8 pb-10 md:items-end md:pt-16 md:pb-18">
        <h1 className="text-display md:col-[1/8]">Privacy</h1>
        <p className="text-lede text-pretty md:col-[8/-1]">
          What you send us, what we do with it, and how to have it deleted.
        </p>
      </section>
      <PrivacyText sections={privacySections(profile)} />
    </>
  )
}
