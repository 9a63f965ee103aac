import { useBuilder } from './builder-context'
import { deedLabels, deedOf } from './publish-deed'

/** What the Publish button will do, in its words. */
export function useDeed() {
  const { draft, screen, dirty } = useBuilder()
  const { saved } = screen
  return deedLabels[deedOf(saved.draft.settings, draft.settings, dirty || saved.stored.draft !== undefined)]
}
