import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { ChatForm } from '@/components/forms/chat-widget-form'
import { ContactForm } from '@/components/forms/contact-form'
import { VisitForm } from '@/components/forms/visit-form'
import { LeadDetail } from '@/components/admin/leads/lead-detail'
import { defaultProfile } from '@/lib/business/profile'
import { designAt } from '@/lib/business/sent-design'
import { type Lead } from '@/lib/content-types'
import { privacySections } from '@/lib/content/privacy'
import { ownerEmail } from '@/lib/delivery/owner-email'
import { AppError } from '@/lib/errors'
import { leadFieldNames, leadFields } from '@/lib/lead-fields'
import { refusedForm } from '@/lib/leads/form-answer'
import { formFieldNames, type LeadForm, leadForms } from '@/lib/leads/lead-forms'
import { Prisma } from '@/prisma/generated/sqlite/client'
import { emptyLead } from '../empty-lead'
import { leadDetailProps } from '../lead-detail-props'

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }))

// The places that keep their own markup, words or column list, held against the list of a lead's fields.

const forms = Object.keys(leadForms) as LeadForm[]
const screens = {
  contact: <ContactForm phone="1" promise="No obligation." town="nyack" service="flooring" plan="A plan" />,
  chat: <ChatForm phone="1" reply="soon" panelId="panel" />,
  visit: <VisitForm phone="1" formKey="k" kind="home" town={{ slug: 'nyack', name: 'Nyack' }} days={[]} />,
} satisfies Record<LeadForm, unknown>

/** The labels of a form's controls by their names. */
function labelsIn(html: string): Record<string, string> {
  const controls = html
    .replace(/ class="[^"]*"/g, '')
    .split(/<(?=label for|fieldset)/)
    .slice(1)
    .flatMap((part): [string, string][] => {
      const [, name] = / name="(\w+)"/.exec(part) ?? []
      const [, label = ''] = /<?(?:label|legend)[^>]*>(.*?)<\/(?:label|legend)>/.exec(part) ?? []
      return name ? [[name, label.replace(/<[^>]*>/g, '')]] : []
    })
  return Object.fromEntries(controls)
}

test('every field that visitors fill in is asked by a form', () => {
  const formNames = new Set<string>(forms.flatMap(formFieldNames))
  expect(leadFieldNames(({ from }) => from === 'form').filter((name) => !formNames.has(name))).toEqual([])
})

test.each(forms)(
  'the %s form has a control for each field, and so has its page without script',
  async (form) => {
    const names = formFieldNames(form).filter((name) => name !== 'startsAt')
    const request = new Request('https://kitchens.test/')
    const answer = await refusedForm(form)(new AppError('invalid'), {}, request)
    const labels = labelsIn(await answer.text())
    expect(Object.keys(labels)).toEqual(names)
    const ofScreen = labelsIn(renderToStaticMarkup(screens[form]))
    expect({ ...ofScreen, ...(ofScreen.address && { address: labels.address }) }).toEqual(labels)
  },
)

const design =
  '/design?cabinets=sage&island=oak&counter=calacatta&splash=white-subway&floor=slate&metal=black'
/** Values that a place shows otherwise than they are stored. Any other field is filled with its own name. */
const samples: Partial<Record<string, [stored: string, shown: string]>> = {
  projectType: ['tile-backsplash', 'Tile and backsplash'],
  preferredContact: ['email', 'Email'],
  town: ['nyack', 'Nyack'],
  service: ['flooring-installation', 'Flooring Installation'],
  design: [design, designAt(design)?.text ?? ''],
  photos: ['0'.repeat(32), '1 photo'],
}
const sentNames = leadFieldNames(({ from }) => from === 'form' || from === 'page')
const filledLead = {
  ...emptyLead,
  ...Object.fromEntries(sentNames.map((name) => [name, samples[name]?.[0] ?? `the ${name}`])),
}
const shownText = (name: string) => samples[name]?.[1] ?? `the ${name}`
const missingIn = (text: string, names: readonly string[]) =>
  names.filter((name) => !text.includes(shownText(name)))

test('the screen of a lead shows every field that stands there', () => {
  const lead = { ...filledLead, events: [] }
  const html = (more: Partial<Lead>) =>
    renderToStaticMarkup(
      <LeadDetail {...leadDetailProps} lead={{ ...lead, ...more }} design={designAt(design)} />,
    )
  const names = sentNames.filter((name) => leadFields[name].inbox)
  expect(missingIn(html({}), names)).toEqual([])
})

test('the owner’s email has every field that stands there', () => {
  const letter = (lead: Lead) =>
    ownerEmail({ lead, profile: defaultProfile, siteUrl: 'https://kitchens.test' }).text
  // It names the service where there is no kind of project.
  const text = letter(filledLead) + letter({ ...filledLead, projectType: '' })
  const names = sentNames.filter((name) => leadFields[name].email !== false)
  expect(missingIn(text, names)).toEqual([])
})

test('the privacy text names every field that a visitor sends', () => {
  const text = JSON.stringify(privacySections(defaultProfile))
  const unnamed = sentNames.filter(
    (name) => !leadFields[name].privacy || !text.includes(leadFields[name].privacy),
  )
  expect(unnamed).toEqual([])
})

test('every column is a field, and every field is a column', () => {
  const otherColumns = ['key', 'searchText', 'phoneKey', 'emailKey', 'deletedAt', 'deletedStatus']
  const columns = leadFieldNames().map((name) => (name === 'assignedTo' ? 'assignedToId' : name))
  expect([...columns, ...otherColumns].sort()).toEqual(Object.keys(Prisma.LeadScalarFieldEnum).sort())
})

test('site files of the first version, which lack later fields, can be read', () => {
  const folder = 'prisma/sqlite/migrations/20261122044032_back_office'
  const [, model = ''] =
    /^model Lead \{\n([^]*?)^\}/m.exec(readFileSync(`${folder}/models.snapshot`, 'utf8')) ?? []
  const columns = Array.from(model.matchAll(/^ {2}(\w+) /gm), ([, name]) => name)
  const later = leadFieldNames().filter((name) => !columns.includes(name))
  expect(leadFieldNames(({ isLater }) => isLater === true)).toEqual(later)
})
