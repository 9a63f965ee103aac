import { Screen } from '@/components/staff/screen'

export default function Loading() {
  return (
    <Screen>
      <p className="text-stone" role="status">
        Loading content...
      </p>
    </Screen>
  )
}
