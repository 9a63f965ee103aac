import { Badge, Count, Status } from '@/components/ui/badge'
import { Icon, type IconName } from '@/components/ui/icon'
import { Kbd } from '@/components/ui/kbd'
import { Skeleton } from '@/components/ui/skeleton'
import { Specimen, SpecimenGroup } from './specimen'
import { capitalized } from '@/lib/text/in-words'

const statuses = ['draft', 'published', 'new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const
const icons: IconName[] = ['phone', 'message', 'menu', 'close', 'arrow', 'check', 'error', 'slide']

export function KitBadges() {
  return (
    <SpecimenGroup title="Signs">
      <Specimen title="Status: a shape and a word" className="gap-x-5">
        {statuses.map((status) => (
          <Status key={status} status={status}>
            {capitalized(status)}
          </Status>
        ))}
      </Specimen>
      <Specimen title="Badges and counts" className="items-center">
        <Badge>Home page</Badge>
        <Badge quiet>Draft of Nov 18</Badge>
        <Count label="4 new">4</Count>
        <Count label="128 in all" quiet>
          128
        </Count>
      </Specimen>
      <Specimen title="Keys" className="items-center">
        <Kbd>Ctrl K</Kbd>
        <Kbd>Esc</Kbd>
      </Specimen>
      <Specimen title="Icons of the site">
        {icons.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Specimen>
      <Specimen title="On its way" className="grid">
        <Skeleton className="h-6 w-40" />
        <Skeleton />
        <Skeleton className="h-3.5 w-3/4" />
      </Specimen>
    </SpecimenGroup>
  )
}
