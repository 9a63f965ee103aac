import { useEffect, useState, useSyncExternalStore } from 'react'
import { type SentDesign } from '@/lib/business/sent-design'
import { attachedDesignPath } from '@/lib/leads/attribution'

/** The address changes without an event, so it is read with each rendering, as when a dialog opens. */
const unannounced = () => () => undefined

/** Shows the kitchen from the visualizer that is sent with the request, if there is one. */
export function AttachedDesign() {
  const address = useSyncExternalStore(unannounced, attachedDesignPath, () => '')
  const [kitchen, setKitchen] = useState<SentDesign | null>(null)
  useEffect(() => {
    if (!address) return
    // Loaded on demand: nothing else needs the names of the finishes.
    import('@/lib/business/sent-design').then(
      ({ designAt }) => setKitchen(designAt(address)),
      () => undefined,
    )
  }, [address])

  if (!address || !kitchen) return null
  return (
    <figure className="flex items-start gap-4 border-y border-line py-4">
      <img
        src={kitchen.picture}
        alt=""
        width={1600}
        height={1067}
        className="h-auto w-28 flex-none rounded-picture bg-sand"
      />
      <figcaption className="text-small text-pretty text-quiet">
        <b className="block font-semibold text-ink">The kitchen you put together comes with the request.</b>
        {kitchen.text}
      </figcaption>
    </figure>
  )
}
