import { useEffect, useState, useSyncExternalStore } from 'react'
import { attachedDesignPath } from '@/lib/leads/attribution'
import type * as designFigure from './design-figure'

/** The address changes without an event, so it is read with each rendering, as when a dialog opens. */
const unannounced = () => () => undefined

/** Shows the kitchen from the visualizer that is sent with the request, if there is one. */
export function AttachedDesign() {
  const address = useSyncExternalStore(unannounced, attachedDesignPath, () => '')
  const [loaded, setLoaded] = useState<typeof designFigure>()
  useEffect(() => {
    // Loaded on demand: nothing else needs the names of the finishes.
    if (address) import('./design-figure').then(setLoaded, () => undefined)
  }, [address])
  return address && loaded ? <loaded.DesignFigure address={address} /> : null
}
