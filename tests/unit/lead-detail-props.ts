import { type LeadDetail } from '@/components/admin/leads/lead-detail'

/** The props of a lead's screen; each test brings its own lead. */
export const leadDetailProps: Omit<Parameters<typeof LeadDetail>[0], 'lead'> = {
  now: new Date('2026-11-01T12:05:00.000Z'),
  today: '2026-11-01',
  isLate: false,
  replyHours: 2,
  backHref: '/admin/leads',
  before: null,
  after: null,
  others: [],
  merged: [],
  visits: [],
  hasJob: false,
  mergedInto: null,
  design: null,
  staff: [{ id: 'ann', name: 'Ann' }],
  me: { id: 'ann', isOwner: true },
  templates: [],
  context: { phone: '(845) 555-0142', business: 'Hearth', reviewLink: '', me: 'Ann' },
  sending: { email: false, text: false, answers: '' },
  messages: [],
}
