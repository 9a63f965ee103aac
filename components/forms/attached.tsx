import { useEffect, useState, useSyncExternalStore } from 'react'
import { attachedPath } from '@/lib/leads/attribution'
import type * as attachedFigure from './attached-figure'

/** The address changes without an event, so it is read with each rendering, as when a dialog opens. */
const unannounced = () => () => undefined

/** Shows what is sent with the request: the room from the visualizer, or the estimate, if there is one. */
export function Attached({ plan = '' }: { plan?: string | undefined }) {
  const address = useSyncExternalStore(unannounced, attachedPath, () => '')
  const [figureModule, setFigureModule] = useState<typeof attachedFigure>()
  useEffect(() => {
    // Loaded on demand: nothing else needs the names of the finishes, or the lines of an estimate.
    if (address) import('./attached-figure').then(setFigureModule, () => undefined)
  }, [address])
  return address && figureModule ? <figureModule.AttachedFigure address={address} plan={plan} /> : null
}
