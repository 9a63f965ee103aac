import { Eye, FileText, LayoutDashboard, Pencil, Plus, Trash2 } from 'lucide-react'
import { Badge, Count, Status } from '@/components/ui/badge'
import { BareButton, Button, ButtonLink } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Kbd } from '@/components/ui/kbd'
import { Skeleton } from '@/components/ui/skeleton'
import { TabLinks } from '@/components/ui/tabs'
import { capitalized } from '@/lib/text/in-words'
import { Specimen, SpecimenGroup } from './specimen'

const looks = ['primary', 'plain', 'strong', 'line', 'quiet', 'danger', 'bare'] as const
const statuses = [
  'draft',
  'published',
  'new',
  'contacted',
  'quoted',
  'won',
  'finished',
  'lost',
  'spam',
] as const
const icons: IconName[] = ['phone', 'message', 'menu', 'close', 'arrow', 'check', 'error', 'slide']

const buttonGroups = [
  { title: 'Looks', props: {} },
  { title: 'Disabled', props: { disabled: true } },
  { title: 'Small', props: { size: 'small' } },
] as const

const iconButtons = [
  { label: 'Preview', Sign: Eye, props: {} },
  { label: 'Edit, pressed', Sign: Pencil, props: { 'aria-pressed': true } },
  { label: 'Delete', Sign: Trash2, props: { look: 'danger' } },
  { label: 'Delete, disabled', Sign: Trash2, props: { look: 'danger', disabled: true } },
] as const

export const KitButtons = () => (
  <SpecimenGroup title="Buttons">
    {buttonGroups.map(({ title, props }) => (
      <Specimen key={title} title={title}>
        {looks.map((look) => (
          <Button key={look} look={look} {...props}>
            {look === 'bare' ? 'Bare, within text' : capitalized(look)}
          </Button>
        ))}
      </Specimen>
    ))}
    <Specimen title="Busy, with an icon, and as a link">
      <Button look="primary" aria-busy="true">
        Saving…
      </Button>
      <Button look="primary">
        <Plus className="size-4" aria-hidden="true" />
        Create New Page
      </Button>
      <ButtonLink look="strong" href="#main">
        To the top
      </ButtonLink>
    </Specimen>
    <Specimen title="On a dark band" className="on-dark bg-spruce-deep p-4">
      <Button look="light">Light</Button>
      <IconButton look="dark" label="Edit on dark">
        <Pencil className="size-4.5" aria-hidden="true" />
      </IconButton>
    </Specimen>
    <Specimen title="Icons only">
      {iconButtons.map(({ label, Sign, props }) => (
        <IconButton key={label} label={label} {...props}>
          <Sign className="size-4.5" aria-hidden="true" />
        </IconButton>
      ))}
    </Specimen>
    <Specimen title="A row that can be pressed, and a wide button" className="grid">
      <BareButton className="min-h-tap border-y border-hair px-2 hover:bg-hover">
        <b className="block font-semibold">Sample Homeowner</b>
        <span className="text-13 text-stone">Kitchen remodeling, Nyack</span>
      </BareButton>
      <Button look="primary" wide>
        Wide
      </Button>
    </Specimen>
  </SpecimenGroup>
)

export const KitTabs = ({ view }: { view: 'open' | 'late' }) => (
  <SpecimenGroup title="Tabs">
    <Specimen title="Views of a list" className="block">
      <TabLinks
        label="Views"
        links={[
          { href: '/admin/kit', current: view === 'open', children: 'Open', count: 77 },
          { href: '/admin/kit?view=late', current: view === 'late', children: 'Late', count: 2 },
        ]}
      />
    </Specimen>
    <div className="max-tablet:hidden">
      <Specimen title="In the masthead" className="h-18 items-stretch border-b border-hair">
        <TabLinks
          label="Like the masthead’s"
          look="masthead"
          links={[
            {
              href: '/admin/kit?tab=1',
              current: true,
              icon: <LayoutDashboard aria-hidden="true" />,
              children: 'Dashboard',
            },
            {
              href: '/admin/kit?tab=2',
              current: false,
              icon: <FileText aria-hidden="true" />,
              children: 'Pages',
            },
          ]}
        />
      </Specimen>
    </div>
  </SpecimenGroup>
)

export const KitBadges = () => (
  <SpecimenGroup title="Badges and icons">
    <Specimen title="Status: a shape and a word" className="gap-x-5">
      {statuses.map((status) => (
        <Status key={status} status={status}>
          {capitalized(status)}
        </Status>
      ))}
    </Specimen>
    <Specimen title="Badges, counts and keys" className="items-center">
      <Badge>Home page</Badge>
      <Badge quiet>Draft of Nov 18</Badge>
      <Count label="4 new">4</Count>
      <Kbd>Ctrl K</Kbd>
    </Specimen>
    <Specimen title="Icons of the site">
      {icons.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </Specimen>
    <Specimen title="Loading" className="grid">
      <Skeleton className="h-6 w-40" />
      <Skeleton />
    </Specimen>
  </SpecimenGroup>
)
