import { DeadLink } from '@/components/site/parts/dead-link'

export default function NoVisit() {
  return (
    <DeadLink
      title="This link doesn’t work"
      advice="Part of it may be missing. Open it again from our message, or call us and we will help."
    />
  )
}
