import { type Fault } from './fault'

export const booking: Fault[] = [
  {
    file: 'lib/visits/free-times.ts',
    find: 'moment.epochMilliseconds + minutes * 60_000 <= end',
    replace: 'moment.epochMilliseconds + minutes * 60_000 < end',
    harm: 'The last time of each day is never offered.',
  },
  {
    file: 'lib/visits/free-times.ts',
    find: '    .toZonedDateTimeISO(officeTimeZone)\n',
    replace: "    .toZonedDateTimeISO('UTC')\n",
    harm: 'From the evening on the calendar begins a day late and ends a day late.',
  },
  {
    file: 'lib/visits/rules.ts',
    find: 'Math.ceil((miles * minutesPerMile) / 15) * 15',
    replace: 'Math.round((miles * minutesPerMile) / 15) * 15',
    harm: 'Two visits are planned closer together than the drive takes.',
  },
  {
    file: 'lib/visits/rules.ts',
    find: "if (!visits.hasOwnHours || kind === 'showroom')",
    replace: 'if (!visits.hasOwnHours)',
    harm: 'Visitors are asked to the showroom at hours at which it is closed.',
  },
  {
    file: 'lib/visits/book.ts',
    find: "const address = meeting.kind === 'home' ? input.address : ''",
    replace: 'const { address } = input',
    harm: 'A visit to the showroom is planned with a homeowner’s street.',
  },
  {
    file: 'lib/time/quarters.ts',
    find: 'to: start + (minutes + travel) * 60_000',
    replace: 'to: start + minutes * 60_000',
    harm: 'The next visit begins before anybody can be back from this one.',
  },
  {
    file: 'lib/time/holidays.ts',
    find: 'firstFrom(year, 5, 25, 1)',
    replace: 'firstFrom(year, 5, 24, 1)',
    harm: 'In some years visits are booked on Memorial Day, and none on the Monday before.',
  },
  {
    file: 'lib/time/office-time.ts',
    find: 'const candidates = [4, 5].map(',
    replace: 'const candidates = [5, 4].map(',
    harm: 'On the night when the clocks go back a planned time is an hour late; in spring it is an hour early.',
  },
  {
    file: 'lib/visits/book.ts',
    find: 'earlier && Date.parse(earlier.startsAt) === Date.parse(startsAt)',
    replace: 'earlier && earlier.startsAt === startsAt',
    harm: 'A second click on “Book” sends everybody another mail, as if the visit had been moved.',
  },
  {
    file: 'lib/data/visit-changes.ts',
    find: '...(isSame ? {} : { agreedAt: now, remindedAt: null }),',
    replace: '...(isSame ? {} : { agreedAt: now }),',
    harm: 'Nobody is reminded of a visit that was moved to another day.',
  },
  {
    file: 'lib/data/visit-changes.ts',
    find: '    const before = await requireBooked(tx, id, version)\n    await tx.visitTime.deleteMany({ where: { visitId: id } })\n',
    replace: '    const before = await requireBooked(tx, id, version)\n',
    harm: 'The time of a canceled visit stays taken for everybody else.',
  },
  {
    file: 'lib/data/visit-changes.ts',
    find: '...(heldBy ? [{ heldBy }] : [])',
    replace: "{ heldBy: heldBy ?? '' }",
    harm: 'When staff plan a visit, all other visits lose their time and are booked twice.',
  },
]
