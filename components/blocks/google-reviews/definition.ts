import { defineSection } from '../define-section'

export const definition = defineSection('Reviews from Google', {}, {})
