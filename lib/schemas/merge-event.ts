import * as z from 'zod/mini'

/** Fields that a merged lead brings to the surviving one, where they were empty. */
export type CarriedFields = { assignedToId?: string; followUpOn?: string; value?: number }

type MergeEvent = { name: string; leadId: string | null; carried: CarriedFields }

const eventSchema = z.object({
  name: z.string(),
  leadId: z.string(),
  carried: z.object({
    assignedToId: z.optional(z.string()),
    followUpOn: z.optional(z.string()),
    value: z.optional(z.number()),
  }),
})

/** Returns the text of an event of the kind `merged`. */
export const mergeEventText = (event: MergeEvent & { leadId: string }): string => JSON.stringify(event)

/** Reads the text of an event of the kind `merged`; those of earlier versions hold the name only. */
export function readMergeEvent(text: string): MergeEvent {
  try {
    return eventSchema.parse(JSON.parse(text))
  } catch {
    return { name: text, leadId: null, carried: {} }
  }
}
