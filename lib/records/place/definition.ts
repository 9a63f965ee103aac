import * as z from 'zod/mini'
import { placeTypes, populationBases, townshipNames } from '@/lib/business/towns'
import { houseKinds } from '@/lib/content/house-kinds/kinds'
import { buildingEras, confidences, housingTypes } from '@/lib/content/town-notes/kinds'
import { topicNames } from '@/lib/content/town-notes/topics'
import { slugMessages, slugPattern } from '@/lib/page-document/slug'
import { line, list, longText, paragraphs } from '@/lib/schemas/content-fields'
import { choiceOf, defineRecord, field, optionsOf, type Values } from '../define-record'

// Lengths in characters.
const longestName = 60
const longestSlug = 60
const longestLine = 200
const mostKinds = 3

const wholeNumber = (max: number, message: string) =>
  z.int(message).check(z.minimum(0, message), z.maximum(max, message))
const degrees = (min: number, max: number, message: string) =>
  z.number(message).check(z.minimum(min, message), z.maximum(max, message))

const slug = z
  .string(slugMessages.missing)
  .check(
    z.trim(),
    z.minLength(1, slugMessages.missing),
    z.maxLength(longestSlug, `Shorten this to ${longestSlug} characters`),
    z.regex(slugPattern, slugMessages.pattern),
  )

const urlMessage = 'Enter the address of a page, beginning with https://, or leave it empty'
const url = line(500, '').check(
  z.refine((link) => link === '' || (/^https?:\/\/[^\s"<>]+$/.test(link) && URL.canParse(link)), urlMessage),
)
const phoneMessage = 'Enter a phone number with ten digits, or leave it empty'
const phone = line(24, '').check(
  z.refine((number) => number === '' || /^1?[2-9]\d{9}$/.test(number.replace(/\D/g, '')), phoneMessage),
)

const notes = z.object({
  eras: field(list(choiceOf(buildingEras, 'Choose from the list'), Object.keys(buildingEras).length), {
    label: 'When the houses were built',
    input: 'several',
    options: optionsOf(buildingEras),
  }),
  types: field(list(choiceOf(housingTypes, 'Choose from the list'), Object.keys(housingTypes).length), {
    label: 'Housing',
    input: 'several',
    options: optionsOf(housingTypes),
  }),
  kinds: field(
    list(choiceOf(houseKinds, 'Choose from the list'), mostKinds).check(
      z.minLength(1, 'Choose one to three kinds of house that most people here live in'),
    ),
    {
      label: 'Kinds of house that most people live in',
      name: 'Kinds of house',
      input: 'several',
      hint: `Up to ${mostKinds}. Each of its pages gets a passage on each kind.`,
      most: mostKinds,
      columns: 3,
      options: optionsOf(houseKinds),
    },
  ),
  setting: field(longText(1_000), {
    label: 'Setting',
    input: 'paragraphs',
    rows: 2,
    grows: true,
    hint: 'One sentence on its streets, slopes and water.',
  }),
  watch: field(
    list(
      z.object({
        topic: field(choiceOf(topicNames, 'Choose a topic'), {
          label: 'Topic',
          input: 'select',
          begin: 'old-additions',
          options: optionsOf(topicNames),
        }),
        note: field(paragraphs(1_000, 'Write the note'), {
          label: 'Note',
          input: 'paragraphs',
          rows: 3,
          grows: true,
        }),
      }),
      20,
    ),
    { label: 'What to watch for', input: 'rows', one: 'Note' },
  ),
  landmarks: field(list(line(longestLine, 'Enter a name'), 30), {
    label: 'Landmarks',
    input: 'lines',
    hint: 'Streets, rivers, lakes and buildings everyone there knows, one per line.',
  }),
  sources: field(
    z._default(
      list(
        z.object({
          fact: field(line(longestLine, 'Enter what it says'), { label: 'What', input: 'text' }),
          source: field(line(longestLine, 'Enter where it comes from'), {
            label: 'Where it comes from',
            input: 'text',
            placeholder: 'lohud.com, 2022',
          }),
        }),
        20,
      ),
      [],
    ),
    {
      label: 'Where its facts come from',
      input: 'rows',
      one: 'Source',
      hint: 'Only staff see this.',
    },
  ),
  confidence: field(choiceOf(confidences, 'Choose how sure you are'), {
    label: 'How sure are you of this?',
    input: 'choice',
    begin: 'low',
    options: Object.entries(confidences).map(([value, texts]) => ({ value, ...texts })),
  }),
  isKeptListed: field(z._default(z.boolean('Send yes or no'), false), {
    label: 'Listed although little is known',
    begin: false,
    input: 'switch',
    hint: 'Otherwise we suggest hiding the pages of a little-known place from search engines.',
  }),
})

/** A town, village or hamlet that is served, with all that its pages are made of. */
export const place = defineRecord({
  kind: 'place',
  one: 'Place',
  several: 'Places',
  calls: '/api/areas/places',
  list: '/admin/areas',
  edit: '/admin/areas/places',
  titleColumn: 'name',
  deletedWords: 'removed the place',
  address: '/rockland/',
  invalidates: [],
  fixedFields: ['slug'],
  fields: {
    name: field(line(longestName, 'Enter the name of the place'), {
      label: 'Name',
      input: 'text',
      placeholder: 'Upper Nyack',
    }),
    slug: field(slug, { label: 'Address of its pages', input: 'slug' }),
    zip: field(line(10, 'Enter the ZIP code').check(z.regex(/^\d{5}$/, 'Enter five digits')), {
      label: 'ZIP code',
      input: 'text',
      type: 'numeric',
      placeholder: '10960',
    }),
    township: field(choiceOf(townshipNames, 'Choose a township'), {
      label: 'Township',
      input: 'select',
      begin: '',
      none: 'Choose the township',
      hint: 'The town government it’s part of.',
      options: optionsOf(townshipNames),
    }),
    type: field(choiceOf(placeTypes, 'Choose what kind of place it is'), {
      label: 'Kind',
      input: 'select',
      options: optionsOf(placeTypes),
    }),
    population: field(wholeNumber(5_000_000, 'Enter a whole number, or 0 if it isn’t known'), {
      label: 'Population',
      input: 'number',
      begin: 0,
      hint: 'Enter 0 if it isn’t known.',
    }),
    populationBasis: field(choiceOf(populationBases, 'Choose where the number comes from'), {
      label: 'Where the number comes from',
      input: 'select',
      begin: 'estimate',
      hint: 'An estimate isn’t shown as a census figure.',
      options: optionsOf(populationBases),
    }),
    lat: field(degrees(40, 43, 'Enter the latitude in degrees, as in 41.1476'), {
      label: 'Latitude',
      input: 'number',
      begin: NaN,
    }),
    lng: field(degrees(-76, -72, 'Enter the longitude in degrees, as in -73.9893'), {
      label: 'Longitude',
      input: 'number',
      begin: NaN,
      hint: 'The drive from the showroom and the four nearest places are worked out from it.',
    }),
    permitAuthority: field(line(longestLine, 'Enter the office that issues permits'), {
      label: 'Office',
      name: 'Permit office',
      input: 'text',
      placeholder: 'Village of Nyack Building Department',
    }),
    permitPhone: field(phone, {
      label: 'Phone',
      input: 'text',
      type: 'tel',
      isOptional: true,
      placeholder: '845-555-0100',
    }),
    permitUrl: field(url, {
      label: 'Link',
      name: 'Permit link',
      input: 'text',
      type: 'url',
      isOptional: true,
      placeholder: 'https://',
    }),
    permitFees: field(longText(500), {
      label: 'Hours, fees and review time',
      input: 'paragraphs',
      rows: 2,
      isOptional: true,
      placeholder: 'When the office is open, what it charges, and how long a review takes; with the date',
    }),
    about: field(longText(2_000), {
      label: 'About',
      input: 'paragraphs',
      rows: 4,
      grows: true,
      hint: 'Two or three sentences for the place’s own page: where it is, what was built there and when.',
    }),
    notes,
  },
})

export type PlaceFields = Values<typeof place.fields>
export type PlacePatch = Partial<Omit<PlaceFields, 'slug'>> & { version?: number }
