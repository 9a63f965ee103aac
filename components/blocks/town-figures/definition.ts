import { defineSection } from '../define-section'

export const definition = defineSection('Town in figures', {}, {}, { pages: ['town'] })
