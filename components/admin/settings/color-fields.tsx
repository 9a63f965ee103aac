'use client'

import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Choice, Choices } from '@/components/ui/choice'
import { type BrandColors, shownColors } from '@/lib/brand-colors'
import colorSchemes from '@/lib/content/facts/color-schemes.json'
import { ColorField } from './color-field'
import { ColorPreview } from './color-preview'

const isSame = (a: BrandColors, b: BrandColors) => a.main === b.main && a.accent === b.accent

/** Edits the two brand colors, from schemes or freely, and previews them. */
export function ColorFields() {
  const { watch, setValue, clearErrors } = useFormContext<{ colors: BrandColors }>()
  const colors = watch('colors')
  const scheme = colorSchemes.find((candidate) => isSame(candidate, colors))
  const firstChoice = useRef<HTMLInputElement>(null)
  const [picksOwn, setPicksOwn] = useState(!scheme)
  // Empty colors are the original ones, also after the changes were discarded.
  const isOwn = !scheme || (picksOwn && colors.main !== '')

  function take({ main, accent }: BrandColors, isCustom: boolean) {
    setPicksOwn(isCustom)
    clearErrors('colors')
    setValue('colors', { main, accent }, { shouldDirty: true })
  }

  return (
    <div className="grid gap-5">
      <Choices legend="Colors" className="sm:[&>div]:grid sm:[&>div]:grid-cols-3">
        {colorSchemes.map((option) => (
          <Choice
            key={option.name}
            ref={option === colorSchemes[0] ? firstChoice : undefined}
            name="color-scheme"
            value={option.name}
            checked={!isOwn && option === scheme}
            onChange={() => take(option, false)}
          >
            <Swatches colors={shownColors(option)} />
            {option.name}
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
      {!isSame(colors, { main: '', accent: '' }) && (
        <div>
          <Button
            look="quiet"
            onClick={() => {
              take({ main: '', accent: '' }, false)
              // The button disappears.
              firstChoice.current?.focus()
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
