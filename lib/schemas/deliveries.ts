import * as z from 'zod/mini'

/** Tasks for many messages at once. */
const deliveryActions = ['send-offered', 'drop-offered', 'retry-failed'] as const
export type DeliveryAction = (typeof deliveryActions)[number]

export const deliveriesSchema = z.object({
  action: z.enum(deliveryActions, 'Choose send-offered, drop-offered or retry-failed'),
})

/** Tasks for a request that was set aside. */
const setAsideActions = ['bring-in', 'dismiss'] as const
export type SetAsideAction = (typeof setAsideActions)[number]

export const setAsideSchema = z.object({
  file: z.string().check(z.minLength(1), z.maxLength(300)),
  action: z.enum(setAsideActions, 'Choose bring-in or dismiss'),
})
