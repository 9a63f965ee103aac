import { type BlockData } from '@/components/blocks/view-props'
import { builtInFinishes } from '@/lib/business/finish-list'
import { defaultProfile } from '@/lib/business/profile'
import { seedAreas, seedCopyOf } from '@/lib/content/area-seed'
import { samplePosts, sampleProjects, sampleTestimonials } from '@/lib/content/samples'
import { getTownPage } from '@/lib/content/town-pages'

/** The data of blocks on a site as it comes, also of those on the town page of Nyack. */
export const blockData: BlockData = {
  projects: sampleProjects,
  testimonials: sampleTestimonials,
  profile: defaultProfile,
  areas: seedAreas,
  finishes: builtInFinishes,
  empty: [],
  mapsPlaceId: '',
  town: {
    page: getTownPage('nyack')!,
    copy: seedCopyOf('nyack', 'town'),
    projects: sampleProjects.slice(0, 3),
    nearby: [],
    testimonials: [],
    posts: samplePosts.slice(0, 2),
  },
}
