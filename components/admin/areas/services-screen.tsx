'use client'

import { ExternalLink } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { listKeys } from '@/components/staff/list-keys'
import { Screen } from '@/components/staff/screen'
import { ScreenKeys } from '@/components/staff/screen-keys'
import { staffCall } from '@/components/staff/staff-call'
import { Status } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { iconButtonClass } from '@/components/ui/icon-button'
import { Switch } from '@/components/ui/switch'
import { Cell, CellNote, HeadCell, Row, RowLink, Table, TableHead } from '@/components/ui/table'
import { showToast } from '@/components/ui/toast'
import { type AreaService } from '@/lib/content/areas'
import { type AreaCounts, AreasHead, areasHome } from '../../records/areas-head'

type ServiceLine = Pick<AreaService, 'slug' | 'name' | 'description' | 'isOn'> & {
  /** How many of its pages search engines may list. */
  listed: number
}

type ServicesScreenProps = { services: readonly ServiceLine[]; totals: AreaCounts; isOwner: boolean }

const keyHints = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['Enter'], does: 'edit' },
]

/** The services, each on or off. */
export function ServicesScreen({ services, totals, isOwner }: ServicesScreenProps) {
  const router = useRouter()
  const [asked, setAsked] = useState<ServiceLine | null>(null)
  const [changing, setChanging] = useState<{ slug: string; isOn: boolean; seen: typeof services } | null>(
    null,
  )
  const isOnNow = ({ slug, isOn }: ServiceLine) =>
    changing?.slug === slug && changing.seen === services ? changing.isOn : isOn

  async function turn({ slug, name }: ServiceLine, isOn: boolean) {
    setAsked(null)
    setChanging({ slug, isOn, seen: services })
    const answer = await staffCall('PUT', `/api/areas/services/${slug}/on`, { isOn })
    if (!answer.ok) {
      setChanging(null)
      return showToast({ title: 'Nothing was changed', description: answer.detail, destructive: true })
    }
    showToast({
      title: `${name} is ${isOn ? 'on' : 'off'}`,
      description: isOn
        ? `Its ${totals.places} pages are there again.`
        : 'Its pages lead to the place, and no form offers it.',
    })
    router.refresh()
  }

  return (
    <Screen>
      <AreasHead shows="services" counts={totals} />
      <Table>
        <TableHead>
          <HeadCell>Service</HeadCell>
          <HeadCell numeric>Pages listed</HeadCell>
          <HeadCell className="tablet:pl-8">Offered</HeadCell>
          <HeadCell numeric>
            <span className="sr-only">Actions</span>
          </HeadCell>
        </TableHead>
        <tbody>
          {services.map((service) => {
            const { slug, name, description, listed } = service
            const isOn = isOnNow(service)
            const shown = isOn ? `${listed} of ${totals.places}` : 'None'
            return (
              <Row key={slug} data-id={slug}>
                <Cell phone="title" className="py-3">
                  <RowLink href={`${areasHome}/services/${slug}`}>{name}</RowLink>
                  <CellNote>
                    <span className="block max-w-[76ch] text-pretty max-tablet:hidden">{description}</span>
                    <span className="tablet:hidden">{shown} pages listed</span>
                  </CellNote>
                </Cell>
                <Cell phone="hidden" numeric className="whitespace-nowrap">
                  {shown}
                </Cell>
                <Cell className="tablet:pl-8 max-tablet:col-1 max-tablet:mt-1">
                  {isOwner ? (
                    <Switch
                      label={isOn ? 'On' : 'Off'}
                      name={`${name}, ${isOn ? 'on' : 'off'}`}
                      checked={isOn}
                      onChange={(to) => (to ? void turn(service, true) : setAsked(service))}
                    />
                  ) : (
                    <Status status={isOn ? 'published' : 'draft'}>{isOn ? 'On' : 'Off'}</Status>
                  )}
                </Cell>
                <Cell phone="actions" numeric>
                  {isOn && (
                    <a
                      className={iconButtonClass()}
                      href={`/rockland/${slug}/`}
                      target="_blank"
                      rel="noopener"
                      aria-label={`View ${name} on the site`}
                      title="View on the site"
                    >
                      <ExternalLink className="size-4.5" aria-hidden="true" />
                    </a>
                  )}
                </Cell>
              </Row>
            )
          })}
        </tbody>
      </Table>
      <div className="flex justify-end pt-4 text-13 text-stone">
        <ScreenKeys hints={keyHints} keys={listKeys} />
      </div>
      {asked && (
        <Dialog
          alert
          title={`Turn ${asked.name} off?`}
          onClose={() => setAsked(null)}
          footer={
            <>
              <Button look="danger" data-aside="" onClick={() => void turn(asked, false)}>
                Turn it off
              </Button>
              <Button look="primary" data-first="" onClick={() => setAsked(null)}>
                Keep it on
              </Button>
            </>
          }
        >
          <p className="text-stone">
            Its {totals.places} pages lead to their places until you turn it on again, and it leaves menus,
            forms and search engines. Nothing that is written is lost.
          </p>
        </Dialog>
      )}
    </Screen>
  )
}
