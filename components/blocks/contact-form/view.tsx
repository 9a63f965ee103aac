import { PhoneLink } from '@/components/site/parts/phone-link'
import { BlockTitle, Lede, Section, sideBySide } from '../parts'
import { type ViewProps } from '../view-props'
import { type ContactFormConfig } from './definition'

export function View({ words, data, isRepeat }: ViewProps<ContactFormConfig>) {
  const text = words('text')
  const { phone } = data.profile
  return (
    <Section ground="paper" className={sideBySide} id={isRepeat ? undefined : 'contact'}>
      <div>
        <BlockTitle className="">{words('title')}</BlockTitle>
        {text && <Lede>{text}</Lede>}
        <PhoneLink className="mt-4 inline-block py-2 font-serif text-24 leading-tight" phone={phone} />
      </div>
      {data.contactForm}
    </Section>
  )
}
