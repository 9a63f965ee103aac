import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { attachedPath, isEstimatePath } from '@/lib/leads/attribution'

/** The address changes without an event, so it is read with each rendering, as when a dialog opens. */
const unannounced = () => () => undefined

type Figure = (props: { address: string; plan: string }) => ReactNode

/** Loaded on demand: nothing else needs the names of the finishes, or the lines of an estimate. */
const loadFigure = (address: string): Promise<Figure> =>
  isEstimatePath(address)
    ? import('./estimate-figure').then((file) => file.EstimateFigure)
    : import('./design-figure').then((file) => file.DesignFigure)

/** Shows what is sent with the request: the room from the visualizer, or the estimate, if there is one. */
export function Attached({ plan = '' }: { plan?: string | undefined }) {
  const address = useSyncExternalStore(unannounced, attachedPath, () => '')
  const [loaded, setLoaded] = useState<{ Figure: Figure }>()
  useEffect(() => {
    if (address)
      loadFigure(address).then(
        (Figure) => setLoaded({ Figure }),
        () => undefined,
      )
  }, [address])
  return address && loaded ? <loaded.Figure address={address} plan={plan} /> : null
}
