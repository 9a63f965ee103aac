'use client'

import { type ComponentProps, type ReactNode } from 'react'
import { get, useFormContext } from 'react-hook-form'
import { Badge } from '@/components/ui/badge'
import { defaultProfile } from '@/lib/business/profile'
import { type SetupStep } from '@/lib/business/setup'
import { ColorFields } from './color-fields'
import { LogoFields } from './logo-fields'
import { TextSetting } from './setting-fields'

/** A setting that says of itself when it is still the one that came with the site. */
function OwnText({ path, ...rest }: ComponentProps<typeof TextSetting>) {
  const value: unknown = useFormContext().watch(path)
  const isSample = value !== '' && value === get(defaultProfile, path)
  return (
    <TextSetting
      path={path}
      autoComplete="off"
      note={isSample ? <Badge>Sample</Badge> : undefined}
      {...rest}
    />
  )
}

type Step = { title: string; about: string; fields: ReactNode }

/** What each step asks for. */
export const setupFields: Record<SetupStep, Step> = {
  business: {
    title: 'Your business',
    about:
      'The name stands in the header, in titles and in every mail. What is marked Sample came with the site.',
    fields: (
      <>
        <OwnText path="name" />
        <OwnText path="shortName" hint="For titles and mails, where the whole name is too long." />
        <OwnText
          path="licenseNumber"
          note="optional"
          hint="Rockland County asks for it on every page. You can add it later."
        />
      </>
    ),
  },
  phone: {
    title: 'How people reach you',
    about: 'The number is on every page, one tap away on a phone. Homeowners write to the e-mail address.',
    fields: (
      <>
        <OwnText path="phone" type="tel" inputMode="tel" />
        <OwnText path="email" type="email" inputMode="email" />
      </>
    ),
  },
  address: {
    title: 'Where your showroom is',
    about: 'Footer and contact page show it, and search engines put it on their maps.',
    fields: (
      <>
        <OwnText path="address.street" />
        <OwnText path="address.locality" />
        <div className="grid grid-cols-2 gap-3">
          <OwnText path="address.region" />
          <OwnText path="address.postalCode" inputMode="numeric" />
        </div>
      </>
    ),
  },
  logo: {
    title: 'Your logo',
    about: 'Header, footer, mails and share pictures show it. Without one they show your name, set as type.',
    fields: <LogoFields />,
  },
  colors: {
    title: 'Your colors',
    about:
      'One for buttons, links and dark bands, one for accents. The shades in between follow by themselves.',
    fields: <ColorFields />,
  },
}
