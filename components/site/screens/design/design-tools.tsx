import { Button } from '@/components/ui/button'
import { roomAddress } from '@/lib/business/rooms'

const tool = { look: 'line', size: 'small' } as const

type DesignToolsProps = {
  form: string
  room: string | undefined
  canSurprise: boolean
}

/** Hides without script what only script can do; the rest is sent as a plain form, with the finishes in the address. */
export function DesignTools({ form, room, canSurprise }: DesignToolsProps) {
  return (
    <form id={form} action={roomAddress(room)} className="design-tools" autoComplete="off">
      {room && <input type="hidden" name="room" value={room} />}
      <div className="design-scripted">
        <Button {...tool} data-do="undo" aria-disabled="true">
          Undo
        </Button>
        {canSurprise && (
          <Button {...tool} data-do="surprise">
            Surprise me
          </Button>
        )}
        <Button {...tool} data-do="compare" aria-pressed="false" suppressHydrationWarning>
          Compare
        </Button>
        <Button {...tool} data-do="share">
          Share
        </Button>
        <Button {...tool} data-do="print">
          Print
        </Button>
      </div>
      <Button {...tool} type="submit" className="design-plain">
        Put my choice into the address
      </Button>
      <Button {...tool} type="submit" formAction="/design/picture" name="download" value="1">
        Download
      </Button>
    </form>
  )
}
