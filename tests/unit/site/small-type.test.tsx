/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { VisitPicker } from '@/components/forms/visit-picker'
import { ProjectPlate } from '@/components/site/parts/project-plate'
import { Quote } from '@/components/site/parts/quote'
import { builtInWords } from '@/lib/business/wording'
import { sampleProjects, sampleTestimonials } from '@/lib/content/samples'

test('under a picture the price leads, and no fact is broken', () => {
  const [project] = sampleProjects as [(typeof sampleProjects)[0]]
  const { container } = render(<ProjectPlate project={{ ...project, isSample: true }} />)
  const facts = Array.from(container.querySelectorAll('p > span'))
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    project.cost,
    project.location,
    project.timeline,
    'Example',
  ])
  for (const fact of facts.slice(0, -1)) expect(fact.className).toContain('inline-block')
})

test('under a quote “Example” stands beside the name', () => {
  const [testimonial] = sampleTestimonials as [(typeof sampleTestimonials)[0]]
  render(<Quote testimonial={{ ...testimonial, isSample: true }} words={builtInWords} />)
  expect(screen.getByText('Example').previousElementSibling?.textContent).toBe(testimonial.name)
})

test('a day of the calendar is a heading right below the page’s own', () => {
  const times = [{ startsAt: '2026-11-27T15:00:00.000Z', time: '10:00 AM' }]
  render(<VisitPicker days={[{ day: '2026-11-27', times }]} />)
  expect(screen.getByRole('heading', { level: 2, name: /27/ })).toBeTruthy()
})
