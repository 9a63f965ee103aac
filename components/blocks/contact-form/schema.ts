import * as z from 'zod/mini'
import { plain } from '../config-fields'

export const contactFormSchema = z.object({
  title: plain('Request an estimate', 200),
  text: plain('Tell us about the room. We reach out within 24 hours.'),
})

export type ContactFormConfig = z.output<typeof contactFormSchema>
