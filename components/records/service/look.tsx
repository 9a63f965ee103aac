import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { staffCall } from '@/components/staff/staff-call'
import { Status } from '@/components/ui/badge'
import { Switch } from '@/components/ui/switch'
import { showError, showToast } from '@/components/ui/toast'
import { type AreaService } from '@/lib/content/areas'
import { service } from '@/lib/records/service/definition'
import { type TableContext, type TableLook } from '../look'

type ServiceRow = Pick<AreaService, 'slug' | 'name' | 'description' | 'isOn'> & {
  /** The number of its pages that search engines may list. */
  listed: number
}
type Props = { row: ServiceRow; context: TableContext }

const Listed = ({ row: { isOn, listed }, context }: Props) =>
  isOn ? `${listed} of ${context.counts.places}` : 'None'

/** Switches a service on or off; turning it off asks first. */
function OfferedSwitch({ row, context: { counts } }: Props) {
  const { slug, name } = row
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const [change, setChange] = useState<{ isOn: boolean; seen: ServiceRow } | null>(null)
  const isOn = change?.seen === row ? change.isOn : row.isOn

  async function turn(to: boolean) {
    setAsking(false)
    setChange({ isOn: to, seen: row })
    const answer = await staffCall('PUT', `${service.calls}/${slug}/on`, { isOn: to })
    if (!answer.ok) {
      setChange(null)
      return showError('Nothing was changed', answer.detail)
    }
    showToast({
      title: `${name} is ${to ? 'on' : 'off'}`,
      description: to
        ? `Its ${counts.places} pages are back.`
        : 'Its pages redirect to their place, and no form offers it.',
    })
    router.refresh()
  }

  return (
    <>
      <Switch
        label={isOn ? 'On' : 'Off'}
        name={`${name}, ${isOn ? 'on' : 'off'}`}
        checked={isOn}
        onChange={(to) => (to ? void turn(true) : setAsking(true))}
      />
      {isAsking && (
        <ConfirmDialog
          title={`Turn ${name} off?`}
          text={`Its ${counts.places} pages redirect to their places until you turn it on again, and it disappears from menus, forms and search engines. None of its text is lost.`}
          action="Turn it off"
          keep="Keep it on"
          run={() => turn(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

export const serviceLook: TableLook<ServiceRow> = {
  tab: 'services',
  Note: (props) => (
    <>
      <span className="block max-w-[76ch] text-pretty max-tablet:hidden">{props.row.description}</span>
      <span className="tablet:hidden">
        <Listed {...props} /> pages listed
      </span>
    </>
  ),
  columns: [
    { head: 'Pages listed', numeric: true, cellClass: 'whitespace-nowrap', Value: Listed },
    {
      head: 'Offered',
      headClass: 'tablet:pl-8',
      cellClass: 'tablet:pl-8 max-tablet:col-1 max-tablet:mt-1',
      isOnPhones: true,
      Value: (props) =>
        props.context.isOwner ? (
          <OfferedSwitch {...props} />
        ) : (
          <Status status={props.row.isOn ? 'published' : 'draft'}>{props.row.isOn ? 'On' : 'Off'}</Status>
        ),
    },
  ],
  isOnSite: ({ isOn }) => isOn,
}
