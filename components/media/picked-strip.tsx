import { BareButton } from '@/components/ui/button'
import { counted } from '@/lib/text/counted'
import { type Library } from './use-library'

export function PickedStrip({ library: { picked, chosen, choose } }: { library: Library }) {
  if (picked.length === 0) return null
  return (
    <div className="mb-4 border-b border-hair pb-4">
      <h3 className="mb-2">{counted(picked.length, 'picture')} chosen</h3>
      <ul className="flex flex-wrap gap-1.5" aria-label="Chosen pictures">
        {picked.map((picture) => (
          <li key={picture.id}>
            <BareButton
              className="block size-tap overflow-hidden rounded-picture outline-offset-2 outline-spruce aria-[current]:outline-2"
              aria-label={`Show ${picture.name}`}
              aria-current={picture.id === chosen?.id || undefined}
              onClick={() => choose(picture)}
            >
              <img className="size-full object-cover" src={picture.thumbnail} alt="" width={44} height={44} />
            </BareButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
