import { DeadLink } from '@/components/site/parts/dead-link'

export default function NoReview() {
  return (
    <DeadLink
      title="This link doesn’t work"
      advice="It may have lost its end. Open it again from our message, or call us and we will help."
    />
  )
}
