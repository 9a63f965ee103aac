'use client'

import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Choice, Choices } from '@/components/ui/choice'
import { type BrandColors, shownColors } from '@/lib/brand-colors'
import colorSchemes from '@/lib/content/facts/color-schemes.json'
import { ColorField } from './color-field'
import { ColorPreview } from './color-preview'

const same = (one: BrandColors, other: BrandColors) => one.main === other.main && one.accent === other.accent

/** Edits the two brand colors, from schemes or freely, and previews them. */
export function ColorFields() {
  const { watch, setValue, clearErrors } = useFormContext<{ colors: BrandColors }>()
  const colors = watch('colors')
  const scheme = colorSchemes.find((candidate) => same(candidate, colors))
  const first = useRef<HTMLInputElement>(null)
  const [picksOwn, setPicksOwn] = useState(!scheme)
  // Empty colors are the original ones, also after the changes were discarded.
  const isOwn = !scheme || (picksOwn && colors.main !== '')

  function take({ main, accent }: BrandColors, own: boolean) {
    setPicksOwn(own)
    clearErrors('colors')
    setValue('colors', { main, accent }, { shouldDirty: true })
  }

  return (
    <div className="grid gap-5">
      <Choices legend="Colors" className="sm:[&>div]:grid sm:[&>div]:grid-cols-3">
        {colorSchemes.map((one) => (
          <Choice
            key={one.name}
            ref={one === colorSchemes[0] ? first : undefined}
            name="color-scheme"
            value={one.name}
            checked={!isOwn && one === scheme}
            onChange={() => take(one, false)}
          >
            <Swatches colors={shownColors(one)} />
            {one.name}
          </Choice>
        ))}
        <Choice
          name="color-scheme"
          value="own"
          checked={isOwn}
          // Custom colors begin with the chosen scheme.
          onChange={() => take(shownColors(colors), true)}
        >
          Your own
        </Choice>
      </Choices>
      {isOwn && (
        <div className="grid gap-4 tablet:grid-cols-2">
          <ColorField name="main" />
          <ColorField name="accent" />
        </div>
      )}
      <ColorPreview colors={colors} />
      {!same(colors, { main: '', accent: '' }) && (
        <div>
          <Button
            look="quiet"
            onClick={() => {
              take({ main: '', accent: '' }, false)
              // The button goes.
              first.current?.focus()
            }}
          >
            Reset to the original colors
          </Button>
        </div>
      )}
    </div>
  )
}

const Swatches = ({ colors }: { colors: BrandColors }) => (
  <span className="mr-2.5 flex flex-none overflow-hidden rounded-full" aria-hidden="true">
    {[colors.main, colors.accent].map((color) => (
      <span key={color} className="h-4.5 w-2.5" style={{ backgroundColor: color }} />
    ))}
  </span>
)
