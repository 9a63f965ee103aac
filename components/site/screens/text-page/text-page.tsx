import { PhoneLink } from '@/components/site/parts/phone-link'
import { PageJsonLd } from '@/components/site/parts/json-ld'
import { type BusinessProfile } from '@/lib/business/profile'
import { type TextSection } from '@/lib/content/text-section'

type TextPageProps = {
  path: string
  title: string
  lede: string
  sections: readonly TextSection[]
  profile: BusinessProfile
}

export const TextPage = ({ path, title, lede, sections, profile }: TextPageProps) => (
  <>
    <PageJsonLd profile={profile} name={title} path={path} />
    <section className="page-grid gap-y-6 px-gutter pt-8 pb-10 md:items-end md:pt-16 md:pb-18">
      <h1 className="text-display md:col-[1/8]">{title}</h1>
      <p className="text-lede text-pretty md:col-[8/-1]">{lede}</p>
    </section>
    <TextSections sections={sections} />
  </>
)

export const TextSections = ({ sections }: { sections: readonly TextSection[] }) => (
  <div className="mx-gutter">
    {sections.map(({ heading, paragraphs, contact }) => (
      <section
        key={heading}
        className="grid gap-x-col gap-y-4 border-t border-line py-8 md:grid-cols-12 md:py-12"
      >
        <h2 className="text-h3 md:col-[1/5]">{heading}</h2>
        <div className="max-w-[31em] space-y-4 md:col-[5/-1]">
          {paragraphs.map((text) => (
            <p key={text} className="text-pretty">
              {text}
            </p>
          ))}
          {contact && (
            <p className="flex flex-wrap gap-x-8 text-18 tap-links [&_a]:whitespace-nowrap [&_a]:underline [&_a]:decoration-brass [&_a]:underline-offset-4">
              <PhoneLink className="tabular-nums" phone={contact.phone} />
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </p>
          )}
        </div>
      </section>
    ))}
  </div>
)
