import { type Metadata } from 'next'
import { TextPage } from '@/components/site/screens/text-page/text-page'
import { accessibilitySections } from '@/lib/content/accessibility'
import { getProfile } from '@/lib/data/settings'
import { pageMetadata } from '@/lib/seo/metadata'

export const revalidate = 3600

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/accessibility',
    title: 'Accessibility: What Works, What Is Tested',
    description:
      'What you can count on with a keyboard, a screen reader, large text or colors of your own, how these pages are tested, and how to tell us what is in your way.',
    keywords: ['accessibility statement', 'WCAG 2.2', 'keyboard and screen reader'],
  })

export default async function AccessibilityPage() {
  const profile = await getProfile()
  return (
    <TextPage
      path="/accessibility"
      title="Accessibility"
      lede="What you can count on here, what is tested, and how to tell us what is in your way."
      sections={accessibilitySections(profile)}
      profile={profile}
    />
  )
}
