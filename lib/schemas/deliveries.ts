import * as z from 'zod/mini'

/** What staff can have done with many messages at once. */
const deliveryActions = ['send-offered', 'drop-offered', 'retry-failed'] as const
export type DeliveryAction = (typeof deliveryActions)[number]

/** What POST /api/deliveries takes. */
export const deliveriesSchema = z.object({
  action: z.enum(deliveryActions, 'Choose send-offered, drop-offered or retry-failed'),
})
