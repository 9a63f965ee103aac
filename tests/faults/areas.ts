import { booking } from './booking'
import { type Fault } from './fault'
import { leadCapture } from './lead-capture'
import { merge } from './merge'
import { permissions } from './permissions'
import { prices } from './prices'
import { publishing } from './publishing'

/** The planted faults by area, as `npm run test:faults -- <area>` names them. */
export const areas: Record<string, Fault[]> = {
  'lead-capture': leadCapture,
  merge,
  publishing,
  permissions,
  prices,
  booking,
}
