import { useBuilder } from './builder-context'
import { deedLabels, deedOf } from './publish-deed'

/** What the Publish button will do, in its words. */
export function useDeed() {
  const { draft, screen, dirty } = useBuilder()
  return deedLabels[deedOf(screen.saved.draft.settings, draft.settings, dirty)]
}
