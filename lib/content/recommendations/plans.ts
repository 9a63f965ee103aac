import { type ProjectType } from '@/lib/business/recommendation-choices'
import { type Plans } from './plan'
import bathroom from './plans-bathroom.json'
import both from './plans-both.json'
import kitchen from './plans-kitchen.json'

/** Steps of a plan for each project and budget, in the order in which they are decided. */
export const plans = { kitchen, bathroom, both } as Record<ProjectType, Plans>
