import { Eye, Pencil, Plus, Trash2 } from 'lucide-react'
import { BareButton, Button, ButtonLink } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Specimen, SpecimenGroup } from './specimen'
import { capitalized } from '@/lib/text/in-words'

const looks = ['primary', 'plain', 'strong', 'line', 'quiet', 'danger', 'bare'] as const

const named = (word: string) => (word === 'bare' ? 'Bare, within text' : capitalized(word))

export function KitButtons() {
  return (
    <SpecimenGroup title="Buttons">
      <Specimen title="Looks">
        {looks.map((look) => (
          <Button key={look} look={look}>
            {named(look)}
          </Button>
        ))}
      </Specimen>
      <Specimen title="Disabled">
        {looks.map((look) => (
          <Button key={look} look={look} disabled>
            {named(look)}
          </Button>
        ))}
      </Specimen>
      <Specimen title="Busy">
        <Button look="primary" aria-busy="true">
          Saving…
        </Button>
        <Button aria-busy="true">Loading…</Button>
      </Specimen>
      <Specimen title="Small">
        {looks.slice(0, 4).map((look) => (
          <Button key={look} look={look} size="small">
            {named(look)}
          </Button>
        ))}
      </Specimen>
      <Specimen title="With an icon, and as a link">
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
        <IconButton label="Preview">
          <Eye className="size-4.5" aria-hidden="true" />
        </IconButton>
        <IconButton label="Edit, pressed" aria-pressed="true">
          <Pencil className="size-4.5" aria-hidden="true" />
        </IconButton>
        <IconButton label="Delete" look="danger">
          <Trash2 className="size-4.5" aria-hidden="true" />
        </IconButton>
        <IconButton label="Delete, disabled" look="danger" disabled>
          <Trash2 className="size-4.5" aria-hidden="true" />
        </IconButton>
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
}
