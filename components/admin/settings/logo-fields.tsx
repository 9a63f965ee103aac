'use client'

import { useFormContext } from 'react-hook-form'
import { useBusinessName } from '@/components/staff/business-context'
import { Hint } from '@/components/ui/field'
import { colorProperties } from '@/lib/brand-colors'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Logo, logoIn } from '@/lib/media/logo'
import { PictureSetting } from './picture-setting'

type Ground = keyof BusinessProfile['logo']

const grounds = {
  light: { look: 'bg-ivory', purpose: 'For the header, emails and share pictures' },
  dark: { look: 'on-dark bg-spruce-deep', purpose: 'For the footer' },
} as const

/** Edits the logo and the one for dark bands. */
export const LogoFields = () => (
  <div className="grid gap-4">
    <div className="grid gap-x-4 gap-y-6 tablet:grid-cols-2">
      <LogoField ground="light" />
      <LogoField ground="dark" />
    </div>
    <Hint>
      A PNG or WebP with a transparent background looks best, at least 400 pixels wide. Without a logo for
      dark bands the footer shows your name as text.
    </Hint>
  </div>
)

function LogoField({ ground }: { ground: Ground }) {
  const { watch } = useFormContext<Pick<BusinessProfile, 'logo' | 'colors'>>()
  const { look, purpose } = grounds[ground]
  const name = useBusinessName()
  return (
    <div className="grid content-start gap-3">
      <div
        className={`grid h-32 place-items-center rounded-picture border border-hair px-4 ${look}`}
        style={colorProperties(watch('colors'))}
      >
        <LogoPreview logo={logoIn({ logo: watch('logo') }, ground, { width: 200, height: 44 })} />
      </div>
      <PictureSetting
        path={`logo.${ground}`}
        place={{ purpose, isWhole: true, alt: { isOptional: true, fallback: name } }}
        isShown
      />
    </div>
  )
}

/** Shows the logo at the size of the header, or the text that replaces it. */
function LogoPreview({ logo }: { logo: Logo | null }) {
  if (!logo) return <span className="font-serif text-20 font-medium">Your name as text</span>
  const { src, width, height } = logo
  return <img className="max-w-full rounded-none" src={src} width={width} height={height} alt="" />
}
