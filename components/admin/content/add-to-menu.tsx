import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { builtInName, type MenuEntry } from '@/lib/content/menu-items'

type AddToMenuProps = { others: readonly MenuEntry[]; onAdd: (id: string) => void }

/** Adds one of the entries that aren't in the menu. */
export function AddToMenu({ others, onAdd }: AddToMenuProps) {
  const [id, setId] = useState('')
  const selected = others.find((entry) => entry.id === id) ?? others[0]
  const groups = [
    { label: 'Built-in pages', entries: others.filter((entry) => builtInName(entry.id)) },
    { label: 'Your pages', entries: others.filter((entry) => !builtInName(entry.id)) },
  ].filter(({ entries }) => entries.length > 0)
  if (!selected) return <p className="mt-6 text-stone">Everything visitors can see is in the menu already.</p>
  return (
    <div className="mt-6 flex flex-wrap items-end gap-2">
      <Field label="Add to the menu" className="w-full tablet:w-80">
        <Select value={selected.id} onChange={({ target }) => setId(target.value)}>
          {groups.map(({ label, entries }) => (
            <optgroup key={label} label={label}>
              {entries.map((entry) => (
                <option key={entry.id} value={entry.id}>
                  {entry.label || entry.name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Button className="min-h-input max-tablet:w-full" onClick={() => onAdd(selected.id)}>
        <Plus className="size-4" aria-hidden="true" />
        Add
      </Button>
    </div>
  )
}
