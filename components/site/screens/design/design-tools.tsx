import { Button } from '@/components/ui/button'

const tool = { look: 'line', size: 'small' } as const

/**
 * What can be done with the kitchen that is shown. What only script can do isn't shown without it; the rest is sent as a plain form: the
 * finishes in the address.
 */
export function DesignTools({ form }: { form: string }) {
  return (
    <form id={form} action="/design" className="design-tools" autoComplete="off">
      <div className="design-scripted">
        <Button {...tool} data-do="undo" aria-disabled="true">
          Undo
        </Button>
        <Button {...tool} data-do="surprise">
          Surprise me
        </Button>
        <Button {...tool} data-do="compare" aria-pressed="false">
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
