import { type ProjectType } from '@/lib/business/recommendation-choices'
import { type Plans } from './plan'
import bathroom from './plans-bathroom.json'
import both from './plans-both.json'
import kitchen from './plans-kitchen.json'

/** The catalogue: for each project and budget the steps of a plan, in the order they are decided. */
export const plans = { kitchen, bathroom, both } as Record<ProjectType, Plans>
