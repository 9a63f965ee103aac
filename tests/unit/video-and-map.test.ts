import { mapsLink, townIn } from '@/components/blocks/map/place'
import { readVideo } from '@/components/blocks/video/video-address'
import { staticPagePolicy } from '@/lib/policy'

const tube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1', tube],
  ['youtube.com/watch?v=dQw4w9WgXcQ', tube],
  [' https://youtu.be/dQw4w9WgXcQ?si=abc ', tube],
  ['https://youtu.be/dQw4w9WgXcQ?t=42s', `${tube}&start=42`],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', tube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', tube],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  ['https://vimeo.com/76979871/ab12cd', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=ab12cd'],
  [
    'https://player.vimeo.com/video/76979871?h=ab12cd',
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=ab12cd',
  ],
])('%s plays in %s', (address, frame) => expect(readVideo(address)?.frame).toBe(frame))

test('a file of the site plays by itself', () =>
  expect(readVideo('/videos/tour.mp4')).toEqual({ page: '/videos/tour.mp4', frame: null }))

test.each([
  'https://evil.example/embed/dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=x"onload="alert(1)',
  'https://www.youtube.com/@somebody',
  'https://vimeo.com/somebody',
  '//evil.example/a.mp4',
  '/videos/../../a.mp4',
  'https://evil.example/a.mp4',
  'javascript:alert(1)',
  'nonsense',
  '',
])('%s is no video', (address) => expect(readVideo(address)).toBeNull())

test('a page allows the frames of its videos, and no other page allows any', () => {
  const link = (frame: string) => `<a class="x" href="#" data-video="${frame}" aria-label="Play">`
  const directives = (html: string) =>
    staticPagePolicy([], html)
      .split('; ')
      .filter((directive) => /^(?:frame|media)-src/.test(directive))
  expect(directives('<p>data-video</p>')).toEqual([])
  expect(directives(link(tube))).toEqual(['frame-src https://www.youtube-nocookie.com'])
  expect(directives(link(tube) + link('https://player.vimeo.com/video/1'))).toEqual([
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  ])
  expect(directives(link('https://evil.example/embed/1'))).toEqual([])
  expect(directives(`<p>data-video="${tube}"</p><video src="/a.mp4">`)).toEqual([`media-src 'self'`])
})

test.each([
  ['Route 303, Congers, NY 10920', 'Congers'],
  ['12 Nyack Turnpike, Nanuet, NY', 'Nanuet'],
  ['4 Main St, South Nyack', 'South Nyack'],
  ['4 Main St, Hoboken, NJ', undefined],
])('%s is in %s', (address, town) => expect(townIn(address)?.name).toBe(town))

test('an address is opened in a maps application', () =>
  expect(mapsLink('1 Main St & Co, Nyack')).toBe(
    'https://www.google.com/maps/search/?api=1&query=1%20Main%20St%20%26%20Co%2C%20Nyack',
  ))
