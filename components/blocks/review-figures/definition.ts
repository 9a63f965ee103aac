import { defineSection } from '../define-section'
import { sectionPicture, sectionPictureLabels } from '../section-picture'

export const definition = defineSection('Figures', sectionPicture, sectionPictureLabels)
