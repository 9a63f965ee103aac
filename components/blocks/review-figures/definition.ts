import { defineSection, ownPicture, ownPictureLabels } from '../define-section'

export const definition = defineSection('Figures', ownPicture, ownPictureLabels)
