import { type Metadata } from 'next'
import { TextPage } from '@/components/site/screens/text-page/text-page'
import { privacySections } from '@/lib/content/privacy'
import { getProfile } from '@/lib/data/settings'
import { pageMetadata } from '@/lib/seo/metadata'

export const revalidate = 3600

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/privacy',
    title: 'Privacy: What Happens With What You Send Us',
    description:
      'What our forms collect, why, who sees it, how long we keep it and how to have it deleted. No cookies for visitors, no tracking, no ad scripts on this site.',
    keywords: ['privacy', 'how long requests are kept', 'deletion on request'],
  })

export default async function PrivacyPage() {
  const profile = await getProfile()
  return (
    <TextPage
      path="/privacy"
      title="Privacy"
      lede="What you send us, what we do with it, and how to have it deleted."
      sections={privacySections(profile)}
      profile={profile}
    />
  )
}
