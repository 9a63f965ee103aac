import { ReadNext } from '@/components/site/parts/read-next'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

export function View({ words, data: { profile, town } }: SectionProps<typeof definition>) {
  if (!town) return null
  return <ReadNext profile={profile} posts={town.posts} heading={words('title')} />
}
