import { useWords } from '@/components/ui/use-words'
import { designAt } from '@/lib/business/sent-design'

export function DesignFigure({ address }: { address: string }) {
  const words = useWords()
  const design = designAt(address)
  if (!design) return null
  return (
    <figure className="flex items-start gap-4 border-y border-line py-4">
      <img
        src={design.picture}
        alt=""
        width={1600}
        height={1067}
        className="h-auto w-28 flex-none rounded-picture bg-sand"
      />
      <figcaption className="text-small text-pretty text-quiet">
        <b className="block font-semibold text-ink">
          {design.noun === 'kitchen'
            ? words('The kitchen you put together comes with the request.')
            : words('The {room} you put together comes with the request.', { room: design.noun })}
        </b>
        {design.text} {document.querySelector('[data-range]')?.textContent}
        {design.samples && (
          <span className="block">{words('Samples to bring: {samples}.', { samples: design.samples })}</span>
        )}
      </figcaption>
    </figure>
  )
}
