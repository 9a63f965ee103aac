import { renderToStaticMarkup } from 'react-dom/server.node'
import { LandingBlocks } from '@/components/site/screens/landing/landing-blocks'
import { blockData } from './block-data'

const text = (id: string, content: string) => ({ id, type: 'text', config: { content } })

describe('the components of a landing page', () => {
  test('stand in their order, below the page’s own heading', () => {
    const hero = { id: 'a', type: 'hero', config: { title: 'A summer offer' } }
    const html = renderToStaticMarkup(
      <LandingBlocks blocks={[hero, text('b', '<p>Until June.</p>')]} data={blockData} />,
    )
    expect(html).not.toContain('<h1')
    expect(html.indexOf('A summer offer')).toBeGreaterThan(0)
    expect(html.indexOf('Until June.')).toBeGreaterThan(html.indexOf('A summer offer'))
    // The button's default is a form that isn't there.
    expect(html).not.toContain('"#contact"')
  })

  test('without any there is nothing', () => {
    expect(renderToStaticMarkup(<LandingBlocks blocks={[]} data={blockData} />)).toBe('')
  })
})
