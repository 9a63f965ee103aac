import { useBuilder } from './builder-context'
import { publishLabels, publishActionOf } from './publish-action'

/** Returns the labels of the Publish button. */
export function usePublishLabel() {
  const { draft, screen, dirty } = useBuilder()
  const { saved } = screen
  return publishLabels[
    publishActionOf(saved.draft.settings, draft.settings, dirty || saved.stored.draft !== undefined)
  ]
}
