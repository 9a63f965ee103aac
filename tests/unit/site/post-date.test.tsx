import { renderToStaticMarkup } from 'react-dom/server'
import { PostDate } from '@/components/site/parts/post-card'

test('the day of a post is the same for readers and for machines', () => {
  // Ten in the evening of the 14th in New York.
  const html = renderToStaticMarkup(<PostDate post={{ publishedAt: '2024-12-15T03:00:00.000Z' }} />)
  expect(html).toBe('<time dateTime="2024-12-14">December 14, 2024</time>')
  expect(renderToStaticMarkup(<PostDate post={{ publishedAt: null }} />)).toBe('Recently')
})
