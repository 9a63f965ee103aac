import { useBuilder } from './builder-context'
import { deedLabels, deedOf } from './publish-deed'

/** Returns the labels of the Publish button. */
export function useDeed() {
  const { draft, screen, dirty } = useBuilder()
  const { saved } = screen
  return deedLabels[deedOf(saved.draft.settings, draft.settings, dirty || saved.stored.draft !== undefined)]
}
