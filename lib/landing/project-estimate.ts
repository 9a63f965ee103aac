import { roomSizes } from '@/lib/business/estimate-choices'
import { type Project } from '@/lib/content-types'
import { estimate, type Estimate, type LinePrices } from '@/lib/estimate/estimate'
import { defaultRequest, estimateAddress, type EstimateRequest } from '@/lib/estimate/request'

type Likeness = Pick<Project, 'projectType' | 'size' | 'level'>

/** Returns the request for a new room like a project's: its size and finish level, the medium ones where nobody has said them. */
export const requestLikeIt = ({ projectType, size, level }: Likeness): EstimateRequest => ({
  ...defaultRequest,
  room: projectType,
  feet: { ...defaultRequest.feet, [projectType]: roomSizes[projectType][size || 'medium'].feet },
  level: level || defaultRequest.level,
})

/** Returns the address at which a room like a project's is priced. */
export const estimateLikeIt = (project: Likeness): string => estimateAddress(requestLikeIt(project))

/** Returns what a new room like a project's costs by the price list. */
export const costLikeIt = (project: Likeness, lines: LinePrices): Estimate =>
  estimate(requestLikeIt(project), lines)
