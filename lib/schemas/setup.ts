import * as z from 'zod/mini'
import { type SetupState, setupStepNames } from '@/lib/business/setup'

export const setupSchema: z.ZodMiniType<SetupState> = z.object({
  status: z.enum(['open', 'later', 'done'], 'Send open, later or done'),
  step: z.enum(setupStepNames, 'Send the name of a step'),
})
