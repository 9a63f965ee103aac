import { type PrivacySection } from '@/lib/content/privacy'

/** What happens with visitors' data, a heading at the left of each part. */
export function PrivacyText({ sections }: { sections: readonly PrivacySection[] }) {
  return (
    <div className="mx-gutter border-b border-line">
      {sections.map(({ heading, paragraphs }) => (
        <section
          key={heading}
          className="grid gap-x-col gap-y-4 border-t border-line py-8 md:grid-cols-12 md:py-12"
        >
          <h2 className="text-h3 md:col-[1/5]">{heading}</h2>
          <div className="max-w-[38em] space-y-4 md:col-[5/-1]">
            {paragraphs.map((text) => (
              <p key={text} className="text-pretty">
                {text}
              </p>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
