import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Picture } from '@/components/site/parts/picture'
import { Ticks } from '@/components/site/parts/ticks'
import { type ReactNode } from 'react'
import { type SectionProps } from '../define-section'
import { shownPicture } from '../section-picture'
import { type definition } from './definition'

export function View({ config, words, isRepeat }: SectionProps<typeof definition>) {
  const [title, text, more] = [words('title'), words('text'), words('more')]
  return (
    <section className="band page-grid gap-y-7 bg-sand" id={isRepeat ? undefined : 'refacing'}>
      <div className="md:col-[1/9]">
        {title && <h2>{title}</h2>}
        {text && <p className="mt-4 max-w-[29em] text-lede text-pretty">{text}</p>}
      </div>
      <div className="grid gap-x-col gap-y-8 sm:grid-cols-2 md:col-[1/9]">
        <When
          title={words('reface')}
          lines={config.refaceLines.map((_, index) => words(`refaceLines.${index}.text`))}
        />
        <When
          title={words('replace')}
          lines={config.replaceLines.map((_, index) => words(`replaceLines.${index}.text`))}
        />
      </div>
      <figure className="md:col-[9/-1] md:row-[1/4] md:mr-[calc(var(--spacing-bleed)*-1)] md:ml-8">
        <Picture
          {...shownPicture(config, '/images/detail-cabinets.webp')}
          sizes="(min-width: 1440px) 40vw@570px, (min-width: 960px) 32vw@570px, 93vw@16/9"
          position="62% 50%"
          className="aspect-video md:aspect-auto md:h-full md:rounded-none"
        />
      </figure>
      {more && (
        <div className="md:col-[1/9]">
          <ArrowLink href="/rockland/cabinet-refacing/" className="mt-3">
            {more}
          </ArrowLink>
        </div>
      )}
    </section>
  )
}

const When = ({ title, lines }: { title: ReactNode; lines: readonly ReactNode[] }) => (
  <div>
    {title && <h3 className="border-b border-ink pb-2.5">{title}</h3>}
    <Ticks lines={lines.filter(Boolean)} className="*:border-b *:border-ink/20 *:py-2.5!" />
  </div>
)
