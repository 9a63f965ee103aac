import { EstimateButton } from '@/components/forms/estimate-button'
import { Button } from '@/components/ui/button'

type RoomPriceProps = {
  form: string
  /** The slug of the room's service, if it isn't a kitchen. */
  service?: string | undefined
  children: string
}

/**
 * Asks for a price of the room in a form: in the estimate dialog, to which the page's script gives the room
 * (`data-asked`), and without script on the contact page.
 */
export const RoomPrice = ({ form, service, children }: RoomPriceProps) => (
  <>
    <Button
      type="submit"
      form={form}
      formAction="/design/ask"
      look="primary"
      className="hidden noscript:flex"
    >
      {children}
    </Button>
    <div className="contents noscript:hidden" data-ask="">
      <EstimateButton service={service}>{children}</EstimateButton>
    </div>
  </>
)
