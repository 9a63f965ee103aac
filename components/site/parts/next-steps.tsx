import '../screens/contact/contact.css'

const steps = [
  { title: 'Within 24 hours', text: 'We contact you.' },
  { title: 'A free visit', text: 'We schedule a free in-home consultation, at a time that suits you.' },
  { title: 'An estimate', text: 'You receive a no-obligation estimate with 3D renderings of your room.' },
]

/** What happens after a request, in three steps. */
export function NextSteps() {
  return (
    <section className="next">
      <h2>What Happens Next?</h2>
      <ol className="next__l">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
