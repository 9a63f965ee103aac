import { financingTerms } from '@/lib/business/financing'
import { type SectionProps } from '../define-section'
import { MissingSection } from '../parts'
import { type definition } from './definition'

export function View({ words, data: { profile }, inCanvas, isRepeat }: SectionProps<typeof definition>) {
  if (!financingTerms(profile))
    return inCanvas ? (
      <MissingSection>
        Visitors see nothing here until Settings have the terms of your financing.
      </MissingSection>
    ) : null
  return (
    <section className="page-grid gap-y-4 px-gutter pt-section" id={isRepeat ? undefined : 'financing'}>
      <h2 className="md:col-[1/7]">{words('title')}</h2>
      <p className="max-w-[31em] text-pretty md:col-[8/-1]">{words('text')}</p>
    </section>
  )
}
