import { type BlockData } from '@/components/blocks/view-props'
import { builtInFinishes } from '@/lib/business/finish-list'
import { defaultProfile } from '@/lib/business/profile'
import { seedAreas } from '@/lib/content/area-seed'
import { sampleProjects, sampleTestimonials } from '@/lib/content/samples'

/** What blocks show of a site as it comes. */
export const blockData: BlockData = {
  projects: sampleProjects,
  testimonials: sampleTestimonials,
  profile: defaultProfile,
  areas: seedAreas,
  finishes: builtInFinishes,
  empty: [],
  mapsPlaceId: '',
}
