import { defineSection } from '../define-section'
import { sectionPicture, sectionPictureLabels } from '../section-picture'

export const definition = defineSection('Figures', sectionPicture, sectionPictureLabels, {
  source: {
    text: 'The figures are your claims, each with its proof.',
    link: 'Claims',
    href: '/admin/settings/offer#claims',
  },
})
