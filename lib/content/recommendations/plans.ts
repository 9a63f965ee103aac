import { type ProjectType } from '@/lib/business/recommendation-choices'
import { type Plans } from './plan'
import { bathroomPlans } from './plans-bathroom'
import { bothPlans } from './plans-both'
import { kitchenPlans } from './plans-kitchen'

/** The catalogue: for each project and budget the steps of a plan, in the order they are decided. */
export const plans: Record<ProjectType, Plans> = {
  kitchen: kitchenPlans,
  bathroom: bathroomPlans,
  both: bothPlans,
}
