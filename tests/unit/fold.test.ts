import { fold } from '@/lib/text/fold'

test.each([
  ['Ümit Yıldız', 'umit yildiz'],
  ['İPEK', 'ipek'],
  ['Ngọc Trần', 'ngoc tran'],
  ['José Peña', 'jose pena'],
  ['Łukasz Øster', 'lukasz oster'],
  ['Straße', 'strasse'],
  ['O’Hara, #4', 'o’hara, #4'],
])('%s is found as %s', (written, typed) => expect(fold(written)).toBe(typed))
