import { DeadLink } from '@/components/site/parts/dead-link'

export default function PreviewEnded() {
  return (
    <DeadLink
      title="This preview has ended"
      advice="Its link no longer works. Ask whoever sent it to you for a new one."
    />
  )
}
