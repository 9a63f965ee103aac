import { JsonLd } from '@/components/site/parts/json-ld'
import { type BusinessProfile } from '@/lib/business/profile'
import { type TextSection } from '@/lib/content/text-section'
import { breadcrumbJsonLd, businessJsonLd } from '@/lib/seo/json-ld'
import { TextSections } from './text-sections'

type TextPageProps = {
  path: string
  title: string
  lede: string
  sections: readonly TextSection[]
  profile: BusinessProfile
}

export function TextPage({ path, title, lede, sections, profile }: TextPageProps) {
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: title, href: path },
  ]
  return (
    <>
      <JsonLd data={[businessJsonLd(profile), breadcrumbJsonLd(crumbs)]} />
      <section className="page-grid gap-y-6 px-gutter pt-8 pb-10 md:items-end md:pt-16 md:pb-18">
        <h1 className="text-display md:col-[1/8]">{title}</h1>
        <p className="text-lede text-pretty md:col-[8/-1]">{lede}</p>
      </section>
      <TextSections sections={sections} />
    </>
  )
}
