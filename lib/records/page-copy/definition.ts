import * as z from 'zod/mini'
import { ownPicture } from '@/lib/page-document/own-picture'
import { line, list, longText, paragraphs } from '@/lib/schemas/content-fields'
import { revisionName } from '@/lib/schemas/pages'
import { defineRecord, type Values } from '../define-record'
import { questions } from '../service/definition'

const pictureMessage = 'Choose a picture from the library'
const picture = z.optional(
  z.string(pictureMessage).check(z.refine((src) => src !== '' && ownPicture.test(src), pictureMessage)),
)

/** The text written for one landing page: of a place and a service, or the town page of a place. Its id is "nyack/town". */
export const pageCopy = defineRecord({
  kind: 'landing',
  one: 'Page',
  several: 'Pages',
  calls: '/api/areas/landings',
  list: '/admin/areas/pages',
  edit: '/admin/areas/pages',
  model: 'landingPage',
  titleColumn: 'name',
  hasOwnScreens: true,
  hasRevisions: true,
  invalidates: [],
  fields: {
    headline: line(120, ''),
    lede: longText(600),
    description: line(320, ''),
    parts: list(
      z.object({ title: line(200, 'Write a heading'), text: paragraphs(2_000, 'Write the text') }),
      12,
    ),
    questions,
    // Each is checked by lib/page-document/parse.ts.
    blocks: list(z.unknown(), 40),
    pictures: z.object({ hero: picture, detail: picture }),
    projects: list(line(60, 'Choose a project'), 3),
  },
})

/** A state to be kept under a name, which may be empty. */
export const copyStateSchema = z.object({ ...pageCopy.fields, name: revisionName })

/** The fields to save; those left out stay as they are. */
export type CopyPatch = Partial<Values<typeof pageCopy.fields>>
