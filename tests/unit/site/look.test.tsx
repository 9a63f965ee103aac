/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server.node'
import { SiteFooter } from '@/components/site/frame/site-footer'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { SiteHeader } from '@/components/site/frame/site-header'
import { type BusinessProfile, defaultProfile } from '@/lib/business/profile'
import { getService } from '@/lib/business/services'
import { seedAreas } from '@/lib/content/area-seed'
import { emailLayout } from '@/lib/mail/layout'
import { logoIn } from '@/lib/media/logo'
import { businessJsonLd } from '@/lib/seo/json-ld'
import { cardHash, landingCard } from '@/lib/seo/share-card'
import { markup } from '@/lib/text/markup'
import { plainPage } from '@/lib/text/plain-page'
import { theme } from '@/lib/theme'

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }))

const folder = '/media/0123456789abcdef0123456789abcdef'
const logo = { light: `${folder}/logo-1200x300.webp`, dark: '' }
const colors = { main: '#1f3a5f', accent: '#9a4d1e' }
const plain = defaultProfile
const ownProfile: BusinessProfile = { ...plain, logo, colors }

const imageIn = (node: React.ReactNode) => {
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(node)
  return box.querySelector('a[href="/"] img')
}

describe('a logo', () => {
  test('stands in the header with the name as its text and its size reserved', () => {
    const image = imageIn(<SiteHeader profile={ownProfile} />)!
    expect(image.getAttribute('alt')).toBe(plain.name)
    // As large as there is room for, of a version that is sharp at twice that.
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['176', '44'])
    expect(image.getAttribute('src')).toBe(`${folder}/logo-480.webp`)
  })

  test('for light ground isn’t on the dark footer: that keeps the name, or has one of its own', () => {
    expect(imageIn(<SiteFooter profile={ownProfile} areas={seedAreas} />)).toBeNull()
    expect(renderToStaticMarkup(<SiteFooter profile={ownProfile} areas={seedAreas} />)).toContain(
      'Kitchen and Bath</small>',
    )
    const both = { ...ownProfile, logo: { light: '', dark: `${folder}/white-300x300.webp` } }
    expect(imageIn(<SiteFooter profile={both} areas={seedAreas} />)?.getAttribute('width')).toBe('44')
    expect(imageIn(<SiteHeader profile={both} />)).toBeNull()
  })

  test('without one nothing is there but the name', () => {
    expect(imageIn(<SiteHeader profile={plain} />)).toBeNull()
    expect(logoIn({ logo: { light: '/media/none', dark: '' } }, 'light', { width: 9, height: 9 })).toBeNull()
  })

  test('is told to search engines, and stands in mails and share pictures', () => {
    expect(businessJsonLd(ownProfile).logo).toBe(`http://localhost:3000${logo.light}`)
    expect(businessJsonLd(plain).logo).toBe('http://localhost:3000/icon.svg')
    const mail = (profile: BusinessProfile) =>
      emailLayout(profile, 'https://h.example').page({ heading: 'Hello', preview: '', body: [], footer: [] })
    expect(mail(ownProfile)).toContain(
      `<img src="https://h.example${folder}/logo-480.webp" width="224" height="56"`,
    )
    expect(mail(plain)).not.toContain('<img')
    expect(mail(plain)).toContain('>Hearth &amp; Harbor</p>')
  })
})

describe('colors', () => {
  const sheet = (profile: BusinessProfile) =>
    /<style[^>]*>(.*?)<\/style>/.exec(
      renderToStaticMarkup(
        <SiteFrame pages={{ menu: [], footer: [] }} empty={[]} profile={profile} areas={seedAreas}>
          x
        </SiteFrame>,
      ),
    )?.[1]

  test('lie over those of the style sheet on public pages, and cost nothing without a choice', () => {
    expect(sheet(ownProfile)).toContain('--color-spruce:#1f3a5f')
    expect(sheet(plain)).toBeUndefined()
  })

  test('mails, the plain answer and share pictures have them too', () => {
    const mail = emailLayout(ownProfile, '')
    expect(mail.button('/', 'Go').html).toContain(`background:${colors.main}`)
    const page = plainPage('Hello', ownProfile, markup``)
    expect(page).toContain(`background:${colors.main}`)
    for (const html of [mail.page({ heading: '', preview: '', body: [], footer: [] }), page])
      expect(html).not.toContain(theme.color.spruce)
    const [town, service] = [seedAreas.places[0]!, getService('custom-cabinets')!]
    expect(cardHash(landingCard(town, service, null, ownProfile))).not.toBe(
      cardHash(landingCard(town, service, null, plain)),
    )
  })
})
