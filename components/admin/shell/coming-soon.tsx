import { Screen, ScreenHead } from '@/components/staff/screen'

/** A tab that later work fills: the specification's own text. */
export function ComingSoon({ title, text }: { title: string; text: string }) {
  return (
    <Screen>
      <ScreenHead title={title} />
      <p className="text-stone">{text}</p>
    </Screen>
  )
}
