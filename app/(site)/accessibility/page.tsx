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
      'How these pages work with a keyboard, a screen reader, large text or your own colors, how we test them, and how to reach us when something doesn’t work.',
    keywords: ['accessibility statement', 'WCAG 2.2', 'keyboard and screen reader'],
  })

export default async function AccessibilityPage() {
  const profile = await getProfile()
  return (
    <TextPage
      path="/accessibility"
      title="Accessibility"
      lede="How these pages work, how we test them, and how to reach us when something doesn’t work for you."
      sections={accessibilitySections(profile)}
      profile={profile}
    />
  )
}
