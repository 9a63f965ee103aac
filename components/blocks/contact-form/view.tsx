import { type CSSProperties } from 'react'
import { phoneDigits } from '@/lib/business/profile'
import { BlockTitle } from '../parts'
import { type ViewProps } from '../view-props'
import { type ContactFormConfig } from './definition'

/** The contact form with a title and the telephone number beside it; `#contact` leads here. */
export function View({ config, data, isMain, contactForm }: ViewProps<ContactFormConfig>) {
  const { title, text } = config
  const { phone } = data.profile
  return (
    <section className="b-pad b-paper b-side" id={isMain ? 'contact' : undefined}>
      <div>
        <BlockTitle>{title}</BlockTitle>
        {text && <p className="b-lede">{text}</p>}
        <a className="b-phone" href={`tel:${phoneDigits(phone)}`}>
          {phone}
        </a>
      </div>
      {contactForm ?? <FormStandIn />}
    </section>
  )
}

const field: CSSProperties = {
  width: '100%',
  padding: '12px 14px',
  border: '1px solid #7c847f',
  borderRadius: 4,
  fontSize: 16,
  color: '#57605b',
}

// What the builder shows in the form's place: nothing in it can be operated.
const FormStandIn = () => (
  <div aria-hidden="true" style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
    {['Name', 'Email', 'Phone', 'Project type', 'Tell us about the room'].map((label) => (
      <span key={label} style={field}>
        {label}
      </span>
    ))}
    <b className="b-btn">Request my estimate</b>
  </div>
)
