import { fillText } from '@/lib/text/fill-text'

test('every placeholder gets its value, wherever and however often it stands', () =>
  expect(
    fillText('{town} is in {county}; {town} has {count} kitchens.', {
      town: 'Nyack',
      county: 'Rockland',
      count: '',
    }),
  ).toBe('Nyack is in Rockland; Nyack has  kitchens.'))

test('a value is put in as it is', () =>
  expect(fillText('{a} and {b}', { a: '{b}', b: '$1 $& $$' })).toBe('{b} and $1 $& $$'))

test('a placeholder without a value throws and is named', () =>
  expect(() => fillText('In {town}', {})).toThrow('unknown placeholder {town}'))
