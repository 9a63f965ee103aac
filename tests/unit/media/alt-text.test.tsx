/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { type Draft } from '@/components/media/media-state'
import { PictureDetails } from '@/components/media/picture-details'
import { suggestAlt } from '@/components/media/suggest-alt'
import { type AltUse } from '@/components/media/use-library'
import { type LibraryPicture } from '@/lib/media/types'

const named = (name: string, uses: LibraryPicture['uses'] = []) => suggestAlt({ name, uses })

test('a file’s name is suggested where it has words in it, and only there', () => {
  expect(named('walnut-island-with-stools.jpg')).toBe('Walnut island with stools')
  expect(named('SmithKitchen_oakShelves 2.JPG')).toBe('Smith kitchen oak shelves')
  for (const name of [
    'IMG_1234.jpg',
    'IMG-20240611-WA0007.jpg',
    'DSC00123.JPG',
    'PXL_20240611_101112.jpg',
    'Screenshot 2024-06-11 at 10.11.12.png',
    'WhatsApp Image 2024-06-11.jpeg',
    'photo.jpg',
    'final_new.jpg',
    '8f14e45fceea167a.jpg',
    'xkcd qwrtz.jpg',
    '',
  ])
    expect([name, named(name)]).toEqual([name, ''])
})

test('the field that it is chosen for comes first, then the project that shows it', () => {
  const uses = [
    { label: 'Winter offer', href: '/admin/pages/p/edit' },
    { label: 'Blue kitchen, after', href: '/admin/content/projects/1' },
  ]
  expect(named('walnut-island.jpg', uses)).toBe('Blue kitchen, after')
  expect(named('walnut-island.jpg', [{ ...uses[1]!, inTrash: true }])).toBe('Walnut island')
  expect(suggestAlt({ name: 'walnut-island.jpg', uses }, 'Oak bath, Nyack, NY, before')).toBe(
    'Oak bath, Nyack, NY, before',
  )
})

test('the page’s subject comes last, if nothing else is known', () => {
  expect(suggestAlt({ name: 'walnut-island.jpg', uses: [] }, '', 'Winter offer')).toBe('Walnut island')
  expect(suggestAlt({ name: 'IMG_1234.jpg', uses: [] }, '', ' Winter offer ')).toBe('Winter offer')
})

const picture = {
  ...{ id: '1', name: 'logo.png', alt: '', src: '/media/logo.webp', thumbnail: '/media/small.webp' },
  ...{ width: 400, height: 100, bytes: 9000, focalX: 0.5, focalY: 0.5, color: '', createdAt: null },
  ...{ builtIn: false, uses: [], revisions: 0, updatedAt: '' },
} satisfies LibraryPicture & { updatedAt: string }

function show({ alt, isWhole, text = '' }: { alt?: AltUse; isWhole?: boolean; text?: string }) {
  const changed: Draft[] = []
  render(
    <PictureDetails
      picture={picture}
      draft={{ alt: text, focal: { x: 0.5, y: 0.5 } }}
      error=""
      alt={alt}
      suggestion="Walnut island"
      isWhole={isWhole}
      altField={createRef()}
      onChange={(draft) => changed.push(draft)}
      onSettled={() => undefined}
    />,
  )
  return changed
}

test('a suggestion is taken by a press, and isn’t there where somebody has written', () => {
  const changed = show({})
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Use “Walnut island”' }))
  expect(changed).toEqual([{ alt: 'Walnut island', focal: { x: 0.5, y: 0.5 } }])
  show({ text: 'An island' })
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('a logo is shown whole, and the business’s name is what it says', () => {
  show({ isWhole: true, alt: { isOptional: true, fallback: 'Hearth & Harbor' } })
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByRole('group', { name: 'How it will be cropped' })).toBeNull()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').required).toBe(false)
  expect(screen.getByText('Left empty, it says “Hearth & Harbor”.')).toBeTruthy()
})

test('any other picture is cropped, and needs its words where its place keeps them', () => {
  show({})
  expect(screen.getByRole('slider', { name: 'Focal point' })).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').required).toBe(true)
})
